extension Modelable where Self: Defaulted {
    /// Makes the model of an object or `null`; `mapping` reads into it. Throws ``MapError`` for any
    /// other value.
    public init(_ json: JSON) throws {
        guard json.isMissing || json.type == .object else {
            throw json.mismatch(wanted: "an object")
        }
        self.init()
    }
}
