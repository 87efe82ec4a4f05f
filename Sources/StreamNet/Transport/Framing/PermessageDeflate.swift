import CShims

/// The compression of messages (RFC 7692).
enum PermessageDeflate {
    /// The parameters that client and server have agreed on (§7.1).
    struct Agreement: Sendable, Equatable {
        /// True if a message of that side may refer to those before it.
        var clientTakesOver = true, serverTakesOver = true
        /// The window of that side, from 8 to 15: as many bytes as 2 to this power.
        var clientWindowBits = 15, serverWindowBits = 15

        func side(ofClient isClient: Bool) -> (windowBits: Int, takesOver: Bool) {
            isClient ? (clientWindowBits, clientTakesOver) : (serverWindowBits, serverTakesOver)
        }
    }

    /// True if zlib was found at run time, both its halves.
    static let isAvailable =
        curl_binding_inflates(CURL_BINDING_RAW_DEFLATE) != 0 && curl_binding_deflates() != 0

    /// The `Sec-WebSocket-Extensions` of a request (§7.1.2.2: the server may limit the window).
    static let offer = "permessage-deflate; client_max_window_bits"

    /// Reads the answer to ``offer``, which may limit what that did not mention (§7.1).
    static func agreement(answering values: [String]) throws(SocketViolation) -> Agreement? {
        var agreement: Agreement?
        for member in values.flatMap(\.listMembers) {
            var parts = member.split(at: ";", keepingEmpty: true).map(\.trimmingBlanks)
            let name = parts.removeFirst()
            // An empty member of a list is none (RFC 9110 §5.6.1).
            if name.isEmpty, parts.isEmpty { continue }
            guard name == "permessage-deflate" else {
                throw .breach(wanted: "an extension that was offered", found: name.debugDescription)
            }
            guard agreement == nil
            else { throw .breach(wanted: "permessage-deflate once", found: "another one") }
            agreement = try Agreement(parts)
        }
        return agreement
    }
}

extension PermessageDeflate.Agreement {
    /// Reads the parameters of an answer (§7.1.1 and §7.1.2).
    fileprivate init(_ parameters: [String]) throws(SocketViolation) {
        self.init()
        var names: Set<String> = []
        for parameter in parameters {
            let parts = parameter.split(at: "=", cuts: 1, keepingEmpty: true).map(\.trimmingBlanks)
            let (name, value) = (parts.first ?? "", parts.count > 1 ? parts[1] : nil)
            guard names.insert(name).inserted
            else { throw .breach(wanted: "each parameter once", found: "\(name) twice") }
            switch (name, value) {
            case ("client_no_context_takeover", nil): clientTakesOver = false
            case ("server_no_context_takeover", nil): serverTakesOver = false
            case ("client_max_window_bits", let value?): clientWindowBits = try Self.bits(value)
            case ("server_max_window_bits", let value?): serverWindowBits = try Self.bits(value)
            default:
                throw .breach(
                    wanted: "a parameter of permessage-deflate", found: parameter.debugDescription)
            }
        }
    }

    /// Reads 8 to 15, without leading zeros, as a token or in quotes (RFC 6455 §9.1).
    private static func bits(_ value: String) throws(SocketViolation) -> Int {
        let isQuoted = value.count > 2 && value.hasPrefix("\"") && value.hasSuffix("\"")
        let digits = isQuoted ? String(value.dropFirst().dropLast()) : value
        guard let bits = digits.number, (8...15).contains(bits), !digits.hasPrefix("0")
        else { throw .breach(wanted: "a window of 8 to 15 bits", found: value.debugDescription) }
        return bits
    }
}
