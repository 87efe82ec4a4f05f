import Foundation

/// The events of a response as elements; as the output of an action, a stream that connects again.
///
///     @GET("/ticks") var ticks: Action<Void, Events<Tick>>
///
///     NetAPI.ticks().subscribe(onNext: { show($0.price) })    // Observable<Tick>
///
/// The data of each event are decoded as a body of their own, by ``Attributes/decoder``; those that
/// are not `Decodable` by `output: .events(…)`, those of several types by ``EventCases``.
public struct Events<Element: Sendable>: Sendable {
    let response: Response
    /// Returns the element of an event of this response; nil if it has none.
    let read: @Sendable (ServerSentEvent, Response) throws -> Element?

    /// The events of this response, once, delivered as by ``ByteStream/asObservable()``; they end
    /// with it. `rx.events(action)` and a call of the action connect again.
    public func asObservable() -> Observable<Element> {
        let elements = elements(ElementReading())
        return response.parts { EventBodyReader(of: response) }.compactMap(elements)
    }

    /// Returns a function that makes an element of an event; nil for one that is skipped.
    func elements(_ reading: ElementReading) -> @Sendable (ServerSentEvent) throws -> Element? {
        { event in
            let number = reading.next()
            do { return try read(event, response) } catch let refusal as EventRefusal {
                return try response.holding(event).mapping { _ in throw refusal.error }
            } catch {
                let own = response.holding(event)
                let error = ElementError(number, of: event, in: own, error)
                return try reading.skip(error, in: own)
            }
        }
    }
}

extension Response {
    func holding(_ event: ServerSentEvent) -> Response { with(body: Data(event.data.utf8)) }
}

extension Events: Parsable where Element: Decodable {
    /// `text/event-stream`
    public static var accept: String? { type }

    /// Returns the events of these bytes.
    public static func parse(data: Data) -> Events { parse(Response(body: data)) }

    /// Returns the events of the response, each decoded when it has arrived.
    public static func parse(_ response: Response) -> Events { Events(response, by: .decoded) }
}

extension Events {
    fileprivate static var type: String { "text/event-stream" }

    /// The events of a response, each decoded from its data; one without data is skipped.
    init(_ response: Response, by decoding: OutputDecoding<Element>) {
        self.response = response
        read = { event, response in
            event.data.isEmpty ? nil : try decoding.decode(response.holding(event))
        }
    }
}

extension OutputDecoding {
    /// The events of the response, each decoded as `element` decodes a response of its data.
    ///
    ///     @GET("/ticks", output: .events(.model)) var ticks: Action<Void, Events<Tick>>
    /// An output of `Decodable` elements needs none.
    public static func events<Element>(_ element: OutputDecoding<Element>) -> OutputDecoding
    where Output == Events<Element> {
        OutputDecoding(accept: Output.type) { Events($0, by: element) }
    }

    /// The events of the response, each decoded as the type that `cases` has for its name.
    public static func events<Value>(_ cases: EventCases<Value>) -> OutputDecoding
    where Output == Events<Value> {
        OutputDecoding(accept: Output.type) { Events(response: $0, read: cases.value(of:in:)) }
    }
}

extension OutputDecoding where Output == Events<ServerSentEvent> {
    /// The events of the response, as they are.
    public static var events: OutputDecoding {
        OutputDecoding(accept: Output.type) { Events(response: $0) { event, _ in event } }
    }
}
