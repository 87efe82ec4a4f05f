import Foundation
import StreamNet
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

    @Test func `the last value of a declaration wins`() {
        let attributes: Attributes = [.attempts(2), .shouldEncrypt(false), .attempts(3)]
        #expect(attributes.attempts == 3)
        #expect(!attributes.shouldEncrypt)
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

    @Test func `keys of one file and name are one key, wherever the literal is`() {
        let one = Attributes.Key(0, file: "Module/File.swift", name: "key")
        let other = Attributes.Key(0, file: "Module/File.swift", name: "key")
        #expect(one(3)[other] == 3)
        #expect(one(3)[Attributes.Key(0, file: "Module/File.swift", name: "kez")] == 0)
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
