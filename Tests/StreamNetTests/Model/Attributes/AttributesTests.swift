import Foundation
@testable import StreamNet
import Testing

extension Attributes {
    fileprivate static var shouldEncrypt: Key<Bool> { .init(true) }
    fileprivate static var attempts: Key<Int> { .init(1) }
    fileprivate static var tags: Key<[String]> { .init([], combining: { $0 + $1 }) }
    fileprivate static var anonymous: Key<Void> { .init(()) }
    fileprivate static var proxy: Key<URL?> { .init(URL(string: "http://default")) }
    fileprivate static var slow: Attributes { [.attempts(5), .shouldEncrypt(false)] }
}

@Suite struct AttributesTests {
    private struct Carrier: Attributed { var attributes: Attributes = [] }

    @Test func `an attribute that was never laid reads as its default`() {
        let attributes: Attributes = []
        #expect(attributes.shouldEncrypt)
        #expect(attributes.attempts == 1)
        #expect(attributes.isEmpty)
    }

    @Test func `attributes nest in a declaration`() {
        let attributes: Attributes = [.attempts(2), .slow, .shouldEncrypt()]
        #expect(attributes.attempts == 5)
        #expect(attributes.shouldEncrypt)
    }

    @Test func `in merging the argument wins`() {
        let provider: Attributes = [.attempts(2), .shouldEncrypt(false)]
        let call: Attributes = [.attempts(3)]
        #expect(provider.merging(call).attempts == 3)
        #expect(!provider.merging(call).shouldEncrypt)
        #expect(call.merging(provider).attempts == 2)
    }

    @Test func `a key that combines does so at every merge`() {
        var attributes: Attributes = [.tags(["a"]), .tags(["b"])]
        attributes.merge([.tags(["c"])])
        #expect(attributes.merging(attributes).tags == ["a", "b", "c", "a", "b", "c"])
    }

    @Test func `writing replaces what a merge would combine`() {
        var attributes: Attributes = [.tags(["a"])]
        attributes.tags = ["b"]
        #expect(attributes.tags == ["b"])
    }

    @Test func `presence is readable, also of a flag and of the default`() {
        let attributes: Attributes = [.anonymous(), .attempts(1)]
        #expect(attributes.contains(Attributes.anonymous))
        #expect(attributes.contains(Attributes.attempts))
        #expect(!attributes.contains(Attributes.shouldEncrypt))
    }

    @Test func `a removed attribute reads as its default`() {
        var attributes: Attributes = [.attempts(9)]
        attributes.remove(Attributes.attempts)
        attributes.remove(Attributes.shouldEncrypt)
        #expect(attributes.attempts == 1)
        #expect(attributes.isEmpty)
    }

    @Test func `a laid nil is not the default`() {
        let base: Attributes = [.proxy(URL(string: "http://base"))]
        let none: Attributes = base.merging([.proxy(nil)])
        #expect(none.proxy == nil)
        #expect(none.contains(Attributes.proxy))
    }

    @Test func `keys of one name in two files are two keys`() {
        let attributes: Attributes = [.attempts(7), Elsewhere.attempts(8)]
        #expect(attributes.attempts == 7)
        #expect(Elsewhere.attempts(in: attributes) == 8)
    }

    @Test func `keys of one place are one key, wherever the literal is`() {
        func key(line: UInt = 1, column: UInt = 1) -> Attributes.Key<Int> {
            .init(0, file: "Module/File.swift", line: line, column: column)
        }
        let attributes = key()(3)
        #expect(attributes[key()] == 3)
        #expect(attributes[key(line: 2)] == 0)
        #expect(attributes[key(column: 2)] == 0)
        #expect(attributes[Attributes.Key(0, file: "Module/Filf.swift", line: 1, column: 1)] == 0)
    }

    @Test func `stored keys of one type are told apart, also on one line`() {
        let attributes: Attributes = [Flags.first(true), Flags.third(true)]
        #expect(attributes[Flags.first])
        #expect(!attributes[Flags.second])
        #expect(attributes[Flags.third])
    }

    @Test func `keys of a function that passes their place on are told apart`() {
        let attributes = Flags.fourth(true)
        #expect(attributes[Flags.fourth])
        #expect(!attributes[Flags.fifth])
    }

    @Test func `a carrier lends the names of its attributes`() {
        var carrier = Carrier()
        carrier.attempts = 4
        #expect(carrier.attempts == 4)
        #expect(carrier.attributes.attempts == 4)
    }

    @Test func `a carrier is told more, and what it was made of keeps what it said`() {
        let carrier = Carrier().with(.attempts(4), .tags(["a"]))
        let other = carrier.with(.tags(["b"]))
        #expect(other.tags == ["a", "b"])
        #expect(other.attempts == 4)
        #expect(carrier.tags == ["a"])
        #expect(carrier.with().tags == ["a"])
    }

    @Test func `the description lists what was laid, in order`() {
        var attributes: Attributes = [.attempts(2), .proxy(nil), .tags(["a"])]
        attributes.attempts = 3
        #expect(attributes.description == #"attempts = 3, proxy = nil, tags = ["a"]"#)
        #expect(Attributes().description == "")
    }
}

private enum Flags {
    static let first = Attributes.Key<Bool>(false)
    static let second = Attributes.Key(false), third = Attributes.Key(false)
    static let fourth = flag()
    static let fifth = flag()

    static func flag(
        file: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
        name: StaticString = #function
    ) -> Attributes.Key<Bool> {
        .init(false, file: file, line: line, column: column, name: name)
    }
}
