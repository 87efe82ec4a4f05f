import StreamNet

// Stands on the page "Write a backend".

/// Answers from a folder: `GET https://any.host/users/ann` is its file
/// `users/ann`.
struct FolderBackend: Backend {
    let folder: URL
    var scheduler: any Scheduler =
        QueueScheduler.concurrent(label: "folder")

    func send(_ endpoint: Endpoint) -> Single<Response> {
        // Nothing happens before a subscription; `encoded()` refuses
        // invalid requests.
        .deferred {
            try answer(endpoint.encoded()).delivered(for: endpoint)
        }
        // Reading from a disk may take long.
        .subscribe(on: scheduler)
    }

    private func answer(_ request: EncodedRequest) throws -> Response {
        guard [.get, .head].contains(request.method) else {
            return Response(status: 405, headers: ["Allow": "GET, HEAD"])
        }
        // Any status is a response …
        guard let file = file(of: request.url) else {
            return Response(status: 404, text: "no such file")
        }
        do {
            let bytes = try Data(contentsOf: file, options: .mappedIfSafe)
            let type = MediaType(ofFileNamed: file.lastPathComponent)
            return Response(
                headers: ["Content-Type": "\(type)"],
                body: request.method == .head ? Data() : bytes,
                url: request.url)
        } catch {
            // … and no response is an error.
            let place = file.path
            throw NetError.transport(
                TransportError(.other, request: place, underlying: error))
        }
    }

    /// The file in the folder; nil if it does not exist or is elsewhere.
    private func file(of url: URL) -> URL? {
        let folder = folder.resolvingSymlinksInPath()
        let file = folder.appending(path: url.path)
            .resolvingSymlinksInPath()
        let files = FileManager.default
        var isFolder: ObjCBool = false
        guard file.path.hasPrefix(folder.path + "/"),
            files.fileExists(atPath: file.path, isDirectory: &isFolder),
            !isFolder.boolValue
        else { return nil }
        return file
    }
}
