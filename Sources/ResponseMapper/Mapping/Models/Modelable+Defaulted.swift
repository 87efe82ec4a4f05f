extension Modelable where Self: Defaulted {
    /// Makes the model; `mapping` reads into it.
    public init(_ json: JSON) throws { self.init() }
}

extension Modelable where Self: Defaulted & Decodable {
    /// Decodes the model, as any that is `Decodable`.
    public init(_ json: JSON) throws {
        self = try Reader<Self>.decodable(ReadingRules.current.decoder).read(json)
    }
}
