import Foundation

/// Bodies in the codings that servers use, as other programs have made them.
enum Compressed {
    /// The bytes after inflating: 1000 zeros.
    static let text = String(repeating: "0", count: 1_000)

    /// `printf %01000d 0 | gzip -n`
    static let gzip = data("H4sIAAAAAAAAAzMwGAWjYBQMdwAAg5lfqOgDAAA=")
    /// In zlib's format, and deflate alone; by Python's `zlib`.
    static let zlib = data("eNozMBgFo2AUDHcAAK0au4E=")
    static let deflate = data("MzAYBaNgFAx3AAA=")
    /// By node's `zlib.brotliCompressSync`, as what follows.
    static let brotli = data("G+cD+CVgorFAIDQ=")
    static let gzipInBrotli = data("Cw6AH4sIAAAAAAAAAzMwGAWjYBQMdwAAg5lfqOgDAAAD")
    /// A hundred million bytes of 0.
    static let bomb = data(
        "y///P/gnAOKxQCD3/o///3/wTwDEYRGA7v0f////4J8AiMMCAN37P/7//8E/ARCHBQC693/8//+DfwIg"
            + "DgsAdO//+P//B/8EQBwWAOje//H//w/+CYA4LADQvf/j//8f/BMAcVgAoHv/x///P/gnAOKwAED3/o//"
            + "/3/wTwDEYQGA7v0f////4J8AiMMCAN37v/wHr8M/ARCHBQC62HU=")

    /// Each with the name of its coding.
    static let all = [("gzip", gzip), ("deflate", zlib), ("deflate", deflate), ("br", brotli)]

    /// Gzip data of so many members, each 1000 zeros.
    static func members(_ count: Int) -> Data { Data(repeatElement(gzip, count: count).joined()) }

    private static func data(_ base64: String) -> Data { Data(base64Encoded: base64) ?? Data() }
}

extension Data {
    /// The same with the bits of one byte turned, counted from the end.
    func damaged(at position: Int) -> Data {
        var damaged = self
        damaged[damaged.endIndex - 1 - position] ^= 0xFF
        return damaged
    }
}
