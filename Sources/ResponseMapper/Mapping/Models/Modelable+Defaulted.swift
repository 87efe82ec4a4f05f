extension Modelable where Self: Defaulted {
    /// Makes the model; `mapping` reads into it.
    public init(_ json: JSON) throws { self.init() }
}
