import StreamNet

/// A plugin that sets a header.
package struct Header: Plugin {
    package init() {}

    package func prepare(_ endpoint: Endpoint) throws -> Endpoint {
        var endpoint = endpoint
        endpoint.headers["Authorization"] = "Bearer token"
        return endpoint
    }
}
