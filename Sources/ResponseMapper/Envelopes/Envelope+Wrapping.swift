extension Envelope {
    /// Returns JSON as the server would have sent it: status, tip and model each at its path.
    ///
    ///     gank.wrapping(status: false, tip: "fine", model: [["title": "Keep it simple"]])
    ///
    /// A model that is absent, the default, is left out. The order is model, status, tip: of equal
    /// paths the last wins, and a value whose path leads into a text, a number or a boolean is left
    /// out.
    public func wrapping(status: JSON, tip: String = "", model: JSON = .absent) -> JSON {
        var json: JSON = [:]
        for (path, value) in [(self.model, model), (self.status, status), (self.tip, JSON(tip))]
        where value.exists {
            json[path: path] = value
        }
        return json
    }
}
