extension Modelable where Self: Decodable {
    /// Decodes the model by the `.decoder` of the response that is being mapped, or else by that
    /// attribute's default.
    public init(_ json: JSON) throws {
        self = try Reader.decodable(Self.self, callsMapping: false).read(json)
    }
}

extension Modelable where Self: Defaulted & Decodable {
    /// Decodes the model, as any that is `Decodable`.
    public init(_ json: JSON) throws {
        self = try Reader.decodable(Self.self, callsMapping: false).read(json)
    }
}
