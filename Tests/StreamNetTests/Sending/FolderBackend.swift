import Foundation
import StreamNet

// Stands on the page "Write a backend".

/// Answers from a folder: `GET https://any.host/users/ann` is its file `users/ann`.
struct FolderBackend: Backend {
    let folder: URL
    var scheduler: any Scheduler = ConcurrentScheduler(label: "folder")

    func send(_ endpoint: Endpoint) -> Single<Response> {
        // Nothing happens before somebody subscribes; what must not be sent is refused.
        .deferred { try answer(endpoint.encoded()).delivered(for: endpoint) }
            .subscribe(on: scheduler)  // a disk takes its time
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
            return Response(
                headers: ["Content-Type": "\(MediaType(ofFileNamed: file.lastPathComponent))"],
                body: request.method == .head ? Data() : bytes, url: request.url)
        } catch {
            // … and what brought none is an error.
            throw NetError.transport(
                TransportFailure(.other, request: "\(file.path)", underlying: error))
        }
    }

    /// The file below the folder; nil where there is none, or it is elsewhere.
    private func file(of url: URL) -> URL? {
        let folder = folder.resolvingSymlinksInPath()
        let file = folder.appending(path: url.path).resolvingSymlinksInPath()
        var isFolder: ObjCBool = false
        guard file.path.hasPrefix(folder.path + "/"),
            FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder),
            !isFolder.boolValue
        else { return nil }
        return file
    }
}
