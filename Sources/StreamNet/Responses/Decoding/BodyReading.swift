/// What another module knows about bodies; asked about a response where one of its keys is laid.
package protocol BodyReading: SendableMetatype {
    /// Whether values are to be found in the response, and not made of its whole body.
    /// - Parameter decoder: what was laid; nil where nobody laid any.
    static func reads(_ response: Response, by decoder: (any BodyDecoder)?) -> Bool

    /// Whether texts are, too.
    static func readsText(_ response: Response) -> Bool

    /// Decodes the value that is found in the response.
    static func decode<Value: Decodable>(
        _ type: Value.Type, of response: Response, by decoder: (any BodyDecoder)?
    ) throws -> Value

    /// Throws where the response is not what is required before anything is read.
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
