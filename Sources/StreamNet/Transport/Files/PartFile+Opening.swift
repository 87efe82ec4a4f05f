import Foundation

extension PartFile {
    /// Creates the part of a file, or resumes that of an earlier transfer; only for a head whose
    /// body belongs in the file: the page of a 404 does not.
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
                plan.total = range.total ?? token.total
                plan.end = range.end
                plan.validator = token.validator
                return try PartFile(plan, take(token, for: plan), count: token.count)
            }
            token?.discard()
            if isAsked {
                plan.end = head.range?.bounds.count
            } else {
                plan.total = head.announcedLength(for: request.method)
            }
            plan.validator = isAsked || request.method != .get ? nil : head.resumeValidator
            return try PartFile(plan, create(plan))
        } catch {
            throw NetError(error, request)
        }
    }

    private static func plan(
        _ destination: FileDestination, _ head: Response, _ request: EncodedRequest
    ) throws(FileError) -> Plan {
        let site = try destination.site(for: head)
        try site.checkPlace()
        try site.makeFolder()
        StrayParts.removeLater(in: site.folder)
        let part = URL(filePath: site.folder, directoryHint: .isDirectory)
            .appending(path: name(for: site), directoryHint: .notDirectory)
        do {
            let mode = try Disk.usualMode(tryingAt: part.path)
            return Plan(
                site: site, part: part, mode: mode, request: request, keep: destination.keep)
        } catch {
            throw FileError("a folder that may be written", site.folder, error)
        }
    }

    /// Returns a hidden name, a different one each time.
    private static func name(for site: FileLocation) -> String {
        let random = String(UInt64.random(in: .min ... .max), radix: 36)
        let name = site.url.lastPathComponent.shortened(toBytes: 200)
        return ".\(name).\(random)\(StrayParts.suffix)"
    }

    private static func create(_ plan: Plan) throws(FileError) -> FileHandle {
        do {
            let handle = try Disk.create(plan.part.path)
            Disk.lock(handle)
            return handle
        } catch {
            throw FileError("a folder that may be written", plan.site.folder, error)
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
