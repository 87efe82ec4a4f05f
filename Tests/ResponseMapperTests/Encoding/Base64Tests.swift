import Foundation
import ResponseMapper
import Testing

/// Data is written and read as by Foundation, also where that is not Base64.
@Suite struct Base64Tests {
    @Test func `bytes of any number are written as by JSONEncoder, and read again`() throws {
        var random = RandomNumbers(seed: 1)
        for count in 0..<200 {
            let data = Data((0..<count).map { _ in UInt8(truncatingIfNeeded: random.next()) })
            for format in [ModelEncoder.OutputFormatting(), .withoutEscapingSlashes] {
                let theirs = JSONEncoder()
                theirs.outputFormatting = format
                let text = try ModelEncoder(outputFormatting: format).encode(data)
                #expect(try text == theirs.encode(data))
                #expect(try ModelDecoder().decode(Data.self, from: text) == data)
            }
        }
    }

    @Test(arguments: [
        "", "=", "==", "====", "QQ==", "QR==", "QUI=", "QUJ=", "QQ=", "QQ", "Q", "QUJD", "QUJDRA==",
        "QQ==QUJD", "Q=Q=", "Q===", "QU D", "QUJ-", "QUJ_", "QUJé", "QUJD=", "=QUJ", "QUJD QUJD",
    ])
    func `any other text is read as by Foundation`(text: String) throws {
        let json = try ModelEncoder().encode(text)
        let found = try? ModelDecoder().decode(Data.self, from: json)
        #expect(found == Data(base64Encoded: text))
    }
}
