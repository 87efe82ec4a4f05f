/// A date from a text in the format of RFC 3339: `2001-02-03T04:05:06.789+01:00`.
struct ISO8601Date {
    let seconds: Double

    /// Nil for other texts, and for days and times that do not exist; a fraction is accepted if
    /// `hasFraction` is true. The offset may be without its colon, as in ISO 8601.
    init?(_ utf8: some Collection<UInt8>, hasFraction: Bool) {
        var rest = utf8[...]
        guard
            let year = rest.number(of: 4), rest.take("-"),
            let month = rest.number(of: 2), 1...12 ~= month, rest.take("-"),
            let day = rest.number(of: 2), 1...Self.days(month, year) ~= day,
            rest.take("T") || rest.take("t"),
            let hour = rest.number(of: 2), hour < 24, rest.take(":"),
            let minute = rest.number(of: 2), minute < 60, rest.take(":"),
            let second = rest.number(of: 2), second <= 60,
            let fraction = hasFraction ? rest.fraction() : 0,
            let offset = rest.offset(), rest.isEmpty
        else { return nil }
        let days = Self.daysSince1970(year, month, day)
        // `Int` has 32 bits on some watches, which hold the seconds of 68 years.
        let time = hour * 3600 + minute * 60 + second - offset
        seconds = Double(days) * 86_400 + Double(time) + fraction
    }

    private static func days(_ month: Int, _ year: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    /// By eras of 400 years that begin in March (Hinnant, Low-Level Date Algorithms).
    private static func daysSince1970(_ year: Int, _ month: Int, _ day: Int) -> Int {
        let year = month <= 2 ? year - 1 : year
        let era = (year >= 0 ? year : year - 399) / 400
        let yearOfEra = year - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        return era * 146_097 + dayOfEra - 719_468
    }
}

extension Collection<UInt8> where SubSequence == Self {
    fileprivate mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard first == UInt8(ascii: character) else { return false }
        removeFirst()
        return true
    }

    fileprivate mutating func digit() -> Int? {
        guard let digit = first?.decimalDigit else { return nil }
        removeFirst()
        return Int(digit)
    }

    fileprivate mutating func number(of digits: Int) -> Int? {
        var value = 0
        for _ in 0..<digits {
            guard let digit = digit() else { return nil }
            value = value * 10 + digit
        }
        return value
    }

    /// The fraction of a second after a point, 0 if there is none; only 18 digits of it are read.
    fileprivate mutating func fraction() -> Double? {
        guard take(".") else { return 0 }
        guard let first = digit() else { return nil }
        var (value, scale) = (Int64(first), Int64(10))
        while let digit = digit() {
            guard scale < 1_000_000_000_000_000_000 else { continue }
            value = value * 10 + Int64(digit)
            scale *= 10
        }
        return Double(value) / Double(scale)
    }

    /// `Z`, `+01:00` or `+0100`, in seconds.
    fileprivate mutating func offset() -> Int? {
        if take("Z") || take("z") { return 0 }
        let isNegative = take("-")
        guard isNegative || take("+"), let hours = number(of: 2), hours < 24 else { return nil }
        _ = take(":")
        guard let minutes = number(of: 2), minutes < 60 else { return nil }
        return (hours * 3600 + minutes * 60) * (isNegative ? -1 : 1)
    }
}
