extension HTTPHeaders.Field {
    /// Whether there is nothing in the value, spaces being no part of one (RFC 9110 §5.5); what
    /// libcurl is told like that it would leave out.
    var isBlank: Bool { value.utf8.allSatisfy { $0 == 0x20 || $0 == 0x09 } }
}
