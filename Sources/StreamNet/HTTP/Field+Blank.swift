extension HTTPHeaders.Field {
    /// True if the value is empty; spaces are not part of a value (RFC 9110 §5.5). libcurl would
    /// leave out such a field.
    var isBlank: Bool { value.utf8.allSatisfy { $0 == 0x20 || $0 == 0x09 } }
}
