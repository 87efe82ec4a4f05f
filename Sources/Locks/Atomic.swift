#if canImport(Darwin) || OWN_LOCKS
    public import CShims

    /// A value of one word that threads read and change at once, with the shape of the standard
    /// library's `Atomic`. It lies in what holds it, without an allocation.
    /// `@unchecked Sendable`: the word is touched by atomic instructions only.
    public struct Atomic<Value: AtomicWord>: ~Copyable, @unchecked Sendable {
        @usableFromInline let word = RawWord()

        /// Makes an atomic value.
        @inlinable
        public init(_ initialValue: Value) { word.address.initialize(to: initialValue.word) }

        /// Returns the value.
        @inlinable public borrowing func load(ordering: AtomicOrdering) -> Value {
            Value(word: atomic_word_load(word.address, ordering.rawValue))
        }

        /// Replaces the value.
        @inlinable public borrowing func store(_ desired: Value, ordering: AtomicOrdering) {
            atomic_word_store(word.address, desired.word, ordering.rawValue)
        }

        /// Replaces the value, and returns the one before.
        @inlinable
        public borrowing func exchange(_ desired: Value, ordering: AtomicOrdering) -> Value {
            Value(word: atomic_word_exchange(word.address, desired.word, ordering.rawValue))
        }

        /// Replaces the value if it is `expected`; returns if it was, and the one before.
        @discardableResult @inlinable public borrowing func compareExchange(
            expected: Value, desired: Value, ordering: AtomicOrdering
        ) -> (exchanged: Bool, original: Value) {
            let original = atomic_word_compare_exchange(
                word.address, expected.word, desired.word, ordering.rawValue)
            return (original == expected.word, Value(word: original))
        }
    }

    extension Atomic where Value: FixedWidthInteger {
        /// Adds to the value, and returns the one before and the sum, which must not overflow.
        @discardableResult @inlinable public borrowing func add(
            _ operand: Value, ordering: AtomicOrdering
        ) -> (oldValue: Value, newValue: Value) {
            let old = Value(word: atomic_word_add(word.address, operand.word, ordering.rawValue))
            return (old, old + operand)
        }

        /// As `add`, with the difference.
        @discardableResult @inlinable public borrowing func subtract(
            _ operand: Value, ordering: AtomicOrdering
        ) -> (oldValue: Value, newValue: Value) {
            let old = Value(
                word: atomic_word_add(word.address, 0 &- operand.word, ordering.rawValue))
            return (old, old - operand)
        }

        /// Sets bits of the value, and returns the one before and the one after.
        @discardableResult @inlinable public borrowing func bitwiseOr(
            _ operand: Value, ordering: AtomicOrdering
        ) -> (oldValue: Value, newValue: Value) {
            let old = Value(word: atomic_word_or(word.address, operand.word, ordering.rawValue))
            return (old, old | operand)
        }

        /// Clears bits of the value, and returns the one before and the one after.
        @discardableResult @inlinable public borrowing func bitwiseAnd(
            _ operand: Value, ordering: AtomicOrdering
        ) -> (oldValue: Value, newValue: Value) {
            let old = Value(word: atomic_word_and(word.address, operand.word, ordering.rawValue))
            return (old, old & operand)
        }
    }
#endif
