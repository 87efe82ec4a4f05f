extension Reactive {
    /// Returns the records of the response, each decoded by ``Attributes/decoder`` when it arrives.
    ///
    ///     shop.rx.records(.export, as: Row.self).subscribe(onNext: { row in show(row) })
    /// The body has a value in each line, as NDJSON and JSON Lines have, or by its content type: it
    /// is a JSON text sequence, `application/json-seq`, or `application/json`, the elements of an
    /// array, or values with or without white space between them. A last value that is not seen to
    /// be complete fails with ``TransportError/Reason/truncated(received:expected:)``. A number or
    /// literal in a text sequence that no white space follows may be cut, and is dropped (§2.4);
    /// plugins are notified. A record that cannot be decoded fails the stream with an
    /// ``ElementError``, after those before it, unless ``Attributes/badElements`` skips it.
    ///
    /// The response must have a status of 200…299 unless ``Attributes/validation`` is set anywhere.
    /// Records are delivered on a queue of their own, one at a time. Meanwhile nothing more is read
    /// than ``Attributes/delivery`` buffers. Disposing closes the connection.
    /// [RFC 7464](https://www.rfc-editor.org/rfc/rfc7464)
    /// - Parameter mark: The record that ends the stream, if the server marks the end.
    public func records<T, Model: Decodable & Sendable>(
        _ target: T, as type: Model.Type, _ attributes: Attributes..., until mark: EndMark? = nil
    ) -> Observable<Model> where Base == Provider<T> {
        base.chain.send(
            { try target.endpoint }, attributes + [.plugins([RecordRequest()])],
            defaults: .typedDefaults
        )
        .flatMap { RecordStream(response: $0, decoding: .decoded, mark: mark).elements }
        .catch { throw $0.readForStream }
    }
}

private struct RecordRequest: Plugin {
    func prepare(_ declared: Endpoint) -> Endpoint {
        var endpoint = declared
        if endpoint.headers.firstValue(for: "Accept") == nil {
            endpoint.headers.add("Accept", RecordFormat.accepted)
        }
        if !endpoint.delivery.isStreamed { endpoint.attributes.delivery = .streamed }
        return endpoint
    }
}
