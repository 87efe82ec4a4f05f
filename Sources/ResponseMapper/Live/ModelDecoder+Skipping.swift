import StreamNet

extension ModelDecoder: RecordSkipping {
    /// Skips a record as an element of a list, if the policy allows to drop one more, and reports
    /// it to `.onRepair`; the share of a list is that of the records so far.
    package func skips(_ failure: ElementError, after dropped: Int) -> Bool {
        let response = failure.response
        let policy =
            response.contains(Attributes.mappingPolicy) ? response.mappingPolicy : self.policy
        // A response that a plugin made of an error has no elements, not even bad ones.
        guard response.recoveredError == nil, policy.repairs.contains(.dropped),
            dropped < policy.dropping.elements(of: failure.number)
        else { return false }
        let place = JSONPath([.index(failure.number - 1)])
        let repair =
            (failure.underlying as? MapError).map {
                Repair(.dropped, because: $0, wanted: "a record").prefixed(by: place)
            }
            ?? Repair(.dropped, at: place, wanted: "a record", found: "\(failure.underlying)")
        response.onRepair?(RepairReport([repair], endpoint: response.endpoint))
        return true
    }
}
