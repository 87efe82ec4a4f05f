// Names that Combine and SwiftUI have, too. The alignment is for the reader of the document.
// swift-format-ignore-file
// Compiled by `.ci/apple`, where there are such modules.
#if canImport(Combine) && canImport(SwiftUI)
// snippet.names
import Combine
import ResponseMapper
import SwiftUI

import struct ResponseMapper.Record
import struct StreamNet.Path
import protocol Streams.Scheduler

struct Search: Target {
    var baseURL: URL { URL(string: "https://shop.example")! }
    var path: Path { "search" }                             // StreamNet's
}

func poll(_ clock: any Scheduler) -> Observable<Int> {      // Streams'
    .interval(.seconds(5), scheduler: clock)
}

func rows(_ published: any Combine.Scheduler) -> SwiftUI.Path {
    SwiftUI.Path()
}
// snippet.end

import Observation

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
@Observable final class Counter {
    var numbers: Streams.Observable<Int> = .empty()
    var plain: Observable<Int> { numbers }
}

// A name of Combine's and Moya's that StreamNet has as an unavailable one.
final class Screen {
    var last: (any Cancellable)?
}
#endif
