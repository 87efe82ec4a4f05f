extension Declaration: ActionRow {
    func path(_ text: (_ place: String) -> String) -> String { path.text(text) }

    var input: Any.Type { Input.self }
    var output: Any.Type { Output.self }
}
