extension TapeDecoder {
    /// Returns a decoder of a container in place of a value of another kind: an empty container for
    /// null and for an empty container of the other kind, or the one that a string contains as
    /// JSON.
    @inline(never)
    func substitute(_ misfit: Misfit) throws -> TapeDecoder {
        guard let mender = run.mender else { throw self.misfit(misfit) }
        let isObject = misfit.wanted == [String: Any].self
        let empty = isObject ? "{}" : "[]"
        if mender.isThorough {
            if !run.isMadeUp { mender.find(mapError(of: misfit)) }
            return try substitute(empty, isMadeUp: true)
        }
        if tape.isNull(at: index) {
            guard index != run.listed, mender.allows(.defaulted) else { throw self.misfit(misfit) }
            note(.defaulted, misfit)
            return try substitute(empty, isMadeUp: true)
        }
        if tape.isContainer(at: index), tape.count(at: index) == 0, mender.allows(.converted) {
            note(.converted, misfit)
            return try substitute(empty)
        }
        guard mender.allows(.parsed), let text = tape.string(at: index),
            let spelled = try? substitute(text),
            isObject ? spelled.tape.isObject(at: 0) : spelled.tape.isArray(at: 0)
        else { throw self.misfit(misfit) }
        note(.parsed, misfit)
        return spelled
    }

    /// Returns a decoder of a text that replaces this value.
    private func substitute(_ text: String, isMadeUp: Bool = false) throws -> TapeDecoder {
        // JSON inside strings nests, too, and decoding uses the stack of the thread: one nesting
        // limit applies to all of them together.
        let tape = try Tape(
            PaddedText(copying: text), depth: max(0, Tape.usualDepth - levelsAround))
        let run = DecodingRun(inside: run, tape, mender: run.mender, isMadeUp: isMadeUp)
        let decoder = run.decoder(at: tape.root, .same, of: self, keepsKeys: keepsKeys)
        decoder.declared = declared
        return decoder
    }
}
