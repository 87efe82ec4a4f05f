#if canImport(Darwin) || OWN_LOCKS
    /// A memory order of C11; see `Atomic` of the standard library.
    public struct AtomicOrdering: Sendable {
        @usableFromInline let rawValue: Int32

        @inlinable init(rawValue: Int32) { self.rawValue = rawValue }

        /// Orders nothing else.
        @inlinable public static var relaxed: Self { Self(rawValue: 0) }
        /// Comes before what follows on its thread.
        @inlinable public static var acquiring: Self { Self(rawValue: 2) }
        /// Comes after what precedes it on its thread.
        @inlinable public static var releasing: Self { Self(rawValue: 3) }
        /// Comes after what precedes it, and before what follows.
        @inlinable public static var acquiringAndReleasing: Self { Self(rawValue: 4) }
        /// Has its place in one order that all threads see.
        @inlinable public static var sequentiallyConsistent: Self { Self(rawValue: 5) }
    }

    /// A type whose values are those of a word, of which all are 64 bits wide: an older watch with
    /// an `Int` of 32 bits has such instructions, too.
    public protocol AtomicWord: BitwiseCopyable, Sendable {
        /// The bits of the value.
        var word: UInt64 { get }

        /// Makes the value of these bits.
        init(word: UInt64)
    }

    extension AtomicWord where Self: FixedWidthInteger {
        /// The bits of the value, as a word has them.
        @inlinable public var word: UInt64 { UInt64(truncatingIfNeeded: self) }
        /// Makes the value of a word.
        @inlinable public init(word: UInt64) { self.init(truncatingIfNeeded: word) }
    }

    extension Int: AtomicWord {}
    extension UInt8: AtomicWord {}
    extension UInt32: AtomicWord {}
    extension UInt64: AtomicWord {}

    extension Bool: AtomicWord {
        /// The bits of the value, as a word has them.
        @inlinable public var word: UInt64 { self ? 1 : 0 }
        /// Makes the value of a word.
        @inlinable public init(word: UInt64) { self = word != 0 }
    }

    /// A word in memory that the compiler neither copies nor reads; see ``Mutex``.
    @_rawLayout(like: UInt64)
    @usableFromInline struct RawWord: ~Copyable {
        @inlinable init() {}

        @inlinable var address: UnsafeMutablePointer<UInt64> {
            withUnsafePointer(to: self) {
                UnsafeMutableRawPointer(mutating: $0).assumingMemoryBound(to: UInt64.self)
            }
        }
    }
#endif
