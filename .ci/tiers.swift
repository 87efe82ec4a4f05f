// Reads the compiler's index of a debug build, and prints each reference that points up. Called by
// .ci/tiers, which has the orders: each folder of both levels has its place.
//     tiers LIBRARY STORE 'Module: Folder Folder/Sub …'… < the Swift files of Sources
import Foundation

typealias Pointer = UnsafeMutableRawPointer

func stop(_ message: String) -> Never {
    print(message)
    exit(2)
}

/// A string of the index: an address and a length, which is how `iovec` is laid out.
typealias Text = iovec

extension Text {
    var string: String {
        String(decoding: UnsafeRawBufferPointer(start: iov_base, count: iov_len), as: UTF8.self)
    }
}

/// The functions of libIndexStore, as its header declares them.
struct Index {
    typealias Visit = @convention(c) (Pointer?, Pointer?) -> Bool
    typealias Walk = @convention(c) (Pointer?, Pointer?, Visit) -> Bool
    typealias VisitName = @convention(c) (Pointer?, Text) -> Bool
    typealias WalkNames = @convention(c) (Pointer?, UInt32, Pointer?, VisitName) -> Bool
    typealias Open = @convention(c) (Pointer?, UnsafePointer<CChar>, Pointer?) -> Pointer?
    typealias GetText = @convention(c) (Pointer?) -> Text
    typealias GetPointer = @convention(c) (Pointer?) -> Pointer?
    typealias GetNumber = @convention(c) (Pointer?) -> UInt64
    typealias GetKind = @convention(c) (Pointer?) -> Int32
    typealias GetTime =
        @convention(c) (
            Pointer?, UnsafeMutablePointer<Int64>, UnsafeMutablePointer<Int64>
        ) -> Void
    typealias GetPlace =
        @convention(c) (
            Pointer?, UnsafeMutablePointer<UInt32>, UnsafeMutablePointer<UInt32>
        ) -> Void

    let store: Pointer
    let units: WalkNames
    let openUnit: Open, mainFile: GetText, time: GetTime
    let dependencies: Walk, dependencyKind: GetKind, dependencyName: GetText,
        dependencyFile: GetText
    let openRecord: Open, occurrences: Walk
    let symbol: GetPointer, roles: GetNumber, place: GetPlace
    let name: GetText, identifier: GetText

    init(library: String, store path: String) {
        guard let library = dlopen(library, RTLD_NOW) else { stop("cannot load \(library)") }
        func function<T>(_ name: String) -> T {
            guard let address = dlsym(library, "indexstore_" + name) else {
                stop("libIndexStore has no indexstore_\(name)")
            }
            return unsafeBitCast(address, to: T.self)
        }
        typealias Create = @convention(c) (UnsafePointer<CChar>, Pointer?) -> Pointer?
        let create: Create = function("store_create")
        guard access(path, F_OK) == 0, let store = create(path, nil) else {
            stop("no index in \(path): run swift build first")
        }
        self.store = store
        units = function("store_units_apply_f")
        openUnit = function("unit_reader_create")
        mainFile = function("unit_reader_get_main_file")
        time = function("unit_reader_get_modification_time")
        dependencies = function("unit_reader_dependencies_apply_f")
        dependencyKind = function("unit_dependency_get_kind")
        dependencyName = function("unit_dependency_get_name")
        dependencyFile = function("unit_dependency_get_filepath")
        openRecord = function("record_reader_create")
        occurrences = function("record_reader_occurrences_apply_f")
        symbol = function("occurrence_get_symbol")
        roles = function("occurrence_get_roles")
        place = function("occurrence_get_line_col")
        name = function("symbol_get_name")
        identifier = function("symbol_get_usr")
    }

    func each(_ walk: Walk, of parent: Pointer, do body: @escaping (Pointer) -> Void) {
        var body = body
        withUnsafeMutablePointer(to: &body) { body in
            _ = walk(parent, body) { body, item in
                typealias Body = (Pointer) -> Void
                if let item { body?.assumingMemoryBound(to: Body.self).pointee(item) }
                return true
            }
        }
    }

    var unitNames: [String] {
        var names: [String] = []
        withUnsafeMutablePointer(to: &names) { names in
            _ = units(store, 0, names) { names, name in
                names?.assumingMemoryBound(to: [String].self).pointee.append(name.string)
                return true
            }
        }
        return names
    }

