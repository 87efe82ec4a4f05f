@testable import StreamNet
import Testing

/// The reasons of the errors that URLSession reports, also of those that only Apple platforms have.
@Suite(.virtualLimit) struct URLErrorTests {
    @Test(arguments: [
        (-1009, TransportError.Reason.offline), (-1018, .offline), (-1019, .offline),
        (-1020, .offline), (-1022, .appTransportSecurity), (-1003, .cannotFindHost),
        (-1004, .cannotConnect), (-1200, .tls), (-1202, .tls), (-1206, .tls),
        (-1011, .connectionLost), (-1017, .invalidResponse), (-9999, .other),
    ])
    func `each code has its reason`(code: Int, reason: TransportError.Reason) {
        let error = NSError(domain: NSURLErrorDomain, code: code)
        #expect(TransportError.Reason(error, received: nil, expected: nil) == reason)
    }

    @Test(arguments: [
        (-1016, ""), (-1015, ""), (-1, "Error while processing content unencoding: bad"),
        (-1, "Failed writing received data to disk/application"),
    ])
    func `a body that cannot be decoded is damaged, if it has a coding`(code: Int, text: String) {
        let error = NSError(
            domain: NSURLErrorDomain, code: code, userInfo: [NSLocalizedDescriptionKey: text])
        typealias Reason = TransportError.Reason
        #expect(
            Reason(error, received: 3, expected: nil, coding: "gzip")
                == .corruptBody(coding: "gzip", received: 3))
        #expect(Reason(error, received: 3, expected: nil) == .invalidResponse)
    }

    /// The texts of libcurl for HTTP/2.
    @Test(arguments: [
        ("HTTP/2 stream 1 was not closed cleanly: CANCEL (err 8)", false),
        ("HTTP/2 stream 1 was not closed cleanly before end of the underlying stream", false),
        ("HTTP/2 stream 1 was not closed cleanly: PROTOCOL_ERROR (err 1)", true),
    ])
    func `a reset stream is lost or cut, unless that would last`(text: String, isLasting: Bool) {
        let error = NSError(
            domain: NSURLErrorDomain, code: -1, userInfo: [NSLocalizedDescriptionKey: text])
        typealias Reason = TransportError.Reason
        let (lost, cut) = (
            Reason(error, received: nil, expected: nil), Reason(error, received: 3, expected: 9)
        )
        #expect(lost == (isLasting ? .invalidResponse : .connectionLost))
        #expect(cut == (isLasting ? .invalidResponse : .truncated(received: 3, expected: 9)))
    }

    @Test func `a code of another domain has none`() {
        let error = NSError(domain: "elsewhere", code: -1009)
        #expect(TransportError.Reason(error, received: nil, expected: nil) == .other)
    }

    @Test func `only a device without a network is offline, and worth another attempt`() {
        func isLost(_ reason: TransportError.Reason) -> Bool {
            reason.error(for: nil).isLostConnection
        }
        #expect(isLost(.offline))
        #expect(!isLost(.appTransportSecurity))
        #expect("\(TransportError.Reason.appTransportSecurity)".contains("Info.plist"))
    }
}
