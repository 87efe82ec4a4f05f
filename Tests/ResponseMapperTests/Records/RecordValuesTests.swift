import Foundation
import ResponseMapper
import Testing

private struct MyStruct: Codable, Equatable, Record.Storable {
    var flag: Bool
    var num: Int
    var date: Date?
}

private enum Role: String, Record.Storable { case admin, guest }
private enum Level: Int, Codable, Record.Storable { case low = 1, high }

struct RecordValuesTests {
    /// A value, the JSON it is written as, and JSON that gives another one.
    struct Row: Sendable {
        let name: String
        let check: @Sendable () -> Void

        init<Value: Record.Field & Equatable>(
            _ value: Value, _ text: String, from others: [String] = [], not misfits: [String] = []
        ) {
            name = "\(Value.self) \(text)"
            check = {
                var record = Record()
                record["x"] = value
                #expect(record.json["x"].text == text)
                #expect(record["x"] == value)
                for other in others {
                    record.json["x"] = (try? JSON(parsing: other)) ?? .absent
                    #expect(record["x"] == value, "\(other)")
                    #expect(record["x"] == Value?.some(value), "\(other)")
                }
                for misfit in misfits + ["null"] {
                    record.json["x"] = (try? JSON(parsing: misfit)) ?? .absent
                    #expect(record["x"] == Value(), "\(misfit)")
                    #expect(record["x"] == Value?.none, "\(misfit)")
                }
                #expect(record["y"] == Value())
                #expect(record["y"] == Value?.none)
            }
        }
    }

