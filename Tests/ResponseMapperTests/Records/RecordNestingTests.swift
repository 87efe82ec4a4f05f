import ResponseMapper
import Testing

struct RecordNestingTests {
    @Test func `a nested model is read and changed in its place`() throws {
        var feed = try Record(from: #"{"author":{"name":"laizw","x":1}}"#).feed
        #expect(feed.author.name == "laizw")
        feed.author.name = "y"
        feed.author.home.city = "Paris"
        #expect(feed.json.text == #"{"author":{"name":"y","x":1,"home":{"city":"Paris"}}}"#)
    }

    @Test func `what is absent reads as an empty model and is made by writing`() {
        var human = Record().human
        #expect(human.home.city == "")
        #expect(human.home.outer.outer.city == "")
        #expect(human.json.text == "{}")
        human.home.outer.outer.city = "c"
        #expect(human.json.text == #"{"home":{"outer":{"outer":{"city":"c"}}}}"#)
    }

    @Test(arguments: ["null", "7", #""text""#, "[1]", "true"])
    func `what is no object reads as an empty model and gives way to a value`(text: String) throws {
        var human = try Record(from: #"{"home":\#(text),"contact":\#(text)}"#).human
        #expect(human.home.city == "")
        #expect(human.partner == nil)
        #expect(human.json["home"].text == text)
        human.home.city = "c"
        human.email = "e"
        #expect(human.json.text == #"{"home":{"city":"c"},"contact":{"email":"e"}}"#)
    }

    @Test func `an optional model is nil where there is none`() {
        var human = Record().human
        #expect(human.partner == nil)
        human.partner = (["name": "p"] as Record).human
        human.partner?.age = 3
        #expect(human.partner?.name == "p")
        #expect(human.json.text == #"{"partner":{"name":"p","age":3}}"#)
        human.partner = nil
        #expect(human.json.text == "{}")
    }

    @Test func `an array gives models`() throws {
        let feed = try Record(
            from: """
                {"id":"wonderful","comments":[{"id":"1"},{"id":"2"},{"_id":"3"},{"id":"4"}]}
                """
        ).feed
        #expect(feed.uuid == "wonderful")
        #expect(feed.comments[3].uuid == "4")
        #expect(feed.comments.map(\.uuid) == ["1", "2", "3", "4"])
        #expect(feed.comments[0].comments.isEmpty)
    }

    @Test func `models in arrays change in their place, and arrays grow and shrink`() throws {
        var feed = try Record(from: #"{"comments":[{"id":"1"},{"_id":"2"},{"id":"3"}]}"#).feed
        feed.comments[1].uuid = "x"
        feed.comments.append((["_id": "4"] as Record).feed)
        feed.comments.removeFirst()
        feed.comments[2].comments.append(Record().feed)
        #expect(
            feed.json.text == #"""
                {"comments":[{"_id":"x"},{"id":"3"},{"_id":"4","comments":[{}]}]}
                """#)
        feed.comments = []
        #expect(feed.json.text == #"{"comments":[]}"#)
    }

    @Test func `an absent, empty or wrong array has no models`() {
        for json in [[:], ["friends": []], ["friends": nil], ["friends": "x"]] as [Record] {
            #expect(json.human.friends.isEmpty)
            var human = json.human
            human.friends.append((["name": "n"] as Record).human)
            #expect(human.json.text == #"{"friends":[{"name":"n"}]}"#)
        }
    }

    @Test func `elements that are no objects stay until they are written`() throws {
        var human = try Record(from: #"{"friends":[null,{"name":"b"},7,"t"]}"#).human
        #expect(human.friends.map(\.name) == ["", "b", "", ""])
        human.friends[1].name = "c"
        #expect(human.json.text == #"{"friends":[null,{"name":"c"},7,"t"]}"#)
        human.friends[0].name = "a"
        human.friends[2].name = "d"
        #expect(human.json.text == #"{"friends":[{"name":"a"},{"name":"c"},{"name":"d"},"t"]}"#)
    }

    @Test func `arrays of values change in their place`() {
        var human = (["tags": ["1", "2", 3]] as Record).human
        human.tags.append("4")
        human.tags[0] += "0"
        #expect(human.tags == ["10", "2", "3", "4"])
        #expect(human.json.text == #"{"tags":["10","2","3","4"]}"#)
    }

    @Test func `paths lead through nested models, too`() {
        var feed = (["comments": [["data": ["ID": 1, "title": "t"]]]] as Record).feed
        #expect(feed.comments[0].uuid == "1")
        #expect(feed.comments[0].title == "t")
        feed.comments[0].title = "u"
        #expect(feed.json.text == #"{"comments":[{"data":{"ID":1,"title":"u"}}]}"#)
    }

    @Test func `an object gives models by key`() {
        var human = (["teams": ["b": ["name": "x"]]] as Record).human
        #expect(human.teams["b"]?.name == "x")
        human.teams["b"]?.name = "y"
        human.teams["a"] = (["name": "z"] as Record).human
        #expect(human.json.text == #"{"teams":{"a":{"name":"z"},"b":{"name":"y"}}}"#)
        #expect(Record().human.teams.isEmpty)
    }

    @Test func `an existential is not needed for nested records`() {
        var record: Record = ["one": ["name": "a"], "many": [["name": "b"], nil]]
        #expect((record["one"] as Record).human.name == "a")
        #expect((record["many"] as [Record]).map(\.human.name) == ["b", ""])
        #expect((record["none"] as Record?) == nil)
        #expect((record["none"] as Record) == Record())
        record["one"] = ["name": "c"] as Record
        #expect(record.json["one"].text == #"{"name":"c"}"#)
    }

    @Test func `an index goes into an array; beyond its end there is no place`() {
        var record: Record = ["list": [["name": "a"]]]
        record["list>0>name"] = "b"
        record["list>1>name"] = "c"
        record["list>7>name"] = "d"
        #expect(record.json.text == #"{"list":[{"name":"b"},{"name":"c"}]}"#)
        record["list>name"] = "e"
        #expect(record.json.text == #"{"list":{"name":"e"}}"#)
    }

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

    @Test(arguments: [
        (#"{"data":{"id":"x","ID":"b"}}"#, "b", #"{"data":{"id":"x","ID":"n"}}"#),
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
