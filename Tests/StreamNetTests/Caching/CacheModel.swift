import Foundation

@testable import StreamNet

/// The entries of a folder, and the dates of their files.
final class ModelFolder {
    var files: [CacheKey: (value: Int, date: Int)] = [:]
    var isFailing = false
    private var date = 0

    func write(_ value: Int, for key: CacheKey) {
        date += 1
        files[key] = (value, date)
    }
}

/// A cache as plain lists: the same calls as those of a ``ResponseCache``, one thread, and nothing
/// but the latest value of each key.
protocol CacheModel: AnyObject {
    func value(for key: CacheKey) -> Int?
    /// Returns false if the disk refuses the change.
    func store(_ value: Int, for key: CacheKey) -> Bool
    func remove(_ removal: CacheRemoval) -> Bool
}

/// A model of a ``MemoryCache`` for some entries.
final class MemoryModel: CacheModel {
    private let limit: Int
    private var values: [CacheKey: Int] = [:]
    /// The keys in the order of their last use.
    private var order: [CacheKey] = []

    init(limit: Int) { self.limit = limit }

    func value(for key: CacheKey) -> Int? {
        if values[key] != nil { order.moveToEnd(key) }
        return values[key]
    }

    func store(_ value: Int, for key: CacheKey) -> Bool {
        values[key] = value
        order.moveToEnd(key)
        // A tenth more than necessary.
        if order.count > limit { order.removeFirst(order.count - max(1, limit * 9 / 10)) }
        values = values.filter { order.contains($0.key) }
        return true
    }

    func remove(_ removal: CacheRemoval) -> Bool {
        order.removeAll(where: removal.includes)
        values = values.filter { order.contains($0.key) }
        return true
    }
}

/// A model of a ``DiskCache`` for some entries of equal size.
final class DiskModel: CacheModel {
    private let limit: Int
    private let folder: ModelFolder
    /// The keys that this object has stored or found, in the order of their last use.
    private var order: [CacheKey] = []

    init(limit: Int, _ folder: ModelFolder) { (self.limit, self.folder) = (limit, folder) }

    func value(for key: CacheKey) -> Int? {
        guard !folder.isFailing, let file = folder.files[key] else { return nil }
        if order.contains(key) { order.moveToEnd(key) }
        return file.value
    }

    func store(_ value: Int, for key: CacheKey) -> Bool {
        if folder.isFailing { return false }
        folder.write(value, for: key)
        order.moveToEnd(key)
        let found = folder.files.filter { !order.contains($0.key) }
            .sorted { $0.value.date < $1.value.date }
        order = found.map(\.key) + order.filter { folder.files[$0] != nil }
        for key in order.prefix(max(0, order.count - limit)) { folder.files[key] = nil }
        order = Array(order.suffix(limit))
        return true
    }

    func remove(_ removal: CacheRemoval) -> Bool {
        // A file that the disk keeps is found again.
        if case .key(let key) = removal { order.removeAll { $0 == key } }
        if folder.isFailing { return false }
        order.removeAll { removal.includes($0) && folder.files[$0] != nil }
        folder.files = folder.files.filter { !removal.includes($0.key) }
        return true
    }
}

/// A model of a ``LayeredCache``.
final class LayeredModel: CacheModel {
    private let first: MemoryModel
    private let second: DiskModel

    init(limit: Int, _ folder: ModelFolder) {
        first = MemoryModel(limit: limit)
        second = DiskModel(limit: limit, folder)
    }

    func value(for key: CacheKey) -> Int? {
        if let value = first.value(for: key) { return value }
        let value = second.value(for: key)
        if let value { _ = first.store(value, for: key) }
        return value
    }

    func store(_ value: Int, for key: CacheKey) -> Bool {
        _ = first.store(value, for: key)
        return second.store(value, for: key)
    }

    func remove(_ removal: CacheRemoval) -> Bool {
        _ = first.remove(removal)
        return second.remove(removal)
    }
}

extension CacheRemoval {
    fileprivate func includes(_ key: CacheKey) -> Bool {
        switch self {
        case .all: true
        case .origin(let other): key.origin == other.origin
        case .address(let other): key.address == other.address
        case .key(let other): key == other
        }
    }
}

extension [CacheKey] {
    fileprivate mutating func moveToEnd(_ key: CacheKey) {
        removeAll { $0 == key }
        append(key)
    }
}
