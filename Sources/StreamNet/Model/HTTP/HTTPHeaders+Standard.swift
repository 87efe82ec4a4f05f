import Foundation

extension HTTPHeaders {
    /// The default headers: `User-Agent` names the process, `Accept-Language` the user's languages.
    public static let standard: HTTPHeaders = [
        "User-Agent": userAgent, "Accept-Language": languages(Locale.preferredLanguages),
    ]

    /// The user agent, such as `MyApp/1.2 StreamNet` (RFC 9110 §10.1.5).
    private static var userAgent: String {
        let version = Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String
        let product = [ProcessInfo.processInfo.processName, version]
            .compactMap { $0?.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") } }
            .filter { !$0.isEmpty }
        return (product.isEmpty ? "" : product.joined(separator: "/") + " ") + "StreamNet"
    }

    /// The first six languages, each with a tenth less weight than the last (RFC 9110 §12.5.4).
    /// `en-001`, that of the world, as in a container, is `en`: servers list countries.
    static func languages(_ languages: [String]) -> String {
        languages.prefix(6).enumerated().map { index, language in
            let name = language.hasSuffix("-001") ? String(language.dropLast(4)) : language
            return index == 0 ? name : "\(name);q=0.\(10 - index)"
        }.joined(separator: ", ")
    }
}
