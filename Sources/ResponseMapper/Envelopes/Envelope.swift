/// How a server wraps its models: where it says how the request went, and where the model is.
///
///     // {"error": false, "errMsg": "", "results": […]}
///     Envelope(status: "error", success: false, tip: "errMsg", model: "results")
///
/// Paths may be deep: `"error>code"`; `""` is the root.
public struct Envelope: Sendable {
    /// Where the status is.
    public var status: JSONPath
    /// What the status must be for the request to have succeeded.
    public var success: Success
    /// Where the text for the user is; a missing one reads as "".
    public var tip: JSONPath
    /// Where the model is.
    public var model: JSONPath

    /// Makes an envelope.
    public init(status: JSONPath, success: Success, tip: JSONPath, model: JSONPath) {
        self.status = status
        self.success = success
        self.tip = tip
        self.model = model
    }

    /// How the request went, as `json` tells it.
    func outcome(of json: JSON) -> Outcome {
        let status = json[path: status]
        let tip = json[path: tip]
        return Outcome(
            isSuccess: success.accepts(status),
            tip: tip.string ?? tip.canonicalText ?? "",
            status: status.canonicalText)
    }
}

extension Envelope {
    /// What counts as success.
    ///
    /// Values are compared by canonical text: `0` equals `"0"` and `0.0`, `false` equals `"false"`,
    /// `0` is not `false`. A missing or null status is never a success.
    public struct Success: Sendable {
        let accepts: @Sendable (JSON) -> Bool

        private init(values: Set<String>) {
            accepts = { status in status.canonicalText.map(values.contains) ?? false }
        }

        private init(accepts: @escaping @Sendable (JSON) -> Bool) { self.accepts = accepts }

        /// Any of several values: `.any(of: [0, 200, "ok"])`.
        public static func any(of values: [JSON]) -> Success {
            Success(values: Set(values.compactMap(\.canonicalText)))
        }

        /// Whatever the closure accepts; it is asked for a missing status, too.
        public static func `where`(_ accepts: @escaping @Sendable (JSON) -> Bool) -> Success {
            Success(accepts: accepts)
        }
    }
}

extension Envelope.Success: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByBooleanLiteral
{
    /// One text.
    public init(stringLiteral value: String) { self = .any(of: [JSON(stringLiteral: value)]) }

    /// One number.
    public init(integerLiteral value: Int) { self = .any(of: [JSON(integerLiteral: value)]) }

    /// One boolean.
    public init(booleanLiteral value: Bool) { self = .any(of: [JSON(booleanLiteral: value)]) }
}
