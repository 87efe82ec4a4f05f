import Foundation
import Testing

@testable import StreamNet

/// The agreement on compression: RFC 7692 §5 and §7.1.
@Suite(.virtualLimit) struct PermessageDeflateTests {
    @Test(
        arguments: [
            ([], nil), ([""], nil), ([" , ,"], nil),
            (["permessage-deflate"], "true true 15 15"),
            ([", permessage-deflate ,"], "true true 15 15"),
            (["permessage-deflate; client_no_context_takeover"], "false true 15 15"),
            (["permessage-deflate;server_no_context_takeover"], "true false 15 15"),
            (["permessage-deflate; client_max_window_bits=9"], "true true 9 15"),
            (["permessage-deflate; client_max_window_bits = \"10\""], "true true 10 15"),
            (["permessage-deflate; server_max_window_bits=8"], "true true 15 8"),
            (
                [
                    "permessage-deflate; server_max_window_bits=15; client_max_window_bits=8"
                        + "; server_no_context_takeover ; client_no_context_takeover"
                ], "false false 8 15"
            ),
        ] as [([String], String?)])
    func `answers of servers`(values: [String], expected: String?) throws {
        let agreement = try PermessageDeflate.agreement(answering: values)
        let text = agreement.map {
            "\($0.clientTakesOver) \($0.serverTakesOver) "
                + "\($0.clientWindowBits) \($0.serverWindowBits)"
        }
        #expect(text == expected)
    }

    @Test(
        arguments: [
            ("foo", "\"foo\""), ("x-webkit-deflate-frame", "\"x-webkit-deflate-frame\""),
            ("Permessage-Deflate", "\"Permessage-Deflate\""), ("; a", "\"\""),
            ("permessage-deflate, permessage-deflate", "another one"),
            ("permessage-deflate, foo", "\"foo\""),
            ("permessage-deflate;", "\"\""), ("permessage-deflate; ; a", "\"\""),
            ("permessage-deflate; foo", "\"foo\""), ("permessage-deflate; foo=1", "\"foo=1\""),
            ("permessage-deflate; client_max_window_bits", "\"client_max_window_bits\""),
            ("permessage-deflate; server_max_window_bits", "\"server_max_window_bits\""),
            (
                "permessage-deflate; client_no_context_takeover=1",
                "\"client_no_context_takeover=1\""
            ),
            (
                "permessage-deflate; server_no_context_takeover=\"\"",
                "\"server_no_context_takeover=\\\"\\\"\""
            ),
            (
                "permessage-deflate; server_no_context_takeover; server_no_context_takeover",
                "server_no_context_takeover twice"
            ),
            (
                "permessage-deflate; client_max_window_bits=9; client_max_window_bits=9",
                "client_max_window_bits twice"
            ),
        ])
    func `answers that are violations`(value: String, found: String) {
        #expect { try PermessageDeflate.agreement(answering: [value]) } throws: { error in
            let violation = error as? SocketViolation
            return violation?.code == 1002 && violation?.found == found
        }
    }

    @Test(
        arguments: [
            "7", "16", "0", "08", "015", "+9", "-9", "9.0", "", "\"\"", "\"", "\"9", "9x", "٩",
            "1e1",
            "99999999999999999999", "\"09\"",
        ], ["client_max_window_bits", "server_max_window_bits"])
    func `windows that are violations`(value: String, name: String) {
        let answer = "permessage-deflate; \(name)=\(value)"
        #expect { try PermessageDeflate.agreement(answering: [answer]) } throws: { error in
            let violation = error as? SocketViolation
            return violation?.code == 1002 && violation?.found == value.debugDescription
                && violation?.wanted == "a window of 8 to 15 bits"
        }
    }
}
