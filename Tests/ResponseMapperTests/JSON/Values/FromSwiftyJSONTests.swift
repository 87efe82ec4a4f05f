import Foundation
import ResponseMapper
import Testing

/// The rows of the page "Coming from SwiftyJSON" about this package.
struct FromSwiftyJSONTests {
    @Test func `true is no number, unless one is guessed`() {
        #expect(JSON(true).int == nil && JSON(true).double == nil)
        #expect(JSON(true).intValue == 1 && JSON(false).doubleValue == 0)
    }

    @Test func `what is not there is not null`() {
        let json: JSON = ["null": nil]
        #expect(json["missing"] != nil && json["missing"] != .null)
        #expect(json["missing"].type == .absent && json["missing"].isNull == false)
        #expect(json["null"] == nil && json["null"] == .null && json["null"].type == .null)
    }

    @Test(arguments: ["007", " 12", "12 ", "+5", ".5", "5.", "12abc", "1,5"])
    func `a string is a number when JSON would write it so`(_ text: String) {
        #expect(JSON(text).intValue == 0 && JSON(text).doubleValue == 0)
    }

    @Test func `what is assigned has a place, also where there was none`() {
        var json: JSON = ["list": [1]]
        json["a"]["b"] = 1
        json["list"][1] = 2
        json["list"][7] = 3
        #expect(json == ["list": [1, 2], "a": ["b": 1]])
    }

    @Test func `a string prints without quotes, and its text has them`() {
        let json: JSON = ["name": "Ann", "list": ["a"]]
        #expect("\(json["name"])" == "Ann" && json["name"].text == #""Ann""#)
        #expect("\(json["list"])" == json["list"].prettyText)
        #expect("\(json["none"])" == "null" && "\(JSON.null)" == "null")
    }

    @Test func `a scalar is assigned to a value of any kind, and to a missing one`() {
        var json: JSON = ["name": 1, "list": [1], "none": nil]
        json["name"].string = "Bea"
        json["list"].int = 2
        json["none"].bool = true
        json["new"]["deep"].double = 1.5
        #expect(
            json == ["name": "Bea", "list": 2, "none": true, "new": ["deep": 1.5]] as JSON)
        json["name"].string = nil
        json["other"].int = nil
        #expect(json["name"].isNull && json["other"].isNull)
    }

    @Test func `JSON of any value throws for one that JSON lacks`() throws {
        let values: [Any] = [1, "a", [true], ["b": 1.5] as [String: Any], NSNull()]
        #expect(try JSON(any: values) == [1, "a", [true], ["b": 1.5], nil])
        let error = #expect(throws: MapError.self) {
            try JSON(any: ["a": [1, Date.self] as [Any]])
        }
        #expect(error?.path == "a>1")
    }
}
