import Testing

/// Tests over a wire: the table that every backend must pass, and tests of single backends.
///
/// One suite runs after another, since some of them measure time, and some what is left open.
@Suite(.serialized, .highPriority, .hangLimit)
enum Transporting {}
