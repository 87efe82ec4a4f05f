extension ParameterStyle.Keys {
    func spelling(_ name: String) -> String {
        switch self {
        case .asWritten: name
        case .snakeCase: name.words(joinedBy: "_")
        case .kebabCase: name.words(joinedBy: "-")
        case .capitalized: name.prefix(1).uppercased() + name.dropFirst()
        case .lowercased: name.lowercased()
        case .uppercased: name.uppercased()
        case .custom(let spell): spell(name)
        }
    }
}

extension String {
    /// `myURLPath` becomes `my_url_path`: a word begins at a capital that follows a lowercase
    /// letter or digit, and at the last capital before a lowercase letter.
    fileprivate func words(joinedBy separator: String) -> String {
        let characters = Array(self)
        var text = ""
        for (index, character) in characters.enumerated() {
            if index > 0, character.isUppercase {
                let previous = characters[index - 1]
                let isLast = index + 1 < characters.count && characters[index + 1].isLowercase
                let begins = previous.isLowercase || previous.isNumber
                if begins || previous.isUppercase && isLast { text += separator }
            }
            text += character.lowercased()
        }
        return text
    }
}
