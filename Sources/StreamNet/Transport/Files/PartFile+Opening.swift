import Foundation

extension PartFile {
    /// Creates the part of a file, or resumes that of an earlier transfer.
    /// - Parameter request: The request as it was first sent, with its own URL, not a redirect's.
    static func open(
        _ destination: FileDestination, for head: Response, of request: EncodedRequest
    ) throws(NetError) -> PartFile {
        let token = destination.token
        let isResuming = head.status == 206 && token?.isUsed(by: request) == true
        let range = token.flatMap { isResuming ? head.rest(after: $0) : nil }
        // A request that sets a range without a token expects a part; no other request does.
        let isAsked = !isResuming && request.headers["Range"] != nil
        if head.status == 206, range == nil, !isAsked {
            token?.discard()
            let found = head.headers["Content-Range"].map { "Content-Range: \($0)" }
            throw request.failure(.wrongRange, detail: found ?? "no Content-Range")
        }
        do throws(FileError) {
            var plan = try plan(destination, head, request)
            if let token, let range {
                (plan.total, plan.end) = (range.total ?? token.total, range.end)
                plan.validator = token.validator
                return try PartFile(plan, take(token, for: plan), count: token.count)
            }
            token?.discard()
            plan.end = isAsked ? head.range?.bounds.count : nil
            plan.total = isAsked ? nil : head.announcedLength(for: request.method)
            plan.validator = isAsked || request.method != .get ? nil : head.resumeValidator
            return try PartFile(plan, create(plan))
        } catch { throw NetError(error, request) }
    }

    private static func plan(
        _ destination: FileDestination, _ head: Response, _ request: EncodedRequest
    ) throws(FileError) -> Plan {
        let site = try destination.site(for: head)
        try site.checkPlace()
        try site.makeFolder()
        StrayParts.removeLater(in: site.folder)
        // A hidden name, a different one each time.
        let random = String(UInt64.random(in: .min ... .max), radix: 36)
        let name = site.url.lastPathComponent.shortened(toBytes: 200)
        let part = URL(filePath: site.folder, directoryHint: .isDirectory)
            .appending(path: ".\(name).\(random)\(StrayParts.suffix)", directoryHint: .notDirectory)
        let mode = try writing(in: site) { try Disk.usualMode(tryingAt: part.path) }
        return Plan(site: site, part: part, mode: mode, request: request, keep: destination.keep)
    }

    private static func create(_ plan: Plan) throws(FileError) -> FileHandle {
        let handle = try writing(in: plan.site) { try Disk.create(plan.part.path) }
        Disk.lock(handle)
        return handle
    }

    private static func writing<Value>(
        in site: FileLocation, _ body: () throws -> Value
    ) throws(FileError) -> Value {
        do { return try body() } catch {
            throw FileError("a folder that may be written", site.folder, error)
        }
    }

    /// Takes over the part of a token under another name, so that no other transfer can resume it.
    private static func take(_ token: ResumeToken, for plan: Plan) throws(FileError) -> FileHandle {
        let (old, new) = (token.part.path, plan.part.path)
        do {
            // It may not be taken for a stray one before it is locked.
            Disk.touch(old)
            do throws(POSIXError) { try Disk.move(old, over: new) } catch {
                guard error.code == .EXDEV else { throw error }
                try FileManager.default.moveItem(atPath: old, toPath: new)
            }
            if try Disk.facts(of: new)?.size == token.count {
                let handle = try Disk.extend(new)
                Disk.lock(handle)
                return handle
            }
        } catch {
            Disk.remove(new)
            throw FileError("the part to go on with", old, error)
        }
        Disk.remove(new)
        throw FileError(wanted: "a part of \(token.count) bytes", found: "another: \(old)")
    }
}

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
        } catch { throw RequestError(error) }
    }

    /// True if the server lacks the rest (RFC 9110 §15.5.17), and the request must start again.
    func mustRestart(after head: Response, to request: EncodedRequest) -> Bool {
        head.status == 416 && token?.isUsed(by: request) == true
    }

    func site(for head: Response) throws(FileError) -> FileLocation {
        switch place {
        case .file(let url): return try FileLocation(url, options)
        case .folder(let url):
            _ = try FileLocation.path(of: url)
            let file = url.appending(path: head.suggestedFilename, directoryHint: .notDirectory)
            return try FileLocation(file, options)
        case .chosen(let choose):
            let url: URL
            do { url = try choose(head) } catch {
                throw FileError(wanted: "a file to write", found: "\(error)", underlying: error)
            }
            return try FileLocation(url, options)
        }
    }
}
