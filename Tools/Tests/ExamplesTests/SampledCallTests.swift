import Foundation
import ResponseMapper
import Testing

@testable import Examples

/// Calls of 20 operations with the examples of their descriptions.
@Suite struct SampledCallTests {
    @Test(arguments: VerifyCalls.all + TwilioCalls.all)
    func `the example of a request is sent, and that of its response received`(
        _ call: SampledCall
    ) async throws { try await call.run() }
}

private let account = "AC1"
private let service = "VA1"

private enum VerifyCalls {
    private static let file = "twilio_verify_v2"
    private static let base = "https://verify.twilio.com/v2"

    static let all: [SampledCall] = [
        SampledCall(
            "CreateService", VerifyAPI.createService, newService, line: "POST \(base)/Services",
            without: ["MailerSid"], file, at: "sid"
        ) { $0.sid },
        SampledCall(
            "FetchService", VerifyAPI.fetchService, service, line: "GET \(base)/Services/VA1", file,
            at: "friendly_name"
        ) { $0.friendlyName },
        SampledCall(
            "ListService", VerifyAPI.listService, .init(pageSize: 2),
            line: "GET \(base)/Services?PageSize=2", file, at: "meta>page_size"
        ) { $0.meta?.pageSize.map(String.init) },
        SampledCall(
            "CreateEntity", VerifyAPI.createEntity,
            .init(serviceSid: service, identity: "ff483d1ff591898a9942916050d2ca3f"),
            line: "POST \(base)/Services/VA1/Entities", file, at: "identity"
        ) { $0.identity },
        SampledCall(
            "ListEntity", VerifyAPI.listEntity, .init(serviceSid: service),
            line: "GET \(base)/Services/VA1/Entities", file, at: "meta>key"
        ) { $0.meta?.key },
        SampledCall(
            "FetchFactor", VerifyAPI.fetchFactor,
            .init(serviceSid: service, identity: "ann", sid: "YF1"),
            line: "GET \(base)/Services/VA1/Entities/ann/Factors/YF1", file, at: "status"
        ) { $0.status?.rawValue },
        SampledCall(
            "CreateChallenge", VerifyAPI.createChallenge, newChallenge,
            line: "POST \(base)/Services/VA1/Entities/ann/Challenges", file, at: "details>message"
        ) { $0.details?["message"].string },
        SampledCall(
            "ListChallenge", VerifyAPI.listChallenge,
            .init(serviceSid: service, identity: "ann", status: .approved),
            line: "GET \(base)/Services/VA1/Entities/ann/Challenges?Status=approved", file,
            at: "meta>key"
        ) { $0.meta?.key },
        SampledCall(
            "CreateVerification", VerifyAPI.createVerification, newVerification,
            line: "POST \(base)/Services/VA1/Verifications", without: ["CustomMessage"], file,
            at: "channel"
        ) { $0.channel?.rawValue },
        SampledCall(
            "FetchVerification", VerifyAPI.fetchVerification,
            .init(serviceSid: service, sid: "VE1"),
            line: "GET \(base)/Services/VA1/Verifications/VE1", file, at: "to"
        ) { $0.to },
    ]

    private static var newService: VerifyAPI.CreateService {
        var input = VerifyAPI.CreateService(friendlyName: "name")
        (input.codeLength, input.lookupEnabled, input.psd2Enabled) = (4, false, false)
        (input.skipSmsToLandlines, input.dtmfInputRequired, input.ttsName) = (false, false, "name")
        (input.doNotShareWarningEnabled, input.customCodeEnabled) = (false, true)
        input.pushApnCredentialSid = "CRaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
        (input.totpIssuer, input.totpTimeStep) = ("test-issuer", 30)
        (input.totpCodeLength, input.totpSkew) = (3, 2)
        input.defaultTemplateSid = "HJaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
        input.verifyEventSubscriptionEnabled = false
        return input
    }

