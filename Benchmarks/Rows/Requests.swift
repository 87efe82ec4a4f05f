import Clients
import Foundation
import StreamNet

private enum Server: Target {
    case item(Int)

    var baseURL: URL { site }
    var path: Path {
        switch self {
        case .item(let number): "items/\(number)"
        }
    }
}

private let site = URL(string: "https://server.example/api")!

/// The cost of a request beside its transport: a backend that answers at once.
func requests() {
    row("stub request", "backend alone", .thousand) { count in
        let total = Total()
        let backend = StubBackend.stub(Response())
        for number in 0..<count {
            guard let endpoint = try? Server.item(number).endpoint else { continue }
            backend.send(endpoint).subscribe(onSuccess: { total.add($0.status) })
        }
        return total.value
    }
    row("stub request", "provider", .thousand) { count in
        send(count, through: Provider<Server>(backend: .stub(Response())))
    }
    row("stub request", "provider, 2 plugins, 2 interceptors", .thousand) { count in
        send(
            count,
            through: Provider<Server>(
                backend: .stub(Response()), plugins: [Header(), Header()],
                interceptors: [Passing(), Passing()]))
    }
    row("stub request", "provider, a plugin that does nothing", .thousand) { count in
        send(count, through: Provider<Server>(backend: .stub(Response()), plugins: [Idle()]))
    }
    row("stub request", "provider, a log that shows nothing", .thousand) { count in
        send(
            count,
            through: Provider<Server>(
                backend: .stub(Response()), plugins: [RequestLog([]) { _ in }]))
    }
}

private struct Idle: Plugin {}

private func send(_ count: Int, through provider: Provider<Server>) -> Int {
    let total = Total()
    for number in 0..<count {
        provider.rx(.item(number)).subscribe(onSuccess: { total.add($0.status) })
    }
    return total.value
}
