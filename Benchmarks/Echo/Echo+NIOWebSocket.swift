#if ALL_PEERS
    import Foundation
    import NIOCore
    import NIOHTTP1
    import NIOPosix
    import NIOWebSocket

    /// Echoes through an asynchronous channel, as the example of swift-nio does.
    @Sendable @concurrent
    func echoByNIO(_ conversation: Conversation) async throws -> Stopwatch.Spent {
        let channel = try await conversation.open { channel in
            try NIOAsyncChannel<WebSocketFrame, WebSocketFrame>(
                wrappingChannelSynchronously: channel)
        }
        return try await channel.executeThenClose { inbound, outbound in
            let data = conversation.data
            var stopwatch = Stopwatch(conversation)
            for _ in 0..<conversation.inFlight { try await outbound.write(.masked(data)) }
            for try await frame in inbound where frame.opcode == .binary {
                if let spent = try stopwatch.receive(frame.data.readableBytes) { return spent }
                try await outbound.write(.masked(data))
            }
            throw Ended()
        }
    }

    /// Echoes on the event loop alone, which no task of an app sees.
    @Sendable @concurrent
    func echoByHandler(_ conversation: Conversation) async throws -> Stopwatch.Spent {
        let loop = MultiThreadedEventLoopGroup.singleton.next()
        let result = loop.makePromise(of: Stopwatch.Spent.self)
        let channel = try await conversation.open { channel in
            let handler = EchoHandler(conversation, result)
            try channel.pipeline.syncOperations.addHandler(handler)
            return channel
        }
        defer { channel.close(promise: nil) }
        for _ in 0..<conversation.inFlight {
            channel.writeAndFlush(WebSocketFrame.masked(conversation.data), promise: nil)
        }
        return try await result.futureResult.get()
    }

    private final class EchoHandler: ChannelInboundHandler {
        typealias InboundIn = WebSocketFrame
        typealias OutboundOut = WebSocketFrame

        private let conversation: Conversation
        private let data: ByteBuffer
        private var stopwatch: Stopwatch
        private let result: EventLoopPromise<Stopwatch.Spent>

        init(_ conversation: Conversation, _ result: EventLoopPromise<Stopwatch.Spent>) {
            (self.conversation, self.result) = (conversation, result)
            (data, stopwatch) = (conversation.data, Stopwatch(conversation))
        }

        func channelRead(context: ChannelHandlerContext, data: NIOAny) {
            let frame = unwrapInboundIn(data)
            guard frame.opcode == .binary else { return }
            do {
                if let spent = try stopwatch.receive(frame.data.readableBytes) {
                    result.succeed(spent)
                }
                let frame = wrapOutboundOut(.masked(self.data))
                context.writeAndFlush(frame, promise: nil)
            } catch {
                result.fail(error)
            }
        }

        func channelInactive(context: ChannelHandlerContext) { result.fail(Ended()) }

        func errorCaught(context: ChannelHandlerContext, error: any Error) { result.fail(error) }
    }

    extension WebSocketFrame {
        fileprivate static func masked(_ data: ByteBuffer) -> WebSocketFrame {
            WebSocketFrame(fin: true, opcode: .binary, maskKey: .random(), data: data)
        }
    }

    extension Conversation {
        fileprivate var data: ByteBuffer { ByteBuffer(repeating: 0, count: size) }

        /// Opens a socket, whose channel `prepare` gets when it is upgraded.
        fileprivate func open<Opened: Sendable>(
            _ prepare: @escaping @Sendable (any Channel) throws -> Opened
        ) async throws -> Opened {
            let upgrading = try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
                .channelOption(.tcpOption(.tcp_nodelay), value: 1)
                .connect(host: url.host() ?? "", port: url.port ?? 80) { channel in
                    channel.eventLoop.makeCompletedFuture {
                        let upgrader = NIOTypedWebSocketClientUpgrader<Opened>(
                            maxFrameSize: 1 << 24,
                            upgradePipelineHandler: { channel, _ in
                                channel.eventLoop.makeCompletedFuture { try prepare(channel) }
                            })
                        let host = "\(url.host() ?? ""):\(url.port ?? 80)"
                        let head = HTTPRequestHead(
                            version: .http1_1, method: .GET, uri: "/", headers: ["Host": host])
                        return try channel.pipeline.syncOperations
                            .configureUpgradableHTTPClientPipeline(
                                configuration: .init(
                                    upgradeConfiguration: .init(
                                        upgradeRequestHead: head, upgraders: [upgrader],
                                        notUpgradingCompletionHandler: {
                                            $0.eventLoop.makeFailedFuture(Ended())
                                        })))
                    }
                }
            return try await upgrading.get()
        }
    }
#endif
