@testable import StreamNet

/// A folder, and downloads into it that go as far as a test wants.
struct Download {
    static let url = URL(string: "https://host/file?key=secret")!
    static let tagged: HTTPHeaders = ["ETag": "\"v1\""]

    let folder: TemporaryFolder
    let tokens = EventLog<ResumeToken>()

    init() throws { folder = try TemporaryFolder() }

    var file: URL { folder.url.appending(path: "a.txt") }

    /// A request for the file, or for the rest of it.
    func request(_ token: ResumeToken? = nil, _ method: HTTPMethod = .get) -> EncodedRequest {
        EncodedRequest(url: Self.url, method: method).resuming(token)
    }

    /// The destination of the file, which keeps the part of an unfinished transfer.
    func destination(
        _ options: FileDestination.Options = [], _ token: ResumeToken? = nil
    ) -> FileDestination { .file(file, options).resuming(token).keepingPart { tokens.add($0) } }

    func open(
        _ options: FileDestination.Options = [], _ head: Response = Response(headers: tagged),
        _ token: ResumeToken? = nil
    ) throws(NetError) -> PartFile {
        try PartFile.open(destination(options, token), for: head, of: request(token))
    }

    /// The token of a transfer that ended after three bytes.
    /// - Parameter size: The announced length of the file.
    func token(_ head: HTTPHeaders = tagged, announcing size: Int? = nil) throws -> ResumeToken? {
        var head = head
        head["Content-Length"] = size.map { "\($0)" }
        let part = try open([], Response(headers: head))
        try part.write(Data("hel".utf8))
        part.abandon(resumable: true)
        return tokens.all.last
    }

    /// The head of the rest of a file.
    static func rest(_ range: String = "bytes 3-4/5", _ more: HTTPHeaders = [:]) -> Response {
        Response(status: 206, headers: more.merging(["Content-Range": range]))
    }

    /// The contents of the file; nil if there is none.
    var text: String? { try? String(contentsOf: file, encoding: .utf8) }

    /// The names in the folder, without the variable part of the names of parts.
    var names: [String] {
        get throws { try folder.names.map { $0.hasSuffix(".part") ? "part" : $0 } }
    }

    static func mode(_ file: URL) throws -> Int? {
        let facts = try FileManager.default.attributesOfItem(atPath: file.path)
        return facts[.posixPermissions] as? Int
    }

    static func permit(_ mode: Int, _ file: URL) throws {
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: file.path)
    }
}

extension NetError {
    /// Which failure it is, and what was found.
    var detail: String? {
        guard case .transport(let failure) = self else { return nil }
        return "\(failure.reason): \(failure.detail)"
    }
}
