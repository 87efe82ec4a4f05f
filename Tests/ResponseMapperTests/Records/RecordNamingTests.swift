import ResponseMapper
import Testing

struct RecordNamingTests {
    @Test func `a refined protocol has what it inherits`() throws {
        let json: JSON = ["name": "李四", "age": 22, "number": 123_456]
        var student = try Record(json).student
        #expect(student.name == "李四")
        #expect(student.age == 22)
        #expect(student.number == 123_456)
        let human: any Human = student
        #expect(human.name == "李四")
        student.name = "x"
        #expect(student.json["name"] == "x")
        #expect(human.name == "李四")
    }

    @Test func `a protocol may have only what it inherits`() {
        let record: Record = ["name": "n", "number": 1]
        var freshman = record.freshman
        #expect(freshman.name == "n")
        freshman.number += 1
        #expect(freshman.number == 2)
    }

    @Test func `a candidate is read and written where it is`() throws {
        var feed = try Record(from: #"{"data":{"id":"x","ID":"1234"}}"#).feed
        #expect(feed.uuid == "1234")
        feed.uuid = "0000"
        #expect(feed.json.text == #"{"data":{"id":"x","ID":"0000"}}"#)
    }

    @Test(arguments: [
        (#"{"_id":"b","id":"c"}"#, "b", #"{"_id":"n","id":"c"}"#),
        (#"{"id":"c","_id":"b"}"#, "b", #"{"id":"c","_id":"n"}"#),
        (#"{"id":"c"}"#, "c", #"{"id":"n"}"#),
        (#"{}"#, "", #"{"data":{"ID":"n"}}"#),
        (#"{"data":7}"#, "", #"{"data":{"ID":"n"}}"#),
        (#"{"data":{"ID":null},"id":"c"}"#, "c", #"{"data":{"ID":null},"id":"n"}"#),
        (#"{"_id":null}"#, "", #"{"_id":"n"}"#),
        (#"{"uuid":"z"}"#, "", #"{"uuid":"z","data":{"ID":"n"}}"#),
    ])
    func `the first candidate that is there counts`(
        text: String, read: String, written: String
    ) throws {
        var feed = try Record(from: text).feed
        #expect(feed.uuid == read)
        feed.uuid = "n"
        #expect(feed.json.text == written)
        #expect(feed.uuid == "n")
    }

    @Test func `each record chooses for itself`() {
        let first = Record(["_id": "a"] as Record).feed
        let second = Record(["id": "b"] as Record).feed
        #expect(first.uuid == "a")
        #expect(second.uuid == "b")
        #expect(first.uuid == "a")
    }

    @Test func `a path is read and written through`() {
        var feed = Record().feed
        #expect(feed.title == nil)
        feed.title = "t"
        #expect(feed.json.text == #"{"data":{"title":"t"}}"#)
        feed.title = nil
        #expect(feed.json.text == #"{"data":{}}"#)
    }

    @Test func `nil is taken from every candidate`() {
        var record: Record = ["a": 1, "b": 2, "c": 3]
        record[.any(of: ["a", "b", "x"])] = Int?.none
        #expect(record.json.text == #"{"c":3}"#)
    }

    @Test func `the naming of a refined protocol wins, also for what it inherits`() {
        let record: Record = ["full_name": "f", "student_name": "s", "years": 20, "name": "n"]
        let student = record.strangeStudent
        #expect(record.name == "n")
        #expect(record.strangeHuman.name == "f")
        #expect(student.name == "s")
        #expect((student as any Human).name == "s")
        #expect(student.isAdult)
    }

    @Test func `names without an entry and keys of accessors stay what they are`() {
        var human = Record().strangeHuman
        human.name = "n"
        human.email = "e"
        human["name"] = "raw"
        human.home.city = "c"
        #expect(
            human.json.text == #"""
                {"full_name":"n","contact":{"email":"e"},"name":"raw","home":{"city":"c"}}
                """#)
        #expect(human.name == "n")
    }

    @Test func `of a name that is written twice, the last counts`() {
        let naming: Record.Naming = ["a": "x", "a": "y"]
        #expect(naming["a"] == "y")
        #expect(naming["b>c"] == Record.Place([.key("b>c")]))
        #expect(Record.Naming() + naming == naming)
    }

    @Test func `without candidates there is nothing to read or write`() {
        var record: Record = ["a": 1]
        record[.any(of: [])] = 2
        #expect(record[.any(of: [])] as Int == 0)
        #expect(record == ["a": 1])
    }

    @Test func `a record of a model keeps its naming`() {
        let record = Record((["full_name": "f"] as Record).strangeHuman)
        #expect(record.human.name == "f")
        #expect(record.named(by: [:]).human.name == "")
    }
}
