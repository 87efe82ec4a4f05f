import Testing

/// Everything public stands on a page, under the name that one looks for.
@Suite struct PageTests {
    @Test(arguments: try Catalogue.streams.families)
    func `every function stands on the page of its family`(_ family: String) throws {
        let named = try words(of: Catalogue.streams.page(family))
        let functions = try declarations(in: family).functions.subtracting(plumbing)
        #expect(functions.subtracting(named) == [], "missing in \(family).md")
    }

    @Test(arguments: ["ComingFromRxSwift", "ComingFromCombine"])
    func `who comes from elsewhere finds every operator`(_ page: String) throws {
        let named = try words(of: Catalogue.streams.page(page))
        let operators = try Set(
            Catalogue.streams.families.flatMap { try declarations(in: $0).operators })
        #expect(operators.subtracting(named) == [], "missing in \(page).md")
    }

    @Test(arguments: Catalogue.all)
    func `every type stands on a page`(_ catalogue: Catalogue) throws {
        let named = try Set(catalogue.pages.flatMap { try words(of: $0) })
        let types = try Set(
            catalogue.families.flatMap { try declarations(in: $0, of: catalogue).types })
        // Those with an underscore are for the compiler.
        #expect(types.subtracting(named).filter { !$0.hasPrefix("_") } == [])
    }

    @Test(arguments: Catalogue.all)
    func `every page is reached from the first`(_ catalogue: Catalogue) throws {
        let first = try text(of: catalogue.page(catalogue.module))
        for page in try catalogue.pages {
            let name = page.dropFirst("\(catalogue.folder)/".count).dropLast(".md".count)
            #expect(first.contains("- <doc:\(name)>") || name == catalogue.module)
        }
    }
}

/// Called by the compiler, not by name.
private let plumbing: Set = ["callAsFunction", "makeAsyncIterator"]

/// The names of what is public in a folder.
func declarations(
    in family: String, of catalogue: Catalogue = .streams
) throws -> Declarations {
    var all = Declarations()
    for file in try sources(in: "Sources/\(catalogue.module)/\(family)") {
        all.read(try text(of: file))
    }
    return all
}
