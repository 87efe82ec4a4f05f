import Foundation

struct Step {
    let title: String, subtitle: String, file: String

    var note: String { subtitle.isEmpty ? file : subtitle }

    init(_ line: Substring, in text: String) {
        let parts = line.components(separatedBy: "|") + ["", ""]
        let trimmed = parts.map { $0.trimmingCharacters(in: .whitespaces) }
        // Code is marked as in doc comments, so that tests find it.
        (title, subtitle, file) = (trimmed[0], trimmed[1].replacing("`", with: ""), trimmed[2])
        guard file.isEmpty || FileManager.default.fileExists(atPath: "Sources/\(file)") else {
            stop("\(text): there is no Sources/\(file)")
        }
    }
}

func drawChain(_ steps: [Step], _ palette: Palette) -> Drawing {
    var drawing = Drawing(palette: palette)
    let box = steps.allSatisfy(\.note.isEmpty) ? 34 : 48
    let gap = 22, margin = 60, lane = 30, top = 44
    let inset = min(16, 130 / max(1, steps.count - 1)), hue = palette.violet
    let (out, back) = (palette.blue.strong, palette.green.strong)
    for (number, step) in steps.enumerated() {
        let x = margin + number * inset, right = Drawing.width - x
        let isLast = number == steps.count - 1
        let y = top + number * (box + gap), above = y - gap + (number == 0 ? -8 : 2)
        drawing.arrow(x + lane, above, to: x + lane, y - 2, out)
        drawing.arrow(right - lane, y - 2, to: right - lane, above, back)
        drawing.box(x, y, right - x, box, isLast ? hue.filled : hue)
        let line = y + (step.note.isEmpty ? box / 2 + 5 : 21), middle = Drawing.width / 2
        let ink = isLast ? palette.onStrong : palette.ink, quiet = isLast ? ink : palette.quiet
        drawing.text(middle, y + 38, step.note, 12, quiet, anchor: "middle")
        let ends = step.title.components(separatedBy: " … "), isOne = ends.count != 2
        drawing.text(middle, line, isOne ? step.title : "", 14, ink, .bold, anchor: "middle")
        guard !isOne else { continue }
        drawing.text(x + lane - 14, line, ends[0], 14, ink, .bold)
        drawing.text(right - lane + 14, line, ends[1], 14, ink, .bold, anchor: "end")
        let from = x + lane + textWidth(ends[0], 14, .bold)
        let to = right - lane - textWidth(ends[1], 14, .bold)
        if from < to { drawing.line("M\(from) \(line - 5)H\(to)", palette.line, isDotted: true) }
    }
    let x = margin + lane + 14, right = Drawing.width - x
    drawing.text(x, 20, "the request, on its way out", 13, out, .bold)
    drawing.text(right, 20, "the response, on its way back", 13, back, .bold, anchor: "end")
    drawing.height = top + steps.count * (box + gap) - gap + 2
    return drawing
}

func drawSteps(_ steps: [Step], isList: Bool, _ palette: Palette) -> Drawing {
    var drawing = Drawing(palette: palette)
    let left = isList ? 1 : 46, end = Drawing.width - 1, inner = end - left - 28
    let hue = isList ? palette.green : palette.blue
    var y = 1, before: Int?
    for (number, step) in steps.enumerated() {
        let lines = wrapped(step.subtitle, 13, in: inner)
        // The file stands beside the title where there is room, or else below.
        let isBeside =
            textWidth(step.title, 15, .bold) + textWidth(step.file, 12, .mono) + 20 <= inner
        let height = 36 + lines.count * 18 + (isBeside ? 0 : 20), center = y + height / 2
        drawing.box(left, y, end - left, height, hue)
        drawing.text(left + 14, y + 23, step.title, 15, palette.ink, .bold)
        for (line, text) in lines.enumerated() {
            drawing.text(left + 14, y + 43 + line * 18, text, 13, palette.quiet)
        }
        let baseline = isBeside ? y + 23 : y + height - 13
        drawing.text(end - 14, baseline, step.file, 12, hue.strong, .mono, anchor: "end")
        if !isList {
            if let before { drawing.arrow(16, before + 17, to: 16, center - 16, palette.line) }
            drawing.disc(16, center, hue.strong)
            let number = "\(number + 1)"
            drawing.text(16, center + 5, number, 14, palette.onStrong, .bold, anchor: "middle")
        }
        before = center
        y += height + 12
    }
    drawing.height = y - 11
    return drawing
}
