import Foundation

extension FileDestination {
    /// Throws if the file cannot be written, as far as that is known before the head has arrived.
    func check() throws(RequestError) {
        do throws(FileError) {
            switch place {
            case .file(let url): try FileLocation(url, options).check()
            case .folder(let url):
                try FileLocation.checkFolder(FileLocation.path(of: url), options)
            case .chosen: break
            }
        } catch {
            throw RequestError(error)
        }
    }

    func site(for head: Response) throws(FileError) -> FileLocation {
        switch place {
        case .file(let url): return try FileLocation(url, options)
        case .folder(let url):
            _ = try FileLocation.path(of: url)
            let name = head.suggestedFilename
            return try FileLocation(
                url.appending(path: name, directoryHint: .notDirectory), options)
        case .chosen(let choose):
            let url: URL
            do { url = try choose(head) } catch {
                throw FileError(wanted: "a file to write", found: "\(error)", underlying: error)
            }
            return try FileLocation(url, options)
        }
    }
}
