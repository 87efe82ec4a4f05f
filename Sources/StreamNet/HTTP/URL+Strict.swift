import Foundation

extension URL {
    /// Makes a URL of this text; nil if characters of it would have to be encoded. So is, before
    /// macOS 14 and iOS 17, what is a URL by RFC 3986 and not by RFC 2396.
    init?(strict text: String) {
        if #available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *) {
            self.init(string: text, encodingInvalidCharacters: false)
        } else {
            self.init(string: text)
        }
    }
}
