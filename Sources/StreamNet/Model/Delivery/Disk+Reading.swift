import Foundation

extension Disk {
    /// The names in a folder, in no order; none if there is no such folder.
    static func names(in path: String) -> [String] {
        guard let folder = opendir(path) else { return [] }
        defer { closedir(folder) }
        var names: [String] = []
        while let entry = readdir(folder) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
                name.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names
    }

    /// The bytes of a file, mapped if it is large, and its date; nil if it cannot be read.
    static func contents(of path: String) -> (bytes: Data, change: Date)? {
        // An argument of C would copy the text.
        let descriptor = path.withCString { open($0, O_RDONLY | O_CLOEXEC | O_NOFOLLOW) }
        if descriptor < 0 { return nil }
        defer { close(descriptor) }
        var facts = stat()
        guard fstat(descriptor, &facts) == 0 else { return nil }
        let (size, change) = (Int(facts.st_size), Facts(facts).change)
        if size > 1 << 20 {
            let bytes = try? Data(contentsOf: URL(filePath: path), options: .alwaysMapped)
            return bytes.map { ($0, change) }
        }
        if size == 0 { return (Data(), change) }
        guard let memory = malloc(size) else { return nil }
        var count = 0
        while count < size {
            let more = read(descriptor, memory + count, size - count)
            if more < 0, errno == EINTR { continue }
            if more <= 0 { break }
            count += more
        }
        return (Data(bytesNoCopy: memory, count: count, deallocator: .free), change)
    }

    /// The first bytes of an open file, which are read where they are used and stay when the file
    /// is closed; nil if it cannot be mapped.
    static func map(_ file: FileHandle, count: Int) -> Data? {
        if count == 0 { return Data() }
        let memory = mmap(nil, count, PROT_READ, MAP_PRIVATE, file.fileDescriptor, 0)
        guard let memory, memory != MAP_FAILED else { return nil }
        return Data(bytesNoCopy: memory, count: count, deallocator: .unmap)
    }

    /// A checksum of 64 bits, over the length and all bytes, which are read in place.
    ///
    /// Each step is reversible, so that a change inside of one word of 8 bytes always changes the
    /// sum, and moves high bits down, so that equal changes of two words do not cancel out.
    /// - Parameter former: The checksum of the bytes before these.
    static func checksum(of data: Data, after former: UInt64 = 0) -> UInt64 {
        data.withUnsafeBytes { bytes in
            var sum = stirred(former ^ UInt64(bytes.count))
            var offset = 0
            while offset < bytes.count & ~7 {
                sum = stirred(sum ^ bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
                offset += 8
            }
            var last: UInt64 = 0
            while offset < bytes.count {
                last = last << 8 | UInt64(bytes[offset])
                offset += 1
            }
            return stirred(sum ^ last)
        }
    }

    private static func stirred(_ word: UInt64) -> UInt64 {
        let product = word &* 0x9e37_79b9_7f4a_7c15
        return product ^ product >> 32
    }
}
