import Foundation
import Loopback
import ResponseMapper

/// Two tables of actions: a shop on two hosts, and a service of one line.
func tourActions(_ server: LoopbackServer, _ transcript: Transcript) async {
    let pay = URL(string: "http://localhost:\(server.port)")!
    let provider = Provider<AnyTarget>(
        plugins: [Encryption()],
        attributes: .hosts([.shop: server.url, .pay: pay, .hitokoto: server.url]))

    await transcript.step("an action with models for input and output, Shop.login") {
        let login = LoginRequest(name: "ann", password: "secret")
        let profile = try await provider.rx(Shop.login, login).value
        return "\(profile.name) has \(profile.points) points"
    }
    await transcript.step("an input that fills path and query, Shop.orders") {
        let orders = try await provider.rx(Shop.orders, OrderSearch(name: "ann", year: 2026)).value
        return orders.map(\.item).joined(separator: ", ")
            + "; asked for \(server.requests.last?.target ?? "nothing")"
    }
    await transcript.step("an action on another host, encrypted, Shop.subscribe") {
        let receipt = try await provider.rx(Shop.subscribe, Order(item: "vip")).value
        let request = server.requests.last
        let host = request?.header("Host")?.split(separator: ":").first ?? "nobody"
        let isReadable = request.map { (try? JSON(parsing: $0.body)) != nil } ?? false
        return "receipt \(receipt.number); asked \(host), readable on the wire: \(isReadable)"
    }
    await transcript.step("an action as text and as a model, Hitokoto.text, .sentence") {
        let text = try await provider.rx(Hitokoto.text, .anime).value
        let sentence = try await provider.rx(Hitokoto.sentence, .poetry).value
        return "\(text) \(sentence.hitokoto) (\(sentence.from))"
    }
    await transcript.step("the table as data, Shop.actions") {
        Shop.actions.map(\.description).joined(separator: ", ")
    }
    await transcript.refusal("an action without a provider, Shop.login(input)") {
        try await Shop.login(LoginRequest(name: "ann", password: "secret")).value
    }
    await transcript.refusal("a wrong password, provider.rx(Shop.login, input)") {
        try await provider.rx(Shop.login, LoginRequest(name: "bob", password: "?")).value
    }
}
