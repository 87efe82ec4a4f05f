@testable import StreamNet
import Testing

@Suite struct MediaTypeTests {
    @Test(arguments: [
        ("text/html", "text/html"), ("Text/HTML; charset=utf-8", "text/html"), ("*/*", "*/*"),
        ("image/*", "image/*"), ("application/vnd.api+json", "application/vnd.api+json"),
        (" text/plain ", "text/plain"),
    ])
    func `a type is read without its parameters`(text: String, type: String) {
        #expect(MediaType(text)?.description == type)
    }

    @Test(arguments: ["", "text", "/", "text/", "/html", "a/b/c", "a//b", "a b/c", ";"])
    func `what has no two parts is no type`(text: String) { #expect(MediaType(text) == nil) }

    @Test(arguments: [
        ("a.png", "image/png"), ("a.tar.gz", "application/gzip"), ("A.JPEG", "image/jpeg"),
        ("json", "application/octet-stream"), ("a.unknown", "application/octet-stream"),
        ("a.", "application/octet-stream"), ("", "application/octet-stream"),
        (".txt", "text/plain"),
    ])
    func `a file's name tells its type`(name: String, type: String) {
        #expect(MediaType(ofFileNamed: name).description == type)
    }
}
