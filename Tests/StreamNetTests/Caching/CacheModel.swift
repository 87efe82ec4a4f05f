@testable import StreamNet

/// The entries of a folder, and the dates of their files.
final class ModelFolder {
    var files: [CacheKey: (value: Int, used: Date)] = [:]
    var isFailing = false
    let clock: EventClock

    init(_ clock: EventClock) { self.clock = clock }

    /// Sets the date of a file, at most once a minute.
    func use(_ key: CacheKey) {
        guard !isFailing, let file = files[key], clock.date >= file.used + 60 else { return }
        files[key]?.used = clock.date
    }
}

/// A cache as plain lists, on one thread, with the latest value of each key.
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

    init(limit: Int, _ folder: ModelFolder) { (self.limit, self.folder) = (limit, folder) }

    func value(for key: CacheKey) -> Int? {
        guard !folder.isFailing, let file = folder.files[key] else { return nil }
        use(key)
        return file.value
    }

    func use(_ key: CacheKey) { folder.use(key) }

    func store(_ value: Int, for key: CacheKey) -> Bool {
        if folder.isFailing { return false }
        folder.files[key] = (value, folder.clock.date)
        let order = folder.files.sorted { $0.value.used < $1.value.used }
        for file in order.dropLast(limit) { folder.files[file.key] = nil }
        return true
    }

    func remove(_ removal: CacheRemoval) -> Bool {
        if folder.isFailing { return false }
        folder.files = folder.files.filter { !removal.includes($0.key) }
        return true
    }
}

final class LayeredModel: CacheModel {
    private let first: MemoryModel
    private let second: DiskModel
    private let clock: EventClock
    /// The minute of the latest use of each key.
    private var uses: [CacheKey: Double] = [:]

    init(limit: Int, _ folder: ModelFolder) {
        clock = folder.clock
        first = MemoryModel(limit: limit)
        second = DiskModel(limit: limit, folder)
    }

    func value(for key: CacheKey) -> Int? {
        if let value = first.value(for: key) {
            let minute = (clock.date.timeIntervalSinceReferenceDate / 60).rounded(.down)
            if uses.updateValue(minute, forKey: key) != minute { second.use(key) }
            return value
        }
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
