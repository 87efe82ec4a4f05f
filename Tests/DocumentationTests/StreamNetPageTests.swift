import Testing

/// The tables on the pages of StreamNet have a row for everything there is.
@Suite struct StreamNetPageTests {
    @Test(arguments: [
        Table("AnAPIInTenLines", "public static var ", in: "Acting/Writing+Kinds.swift"),
        Table("AnAPIInTenLines", "public static func ", in: "Acting/Writing+Kinds.swift"),
        Table("AnAPIInTenLines", "public static var ", in: "Acting/Reading.swift"),
        Table("AnAPIInTenLines", "public static func ", in: "Acting/Reading+Keys.swift"),
        Table("DefineAnAPI", "public static var ", ": Key<"),
        Table("WriteAPlugin", "func ", in: "Intercepting/Plugin.swift"),
        Table("EncodeAPayload", "public static func ", in: "Encoding/Payload+Kinds.swift"),
        Table("EncodeAPayload", "public var ", in: "Encoding/ParameterStyle.swift"),
        Table("EncodeAPayload", "case ", in: "Encoding/ParameterStyle+Options.swift"),
        Table("SendARequest", "case ", in: "Declaring/RequestFailure.swift"),
        Table("SendARequest", "case ", in: "Receiving/TransportFailure.swift"),
        Table("SendARequest", "public static let ", in: "Validating/Validation+Status.swift"),
        Table("SendARequest", "public static func ", in: "Validating/Validation+Status.swift"),
        Table("SendARequest", "public static let ", in: "Validating/Validation+ContentType.swift"),
        Table("SendARequest", "public static func ", in: "Validating/Validation+ContentType.swift"),
        Table("SendARequest", "public static func ", in: "Validating/Validation.swift"),
    ])
    func `a table leaves nothing out`(_ table: Table) throws { try table.expectNothingLeftOut() }

    @Test func `what URLSession is known to do wrong is told, and no more`() throws {
        let contender = try text(of: "Tests/StreamNetTests/Conformance/Contender+URLSession.swift")
        let known = contender.matches(of: /\n +"([^"]+)": \.(?:traps|gets)\(/)
        let page = try text(of: Catalogue.streamNet.page("PlatformTable"))
        let table = try #require(page.split(separator: "\n| a server sends |").last)
        let rows = table.split(separator: "\n\n")[0].matches(of: /\n\| ([^|]+) \|/)
        #expect(!known.isEmpty)
        #expect(Set(rows.map(\.1)) == Set(known.map(\.1)))
    }
}
