// Every part stands on the page "Test your first call".
import StreamNet
import Testing

enum Weather: Target {
    case today, city(String), report(String)

    var baseURL: URL { URL(string: "https://weather.example")! }
    var path: Path {
        switch self {
        case .today: "today"
        case .city(let name): "cities/\(name)"
        case .report: "reports"
        }
    }
    var method: HTTPMethod {
        if case .report = self { .post } else { .get }
    }
    var payload: Payload {
        switch self {
        case .report(let sky): .json(["sky": sky])
        default: .none
        }
    }
}

struct Forecast: Sendable {
    let provider: Provider<Weather>

    func sky(
        on clock: some Scheduler = MainScheduler.instance
    ) -> Single<String> {
        provider.rx(.today, .validation(.successCodes))
            .retry(
                .constant(attempts: 3, delay: .seconds(10)),
                scheduler: clock
            )
            .map { String(decoding: $0.body, as: UTF8.self) }
    }
}

@Test func `the sky is what the server says`() async throws {
    let stubs = Stubs<Weather>().on(.today, "blue")
    let forecast = Forecast(provider: Provider(backend: stubs))

    #expect(try await forecast.sky().value == "blue")
}

@Test func `a failed request is sent again after ten seconds`() {
    let time = VirtualTimeScheduler()
    let stubs = Stubs<Weather>(after: .seconds(1), scheduler: time)
    stubs.on(.today, [503, .failure(.connectionLost), "blue"])
    let forecast = Forecast(provider: Provider(backend: stubs))

    #expect(time.record(forecast.sky(on: time)).elements == ["blue"])
    let times = stubs.requests.map(\.time)
    #expect(times == [.zero, .seconds(11), .seconds(22)])
}

@Test func `a report is posted as JSON`() async throws {
    let stubs = Stubs<Weather>().on(.report("blue"), matching: .body, 201)
    let weather = Provider<Weather>(backend: stubs)
    let response = try await weather.request(.report("blue"))

    #expect(response.status == 201)
    let sent = stubs.requests.first?.encoded
    #expect(sent?.body == RequestBody(text: #"{"sky":"blue"}"#))
    #expect(sent?.headers["Content-Type"] == "application/json")
    #expect(stubs.verify().isEmpty)
}

@Test func `a request without a stub names the closest ones`() async {
    let stubs = Stubs<Weather>().on(.city("oslo"), "grey")
    let error = await #expect(throws: NetError.self) {
        try await Provider<Weather>(backend: stubs).request(.city("Oslo"))
    }
    #expect(
        "\(error, default: "")" == """
            GET https://weather.example/cities/Oslo: wanted a stub, \
            found GET https://weather.example/cities/oslo
            """)
    #expect(
        stubs.verify() == [
            "unused: GET https://weather.example/cities/oslo",
            "unexpected: GET https://weather.example/cities/Oslo",
        ])
}

@Test func `silence of five seconds ends a request`() {
    let time = VirtualTimeScheduler()
    let stubs = Stubs<Weather>(scheduler: time)
    stubs.on(.today, .chunks("bl", .wait(.seconds(20)), "ue"))
    let weather = Provider<Weather>(backend: stubs)
    let today = weather.rx(.today, .idleTimeout(.seconds(5)))

    let ending = time.record(today).ending
    #expect(ending?.time == .seconds(5))
    let expected = "wanted data within 5.0 seconds, found silence"
    #expect("\(ending, default: "")".contains(expected))
}
