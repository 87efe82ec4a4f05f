import Foundation
import StreamNet

extension Outcome: Parsable {
    /// `application/json`.
    public static var accept: String? { "application/json" }

    /// Throws ``MapError``, since bytes alone have no envelope.
    public static func parse(data: Data) throws -> Outcome { try parse(Response(body: data)) }

    /// The outcome of the request, as returned by `response.mapResult()`, regardless of its
    /// requirement.
    public static func parse(_ response: Response) throws -> Outcome { try response.mapResult() }
}
