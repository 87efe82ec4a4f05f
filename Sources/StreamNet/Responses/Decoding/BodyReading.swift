/// Reads bodies for another module; used for a response on which one of its keys is set.
package protocol BodyReading: SendableMetatype {
    /// True if values are read from a place in the response, not from its whole body.
    /// - Parameter decoder: The decoder that was set; nil for the default one.
    static func reads(_ response: Response, by decoder: (any BodyDecoder)?) -> Bool

    /// True if texts are read from such a place as well.
    static func readsText(_ response: Response) -> Bool

    /// Decodes the value at that place of the response.
    static func decode<Value: Decodable>(
        _ type: Value.Type, of response: Response, by decoder: (any BodyDecoder)?
    ) throws -> Value

    /// Throws if the response does not meet a requirement that applies before anything is read.
    static func check(_ response: Response) throws
}

extension Attributes {
    /// The reader of bodies about which another module's attributes are set; set with each of them.
    package static var bodyReader: Key<(any BodyReading.Type)?> { .init(nil) }
}

extension Response {
    /// Throws if the response does not meet a requirement, for outputs that read nothing.
    func check() throws { try self.bodyReader?.check(self) }
}
