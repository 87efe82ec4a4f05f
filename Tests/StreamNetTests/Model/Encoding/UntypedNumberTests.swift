import Foundation
@testable import StreamNet
import Testing

struct UntypedNumberTests {
    @Test func `a number object is the boolean or number that it was made of`() throws {
        let numbers: [String: NSNumber] = [
            "bool": true, "int": 7, "negative": NSNumber(value: -1),
            "large": NSNumber(value: UInt64.max), "double": 0.5,
            "float": NSNumber(value: Float(0.1)),
            "decimal": NSDecimalNumber(string: "1.10"),
        ]
        let values = numbers.mapValues { $0 as any Sendable }
        let parameters = Parameters(
            dictionary: values.merging(["list": [NSNumber(value: false)] as [any Sendable]]) { $1 })
        #expect(
            try parameters.pairs().map { "\($0.name)=\($0.value ?? "-")" } == [
                "bool=1", "decimal=1.1", "double=0.5", "float=0.1", "int=7",
                "large=18446744073709551615", "list[]=0", "negative=-1",
            ])
        let endpoint = Endpoint(
            url: URL(string: "https://a.example")!, method: .post,
            payload: .parameters(parameters, as: .json))
        let body = try endpoint.encoded().body?.collected() ?? Data()
        let text = String(decoding: body, as: UTF8.self)
        #expect(text.contains(#""bool":true"#) && text.contains(#""list":[false]"#))
    }
}
