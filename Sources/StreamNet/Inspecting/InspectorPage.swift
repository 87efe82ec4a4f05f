import Foundation
enum InspectorPage { static func html(data: Data) -> Data { data } }
