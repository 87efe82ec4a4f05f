import Foundation
import StreamNet

extension Outcome: Parsable {
    /// `application/json`.
    public static var accept: String? { "application/json" }

    /// Throws ``MapError``: bytes have no envelope.
    public static func parse(data: Data) throws -> Outcome { try parse(Response(body: data)) }

    /// How the request went, as `response.mapResult()` tells it, whatever is required of it.
    public static func parse(_ response: Response) throws -> Outcome { try response.mapResult() }
}
