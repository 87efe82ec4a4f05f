// Runs a block and releases what it has autoreleased, on Apple platforms.

public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
    try body()
}
