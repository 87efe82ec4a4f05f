/// A family of colours: a ground, its border, and a colour that stands out on the page.
struct Hue {
    var fill: String, edge: String, strong: String

    var filled: Hue { Hue(fill: strong, edge: strong, strong: strong) }
}

struct Palette {
    let suffix: String, ink: String, quiet: String, line: String, grid: String
    let onStrong: String
    let blue: Hue, green: Hue, violet: Hue, orange: Hue, rose: Hue

    static let light = Palette(
        suffix: "", ink: "#1D1D1F", quiet: "#55555C", line: "#8E8E93", grid: "#E5E5EA",
        onStrong: "#FFFFFF",
        blue: Hue(fill: "#E8F1FC", edge: "#9CC3EE", strong: "#1F66B8"),
        green: Hue(fill: "#E7F5EC", edge: "#98CFAE", strong: "#217A48"),
        violet: Hue(fill: "#F1ECFA", edge: "#BFA9E4", strong: "#6E46B5"),
        orange: Hue(fill: "#FDF1E2", edge: "#E6BC85", strong: "#9A5A0C"),
        rose: Hue(fill: "#FCEAF0", edge: "#E7A4BB", strong: "#B02A57"))
    static let dark = Palette(
        suffix: "~dark", ink: "#F5F5F7", quiet: "#B4B4BC", line: "#8E8E93", grid: "#38383C",
        onStrong: "#101418",
        blue: Hue(fill: "#152A42", edge: "#35608F", strong: "#7DB4F0"),
        green: Hue(fill: "#14301F", edge: "#33704B", strong: "#79CB98"),
        violet: Hue(fill: "#2A2140", edge: "#654C99", strong: "#BCA0F0"),
        orange: Hue(fill: "#3A2810", edge: "#86602B", strong: "#EDB96F"),
        rose: Hue(fill: "#3F1826", edge: "#8F3F5B", strong: "#F58FB0"))
    static let all = [light, dark]

    /// The file of a picture with these colours.
    func file(_ name: String) -> String { "\(name)\(suffix).svg" }
}
