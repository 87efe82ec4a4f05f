@testable import StreamNet
import Testing

/// Secrets in XML and HTML are hidden; tags, and all other bytes, stay.
struct RedactedMarkupTests {
    @Test(arguments: [
        ("<a><b>c</b><token>abc</token></a>", "<a><b>c</b><token>•••</token></a>"),
        ("<token type='x'>\n abc\n</token>", "<token type='x'>\n •••\n</token>"),
        (
            #"<w:Password Type="x">abc</w:Password>x"#, #"<w:Password Type="x">•••</w:Password>x"#
        ),
        (#"<token value="abc"/><a/>"#, #"<token value="•••"/><a/>"#),
        (
            #"<user name="ann" password='a"b>c' id=7>x</user>"#,
            #"<user name="ann" password='•••' id=7>x</user>"#
        ),
        (
            #"<input type="hidden" name="csrf_token" value="abc">"#,
            #"<input type="hidden" name="csrf_token" value="•••">"#
        ),
        (
            #"<META CONTENT="abc" NAME="csrf-token"><p>x"#,
            #"<META CONTENT="•••" NAME="csrf-token"><p>x"#
        ),
        ("<secret><a>abc</a><b/>def</secret>x", "<secret><a>•••</a><b/>•••</secret>x"),
        (
            "<session><id>3</id><title>Keynote</title></session><key>PROJ-1</key>",
            "<session><id>3</id><title>Keynote</title></session><key>PROJ-1</key>"
        ),
        ("<pin>1234</pin><session>abc</session>", "<pin>•••</pin><session>•••</session>"),
        ("<password><![CDATA[a<b]]></password>", "<password><![CDATA[•••]]></password>"),
        ("<!-- <token>abc</token> --><a>b</a>", "<!-- <token>•••</token> --><a>b</a>"),
        (
            #"<a href="https://host/?token=abc&amp;page=2">x</a>"#,
            #"<a href="https://host/?token=•••&amp;page=2">x</a>"#
        ),
        ("<token></token><token/>", "<token></token><token/>"),
        ("<a>1 < 2</a><token>abc", "<a>1 < 2</a><token>•••"),
        ("<p>password: abc def</p><p>x</p>", "<p>password: •••</p><p>x</p>"),
    ])
    func `the values of secret names are hidden`(text: String, shown: String) {
        #expect(Redaction.standard.redacted(markup: text) == shown)
        #expect(Redaction.none.redacted(markup: text) == text)
    }
}
