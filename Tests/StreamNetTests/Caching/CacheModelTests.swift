@testable import StreamNet
import Testing

/// Caches compared with models of plain lists, after random calls: `STRESS=1 swift test --filter
/// CacheModel` makes a hundred times as many, others each time; `CACHE_SEED` sets the seed.
@Suite(.hangLimit) struct CacheModelTests {
    private static let environment = ProcessInfo.processInfo.environment
    private static let isStress = environment["STRESS"] != nil
    private static let seed =
        environment["CACHE_SEED"].flatMap(UInt64.init)
        ?? (isStress ? .random(in: 0..<1_000_000_000) : 1)

    @Test(arguments: CacheKind.allCases, [2, 3])
    func `a cache is the same as a model of plain lists`(kind: CacheKind, limit: Int) throws {
        let steps = (kind == .memory ? 2_000 : 400) * (Self.isStress ? 100 : 1)
        let play = try Play(kind, limit: limit, seed: Self.seed)
        for step in 1...steps {
            let difference = try play.step()
            try #require(difference == nil, "CACHE_SEED=\(Self.seed), step \(step)")
        }
    }
}

/// Two processes with a cache for some entries in one folder, and the models of both.
private final class Play {
    private let kind: CacheKind
    private let limit: Int
    private let keys: [CacheKey]
    private let folder: TemporaryFolder
    private let files: URL
    private var random: SplitMix
    private var caches: [any ResponseCache] = []
    private var models: [any CacheModel] = []
    private let clock = EventClock.today
    private let modelFolder: ModelFolder
    private var value = 1_000_000

    init(_ kind: CacheKind, limit: Int, seed: UInt64) throws {
        (self.kind, self.limit, random) = (kind, limit, SplitMix(seed: seed))
        folder = try TemporaryFolder()
        modelFolder = ModelFolder(clock)
        files = folder.url.appending(path: "cache")
        keys = ["a", "b"].flatMap { path in
            ["ann", "bob"].compactMap { user in
                URL(string: "https://host/\(path)").flatMap {
                    CacheKey(EncodedRequest(url: $0, headers: ["Cookie": user]))
                }
            }
        }
        for _ in 1...2 {
            caches.append(try cache())
            models.append(model())
        }
    }

    private func cache() throws -> any ResponseCache {
        let size = try CacheFile.head(of: entry(value), for: keys[0].name).count + 7
        let disk = DiskCache(measuring: files, bytes: limit * size + size / 2, clock: clock)
        let memory = MemoryCache(count: limit)
        return switch kind {
        case .memory: memory
        case .disk: disk
        case .layered: LayeredCache(memory, disk) { [clock] in clock.date }
        }
    }

    private func model() -> any CacheModel {
        switch kind {
        case .memory: MemoryModel(limit: limit)
        case .disk: DiskModel(limit: limit, modelFolder)
        case .layered: LayeredModel(limit: limit, modelFolder)
        }
    }

    private func entry(_ value: Int) -> CacheEntry { CacheEntry(text: "\(value)") }

    /// Does the same to a cache and its model, and returns a difference.
    func step() throws -> String? {
        clock.date += Double.random(in: 1...60, using: &random).rounded()
        let process = Int.random(in: 0...1, using: &random)
        let key = keys[Int.random(in: 0..<keys.count, using: &random)]
        switch Int.random(in: 0..<80, using: &random) {
        case 0..<26: return try store(process, key)
        case 26..<34: return remove(process, .key(key))
        case 34..<37: return remove(process, .address(of: key))
        case 37: return remove(process, .all)
        case 38..<40:
            caches[process] = try cache()
            models[process] = model()
        case 40..<44 where kind != .memory: try toggleDisk()
        default: return use(process, key)
        }
        return nil
    }

    private func use(_ process: Int, _ key: CacheKey) -> String? {
        let found = caches[process].entries(for: key)
            .map { String(decoding: $0.response.body, as: UTF8.self) }
        let expected = models[process].value(for: key).map { ["\($0)"] } ?? []
        return found == expected ? nil : "\(key): \(found), not \(expected)"
    }

    private func store(_ process: Int, _ key: CacheKey) throws -> String? {
        value += 1
        let isStored = (try? caches[process].store(entry(value), for: key)) != nil
        guard models[process].store(value, for: key) == isStored else { return "store \(key)" }
        return nil
    }

    private func remove(_ process: Int, _ removal: CacheRemoval) -> String? {
        let isRemoved = (try? caches[process].remove(removal)) != nil
        return models[process].remove(removal) == isRemoved ? nil : "\(removal)"
    }

    /// Puts a file in place of the folder, in which nothing can be stored, or the folder back.
    private func toggleDisk() throws {
        let (manager, aside) = (FileManager.default, files.path + "-aside")
        if modelFolder.isFailing { try manager.removeItem(atPath: files.path) }
        let (source, target) =
            modelFolder.isFailing ? (aside, files.path) : (files.path, aside)
        if manager.fileExists(atPath: source) {
            try manager.moveItem(atPath: source, toPath: target)
        }
        modelFolder.isFailing.toggle()
        if modelFolder.isFailing { _ = try folder.file("cache", "") }
    }
}
