import Foundation
import Locks
import ResponseMapper
import Testing

/// Named otherwise in the JSON, so that its values can only be found by coding key.
private struct Renamed: Codable, Defaulted, Equatable {
    var name = "untitled"
    var title = "none"
    var count = 4
    var ratio = Double.infinity
    var made = Date(timeIntervalSince1970: 7)
    var note: String?

    enum CodingKeys: String, CodingKey {
        // Crossed: the name of a property is the key of another.
        case name = "title"
        case title = "name"
        case count = "n"
        case ratio, made, note
    }
}

private struct Plain: Decodable, Defaulted, Equatable {
    var doors = 4
    var link = URL(filePath: "/home")
    @LossyArray var tags = ["new"]
    var owner = Owner(name: "nobody")
    var counts = ["a": 1]
}

private struct Owner: Decodable, Equatable {
    var name: String
}

private class Base: Decodable, Defaulted {
    var id = 7
    required init() {}
}

private final class Derived: Base {
    var name = "derived"
    required init() { super.init() }

    required init(from decoder: any Decoder) throws {
        try super.init(from: decoder)
        name = try decoder.container(keyedBy: Keys.self).decode(String.self, forKey: .name)
    }

    private enum Keys: CodingKey { case name }
}

@Suite(.hangLimit) struct DefaultedTests {
    private let lenient = ModelDecoder(policy: .lenient)

    @Test(arguments: ["{}", #"{"title":null,"name":null,"n":null,"ratio":null,"made":null}"#])
    func `what is missing or null is as declared, by coding key`(_ text: String) throws {
        let (model, report) = try lenient.reporting { try $0.decode(Renamed.self, from: text) }
        #expect(model == Renamed())
        #expect(report.repairs.map(\.kind) == Array(repeating: .defaulted, count: 5))
    }

    @Test func `strategies for keys do not hide what is declared`() throws {
        struct Snake: Codable, Defaulted { var pageCount = 3 }
        let decoder = ModelDecoder(keys: .convertFromSnakeCase, policy: .lenient)
        #expect(try decoder.decode(Snake.self, from: "{}").pageCount == 3)
        #expect(try decoder.decode(Snake.self, from: #"{"page_count":5}"#).pageCount == 5)
    }

    @Test func `a type that is only decoded is asked by the names of its properties`() throws {
        #expect(try lenient.decode(Plain.self, from: "{}") == Plain())
        let derived = try lenient.decode(Derived.self, from: "{}")
        #expect(derived.id == 7)
        #expect(derived.name == "derived")
    }

    @Test func `an inner model is its own default, or made of nothing`() throws {
        struct Car: Decodable {
            struct Engine: Codable, Defaulted { var power = 90 }
            struct Wheel: Decodable { var size: Int, label: String }
            var engine: Engine
            var wheel: Wheel
            var year: Int?
        }
        for text in [#"{"year":1}"#, #"{"engine":null,"wheel":null}"#] {
            let (car, report) = try lenient.reporting { try $0.decode(Car.self, from: text) }
            #expect(car.engine.power == 90)
            #expect(car.wheel.size == 0)
            // A value that is missing in nothing is not reported.
            #expect(report.repairs.map(\.path) == ["engine", "wheel"])
        }
    }

    @Test(arguments: [#"{"doors":"many"}"#, #"{"doors":2.5}"#, #"{"doors":[]}"#])
    func `a value that is there is not replaced by one that is declared`(_ text: String) {
        #expect(throws: DecodingError.self) { try lenient.decode(Plain.self, from: text) }
    }

    @Test func `a strict policy asks nobody`() {
        #expect(throws: DecodingError.self) { try ModelDecoder().decode(Plain.self, from: "{}") }
    }

    @Test func `leniently, a bad value costs no more than itself`() throws {
        enum Color: String, Codable { case red }
        struct Car: Codable, Defaulted {
            var color: Color?
            var doors = 4
            var size: Int8? = 1
        }
        let response = Response(json: ["color": "mauve", "doors": nil, "size": 300])
        let (car, report) = try response.with(.lenient).reporting { try $0.mapObject(Car.self) }
        #expect(car.color == nil && car.doors == 4 && car.size == nil)
        #expect(report.repairs.map(\.kind) == [.cleared, .defaulted, .cleared])
    }

    @Test func `a type that would be made of itself is an error`() {
        final class Node: Decodable { let left: Node, right: Node }
        #expect(throws: DecodingError.self) { try lenient.decode(Node.self, from: "{}") }
        #expect(throws: DecodingError.self) { try lenient.decode(Node.self, from: "null") }
    }

    @Test func `what has neither default nor zero is an error`() {
        struct Linked: Decodable { var link: URL }
        struct Timed: Decodable { var time: Date }
        struct Named: Decodable { var id: UUID }
        #expect(throws: DecodingError.self) { try lenient.decode(Linked.self, from: "{}") }
        #expect(throws: DecodingError.self) { try lenient.decode(Timed.self, from: "{}") }
        DecodingError.expect("$.id: wanted a value, found nothing") {
            try lenient.decode(Named.self, from: "{}")
        }
    }

    @Test func `init is called once for a decoding, however many elements there are`() throws {
        let counter = Counter()
        let text = "[" + Array(repeating: "{}", count: 50).joined(separator: ",") + "]"
        let counted = try Counter.$current.withValue(counter) {
            try lenient.decode([Counted].self, from: text)
        }
        #expect(Set(counted.map(\.value)).count == 1)
    }

    @Test func `init is called for each model that stands for nothing`() throws {
        let held = try Counter.$current.withValue(Counter()) {
            try lenient.decode([Held<Counted>].self, from: #"[{"a":null},{"a":null},{"a":null}]"#)
        }
        #expect(Set(held.map(\.a.value)).count == 3)
    }

    @Test func `a model that reads itself begins with what it declares`() throws {
        #expect(try Car(from: "{}").doors == 4)
        #expect(try Car(from: #"{"doors":2}"#).doors == 2)
        struct Both: Mappable, Codable, Defaulted, Equatable { var doors = 4 }
        #expect(try Both(from: #"{"doors":3}"#) == Both(doors: 3))
        let empty: JSON = [:]
        #expect(try empty.map(Both.self, policy: .lenient) == Both())
        #expect(throws: MapError.self) { try empty.map(Both.self) }
    }
}

/// The number of models that were made of nothing, in one test.
private final class Counter: Sendable {
    @TaskLocal static var current = Counter()
    private let count = Atomic(0)

    func next() -> Int { count.add(1, ordering: .relaxed).newValue }
}

private struct Counted: Codable, Defaulted {
    var value = Counter.current.next()
}
