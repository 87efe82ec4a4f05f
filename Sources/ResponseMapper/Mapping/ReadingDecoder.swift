import StreamNet

/// What decodes the models that are read from JSON without asking a response: the `.decoder` of
/// the response that is being mapped, else this package's own.
enum ReadingDecoder {
    @TaskLocal static var current: any BodyDecoder = ModelDecoder()
}

extension Response {
    /// Reads a model by the request's decoder, and tells in an error which response it was.
    func reading<Value>(_ read: () throws -> Value) throws -> Value {
        do {
            return try ReadingDecoder.$current.withValue(modelDecoder, operation: read)
        } catch let error as MapError {
            throw error.found(in: self)
        }
    }
}
