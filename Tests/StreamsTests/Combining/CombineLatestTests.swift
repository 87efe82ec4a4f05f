import Streams
import Testing

@Suite(.virtualLimit) struct CombineLatestTests {
    @Test(arguments: [
        ("a---b-----|", "--1---2-|", "--(a1)-(b1)-(b2)---|"),
        ("a-b|", "----1-|", "----(b1)-|"),
        ("a-|", "--1-2|", "--(a1)-(a2)|"),
        ("--|", "-1-2-3|", "--|"), ("-a-b|", "-|", "-|"), ("|", "|", "|"),
        ("a--#", "-1-2|", "-(a1)-#"),
        ("a-b", "--#", "--#"),
        ("a---", "-1-2", "-(a1)-(a2)"),
    ])
    func `combineLatest combines the latest elements`(
        _ left: String, _ right: String, _ result: String
    ) {
        let drawn = diagram(left, right) { left, right in
            Observable.combineLatest(left, right) { String([$0, $1]) }
        }
        #expect(drawn == result)
    }
}
