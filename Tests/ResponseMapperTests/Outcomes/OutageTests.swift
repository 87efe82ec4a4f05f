import Foundation
import ResponseMapper
import Testing

/// No failure is a model, under any policy.
@Suite(.hangLimit) struct OutageTests {
    typealias Form = @Sendable (Response) throws -> Any

    /// Each way to map a response to a model that it has to bring.
    private static let objects: [(String, Form)] = [
        ("decodable", { try $0.mapObject(Account.self) }),
        ("optional", { try $0.mapObject(Account?.self) as Any }),
        ("defaulted", { try $0.mapObject(Visit.self) }),
        ("optional and defaulted", { try $0.mapObject(Visit?.self) as Any }),
        ("of optionals", { try $0.mapObject(Notes.self) }),
        ("strict modelable", { try $0.mapObject(Person.self) }),
        ("modelable", { try $0.mapObject(EncodingBuffer.self) }),
        ("optional modelable", { try $0.mapObject(EncodingBuffer?.self) as Any }),
        ("defaulted modelable", { try $0.mapObject(Car.self) }),
        ("modelable and decodable", { try $0.mapObject(Gift.self) }),
        ("record", { try $0.mapObject(Record.self) }),
        ("by JSONDecoder", { try $0.with(.decoder(JSONDecoder())).mapObject(Account.self) }),
        ("typed", { try Account.parse($0) }),
        ("optional typed", { try Account?.parse($0) as Any }),
    ]

    private static let arrays: [(String, Form)] = [
        ("decodable", { try $0.mapArray(Account.self) }),
        ("defaulted", { try $0.mapArray(Visit.self) }),
        ("modelable", { try $0.mapArray(EncodingBuffer.self) }),
        ("JSON", { try $0.mapArray(JSON.self) }),
        ("numbers", { try $0.mapArray(Int.self) }),
        ("records", { try $0.mapArray(Record.self) }),
        ("typed", { try [Account].parse($0) }),
    ]

    @Test(arguments: Outage.all, Outage.policies)
    func `no model is made of an outage`(_ outage: Outage, _ policy: MappingPolicy) async throws {
        let response = try await outage.provider(policy).request(.outage)
        let isEmpty = response.body.isEmpty
        var forms = Self.objects.filter { !isEmpty || !$0.0.contains("optional") }
        if !outage.bringsList { forms += Self.arrays }
        let wrong = forms.filter { _, map in
            guard let error = error(of: map, response) else { return true }
            return error.outcome != outage.told || error.response?.body != response.body
        }
        #expect(wrong.map(\.0) == [])
    }

    @Test(arguments: Outage.all, Outage.policies)
    func `the outcome of an outage is told beside no model`(
        _ outage: Outage, _ policy: MappingPolicy
    ) async throws {
        let response = try await outage.provider(policy).request(.outage)
        guard let outcome = outage.outcome else {
            #expect(throws: MapError.self) { try response.mapResult() }
            #expect(throws: MapError.self) { try response.mapObjResult(Account?.self) }
            #expect(throws: MapError.self) { try response.mapArrayResult(Account.self) }
            return
        }
        #expect(try response.mapResult() == outcome)
        #expect(try response.mapObjResult(Account?.self) == (outcome, nil))
        #expect(try response.mapObjResult(Visit?.self) == (outcome, nil))
        #expect(try response.mapObjResult(EncodingBuffer?.self) == (outcome, nil))
        #expect(try response.mapArrayResult(Account.self) == (outcome, []))
        #expect(try response.mapArrayResult(EncodingBuffer.self) == (outcome, []))
        #expect(try response.mapArrayResult(Int.self) == (outcome, []))
        // What the page's table says of a strict policy.
        let forms: [Form] = [
            { try $0.mapObjResult(Account.self) }, { try $0.mapObjResult(Visit.self) },
            { try $0.mapObjResult(Notes.self) }, { try $0.mapObjResult(Person.self) },
            { try $0.mapObjResult(Gift.self) }, { try $0.mapObjResult(Record.self) },
        ]
        #expect(forms.allSatisfy { error(of: $0, response)?.reason == .business(outcome) })
        #expect(
            try response.mapObjResult(EncodingBuffer.self) == (outcome, EncodingBuffer(title: "")))
        #expect(try response.mapObjResult(Car.self) == (outcome, Car()))
    }

    private func error(of map: Form, _ response: Response) -> MapError? {
        do {
            _ = try map(response)
            return nil
        } catch { return error as? MapError }
    }
}

extension AnyTarget {
    fileprivate static let outage = AnyTarget(Shop.items)
}
