/// The encoder passed to a model.
struct DraftEncoder: Encoder {
    let draft: Draft
    let place: Place

    var codingPath: [any CodingKey] { draft.path(to: place) }
    var userInfo: [CodingUserInfoKey: Any] { draft.encoder.userInfo }

    /// Writes members whose keys are data; the strategy still applies to those written before and
    /// after.
    func keepingKeys(_ write: () throws -> Void) rethrows {
        guard draft.isOpen(place) else { return try write() }
        let keepsKeys = draft.levels[place.depth].keepsKeys
        draft.levels[place.depth].keepsKeys = true
        defer { if draft.isOpen(place) { draft.levels[place.depth].keepsKeys = keepsKeys } }
        try write()
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        let (draft, place) = draft.begin(.object, at: place)
        return KeyedEncodingContainer(KeyedDraft(draft: draft, place: place))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        let (draft, place) = draft.begin(.array, at: place)
        return UnkeyedDraft(draft: draft, place: place)
    }

    func singleValueContainer() -> any SingleValueEncodingContainer {
        SingleDraft(draft: draft, place: place)
    }
}

/// Writes the single value of a place.
struct SingleDraft: SingleValueEncodingContainer {
    let draft: Draft
    let place: Place
    var codingPath: [any CodingKey] { draft.path(to: place) }

    mutating func encodeNil() throws { try draft.fill(place, with: JSONDigits(text: "null")) }

    @inline(__always)
    mutating func encode<Value: Encodable>(_ value: Value) throws {
        try draft.fill(place, with: value)
    }
}

extension Draft {
    /// The encoder of the root of this draft.
    var rootEncoder: DraftEncoder { DraftEncoder(draft: self, place: root) }
}
