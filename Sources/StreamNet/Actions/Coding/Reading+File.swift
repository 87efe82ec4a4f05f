import Foundation

extension Reading where Output == URL {
    /// The file that the body is written to: ``Attributes/delivery`` is that, unless said.
    ///
    /// Fails with ``ParseFailure`` where there is none, as for a 204.
    public static func file(_ destination: FileDestination) -> Reading {
        Reading(attributes: .delivery(.file(destination))) { response in
            guard let file = response.file else {
                throw ParseFailure(response, wanted: "a file", found: response.bodySummary)
            }
            return file
        }
    }
}
