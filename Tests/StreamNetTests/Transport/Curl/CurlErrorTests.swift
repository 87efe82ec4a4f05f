@testable import StreamNet
import Testing

/// The reasons of failures, by the codes of libcurl.
@Suite struct CurlErrorTests {
    @Test(
        arguments: [
            (.cannotFindHost, [5, 6]), (.cannotConnect, [7, 28]),
            (.tls, [35, 51, 53, 54, 58, 59, 60, 64, 66, 77, 80, 82, 83, 90, 91, 98]),
            (.connectionLost, [18, 52, 55, 56, 92]), (.invalidResponse, [1, 8, 27]),
        ] as [(TransportError.Reason, [Int32])])
    func `a reason has these codes and no others`(reason: TransportError.Reason, codes: [Int32]) {
        let found = (Int32(0)...100).filter {
            let error = CurlError(code: $0)
            return reason
                == .init(error, connectingWithin: nil, received: nil, expected: nil)
        }
        #expect(found == codes)
    }
}
