/// The paths at which a server puts the status, the text for the user and the model.
///
///     // {"error": false, "errMsg": "", "results": […]}
///     Envelope(status: "error", success: false, tip: "errMsg", model: "results")
/// Paths may be deep: `"error>code"`; `""` is the root.
public struct Envelope: Sendable {
    private let shared: Shared<(status: JSONPath, success: Success, tip: JSONPath, model: JSONPath)>
    var status: JSONPath { shared.value.status }
    /// The path of the text for the user; if it is missing, the tip is "".
    var tip: JSONPath { shared.value.tip }
    var model: JSONPath { shared.value.model }

    /// Makes an envelope.
    public init(status: JSONPath, success: Success, tip: JSONPath, model: JSONPath) {
        shared = Shared((status, success, tip, model))
    }

    func outcome(of json: JSON) -> Outcome {
        let status = json[path: status]
        let text = status.canonicalText
        return Outcome(
            isSuccess: isSuccess(json, status, text), tip: json[path: tip].canonicalText ?? "",
            status: text)
    }

    /// True if `json` reports a success; without a status, only an object may.
    func isSuccess(_ json: JSON) -> Bool {
        let status = json[path: status]
        return isSuccess(json, status, status.canonicalText)
    }

    private func isSuccess(_ json: JSON, _ status: JSON, _ text: String?) -> Bool {
        (text != nil || json.type == .object) && shared.value.success.accepts(status, text)
    }
}

extension Envelope {
    /// The condition under which a status means success.
    /// Values are compared by canonical text: `0` equals `"0"` and `0.0`, `false` equals `"false"`,
    /// `0` is not `false`. A missing or null status is a success only by ``where(_:)``.
    public struct Success: Sendable {
        /// The texts of the statuses, if there is no condition.
        private var texts: [String] = []
        private var condition: (@Sendable (JSON) -> Bool)?

        /// Accepts any of several values: `.any(of: [0, 200, "ok"])`.
        public static func any(of values: [JSON]) -> Success {
            Success(texts: values.compactMap(\.canonicalText))
        }

        /// Accepts the statuses for which the closure is true; also called if an object has none.
        public static func `where`(_ accepts: @escaping @Sendable (JSON) -> Bool) -> Success {
            Success(condition: accepts)
        }

        func accepts(_ status: JSON, _ text: String?) -> Bool {
            condition?(status) ?? text.map(texts.contains) ?? false
        }
    }

    /// Returns JSON as the server would have sent it, with model, status and tip at their paths.
    ///
    /// They are set in this order: of equal paths the last wins. An absent model, the default, is
    /// left out, as is a value whose path leads into a text, a number or a boolean.
    public func wrapping(status: JSON, tip: String = "", model: JSON = .absent) -> JSON {
        var json: JSON = [:]
        for (path, value) in [(self.model, model), (self.status, status), (self.tip, JSON(tip))]
        where value.exists {
            json[path: path] = value
        }
        return json
    }
}

extension Envelope.Success: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByBooleanLiteral
{
    /// Accepts one text.
    public init(stringLiteral value: String) { self = .any(of: [JSON(stringLiteral: value)]) }

    /// Accepts one number.
    public init(integerLiteral value: Int) { self = .any(of: [JSON(integerLiteral: value)]) }

    /// Accepts one boolean.
    public init(booleanLiteral value: Bool) { self = .any(of: [JSON(booleanLiteral: value)]) }
}
