import Foundation
import Locks

/// Removes the parts of files that killed processes have left: those without the lock that the
/// writing process holds. A part that a ``ResumeToken`` names has another name, and stays.
enum StrayParts {
    /// The end of the name of a part that is being written.
    static let suffix = ".streamnet.part"
    static let queue = DispatchQueue(label: "streamnet.sweeping", qos: .utility)

    /// The seconds for which a part may be without its lock: it was just made, or gets its name.
    private static let youth: TimeInterval = 60
    private static let folders = Mutex<Set<String>>([])
    private static let mostFolders = 1_000

    /// Removes the parts in a folder later, on a queue; once for each folder in a process.
    static func removeLater(in folder: String) {
        let isFirst = folders.withLock { folders in
            if folders.count == mostFolders { folders = [] }
            return folders.insert(folder).inserted
        }
        if isFirst { queue.async { remove(in: folder) } }
    }

    static func remove(in folder: String) {
        // A folder that cannot be read has no parts that could be removed.
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for name in names where name.hasPrefix(".") && name.hasSuffix(suffix) {
            Disk.removeUnlocked("\(folder)/\(name)", unlessYoungerThan: youth)
        }
    }
}
