import Foundation

extension [UInt8] {
    /// Returns the first position of `byte` from `start` on; the number of bytes if there is none.
    ///
    /// Searches with memchr, which looks at many bytes in one step.
    func position(of byte: UInt8, from start: Int) -> Int {
        withUnsafeBytes { bytes in
            guard start < bytes.count, let base = bytes.baseAddress,
                let found = memchr(base + start, Int32(byte), bytes.count - start)
            else { return bytes.count }
            return base.distance(to: found)
        }
    }
}
