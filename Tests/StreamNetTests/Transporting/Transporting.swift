import Testing

/// What crosses a wire: the table that every backend must pass, and what only one of them has.
///
/// One suite runs after another, since some of them measure time, and some what is left open.
@Suite(.serialized, .hangLimit)
enum Transporting {}
