// The declarations of Security and CoreFoundation that StreamNet uses. Core Foundation's types are
// those of Foundation here, so that the bridging by `as` compiles, which Linux does not have.
import Foundation

public typealias CFData = Data
public typealias CFString = String
public typealias CFArray = [Any]
public typealias CFDictionary = [String: Any]
public typealias CFTypeRef = AnyObject
public typealias CFTypeID = UInt
public typealias CFAllocator = Int
public typealias CFError = NSError
public typealias OSStatus = Int32

public final class SecTrust {}
public final class SecCertificate {}
public final class SecIdentity {}

public let errSecSuccess: OSStatus = 0
public let kSecImportExportPassphrase: CFString = "passphrase"
public let kSecImportToMemoryOnly: CFString = "memory"
public let kSecImportItemIdentity: CFString = "identity"
public let kSecImportItemCertChain: CFString = "chain"

public func CFGetTypeID(_ object: CFTypeRef) -> CFTypeID { 0 }
public func SecIdentityGetTypeID() -> CFTypeID { 0 }

public func SecCertificateCreateWithData(
    _ allocator: CFAllocator?, _ data: CFData
) -> SecCertificate? { nil }
public func SecCertificateCopyData(_ certificate: SecCertificate) -> CFData { Data() }

@discardableResult
public func SecTrustSetAnchorCertificates(
    _ trust: SecTrust, _ anchors: CFArray?
) -> OSStatus { 0 }
@discardableResult
public func SecTrustSetAnchorCertificatesOnly(_ trust: SecTrust, _ only: Bool) -> OSStatus { 0 }
public func SecTrustEvaluateWithError(
    _ trust: SecTrust, _ error: UnsafeMutablePointer<CFError?>?
) -> Bool { false }
public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> CFArray? { nil }

public func SecPKCS12Import(
    _ file: CFData, _ options: CFDictionary, _ items: UnsafeMutablePointer<CFArray?>
) -> OSStatus { 0 }
