// Checks: idle connections become too old, and peers vanish.
extension ConnectionPool {
    func checkLater(_ entry: Entry, than now: ContinuousClock.Instant = .now) {
        entry.isChecked = true
        checks.push(Check(due: now + settings.silence, entry: entry))
    }

    func check(_ now: ContinuousClock.Instant = .now) {
        guard let first = checks.first, first.due <= now else { return }
        while let next = checks.first, next.due <= now {
            _ = checks.pop()
            guard let entry = next.entry else { continue }
            entry.isChecked = false
            let session = entry.session
            if session.connection.isClosed { continue }
            let silence = now - session.connection.received
            let isSuspect = (session as? HTTP2Session)?.isSuspect == true
            if session.count == 0, silence >= CurlSettings.idleAge || isTooOld(session) {
                session.close()
            } else if session.count > 0 || isSuspect, silence >= settings.silence {
                session.check(silentFor: settings.silence)
            }
            checkLater(entry, than: now)
            touch(entry)
        }
        settleAll()
    }

    /// Closes an idle connection, one of those that have been looked at longest ago.
    func closeOldest() {
        while let next = checks.pop() {
            guard let entry = next.entry else { continue }
            entry.isChecked = false
            if entry.session.connection.isClosed { continue }
            guard entry.isIdle else {
                checkLater(entry)
                continue
            }
            entry.session.close()
            return touch(entry)
        }
    }
}
