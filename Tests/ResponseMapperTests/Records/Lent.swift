import Foundation
import ResponseMapper

protocol Human: Record.Model {}
extension Human {
    var name: String {
        get { self[] }
        set { self[] = newValue }
    }
    var age: Int {
        get { self[] }
        set { self[] = newValue }
    }
    var email: String? {
        get { self["contact>email"] }
        set { self["contact>email"] = newValue }
    }
    var home: any Address {
        get { self[as: \.address] }
        set { self[as: \.address] = newValue }
    }
    var partner: (any Human)? {
        get { self[as: \.human] }
        set { self[as: \.human] = newValue }
    }
    var friends: [any Human] {
        get { self[as: \.human] }
        set { self[as: \.human] = newValue }
    }
    var teams: [String: any Human] {
        get { self[as: \.human] }
        set { self[as: \.human] = newValue }
    }
    var tags: [String] {
        get { self[] }
        set { self[] = newValue }
    }
    var isAdult: Bool { age >= 18 }
    var nickname: String {
        get { self["nick_name"] as String? ?? name }
        set { self["nick_name"] = newValue.lowercased() }
    }
}

protocol Address: Record.Model {}
extension Address {
    var city: String {
        get { self[] }
        set { self[] = newValue }
    }
    /// A protocol that nests itself.
    var outer: any Address {
        get { self[as: \.address] }
        set { self[as: \.address] = newValue }
    }
}

protocol Student: Human {}
extension Student {
    var number: Int {
        get { self[] }
        set { self[] = newValue }
    }
}

protocol Feed: Record.Model {}
extension Feed {
    var uuid: String {
        get { self[] }
        set { self[] = newValue }
    }
    var title: String? {
        get { self[] }
        set { self[] = newValue }
    }
    var author: any Human {
        get { self[as: \.human] }
        set { self[as: \.human] = newValue }
    }
    var comments: [any Feed] {
        get { self[as: \.feed] }
        set { self[as: \.feed] = newValue }
    }
}

extension Record.Naming {
    static let feed: Self = ["uuid": .any(of: ["data>ID", "_id", "id"]), "title": "data>title"]
    static let human: Self = ["name": "full_name", "age": "years"]
    static let renamed = human + ["name": "student_name"]
}

extension Record: Human, Address, Student, Feed {
    var human: any Human {
        get { self }
        set { json = newValue.json }
    }
    var address: any Address {
        get { self }
        set { json = newValue.json }
    }
    var student: any Student {
        get { self }
        set { json = newValue.json }
    }
    var feed: any Feed {
        get { named(by: .feed) }
        set { json = newValue.json }
    }
    var strangeHuman: any Human {
        get { named(by: .human) }
        set { json = newValue.json }
    }
    var strangeStudent: any Student {
        get { named(by: .renamed) }
        set { json = newValue.json }
    }
}