    private static var newChallenge: VerifyAPI.CreateChallenge {
        var input = VerifyAPI.CreateChallenge(
            serviceSid: service, identity: "ann", factorSid: "YF03aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa")
        input.expirationDate = Date(timeIntervalSince1970: 1_438_286_400)
        input.detailsMessage = "Hi! Mr. John Doe, would you like to sign up?"
        input.detailsFields = [#"{"label": "Action", "value": "Sign up in portal"}"#]
        input.hiddenDetails = #"{"ip": "172.168.1.234"}"#
        return input
    }

    private static var newVerification: VerifyAPI.CreateVerification {
        var input = VerifyAPI.CreateVerification(
            serviceSid: service, to: "+15017122661", channel: "sms")
        (input.customCode, input.customFriendlyName) = ("custom_code", "custom_friendly_name")
        (input.sendDigits, input.locale) = ("ww1", "en")
        (input.amount, input.payee, input.appHash) = ("€39.99", "Acme Inc.", "AAAAAAAAAAA")
        input.templateSid = "HJaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
        input.templateCustomSubstitutions = #"{"AppName": "MyApp", "Contact":"12345689"}"#
        (input.riskCheck, input.tags) = (.enable, #"{"tenant_id": "12345"}"#)
        return input
    }
}

private enum TwilioCalls {
    private static let file = "twilio_api_v2010"
    private static let base = "https://api.twilio.com/2010-04-01"
    private static let inAccount = "\(base)/Accounts/AC1"

    static let all: [SampledCall] = [
        SampledCall(
            "FetchAccount", TwilioAPI.fetchAccount, account, line: "GET \(inAccount).json", file,
            at: "status"
        ) { $0.status?.rawValue },
        SampledCall(
            "ListCall", TwilioAPI.listCall, .init(accountSid: account, status: .inProgress),
            line: "GET \(inAccount)/Calls.json?Status=in-progress", file, at: "calls>0>sid"
        ) { $0.calls?.first?.sid },
        SampledCall(
            "FetchCall", TwilioAPI.fetchCall, .init(accountSid: account, sid: "CA1"),
            line: "GET \(inAccount)/Calls/CA1.json", file, at: "from_formatted"
        ) { $0.fromFormatted },
        SampledCall(
            "CreateMessage", TwilioAPI.createMessage, newMessage,
            line: "POST \(inAccount)/Messages.json", without: ["Tags"], file, at: "body"
        ) { $0.body },
        SampledCall(
            "ListMessage", TwilioAPI.listMessage, .init(accountSid: account, to: "+1"),
            line: "GET \(inAccount)/Messages.json?To=%2B1", file, at: "messages>0>body"
        ) { $0.messages?.first?.body },
        SampledCall(
            "FetchMessage", TwilioAPI.fetchMessage, .init(accountSid: account, sid: "SM1"),
            line: "GET \(inAccount)/Messages/SM1.json", file, at: "direction"
        ) { $0.direction?.rawValue },
        SampledCall(
            "FetchConference", TwilioAPI.fetchConference, .init(accountSid: account, sid: "CF1"),
            line: "GET \(inAccount)/Conferences/CF1.json", file, at: "region"
        ) { $0.region },
        SampledCall(
            "ListRecording", TwilioAPI.listRecording, .init(accountSid: account, callSid: "CA1"),
            line: "GET \(inAccount)/Recordings.json?CallSid=CA1", file, at: "recordings>0>source"
        ) { $0.recordings?.first?.source?.rawValue },
        SampledCall(
            "FetchBalance", TwilioAPI.fetchBalance, account, line: "GET \(inAccount)/Balance.json",
            file, at: "balance"
        ) { $0.balance },
        SampledCall(
            // The description has a number where its example has a text.
            "ListUsageRecord", TwilioAPI.listUsageRecord.with(.lenient),
            .init(accountSid: account, page: 0),
            line: "GET \(inAccount)/Usage/Records.json?Page=0", file, at: "usage_records>0>category"
        ) { $0.usageRecords?.first?.category },
        SampledCall(
            "CreateAddress", TwilioAPI.createAddress,
            .init(
                accountSid: account, customerName: "customer_name", street: "street", city: "city",
                region: "region", postalCode: "postal_code", isoCountry: "US",
                friendlyName: "friendly_name"),
            line: "POST \(inAccount)/Addresses.json", file, at: "street"
        ) { $0.street },
    ]

    private static var newMessage: TwilioAPI.CreateMessage {
        var input = TwilioAPI.CreateMessage(accountSid: account, to: "+14155552345")
        input.applicationSid = "APaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
        (input.body, input.from) = ("Hello! 👍", "+14155552345")
        input.mediaURL = ["https://c1.staticflickr.com/3/2899/14341091933_1e92e62d12_b.jpg"]
        input.persistentAction = ["mailto:test@example.com"]
        input.statusCallback = "https://example.com"
        return input
    }
}
