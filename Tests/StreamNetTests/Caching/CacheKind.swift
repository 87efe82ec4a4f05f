import Foundation
import StreamNet

/// The caches that come with the package.
enum CacheKind: CaseIterable {
    case memory, disk, layered

    func cache(in folder: TemporaryFolder) -> any ResponseCache {
        switch self {
        case .memory: MemoryCache()
        case .disk: DiskCache(in: folder.url)
        case .layered: LayeredCache(MemoryCache(), DiskCache(in: folder.url))
        }
    }
}
