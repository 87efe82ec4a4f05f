extension Response {
    /// The target of the redirect, if the response is one and has a `Location`.
    var redirectLocation: String? {
        guard [301, 302, 303, 307, 308].contains(status) else { return nil }
        guard let location = headers["Location"], !location.isEmpty else { return nil }
        return location
    }
}
