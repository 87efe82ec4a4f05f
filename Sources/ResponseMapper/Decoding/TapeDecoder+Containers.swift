extension TapeDecoder {
    /// Returns a decoder of a container in place of a value of another kind: an empty container for
    /// null and for an empty container of the other kind, or the one that a string contains as
    /// JSON.
    @inline(never)
    func substitute(_ issue: DecodingIssue) throws -> TapeDecoder {
        guard let repairer = run.repairer else { throw self.issue(issue) }
        let isObject = issue.wanted == [String: Any].self
        let empty = isObject ? "{}" : "[]"
        if repairer.isThorough {
            if !run.isMadeUp { repairer.find(mapError(of: issue)) }
            return try substitute(empty, isMadeUp: true)
        }
        if tape.isNull(at: index) {
            guard index != run.listed, repairer.allows(.defaulted) else { throw self.issue(issue) }
            note(.defaulted, issue)
            return try substitute(empty, isMadeUp: true)
        }
        if tape.isContainer(at: index), tape.count(at: index) == 0, repairer.allows(.converted) {
            note(.converted, issue)
            return try substitute(empty)
        }
        guard repairer.allows(.parsed), let text = tape.string(at: index),
            let spelled = try? substitute(text),
            isObject ? spelled.tape.isObject(at: 0) : spelled.tape.isArray(at: 0)
        else { throw self.issue(issue) }
        note(.parsed, issue)
        return spelled
    }

    /// Returns a decoder of a text that replaces this value.
    private func substitute(_ text: String, isMadeUp: Bool = false) throws -> TapeDecoder {
        // JSON inside strings nests, too, and decoding uses the stack of the thread: one nesting
        // limit applies to all of them together.
        let tape = try Tape(
            PaddedText(copying: text), depth: max(0, Tape.usualDepth - levelsAround))
        let run = DecodingRun(inside: run, tape, repairer: run.repairer, isMadeUp: isMadeUp)
        let decoder = run.decoder(at: tape.root, .same, of: self, keepsKeys: keepsKeys)
        decoder.declared = declared
        return decoder
    }
}
