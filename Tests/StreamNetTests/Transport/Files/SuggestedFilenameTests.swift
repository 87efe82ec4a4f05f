@testable import StreamNet
import Testing

@Suite(.virtualLimit) struct SuggestedFilenameTests {
    private func name(_ disposition: String, _ url: String = "https://host/end") -> String {
        Response(headers: ["Content-Disposition": disposition], url: URL(string: url))
            .suggestedFilename
    }

    @Test(arguments: [
        (#"attachment; filename="a.txt""#, "a.txt"), ("attachment; filename=a.txt", "a.txt"),
        ("inline;filename=a.txt;size=3", "a.txt"), (#"ATTACHMENT; FileName = "a.txt""#, "a.txt"),
        (#"attachment; filename="a; b=c.txt""#, "a; b=c.txt"),
        (#"attachment; filename="say \"hi\".txt""#, #"say "hi".txt"#),
        (#"attachment; x="filename=b.txt"; filename=a.txt"#, "a.txt"),
        ("attachment; filename=a.txt; filename=b.txt", "a.txt"),
        (#"attachment; filename="never ends.txt"#, "never ends.txt"),
        (#"attachment; filename="a%20b.txt""#, "a%20b.txt"),
        (#"attachment; filename="Ünïcode.txt""#, "Ünïcode.txt"),
        ("attachment; filename*=UTF-8''%e2%82%ac%20rates.txt", "€ rates.txt"),
        ("attachment; filename*=utf-8'en'a%20b.txt", "a b.txt"),
        ("attachment; filename=a.txt; filename*=UTF-8''b.txt", "b.txt"),
        ("attachment; filename*=UTF-8''b.txt; filename=a.txt", "b.txt"),
        ("attachment; filename=a.txt; filename*=ISO-8859-1''%a3.txt", "a.txt"),
        ("attachment; filename=a.txt; filename*=UTF-8''%ff.txt", "a.txt"),
        ("attachment; filename=a.txt; filename*=UTF-8''%2", "a.txt"),
        ("attachment; filename=a.txt; filename*=b.txt", "a.txt"),
    ])
    func `what the server calls it is read`(disposition: String, name: String) {
        #expect(self.name(disposition) == name)
    }

    @Test(arguments: [
        "", "attachment", "attachment;", "attachment; filename", "attachment; filename=",
        #"attachment; filename="""#, #"attachment; filename="."; x=y"#,
        #"attachment; filename="..""#, #"attachment; filename="...""#,
        #"attachment; filename="///""#, #"attachment; filename=" . ""#,
        "attachment; filename*=UTF-8''%00%0a", "attachment; filename*=UTF-8''%2e%2e",
        "attachment; filename*=UTF-8''..%2f..%2f", ";;;===", "filename=a.txt",
    ])
    func `where it says nothing usable the URL tells`(disposition: String) {
        // Dots and slashes at the end leave "..", which leaves nothing.
        #expect(name(disposition) == "end")
    }

    @Test(arguments: [
        ("../../etc/passwd", "passwd"), ("/etc/passwd", "passwd"), ("a/b", "b"),
        (#"..\\..\\boot.ini"#, "boot.ini"), (#"C:\\dir\\a.txt"#, "a.txt"), ("C:a.txt", "C_a.txt"),
        (".htaccess", "htaccess"), ("...a", "a"), (". .a", "a"), (" a.txt ", "a.txt"),
        ("a..b", "a..b"), ("a.txt/", "a.txt"), ("a/..", "end"), ("~root", "~root"),
        ("a\u{0}.txt", "a.txt"), ("a\u{7}\u{1B}[2J.txt", "a[2J.txt"), ("a\u{85}b", "ab"),
        ("a\tb\u{2028}c", "abc"), ("a\u{202E}txt.exe", "atxt.exe"), ("\u{FEFF}.a", "a"),
        ("..\u{2215}a", "_a"), ("a\u{2044}b", "a_b"), ("a\u{FF0F}b\u{FF3C}c", "a_b_c"),
        ("a\u{29F5}b\u{FE68}c\u{2216}d", "a_b_c_d"), ("/\u{301}a", "\u{301}a"),
        ("a/\u{301}b", "\u{301}b"), ("..\u{301}/a", "a"), ("👩‍👩‍👧.png", "👩‍👩‍👧.png"),
    ])
    func `no name leads anywhere else`(sent: String, name: String) {
        #expect(self.name("attachment; filename=\"\(sent)\"") == name)
    }

    @Test(arguments: [
        (String(repeating: "a", count: 300) + ".tar", String(repeating: "a", count: 251) + ".tar"),
        (String(repeating: "ü", count: 200) + ".txt", String(repeating: "ü", count: 125) + ".txt"),
        (String(repeating: "👩‍👩‍👧", count: 20), String(repeating: "👩‍👩‍👧", count: 14)),
        ("a." + String(repeating: "b", count: 300), "a." + String(repeating: "b", count: 253)),
        (
            "a" + String(repeating: "\u{301}", count: 300) + ".txt",
            "a" + String(repeating: "\u{301}", count: 125) + ".txt"
        ),
        (String(repeating: "a", count: 255), String(repeating: "a", count: 255)),
    ])
    func `a long name keeps its extension`(sent: String, name: String) {
        let found = self.name("attachment; filename=\"\(sent)\"")
        #expect(found == name)
        #expect(found.utf8.count <= 255)
    }

    @Test(arguments: [
        ("https://host/a/b.txt", "b.txt"), ("https://host/a/b/", "b"),
        ("https://host/a%20b.txt?c=/d#/e", "a b.txt"), ("https://host/..%2F..%2Fa", "a"),
        ("https://host/%2e%2e", "download"), ("https://host", "download"),
        ("https://host/", "download"), ("https://host//", "download"),
        ("https://host/a%FF", "a%FF"), ("https://host/.git", "git"),
        ("https://host/a%00b", "ab"), ("https://me:pw@host/", "download"),
    ])
    func `the URL tells by the end of its path`(url: String, name: String) {
        #expect(Response(url: URL(string: url)).suggestedFilename == name)
    }

    @Test(arguments: [
        ("application/pdf", "download.pdf"), ("text/html; charset=utf-8", "download.html"),
        ("text/plain", "download.txt"), ("image/JPEG", "download.jpeg"),
        ("text/javascript", "download.js"), ("audio/ogg", "download.ogg"),
        ("image/svg+xml", "download.svg"), ("x/unknown", "download"), ("", "download"),
        ("../../a", "download"),
    ])
    func `without either the type gives the extension`(type: String, name: String) {
        #expect(Response(headers: ["Content-Type": type]).suggestedFilename == name)
    }
}