    static let rows = [
        Row("t", #""t""#), Row("1.50", #""1.50""#, from: ["1.50"], not: ["[]"]),
        Row("true", #""true""#, from: ["true"]),
        Row(true, "true", from: ["1", "1.0", #""YES""#, #""true""#], not: ["2", #""maybe""#]),
        Row(false, "false", from: ["0", #""no""#], not: ["[]"]),
        Row(Int8.min, "-128", from: [#""-128""#, "-128.0"], not: ["-129", "128", "1.5"]),
        Row(UInt8.max, "255", from: [#""255""#, "2.55e2"], not: ["256", "-1"]),
        Row(Int16.min, "-32768", not: ["-32769"]), Row(UInt16.max, "65535", not: ["65536"]),
        Row(Int32.min, "-2147483648", not: ["-2147483649"]),
        Row(UInt32.max, "4294967295", not: ["4294967296"]),
        Row(Int64.max, "9223372036854775807", not: ["9223372036854775808", "1e400"]),
        Row(Int64(9_007_199_254_740_993), "9007199254740993", from: [#""9007199254740993""#]),
        Row(UInt64.max, "18446744073709551615", not: ["18446744073709551616", "-1"]),
        Row(Int.min, "-9223372036854775808", not: [#""n/a""#, #""""#, "[1]"]),
        Row(1, "1", from: ["true", "1.0", #""1""#], not: [#""true""#, #"" 1""#]),
        Row(UInt.max, "\(UInt.max)", not: ["-1"]),
        Row(Int128.max, "\(Int128.max)", not: ["\(UInt128.max)"]),
        Row(UInt128.max, "\(UInt128.max)", not: ["-1"]),
        Row(
            Int128(10_000_000_000_000_000_000) * 1_000_000_000_000,
            "10000000000000000000000000000000", from: ["1e31"]),
        Row(0.1, "0.1", from: [#""0.1""#, "1e-1"], not: [#""x""#, "1e400"]),
        Row(1.0, "1.0", from: ["true", "1"]),
        Row(Float(0.1), "0.1", from: [#""0.1""#], not: ["1e39", "[]"]),
        Row(Float(1), "1.0", from: ["true"]),
        Row(Decimal(string: "0.1") ?? 0, "0.1", from: [#""0.1""#], not: [#""x""#]),
        Row([1, 2], "[1,2]", from: [#"["1",2.0]"#], not: ["1"]),
        Row([1, nil] as [Int?], "[1,null]", from: [#"[1,"x"]"#]),
        Row(Set(["b", "a"]), #"["a","b"]"#, from: [#"["b","a","b"]"#], not: [#""a""#]),
        Row(["a": true], #"{"a":true}"#, from: [#"{"a":1}"#], not: ["[]"]),
    ]

    @Test(arguments: rows)
    func `a value is read as it was written, or converted, or empty`(row: Row) { row.check() }

    @Test func `what JSON cannot say is null`() {
        var record = Record()
        record["x"] = Double.infinity
        record["y"] = Optional(MyStruct(flag: true, num: 1, date: Date(timeIntervalSince1970: 0)))
        record["z"] = Float.nan
        record[as: [Double].self, "w"] = [.nan]
        #expect(record.json["x"].isNull)
        #expect(record.json["z"].isNull)
        #expect(record.json["w"].isNull)
        #expect(record.json["y"].text == #"{"date":"1970-01-01T00:00:00Z","flag":true,"num":1}"#)
    }

    @Test func `structs are stored by being Codable, other people's too`() {
        var record = Record()
        let mine = MyStruct(flag: true, num: 100, date: Date(timeIntervalSince1970: 1.25))
        record["class"] = Optional(mine)
        record[as: CGPoint.self, "point"] = CGPoint(x: 100, y: 100)
        record[as: NSRange.self, "classNumber"] = NSRange(location: 6, length: 1)
        #expect(record["class"] == mine as MyStruct?)
        #expect(record[as: CGPoint.self, "point"] == CGPoint(x: 100, y: 100))
        #expect(record[as: NSRange.self, "classNumber"] == NSRange(location: 6, length: 1))
        #expect(record[as: CGPoint.self, "class"] == nil)
        record[as: CGPoint.self, "point"] = nil
        #expect(!record.json["point"].exists)
    }

    @Test func `enums are stored by their raw value`() {
        var record: Record = ["role": "admin", "level": 2, "other": "root"]
        #expect(record["role"] == Role?.some(.admin))
        #expect(record["level"] == Level?.some(.high))
        #expect(record["other"] == Role?.none)
        record["role"] = Role?.some(.guest)
        record["level"] = Level?.some(.low)
        #expect(record.json.text == #"{"role":"guest","level":1,"other":"root"}"#)
    }

    @Test func `what Foundation has is stored as text`() throws {
        var record = Record()
        let id = UUID()
        let url = try #require(URL(string: "https://a.b/c?d"))
        record["url"] = Optional(url)
        record["id"] = Optional(id)
        record["data"] = Optional(Data([0, 255]))
        #expect(record["url"] == Optional(url))
        #expect(record["id"] == Optional(id))
        #expect(record["data"] == Optional(Data([0, 255])))
        #expect(record.json["data"] == "AP8=")
        #expect(record.json["id"] == JSON(id.uuidString))
        #expect(record["nothing"] == URL?.none)
    }

    @Test(arguments: [
        (0, "1970-01-01T00:00:00Z"), (0.25, "1970-01-01T00:00:00.250Z"),
        (1_714_566_600.999, "2024-05-01T12:30:00.999Z"), (-0.001, "1969-12-31T23:59:59.999Z"),
        (0.999_9, "1970-01-01T00:00:01Z"),
    ])
    func `a date is RFC 3339, to the millisecond`(seconds: Double, text: String) throws {
        var record = Record()
        let date = Date(timeIntervalSince1970: seconds)
        record["date"] = Optional(date)
        #expect(record.json["date"].string == text)
        let read = try #require(record["date"] as Date?)
        #expect(abs(read.timeIntervalSince(date)) < 0.000_6)
    }

    @Test(arguments: [Double.infinity, -.infinity, .nan, 1e300, 1e15, 253_402_300_800, -1e12])
    func `a date that RFC 3339 cannot say is null, and so is what has one`(seconds: Double) {
        let date = Date(timeIntervalSince1970: seconds)
        #expect(date.recorded == .null)
        #expect(MyStruct(flag: true, num: 1, date: date).recorded == .null)
    }

    @Test(arguments: [#""yesterday""#, "1714566600", "null", #""""#])
    func `what is no date is nil`(text: String) throws {
        #expect(try Record(JSON(object: [("date", JSON(parsing: text))]))["date"] == Date?.none)
    }

    @Test func `custom accessors convert as they like`() {
        var human: any Human = (["name": "Ann", "age": "24"] as Record).human
        #expect(human.nickname == "Ann")
        human.nickname = "ANNIE"
        #expect(human.nickname == "annie")
        #expect(human.json["nick_name"] == "annie")
        #expect(human.isAdult)
    }

    @Test func `any key is there, also the ones that no accessor names`() {
        var human = (["name": "n"] as Record).human
        human["x"] = 5
        human["deep>er"] = ["a", "b"]
        #expect(human["x"] == 5)
        #expect(human["deep>er>1"] == "b")
        #expect(human["deep"] as JSON == ["er": ["a", "b"]])
        human["x"] = JSON.absent
        #expect(human.json.keys == ["name", "deep"])
    }

    @Test func `an untouched number keeps its digits`() throws {
        let text = #"{"id":240558470661799936,"rate":1.0,"big":1e400}"#
        var record = try Record(from: text)
        #expect(record["id"] == Int64(240_558_470_661_799_936))
        record["x"] = 1
        #expect(record.json.text == text.dropLast() + #","x":1}"#)
    }

    @Test func `of a key that is written twice, the last counts and is changed`() throws {
        var human = try Record(from: #"{"name":"a","age":1,"name":"b"}"#).human
        #expect(human.name == "b")
        human.name = "c"
        #expect(human.json.text == #"{"name":"a","age":1,"name":"c"}"#)
        human["name"] = String?.none
        #expect(human.json.text == #"{"age":1}"#)
    }
}
