import APITable
import Foundation

// swift run --package-path Tools api-table openapi.json --out Sources/App/ShopAPI.swift
do {
    let command = try Command(Array(CommandLine.arguments.dropFirst()))
    exit(try command.run())
} catch {
    FileHandle.standardError.write(Data("api-table: \(error)\n".utf8))
    exit(2)
}
