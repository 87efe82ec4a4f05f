extension StubBackend {
    /// Makes a backend that answers each action of an API with its ``Attributes/sample``.
    ///
    ///     let shop = Provider<AnyTarget>(backend: StubBackend(samplesOf: NetAPI.actions))
    ///
    /// A request of no action in the list, or of one without a sample, fails with
    /// ``RequestError/Reason/missingStub``. A table of ``Stubs`` has samples as well, and more.
    public init(samplesOf actions: ActionList) {
        let names = Set(actions.map(\.name))
        let samples = Stubs<AnyTarget>()
        self.init(route: { endpoint in
            if let action = endpoint.action, names.contains(action.name) {
                return samples.send(endpoint)
            }
            return .error(
                NetError.request(
                    RequestError(
                        .missingStub, request: endpoint.title,
                        wanted: "one of \(names.count) actions with samples", found: "another")))
        })
    }
}
