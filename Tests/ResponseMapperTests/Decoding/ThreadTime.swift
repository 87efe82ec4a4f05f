import Foundation

/// How long this thread computes for `work`: what others take of the cores does not count.
func threadTime(_ work: () throws -> Void) rethrows -> Duration {
    let start = now
    try work()
    return now - start
}

private var now: Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
}
