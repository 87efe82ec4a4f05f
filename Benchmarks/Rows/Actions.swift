import Foundation
import StreamNet

private let site = URL(string: "https://server.example/api")!

let tableAttributes: Attributes = .baseURL(site)

private struct SmallTable: API {
    static let attributes = tableAttributes

    @GET("/items/\(\.self)") var item: Action<Int, NoContent>
    @GET("/items/\(\.number)") var place: Action<Place, NoContent>
    @POST("/items") var write: Action<Item, NoContent>
    @GET("/row") var row: Action<Void, NoContent>
}

private struct Item: Encodable, Sendable {
    var id = 7
    var name = "tea"
}

private struct Place: Encodable, Sendable { let number: Int }

private struct GetItem: TypedTarget {
    typealias Response = NoContent
    let number: Int
    let baseURL = site
    var path: Path { "/items/\(number)" }
}

private struct WriteItem: TypedTarget {
    typealias Response = NoContent
    let item: Item
    let baseURL = site
    let path: Path = "/items"
    let method = HTTPMethod.post
    var parameters: Parameters { Parameters(encoding: item) }
}

/// The cost of an action, beside the same request by a target, and in tables of two sizes.
func actions() {
    let provider = Provider<AnyTarget>(backend: .stub(Response()))
    row("GET", "typed target", .thousand) { count in
        send(count) { provider.send(GetItem(number: $0)) }
    }
    row("GET", "action", .thousand) { count in
        send(count) { provider.rx(SmallTable.item, $0) }
    }
    row("GET", "action, a property in the path", .thousand) { count in
        send(count) { provider.rx(SmallTable.place, Place(number: $0)) }
    }
    row("POST", "typed target", .thousand) { count in
        send(count) { _ in provider.send(WriteItem(item: Item())) }
    }
    row("POST", "action", .thousand) { count in
        send(count) { _ in provider.rx(SmallTable.write, Item()) }
    }
    row("finding an action", "table of 3", .thousand) { count in
        find(count) { SmallTable.row }
    }
    row("finding an action", "table of 100", .thousand) { count in
        find(count) { LargeTable.row50 }
    }
}

private func send(_ count: Int, _ make: (Int) -> Single<NoContent>) -> Int {
    let total = Total()
    for number in 0..<count { make(number).subscribe(onSuccess: { _ in total.add(1) }) }
    return total.value
}

private func find(_ count: Int, _ action: () -> Action<Void, NoContent>) -> Int {
    var total = 0
    for _ in 0..<count { total += action().method == .get ? 1 : 0 }
    return total
}
