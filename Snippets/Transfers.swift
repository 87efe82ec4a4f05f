// Deliveries, files, progress and resuming; every part stands on the page "Upload, download,
// progress".
// The alignment is for the reader of the document.
// swift-format-ignore-file
import Foundation
import StreamNet

enum Media: Target {
    case report, chat, events, film, photo(URL), album([URL])

    var baseURL: URL { URL(string: "https://media.example")! }
    var path: Path {
        switch self {
        case .report: "report.pdf"
        case .chat: "chat"
        case .events: "events"
        case .film: "film.mp4"
        case .photo, .album: "photos"
        }
    }
    var method: HTTPMethod {
        switch self {
        case .photo, .album: .post
        default: .get
        }
    }
    var payload: Payload {
        switch self {
        case .photo(let file): .file(file)
        case .album(let files): .multipart(Multipart(files.map { .file("photo", $0) }))
        default: .none
        }
    }
}

let downloads = FileManager.default.temporaryDirectory
    .appending(path: "streamnet-\(UUID().uuidString)", directoryHint: .isDirectory)
try FileManager.default.createDirectory(at: downloads, withIntermediateDirectories: false)
defer { try? FileManager.default.removeItem(at: downloads) }
let photo = downloads.appending(path: "photo.jpg")
try Data("a photo".utf8).write(to: photo)

let stubs = Stubs<Media>()
    .on(.report, .text("a report", headers: [
        "Content-Disposition": #"attachment; filename="../May 2026.pdf""#,
    ]))
    .on(.chat, .chunks("Keep ", "it ", "simple."))
    .on(.events, .chunks("event: added\nda", "ta: 7\n\n", "data: 8\n\n"))
    .on(.film, [
        .chunks("a long ", .fail(.connectionLost), headers: ["ETag": #""1""#]), "a long film",
    ])
    .on(.photo(photo), 201)
let media = Provider<Media>(backend: stubs)
let time = VirtualTimeScheduler()
let bag = DisposeBag()
func show(_ anything: some Any) {}
func isFilm(_ head: Response) -> Bool { true }

// snippet.deliveries
// response.body
let whole = media.rx(.report)
// or an error
let small = media.rx(.report, .delivery(.buffered(upTo: 1_000_000)))
// response.stream
let live = media.rx(.chat, .delivery(.streamed))
// response.file
let saved = media.rx(.report, .delivery(.file(.folder(downloads))))
// snippet.end
_ = (whole, small, live, saved)

func stream() async throws {
// snippet.stream
let response = try await media.request(.chat, .delivery(.streamed))
// nil for an error page, which is in memory
if let stream = response.stream {
    for try await piece in stream {
        // leaving the loop does not end the transfer,
        // releasing the response does
        show(piece)
    }
}
// snippet.end
    let rest = try await response.collected()
    assert(rest.isEmpty)
}
try await stream()

func events() async throws {
// snippet.events
let news = try await media.request(.events, .delivery(.streamed))
if let stream = news.stream {
    // text/event-stream
    for try await event in stream.serverSentEvents() {
        // event.event, event.id, event.retry
        show(event.data)
    }
}
// snippet.end
}
try await events()

// snippet.lines
media.rx(.events, .delivery(.streamed))
    // an error page is no stream
    .flatMap { $0.stream?.lines().asObservable() ?? .empty() }
    .subscribe(onMain: { show($0) }, onError: { show($0) })
    // disposing ends the transfer
    .disposed(by: bag)
// snippet.end

// snippet.chunks
media.rx(.chat, .delivery(.streamed))
    // also of a file, and of one in memory
    .flatMap { $0.chunks }
    .scan(into: Data()) { $0 += $1 }
    .subscribe(onMain: { show($0) })
    // disposing ends the transfer
    .disposed(by: bag)
// snippet.end

// snippet.destinations
let exactly: Delivery = .file(
    to: downloads.appending(path: "report.pdf"), .replacesFile)
let named: Delivery = .file(
    .folder(downloads, [.createsFolders, .replacesFile]))
let chosen: Delivery = .file(
    FileDestination(.createsFolders) { head in
        downloads.appending(path: isFilm(head) ? "films" : "rest")
            .appending(path: head.suggestedFilename)
    })
// snippet.end

func files() async throws {
// snippet.file
let report = try await media.request(.report, .delivery(named))
// not where "../" leads
assert(report.file?.lastPathComponent == "May 2026.pdf")
// mapped rather than read
let bytes = try report.wholeBody()
// snippet.end
    assert(bytes == Data("a report".utf8))
    for delivery in [exactly, chosen] {
        let response = try await media.request(.report, .delivery(delivery))
        assert(response.file != nil)
    }
}
try await files()

// snippet.progress
media.rx.progress(.photo(photo)).subscribe(onNext: { event in
    switch event {
    // upload 7 of 7, …
    case .progress(let progress): show(progress.fraction ?? 0)
    // the last event
    case .output(let response): show(response.status)
    }
})

let bar = media.rx.progress(.photo(photo))
    // never goes back
    .filterProgress(.upload).compactMap(\.fraction)
// as rx(.photo(…))
let answer = media.rx.progress(.photo(photo)).filterCompleted()
// beside any form
let quietly = media.rx(.photo(photo), .progress { show($0) })
// snippet.end
assert(time.record(bar).elements.last == 1)
assert(time.record(answer.map(\.status)).elements == [201])
_ = quietly

let token = BehaviorRelay<ResumeToken?>(value: nil)
func resuming() async throws {
// snippet.resume
let film = FileDestination.file(
    downloads.appending(path: "film.mp4"), .replacesFile)
    // of an earlier run, or nil
    .resuming(token.value)
    // Codable: store it where you like
    .keepingPart { token.accept($0) }
let part = try? await media.request(.film, .delivery(.file(film)))
// interrupted after "a long "
assert(part == nil && token.value?.count == 7)

let again = try await media.request(
    .film, .delivery(.file(film.resuming(token.value))))
// snippet.end
    let bytes = try again.wholeBody()
    assert(bytes == Data("a long film".utf8))
}
try await resuming()

// snippet.retried
// each attempt continues with the part
let patient = media.with(interceptors: [Retry(5)])
let film = FileDestination.folder(downloads).keepingPart { show($0) }
let request = patient.rx(
    .film, .delivery(.file(film)), .idleTimeout(.seconds(20)))
// snippet.end
_ = request

// snippet.upload
// never whole in memory
let album = media.rx.progress(.album([photo]))
let slowly = media.rx(
    .photo(photo), .timeout(.seconds(3_600)), .idleTimeout(.seconds(30)))
// snippet.end
_ = (album, slowly)
