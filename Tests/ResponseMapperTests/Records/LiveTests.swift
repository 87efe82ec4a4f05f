import ResponseMapper
import Testing

@Suite(.hangLimit) struct LiveTests {
    @Test func `a property, or what a closure makes of it, is told now and whenever it differs`() {
        let live = Live(Record().human)
        let (ages, doubled) = (Log(live.observe(\.age)), Log(live.observe { $0.age * 2 }))
        let names = Log(live.observe { human in human.name })
        live.age = 1
        live.name = "n"
        live.age = 2
        live.age = 2
        #expect(ages.all == [0, 1, 2] && doubled.all == [0, 2, 4])
        #expect(names.all == ["", "n"])
        #expect(live.age == 2)
    }

    @Test func `the whole is told at every change, once`() {
        let live = Live(["x": 0] as Record)
        let (all, different) = (Log(live.map(\.json.text)), Log(live.distinctUntilChanged()))
        live["x"] = 1
        live["x"] = 1
        live.update { record in
            record["x"] = 2
            record["y"] = 3
        }
        #expect(all.all == [#"{"x":0}"#, #"{"x":1}"#, #"{"x":1}"#, #"{"x":2,"y":3}"#])
        #expect(different.all == [["x": 0], ["x": 1], ["x": 2, "y": 3]])
    }

    @Test func `a key is observed by its path`() {
        let live = Live(Record())
        let ids = Log(live.observe(\.json[path: "data>id"]).map(\.text))
        live.json = ["data": ["id": 1]]
        live.json = ["data": ["id": 1.0], "x": 1]
        live.json = [:]
        #expect(ids.all == ["null", "1", "null"])
    }

    @Test func `nested properties are assigned through the holder`() {
        let live = Live(Record().human)
        let cities = Log(live.observe(\.home.city))
        live.home.city = "Paris"
        live.friends.append((["name": "f"] as Record).human)
        live.friends[0].name = "g"
        #expect(cities.all == ["", "Paris"])
        #expect(live.value.json.text == #"{"home":{"city":"Paris"},"friends":[{"name":"g"}]}"#)
    }

    @Test func `the value is assigned, and read, as a whole`() {
        let live = Live(Record())
        live.value = ["a": 1]
        #expect(live.value == ["a": 1])
    }
}
