// JSON values; every part stands on the pages "JSON values" and "Coming from SwiftyJSON".
// The alignment is for the reader of the document.
// swift-format-ignore-file
import Foundation
import ResponseMapper

let text = #"{"id": 240558470661799936, "ok": 1, "list": [{"name": "Ann", "age": 42}, {}]}"#
// snippet.read
let json = try JSON(parsing: text)                          // strict: an error has line and column
let name = json["list"][0]["name"].stringValue              // "Ann"
let none = json["list"][7]["name"].string                   // nil: a miss is a value, too
let same = json[path: "list>0>name"]                        // a path in one text
let age: Int = try json.get("list>0>age")                   // or an error: where, wanted, found
// snippet.end
assert(name == "Ann" && none == nil && same == "Ann" && age == 42)

// snippet.exact
let id = json["id"].int64                                   // 240558470661799936, to the last digit
let large = try JSON(parsing: "1e400").text                 // "1e400", as it was written
let twice = try JSON(parsing: #"{"a": 1, "a": 2}"#)         // both are kept; twice["a"] is 2
// snippet.end
assert(id == 240_558_470_661_799_936 && large == "1e400" && twice["a"] == 2)

// snippet.edit
var order: JSON = ["items": [["id": 1]], "paid": false]     // literals
order["items"][0]["count"] = 3                              // in place, as deep as it goes
order["items"].append(["id": 2])
try order.merge(with: ["paid": true, "items": [["id": 3]]]) // arrays append
for (key, value) in order { print("\(key): \(value.text)") }
let sorted = order.text([.pretty, .sortedKeys])             // the same text each time
// snippet.end
assert(order["items"].count == 3 && order["paid"] == true && sorted.contains("\"paid\": true"))

struct Item: Codable { let id: Int }
// snippet.code
let items = try ModelDecoder().decode([Item].self, from: order, at: "items")    // no second parse
let back = try JSON(encoding: items)                                            // and back
let dates = ModelDecoder(dates: .firstThatFits([.iso8601, .secondsSince1970]))
// snippet.end
assert(items.count == 3 && back[0]["id"] == 1)
_ = dates

// snippet.numbers
let readings = try JSON(parsing: "[1.5, 2, 3e2]").doubles   // [Double] at once; nil if one is none
let flag = json["ok"].bool                                  // nil: 1 is a number …
let lenient = json["ok"].boolValue                          // … and true, where a guess is wanted
// snippet.end
assert(readings == [1.5, 2, 300] && lenient)
_ = flag
