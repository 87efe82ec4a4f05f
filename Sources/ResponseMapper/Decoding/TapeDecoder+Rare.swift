import Foundation

extension TapeDecoder {
    /// Reads types that have a strategy or need no decoder of their own; others decode themselves.
    @_semantics("optimize.sil.specialize.generic.never")
    @inline(never) func readRare<Value: Decodable>(
        _ type: Value.Type, at index: Int, _ step: DecodingStep
    ) throws -> Value {
        if let direct = run.facts(about: type).direct {
            return try readKnown(type, direct, at: index, step)
        }
        return try readModel(type, at: index, step)
    }

    /// Not called for models: the cast to their optional would look up that type's metadata.
    @_semantics("optimize.sil.specialize.generic.never")
    @inline(never) private func readKnown<Value: Decodable>(
        _ type: Value.Type, _ direct: DirectType, at index: Int, _ step: DecodingStep
    ) throws -> Value {
        let value: Value? =
            switch direct {
            case .integers: tape.list(of: index) { tape.integer(at: $0, as: Int.self) }.cast()
            case .doubles: tape.list(of: index) { tape.double(at: $0) }.cast()
            case .strings: tape.list(of: index) { tape.string(at: $0) }.cast()
            case .integersByKey: members(at: index) { tape.integer(at: $0, as: Int.self) }.cast()
            case .doublesByKey: members(at: index) { tape.double(at: $0) }.cast()
            case .stringsByKey: members(at: index) { tape.string(at: $0) }.cast()
            case .url: tape.string(at: index).flatMap { URL(string: $0) } as? Value
            case .date: try date(run.options.dateDecodingStrategy, at: index, step) as? Value
            case .data: try data(at: index, step) as? Value
            case .decimal: decimal(at: index) as? Value
            case .uuid: uuid(at: index) as? Value
            case .json: JSON(tape, index) as? Value
            case .int128, .uint128:
                if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
                    direct == .int128
                        ? tape.integer(at: index, as: Int128.self) as? Value
                        : tape.integer(at: index, as: UInt128.self) as? Value
                } else {
                    nil
                }
            }
        if let value { return value }
        // A list with a value of another kind decodes itself, and reports it.
        if direct.isList { return try readModel(type, at: index, step) }
        let trouble: DecodingIssue.Trouble = isRightKind(type, at: index) ? .content : .kind
        return try settle(DecodingIssue(type, trouble, at: index, step: step), as: type)
    }

    private func uuid(at index: Int) -> UUID? {
        if let text = tape.plainText(at: index) { return UUID(text) }
        return tape.string(at: index).flatMap { UUID(uuidString: $0) }
    }

    /// Reads digit by digit; rounds only numbers that a `Decimal` cannot represent.
    private func decimal(at index: Int) -> Decimal? {
        if let exact = tape.decimal(at: index) { return exact }
        let rounded = tape.numberText(at: index).flatMap { Decimal(string: $0) }
        return rounded?.isNaN == true ? nil : rounded
    }

    private func data(at index: Int, _ step: DecodingStep) throws -> Data? {
        let strategy = run.options.dataDecodingStrategy
        if case .base64 = strategy {
            return tape.string(at: index).flatMap { Data(base64Encoded: $0) }
        }
        guard case .custom(let decode) = strategy
        else { return try readModel(Data.self, at: index, step) }
        return try read(at: index, step, decode)
    }

    private func date(
        _ strategy: ModelDecoder.DateDecodingStrategy, at index: Int, _ step: DecodingStep
    ) throws -> Date? {
        switch strategy {
        case .deferredToDate:
            number(at: index).map(Date.init(timeIntervalSinceReferenceDate:))
        case .secondsSince1970: number(at: index).map(Date.init(timeIntervalSince1970:))
        case .millisecondsSince1970:
            number(at: index).map { Date(timeIntervalSince1970: $0 / 1000) }
        case .iso8601: isoDate(at: index, hasFraction: false)
        case .iso8601WithFraction: isoDate(at: index, hasFraction: true)
        case .formatted(let formatter): tape.string(at: index).flatMap(formatter.date(from:))
        case .custom(let decode): try read(at: index, step, decode)
        case .firstThatFits(let strategies):
            strategies.lazy.compactMap { [self] in try? date($0, at: index, step) }.first
        }
    }

    private func number(at index: Int) -> Double? {
        tape.double(at: index) ?? nonConforming(Double.self, at: index)
    }

    private func isoDate(at index: Int, hasFraction: Bool) -> Date? {
        if let text = tape.plainText(at: index) {
            return ISO8601Date(text, hasFraction: hasFraction)?.date
        }
        return tape.string(at: index)
            .flatMap { ISO8601Date($0.utf8, hasFraction: hasFraction)?.date }
    }

    private func read<Value>(
        at index: Int, _ step: DecodingStep, _ decode: (any Decoder) throws -> Value
    ) throws -> Value? {
        if tape.isNull(at: index) { return nil }
        let decoder = inner(at: index, step)
        let value = try decode(decoder)
        run.takeBack(decoder)
        return value
    }

    /// The members of an object of scalars, of which the last one of a key counts; as `list`.
    @inline(__always) private func members<Element>(
        at index: Int, _ scalar: (Int) -> Element?
    ) -> [String: Element]? {
        guard tape.isObject(at: index) else { return nil }
        var members = [String: Element](minimumCapacity: tape.count(at: index))
        var position = tape.first(in: index) + 1
        while position < tape.end(of: index) {
            guard let element = scalar(position) else { return nil }
            members[tape.key(of: position)] = element
            position = tape.next(after: position) + 1
        }
        return members
    }

    /// True if another value of the same kind could have been read.
    private func isRightKind(_ type: Any.Type, at index: Int) -> Bool {
        switch tape.kind(at: index) {
        case .string:
            type == URL.self || type == Data.self || type == UUID.self
                || type == Date.self && run.options.dateDecodingStrategy.reads(.string)
        case .number:
            switch DirectType.all[ObjectIdentifier(type)] {
            case .decimal, .int128, .uint128: true
            case .date: run.options.dateDecodingStrategy.reads(.number)
            default: false
            }
        default: false
        }
    }
}

extension ModelDecoder.DateDecodingStrategy {
    fileprivate func reads(_ kind: JSON.Kind) -> Bool {
        switch self {
        case .deferredToDate, .secondsSince1970, .millisecondsSince1970: kind == .number
        case .iso8601, .iso8601WithFraction, .formatted: kind == .string
        case .custom: true
        case .firstThatFits(let strategies): strategies.contains { $0.reads(kind) }
        }
    }
}