    /// The name of the record of a file, in a unit.
    func record(of path: String, in unit: Pointer) -> String? {
        var found: String?
        // Others are of units and of files.
        let isRecord: Int32 = 2
        each(dependencies, of: unit) { dependency in
            guard dependencyKind(dependency) == isRecord, dependencyFile(dependency).string == path
            else { return }
            found = dependencyName(dependency).string
        }
        return found
    }
}

/// A source file, and the place of its folder in the order of its module.
struct File {
    let module: String, folder: String, rank: Int
}

let arguments = CommandLine.arguments
guard arguments.count > 3 else { stop("wanted a library, a store and the orders") }
var orders: [String: [String]] = [:]
for argument in arguments.dropFirst(3) {
    let parts = argument.split { $0 == ":" || $0 == " " }.map(String.init)
    orders[parts[0]] = Array(parts.dropFirst())
}

var files: [String: File] = [:]
var mistakes: Set<String> = []
while let path = readLine() {
    let parts = path.split(separator: "/").map(String.init)
    guard parts.count > 2, parts[0] == "Sources" else { continue }
    let folder = parts.count == 3 ? "." : parts[2..<(parts.count - 1)].joined(separator: "/")
    if parts.count > 5 { mistakes.insert("\(path): below the second level of folders") }
    if let rank = orders[parts[1]]?.firstIndex(of: folder) {
        files[path] = File(module: parts[1], folder: folder, rank: rank)
    } else {
        mistakes.insert("Sources/\(parts[1])/\(folder): not in the order of .ci/tiers")
    }
}
for (module, order) in orders {
    let present = Set(files.values.filter { $0.module == module }.map(\.folder))
    for folder in order where !present.contains(folder) {
        mistakes.insert("Sources/\(module)/\(folder): in the order of .ci/tiers, but has no files")
    }
    let rooms = order.map { $0.prefix { $0 != "/" } }
    let places = zip(rooms, [""] + rooms).filter(!=).map(\.0)
    if Set(places).count < places.count { mistakes.insert("\(module): a room in two places") }
}
guard mistakes.isEmpty else { stop(mistakes.sorted().joined(separator: "\n")) }

// A store keeps units of files that are gone, and of earlier builds: the newest of a file counts.
let index = Index(library: arguments[1], store: arguments[2])
let root = FileManager.default.currentDirectoryPath + "/"
var newest: [String: (time: Date, record: String?)] = [:]
for name in index.unitNames {
    guard let unit = index.openUnit(index.store, name, nil) else { continue }
    let path = index.mainFile(unit).string
    guard path.hasPrefix(root), case let file = String(path.dropFirst(root.count)),
        files[file] != nil
    else { continue }
    var seconds: Int64 = 0, nanoseconds: Int64 = 0
    index.time(unit, &seconds, &nanoseconds)
    let time = Date(timeIntervalSince1970: Double(seconds) + Double(nanoseconds) / 1e9)
    if let other = newest[file], other.time > time { continue }
    newest[file] = (time, index.record(of: path, in: unit))
}
for path in files.keys.sorted() {
    let values = try URL(filePath: path).resourceValues(forKeys: [.contentModificationDateKey])
    guard let unit = newest[path], unit.time >= values.contentModificationDate ?? .distantPast
    else { stop("\(path) is newer than its index: run swift build first") }
}

var homes: [String: String] = [:]
var uses: [(identifier: String, name: String, file: String, line: UInt32)] = []
for (file, unit) in newest {
    guard let name = unit.record, let record = index.openRecord(index.store, name, nil) else {
        continue
    }
    index.each(index.occurrences, of: record) { occurrence in
        let roles = index.roles(occurrence), symbol = index.symbol(occurrence)
        let isDefinition = roles & 2 != 0, isReference = roles & 4 != 0
        guard isDefinition || isReference else { return }
        let identifier = index.identifier(symbol).string
        if isDefinition { homes[identifier] = file }
        guard isReference else { return }
        var line: UInt32 = 0, column: UInt32 = 0
        index.place(occurrence, &line, &column)
        uses.append((identifier, index.name(symbol).string, file, line))
    }
}

var up: Set<String> = []
for use in uses {
    guard let file = files[use.file], let home = homes[use.identifier], let place = files[home],
        file.module == place.module, file.rank < place.rank
    else { continue }
    up.insert("\(use.file):\(use.line) refers up to \(use.name) in \(home)")
}
for reference in up.sorted() { print(reference) }
print(up.isEmpty ? "as they should be" : "\(up.count) references point up")
exit(up.isEmpty ? 0 : 1)
