import StreamNet

/// An interceptor that does nothing.
package struct Passing: Interceptor {
    package init() {}

    package func intercept(_ endpoint: Endpoint, _ next: @escaping Next) -> Single<Response> {
        next(endpoint)
    }
}
