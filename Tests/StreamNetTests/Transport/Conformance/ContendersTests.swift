import Testing

extension Transporting.Conformance {
    @Suite struct Contenders {
        @Test(arguments: Contender.all)
        func `what a contender cannot do is one row of the table`(contender: Contender) {
            let names = Transporting.Conformance.rows.map(\.name)
            for name in contender.cannot.keys.sorted() {
                #expect(names.count { $0 == name } == 1, "\(name)")
            }
        }

        @Test func `contenders are told apart by their names`() {
            #expect(Set(Contender.all.map(\.name)).count == Contender.all.count)
        }

        private static let trapping = Trial.trapping(Transporting.Conformance.rows)

        /// In a process of its own; when one no longer does, its entry can go.
        @Test(arguments: trapping.indices)
        func `what would end the process still does`(index: Int) async {
            let result = await #expect(processExitsWith: .failure) { [index] in
                try await Self.trapping[index].run()
            }
            // A row that is not met ends it in order, with a code.
            guard case .signal = result?.exitStatus else {
                Issue.record("\(Self.trapping[index]) ended by no trap")
                return
            }
        }
    }
}
