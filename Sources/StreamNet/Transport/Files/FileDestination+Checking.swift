import Foundation

extension FileDestination {
    /// Throws ``RequestFailure/Reason/unwritableDestination`` if the file cannot be written, as far
    /// as that is known before the head has arrived.
    func check() throws(RequestFailure) {
        do throws(Obstacle) {
            switch place {
            case .file(let url): try FileSite(url, options).check()
            case .folder(let url):
                try FileSite.checkFolder(FileSite.path(of: url), options)
            case .chosen: break
            }
        } catch {
            throw RequestFailure(error)
        }
    }

    /// Returns the file for a response.
    func site(for head: Response) throws(Obstacle) -> FileSite {
        switch place {
        case .file(let url): return try FileSite(url, options)
        case .folder(let url):
            _ = try FileSite.path(of: url)
            let name = head.suggestedFilename
            return try FileSite(
                url.appending(path: name, directoryHint: .notDirectory), options)
        case .chosen(let choose):
            let url: URL
            do { url = try choose(head) } catch {
                throw Obstacle(wanted: "a file to write", found: "\(error)", underlying: error)
            }
            return try FileSite(url, options)
        }
    }
}
