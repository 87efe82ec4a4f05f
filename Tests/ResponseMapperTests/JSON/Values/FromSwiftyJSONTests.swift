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
}
