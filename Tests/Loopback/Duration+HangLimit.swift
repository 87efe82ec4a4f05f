extension Duration {
    /// Half an hour: how long something is waited for that comes unless there is a mistake.
    ///
    /// A limit against hanging and nothing else. On a busy machine one step of one test may wait
    /// until all others have had their turn.
    public static let hangLimit = Duration.seconds(1_800)
}
