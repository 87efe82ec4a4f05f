/// The part of a backend that it does not share with others of its loop: a receiver that blocks
/// delays those of its own backend only.
final class CurlSession: Sendable {
    let loop: CurlLoop
    let gate: ConnectionGate
    let watch = DeadlineWatch()
    let delivery = DeliveryQueue()
    private let submit: CurlTransfer.Submit

    init(_ loop: CurlLoop) {
        self.loop = loop
        gate = ConnectionGate(loop.settings.configuration)
        submit = { [loop] in loop.submit($0) }
    }

    /// Runs a transfer; `finished` is called once, when its connection is free again.
    func run(
        _ transfer: Transfer, sending upload: UploadBody?,
        _ finished: @escaping @Sendable () -> Void
    ) {
        let task = CurlTransfer(
            transfer, sending: upload, by: gate, to: delivery, loop.settings, submit
        ) { [watch] in
            watch.remove(transfer)
            finished()
        }
        guard transfer.begin(task) else { return finished() }
        watch.add(transfer)
        guard let upload else { return loop.submit(.start(task)) }
        upload.fill(for: task) { [self] in loop.submit(.start(task)) }
    }
}
