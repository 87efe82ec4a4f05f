// JSON values; every part stands on the pages "JSON values" and "Coming from SwiftyJSON".
// The alignment is for the reader of the document.
// swift-format-ignore-file
import Foundation
import ResponseMapper

let text = #"{"id": 240558470661799936, "ok": 1, "list": [{"name": "Ann", "age": 42}, {}]}"#
// snippet.read
// strict: an error has line and column
let json = try JSON(parsing: text)
// "Ann"
let name = json["list"][0]["name"].stringValue
// nil: a miss is a value, too
let none = json["list"][7]["name"].string
// a path in one text
let same = json[path: "list>0>name"]
// or an error with the path
let age: Int = try json.get("list>0>age")
// snippet.end
assert(name == "Ann" && none == nil && same == "Ann" && age == 42)

// snippet.exact
// 240558470661799936, to the last digit
let id = json["id"].integer(as: Int64.self)
// "1e400", as it was written
let large = try JSON(parsing: "1e400").text
// both are preserved; twice["a"] is 2
let twice = try JSON(parsing: #"{"a": 1, "a": 2}"#)
// snippet.end
assert(id == 240_558_470_661_799_936 && large == "1e400" && twice["a"] == 2)

// snippet.edit
// literals
var order: JSON = ["items": [["id": 1]], "paid": false]
// in place, as deep as it goes
order["items"][0]["count"] = 3
order["items"].append(["id": 2])
// arrays append
try order.merge(with: ["paid": true, "items": [["id": 3]]])
for (key, value) in order { print("\(key): \(value.text)") }
// the same text each time
let sorted = order.text([.pretty, .sortedKeys])
// snippet.end
assert(order["items"].count == 3 && order["paid"] == true && sorted.contains("\"paid\": true"))

struct Item: Codable { let id: Int }
// snippet.code
// no second parse
let items = try ModelDecoder().decode([Item].self, from: order, at: "items")
// and back
let back = try JSON(encoding: items)
let dates = ModelDecoder(
    dates: .firstThatFits([.iso8601, .secondsSince1970]))
// snippet.end
assert(items.count == 3 && back[0]["id"] == 1)
_ = dates

// snippet.numbers
// [Double] at once; nil if one is none
let readings = try JSON(parsing: "[1.5, 2, 3e2]").doubles
// nil: 1 is a number …
let flag = json["ok"].bool
// … but true if converted
let lenient = json["ok"].boolValue
// snippet.end
assert(readings == [1.5, 2, 300] && lenient)
_ = flag
