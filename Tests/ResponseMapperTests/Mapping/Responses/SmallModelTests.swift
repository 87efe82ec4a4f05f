import Allocations
import Foundation
import ResponseMapper
import Testing

/// The blocks that one small model allocates; a release build has fewer.
@Suite(.enabled(if: allocations_are_counted())) struct SmallModelTests {
    private struct User: Codable {
        var id: Int
        var name: String
        var isAdmin: Bool
    }

    private static let alone = #"{"id":1,"name":"Ann","isAdmin":true}"#
    private static let response = Response(text: #"{"code":0,"msg":"","data":\#(alone)}"#)
        .with(.envelope(coded))

    @Test func `an envelope costs few more than the model alone`() throws {
        let (data, decoder) = (Data(Self.alone.utf8), ModelDecoder())
        let model = try allocations { _ = try decoder.decode(User.self, from: data) }
        #expect(model <= 20)
        for response in [Self.response, Self.response.with(.lenient)] {
            let object = try allocations { _ = try response.mapObject(User.self) }
            #expect(object - model <= 8)
            let result = try allocations { _ = try response.mapObjResult(User.self) }
            #expect(result - model <= 10)
        }
    }

    @Test func `a model is encoded in memory that is used again`() throws {
        let user = User(id: 1, name: "Ann", isAdmin: true)
        let count = try allocations { _ = try ModelEncoder().encode(user) }
        #expect(count <= 32)
    }
}
