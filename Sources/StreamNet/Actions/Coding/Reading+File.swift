import Foundation

extension Reading where Output == URL {
    /// Writes the body to a file, and returns its URL. Unless set, ``Attributes/delivery`` is this
    /// file.
    ///
    /// Fails with ``ParseError`` if there is no file, as for a 204.
    public static func file(_ destination: FileDestination) -> Reading {
        Reading(attributes: .delivery(.file(destination)), file.read)
    }

    /// Returns the URL of the file that ``Attributes/delivery`` of the call names.
    ///
    /// Fails with ``ParseError`` if there is no file, as for a 204, or for a call without one.
    public static var file: Reading {
        Reading { response in
            guard let file = response.file else {
                throw ParseError(response, wanted: "a file", found: response.bodySummary)
            }
            return file
        }
    }
}
