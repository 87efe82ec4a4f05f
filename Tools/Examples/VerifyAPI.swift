// Made by api-table of twilio_verify_v2.json: Twilio - Verify 1.0.0.
// It writes this file anew: change the description, or names by --rename.
import Foundation
import ResponseMapper

/// This is the public Twilio REST API.
struct VerifyAPI: API {
    static let attributes: Attributes = [
        .baseURL(URL(string: "https://verify.twilio.com/v2")),
        .authorization(.basic),
        .parameterStyle(.init(arrays: .none, booleans: .words)),
        .decoder(ModelDecoder(dates: .iso8601WithFraction)),
        .encoder(ModelEncoder(dates: .iso8601)),
    ]

    /// Create a new enrollment Access Token for the Entity.
    @POST("/Services/\(\.serviceSid)/AccessTokens", input: .form)
    var createAccessToken: Action<CreateAccessToken, AccessToken>

    /// Fetch an Access Token for the Entity.
    @GET("/Services/\(\.serviceSid)/AccessTokens/\(\.sid)")
    var fetchAccessToken: Action<FetchAccessToken, AccessToken>

    /// Create a new Bucket for a Rate Limit.
    @POST("/Services/\(\.serviceSid)/RateLimits/\(\.rateLimitSid)/Buckets", input: .form)
    var createBucket: Action<CreateBucket, Bucket>

    /// Retrieve a list of all Buckets for a Rate Limit.
    @GET(
        "/Services/\(\.serviceSid)/RateLimits/\(\.rateLimitSid)/Buckets",
        .paging(.address(at: "meta>next_page_url")))
    var listBucket: Action<ListBucket, BucketPage>

    /// Update a specific Bucket.
    @POST("/Services/\(\.serviceSid)/RateLimits/\(\.rateLimitSid)/Buckets/\(\.sid)", input: .form)
    var updateBucket: Action<UpdateBucket, Bucket>

    /// Fetch a specific Bucket.
    @GET("/Services/\(\.serviceSid)/RateLimits/\(\.rateLimitSid)/Buckets/\(\.sid)")
    var fetchBucket: Action<FetchBucket, Bucket>

    /// Delete a specific Bucket.
    @DELETE("/Services/\(\.serviceSid)/RateLimits/\(\.rateLimitSid)/Buckets/\(\.sid)")
    var deleteBucket: Action<DeleteBucket, Void>

    /// Create a new Challenge for the Factor.
    @POST("/Services/\(\.serviceSid)/Entities/\(\.identity)/Challenges", input: .form)
    var createChallenge: Action<CreateChallenge, Challenge>

    /// Retrieve a list of all Challenges for a Factor.
    @GET(
        "/Services/\(\.serviceSid)/Entities/\(\.identity)/Challenges",
        .paging(.address(at: "meta>next_page_url")))
    var listChallenge: Action<ListChallenge, ChallengePage>

    /// Fetch a specific Challenge.
    @GET("/Services/\(\.serviceSid)/Entities/\(\.identity)/Challenges/\(\.sid)")
    var fetchChallenge: Action<FetchChallenge, Challenge>

    /// Verify a specific Challenge.
    @POST("/Services/\(\.serviceSid)/Entities/\(\.identity)/Challenges/\(\.sid)", input: .form)
    var updateChallenge: Action<UpdateChallenge, Challenge>

    /// Create a new Entity for the Service.
    @POST("/Services/\(\.serviceSid)/Entities", input: .form)
    var createEntity: Action<CreateEntity, Entity>

    /// Retrieve a list of all Entities for a Service.
    @GET("/Services/\(\.serviceSid)/Entities", .paging(.address(at: "meta>next_page_url")))
    var listEntity: Action<ListEntity, EntityPage>

    /// Delete a specific Entity.
    @DELETE("/Services/\(\.serviceSid)/Entities/\(\.identity)")
    var deleteEntity: Action<DeleteEntity, Void>

    /// Fetch a specific Entity.
    @GET("/Services/\(\.serviceSid)/Entities/\(\.identity)")
    var fetchEntity: Action<FetchEntity, Entity>

    /// Delete a specific Factor.
    @DELETE("/Services/\(\.serviceSid)/Entities/\(\.identity)/Factors/\(\.sid)")
    var deleteFactor: Action<DeleteFactor, Void>

    /// Fetch a specific Factor.
    @GET("/Services/\(\.serviceSid)/Entities/\(\.identity)/Factors/\(\.sid)")
    var fetchFactor: Action<FetchFactor, Factor>

    /// Update a specific Factor.
    @POST("/Services/\(\.serviceSid)/Entities/\(\.identity)/Factors/\(\.sid)", input: .form)
    var updateFactor: Action<UpdateFactor, Factor>

    /// Retrieve a list of all Factors for an Entity.
    @GET(
        "/Services/\(\.serviceSid)/Entities/\(\.identity)/Factors",
        .paging(.address(at: "meta>next_page_url")))
    var listFactor: Action<ListFactor, FactorPage>

    /// Create a new Factor for the Entity.
    @POST("/Services/\(\.serviceSid)/Entities/\(\.identity)/Factors", input: .form)
    var createNewFactor: Action<CreateNewFactor, NewFactor>

    /// Fetch the forms for a specific Form Type.
    @GET("/Forms/\(\.self)") var fetchForm: Action<FormTypes, Form>

    /// Create a new MessagingConfiguration for a service.
    @POST("/Services/\(\.serviceSid)/MessagingConfigurations", input: .form)
    var createMessagingConfiguration: Action<CreateMessagingConfiguration, MessagingConfiguration>

    /// Retrieve a list of all Messaging Configurations for a Service.
    @GET(
        "/Services/\(\.serviceSid)/MessagingConfigurations",
        .paging(.address(at: "meta>next_page_url")))
    var listMessagingConfiguration: Action<ListMessagingConfiguration, MessagingConfigurationPage>

    /// Update a specific MessagingConfiguration.
    @POST("/Services/\(\.serviceSid)/MessagingConfigurations/\(\.country)", input: .form)
    var updateMessagingConfiguration: Action<UpdateMessagingConfiguration, MessagingConfiguration>

    /// Fetch a specific MessagingConfiguration.
    @GET("/Services/\(\.serviceSid)/MessagingConfigurations/\(\.country)")
    var fetchMessagingConfiguration: Action<FetchMessagingConfiguration, MessagingConfiguration>

    /// Delete a specific MessagingConfiguration.
    @DELETE("/Services/\(\.serviceSid)/MessagingConfigurations/\(\.country)")
    var deleteMessagingConfiguration: Action<DeleteMessagingConfiguration, Void>

    /// Create a new Notification for the corresponding Challenge.
    @POST(
        """
        /Services/\(\.serviceSid)/Entities/\(\.identity)/Challenges/\(\.challengeSid)\
        /Notifications
        """,
        input: .form)
    var createNotification: Action<CreateNotification, Notification>

    /// Create a new Rate Limit for a Service.
    @POST("/Services/\(\.serviceSid)/RateLimits", input: .form)
    var createRateLimit: Action<CreateRateLimit, RateLimit>

    /// Retrieve a list of all Rate Limits for a service.
    @GET("/Services/\(\.serviceSid)/RateLimits", .paging(.address(at: "meta>next_page_url")))
    var listRateLimit: Action<ListRateLimit, RateLimitPage>

    /// Update a specific Rate Limit.
    @POST("/Services/\(\.serviceSid)/RateLimits/\(\.sid)", input: .form)
    var updateRateLimit: Action<UpdateRateLimit, RateLimit>

    /// Fetch a specific Rate Limit.
    @GET("/Services/\(\.serviceSid)/RateLimits/\(\.sid)")
    var fetchRateLimit: Action<FetchRateLimit, RateLimit>

    /// Delete a specific Rate Limit.
    @DELETE("/Services/\(\.serviceSid)/RateLimits/\(\.sid)")
    var deleteRateLimit: Action<DeleteRateLimit, Void>

    /// Add a new phone number to SafeList.
    @POST("/SafeList/Numbers", input: .form) var createSafelist: Action<CreateSafelist, Safelist>

    /// Check if a phone number exists in SafeList.
    @GET("/SafeList/Numbers/\(\.self)") var fetchSafelist: Action<String, Safelist>

    /// Remove a phone number from SafeList.
    @DELETE("/SafeList/Numbers/\(\.self)") var deleteSafelist: Action<String, Void>

    /// Create a new Verification Service.
    @POST("/Services", input: .form) var createService: Action<CreateService, Service>

    /// Retrieve a list of all Verification Services for an account.
    @GET("/Services", .paging(.address(at: "meta>next_page_url")))
    var listService: Action<ListService, ServicePage>

    /// Fetch specific Verification Service Instance.
    @GET("/Services/\(\.self)") var fetchService: Action<String, Service>

    /// Delete a specific Verification Service Instance.
    @DELETE("/Services/\(\.self)") var deleteService: Action<String, Void>

    /// Update a specific Verification Service.
    @POST("/Services/\(\.sid)", input: .form) var updateService: Action<UpdateService, Service>

    /// Create a new Verification using a Service.
    @POST(
        "/Services/\(\.serviceSid)/Verifications",
        .problem(CreateVerificationProblem.self),
        input: .form)
    var createVerification: Action<CreateVerification, Verification>

    /// Update a Verification status.
    @POST("/Services/\(\.serviceSid)/Verifications/\(\.sid)", input: .form)
    var updateVerification: Action<UpdateVerification, Verification>

    /// Fetch a specific Verification.
    @GET("/Services/\(\.serviceSid)/Verifications/\(\.sid)")
    var fetchVerification: Action<FetchVerification, Verification>

    /// List all the verification attempts for a given Account.
    @GET("/Attempts", .paging(.address(at: "meta>next_page_url")))
    var listVerificationAttempt: Action<ListVerificationAttempt, VerificationAttemptPage>

    /// Fetch a specific verification attempt.
    @GET("/Attempts/\(\.self)") var fetchVerificationAttempt: Action<String, VerificationAttempt>

    /// Get a summary of how many attempts were made and how many were converted.
    @GET("/Attempts/Summary")
    var fetchVerificationAttemptsSummary:
        Action<FetchVerificationAttemptsSummary, VerificationAttemptsSummary>

    /// challenge a specific Verification Check.
    @POST("/Services/\(\.serviceSid)/VerificationCheck", input: .form)
    var createVerificationCheck: Action<CreateVerificationCheck, VerificationCheck>

    /// List all the available templates for a given Account.
    @GET("/Templates", .paging(.address(at: "meta>next_page_url")))
    var listVerificationTemplate: Action<ListVerificationTemplate, VerificationTemplatePage>

    /// Create a new Webhook for the Service.
    @POST("/Services/\(\.serviceSid)/Webhooks", input: .form)
    var createWebhook: Action<CreateWebhook, Webhook>

    /// Retrieve a list of all Webhooks for a Service.
    @GET("/Services/\(\.serviceSid)/Webhooks", .paging(.address(at: "meta>next_page_url")))
    var listWebhook: Action<ListWebhook, WebhookPage>

    @POST("/Services/\(\.serviceSid)/Webhooks/\(\.sid)", input: .form)
    var updateWebhook: Action<UpdateWebhook, Webhook>

    /// Delete a specific Webhook.
    @DELETE("/Services/\(\.serviceSid)/Webhooks/\(\.sid)")
    var deleteWebhook: Action<DeleteWebhook, Void>

    /// Fetch a specific Webhook.
    @GET("/Services/\(\.serviceSid)/Webhooks/\(\.sid)")
    var fetchWebhook: Action<FetchWebhook, Webhook>

    /// Verify a Passkeys Factor.
    @POST("/Services/\(\.serviceSid)/Passkeys/VerifyFactor")
    var updatePasskeysFactor: Action<UpdatePasskeysFactor, UpdatePasskeysFactorOutput>

    /// Create a new Passkeys Factor for the Entity.
    @POST("/Services/\(\.serviceSid)/Passkeys/Factors")
    var createNewFactorPasskey: Action<CreateNewFactorPasskey, CreateNewFactorPasskeyOutput>

    /// Create a Passkeys Challenge.
    @POST("/Services/\(\.serviceSid)/Passkeys/Challenges")
    var createChallengePasskeys: Action<CreateChallengePasskeys, CreateChallengePasskeysOutput>

    /// Approve a Passkeys Challenge.
    @POST("/Services/\(\.serviceSid)/Passkeys/ApproveChallenge")
    var updateChallengePasskeys: Action<UpdateChallengePasskeys, UpdateChallengePasskeysOutput>
}

// The inputs.

extension VerifyAPI {
    struct CreateAccessToken: Encodable, Sendable {
        /// The unique SID identifier of the Service.
        var serviceSid: String
        /// The unique external identifier for the Entity of the Service.
        var identity: String
        var factorType: AccessTokenFactorTypes
        /// The friendly name of the factor that is going to be created with this access token.
        var factorFriendlyName: String?
        /// How long, in seconds, the access token is valid.
        var ttl: Int?

        enum CodingKeys: String, CodingKey {
            case serviceSid
            case identity = "Identity"
            case factorType = "FactorType"
            case factorFriendlyName = "FactorFriendlyName"
            case ttl = "Ttl"
        }
    }

    struct FetchAccessToken: Encodable, Sendable {
        /// The unique SID identifier of the Service.
        var serviceSid: String
        /// A 34 character string that uniquely identifies this Access Token.
        var sid: String
    }

    struct CreateBucket: Encodable, Sendable {
        /// The SID of the Service the resource is associated with.
        var serviceSid: String
        /// The Twilio-provided string that uniquely identifies the Rate Limit resource.
        var rateLimitSid: String
        /// Maximum number of requests permitted in during the interval.
        var max: Int
        /// Number of seconds that the rate limit will be enforced over.
        var interval: Int

        enum CodingKeys: String, CodingKey {
            case serviceSid, rateLimitSid
            case max = "Max"
            case interval = "Interval"
        }
    }

    struct ListBucket: Encodable, Sendable {
        /// The SID of the Service the resource is associated with.
        var serviceSid: String
        /// The Twilio-provided string that uniquely identifies the Rate Limit resource.
        var rateLimitSid: String
        /// How many resources to return in each list page.
        var pageSize: Int?
        /// The page index.
        var page: Int?
        /// The page token.
        var pageToken: String?

        enum CodingKeys: String, CodingKey {
            case serviceSid, rateLimitSid
            case pageSize = "PageSize"
            case page = "Page"
            case pageToken = "PageToken"
        }
    }

    struct UpdateBucket: Encodable, Sendable {
        /// The SID of the Service the resource is associated with.
        var serviceSid: String
        /// The Twilio-provided string that uniquely identifies the Rate Limit resource.
        var rateLimitSid: String
        /// A 34 character string that uniquely identifies this Bucket.
        var sid: String
        /// Maximum number of requests permitted in during the interval.
        var max: Int?
        /// Number of seconds that the rate limit will be enforced over.
        var interval: Int?

        enum CodingKeys: String, CodingKey {
            case serviceSid, rateLimitSid, sid
            case max = "Max"
            case interval = "Interval"
        }
    }

    struct FetchBucket: Encodable, Sendable {
        /// The SID of the Service the resource is associated with.
        var serviceSid: String
        /// The Twilio-provided string that uniquely identifies the Rate Limit resource.
        var rateLimitSid: String
        /// A 34 character string that uniquely identifies this Bucket.
        var sid: String
    }

    struct DeleteBucket: Encodable, Sendable {
        /// The SID of the Service the resource is associated with.
        var serviceSid: String
        /// The Twilio-provided string that uniquely identifies the Rate Limit resource.
        var rateLimitSid: String
        /// A 34 character string that uniquely identifies this Bucket.
        var sid: String
    }

    struct CreateChallenge: Encodable, Sendable {
        /// The unique SID identifier of the Service.
        var serviceSid: String
        /// Customer unique identity for the Entity owner of the Challenge.
        var identity: String
        /// The unique SID identifier of the Factor.
        var factorSid: String
        /// The date-time when this Challenge expires, given in ISO 8601 format.
        var expirationDate: Date?
        /// Shown to the user when the push notification arrives.
        var detailsMessage: String?
        /// A list of objects that describe the Fields included in the Challenge.
        var detailsFields: [String]?
        /// Details provided to give context about the Challenge.
        var hiddenDetails: String?
        /// Optional payload used to verify the Challenge upon creation.
        var authPayload: String?

        enum CodingKeys: String, CodingKey {
            case serviceSid, identity
            case factorSid = "FactorSid"
            case expirationDate = "ExpirationDate"
            case detailsMessage = "Details.Message"
            case detailsFields = "Details.Fields"
            case hiddenDetails = "HiddenDetails"
            case authPayload = "AuthPayload"
        }
    }

    struct ListChallenge: Encodable, Sendable {
        /// The unique SID identifier of the Service.
        var serviceSid: String
        /// Customer unique identity for the Entity owner of the Challenge.
        var identity: String
        /// The unique SID identifier of the Factor.
        var factorSid: String?
        /// The Status of the Challenges to fetch.
        var status: ChallengeStatuses?
        /// The desired sort order of the Challenges list.
        var order: ChallengeListOrders?
        /// How many resources to return in each list page.
        var pageSize: Int?
        /// The page index.
        var page: Int?
        /// The page token.
        var pageToken: String?

        enum CodingKeys: String, CodingKey {
            case serviceSid, identity
            case factorSid = "FactorSid"
            case status = "Status"
            case order = "Order"
            case pageSize = "PageSize"
            case page = "Page"
            case pageToken = "PageToken"
        }
    }

    struct FetchChallenge: Encodable, Sendable {
        /// The unique SID identifier of the Service.
        var serviceSid: String
        /// Customer unique identity for the Entity owner of the Challenges.
        var identity: String
        /// A 34 character string that uniquely identifies this Challenge.
        var sid: String
    }

    struct UpdateChallenge: Encodable, Sendable {
        /// The unique SID identifier of the Service.
        var serviceSid: String
        /// Customer unique identity for the Entity owner of the Challenge.
        var identity: String
        /// A 34 character string that uniquely identifies this Challenge.
        var sid: String
        /// The optional payload needed to verify the Challenge.
        var authPayload: String?
        /// Custom metadata associated with the challenge.
        var metadata: String?

        enum CodingKeys: String, CodingKey {
            case serviceSid, identity, sid
            case authPayload = "AuthPayload"
            case metadata = "Metadata"
        }
    }

    struct CreateEntity: Encodable, Sendable {
        /// The unique SID identifier of the Service.
        var serviceSid: String
        /// The unique external identifier for the Entity of the Service.
        var identity: String

        enum CodingKeys: String, CodingKey {
            case serviceSid
            case identity = "Identity"
        }
    }

    struct ListEntity: Encodable, Sendable {
        /// The unique SID identifier of the Service.
        var serviceSid: String
        /// How many resources to return in each list page.
        var pageSize: Int?
        /// The page index.
        var page: Int?
        /// The page token.
        var pageToken: String?

        enum CodingKeys: String, CodingKey {
            case serviceSid
            case pageSize = "PageSize"
            case page = "Page"
            case pageToken = "PageToken"
        }
    }

    struct DeleteEntity: Encodable, Sendable {
        /// The unique SID identifier of the Service.
        var serviceSid: String
        /// The unique external identifier for the Entity of the Service.
        var identity: String
    }

    struct FetchEntity: Encodable, Sendable {
        /// The unique SID identifier of the Service.
        var serviceSid: String
        /// The unique external identifier for the Entity of the Service.
        var identity: String
    }

    struct DeleteFactor: Encodable, Sendable {
        /// The unique SID identifier of the Service.
        var serviceSid: String
        /// Customer unique identity for the Entity owner of the Factor.
        var identity: String
        /// A 34 character string that uniquely identifies this Factor.
        var sid: String
    }

    struct FetchFactor: Encodable, Sendable {
        /// The unique SID identifier of the Service.
        var serviceSid: String
        /// Customer unique identity for the Entity owner of the Factor.
        var identity: String
        /// A 34 character string that uniquely identifies this Factor.
        var sid: String
    }

    struct UpdateFactor: Encodable, Sendable {
        /// The unique SID identifier of the Service.
        var serviceSid: String
        /// Customer unique identity for the Entity owner of the Factor.
        var identity: String
        /// A 34 character string that uniquely identifies this Factor.
        var sid: String
        /// The optional payload needed to verify the Factor for the first time.
        var authPayload: String?
        /// The new friendly name of this Factor.
        var friendlyName: String?
        /// For APN, the device token.
        var configNotificationToken: String?
        /// The Verify Push SDK version used to configure the factor.
        var configSdkVersion: String?
        /// Defines how often, in seconds, are TOTP codes generated.
        var configTimeStep: Int?
        /// The number of time-steps, past and future, that are valid for validation of TOTP codes.
        var configSkew: Int?
        /// Number of digits for generated TOTP codes.
        var configCodeLength: Int?
        var configAlg: FactorTotpAlgorithms?
        /// The transport technology used to generate the Notification Token.
        var configNotificationPlatform: String?

        enum CodingKeys: String, CodingKey {
            case serviceSid, identity, sid
            case authPayload = "AuthPayload"
            case friendlyName = "FriendlyName"
            case configNotificationToken = "Config.NotificationToken"
            case configSdkVersion = "Config.SdkVersion"
            case configTimeStep = "Config.TimeStep"
            case configSkew = "Config.Skew"
            case configCodeLength = "Config.CodeLength"
            case configAlg = "Config.Alg"
            case configNotificationPlatform = "Config.NotificationPlatform"
        }
    }

    struct ListFactor: Encodable, Sendable {
        /// The unique SID identifier of the Service.
        var serviceSid: String
        /// Customer unique identity for the Entity owner of the Factors.
        var identity: String
        /// How many resources to return in each list page.
        var pageSize: Int?
        /// The page index.
        var page: Int?
        /// The page token.
        var pageToken: String?

        enum CodingKeys: String, CodingKey {
            case serviceSid, identity
            case pageSize = "PageSize"
            case page = "Page"
            case pageToken = "PageToken"
        }
    }

    struct CreateNewFactor: Encodable, Sendable {
        /// The unique SID identifier of the Service.
        var serviceSid: String
        /// Customer unique identity for the Entity owner of the Factor.
        var identity: String
        /// The friendly name of this Factor.
        var friendlyName: String
        var factorType: NewFactorTypes
        /// The algorithm used when `factor_type` is `push`.
        var bindingAlg: String?
        /// The Ecdsa public key in PKIX, ASN.1 DER format encoded in Base64.
        var bindingPublicKey: String?
        /// The ID that uniquely identifies your app in the Google or Apple store, such as
        /// `com.example.myapp`.
        var configAppID: String?
        var configNotificationPlatform: NewFactorNotificationPlatforms?
        /// For APN, the device token.
        var configNotificationToken: String?
        /// The Verify Push SDK version used to configure the factor.
        var configSdkVersion: String?
        /// The shared secret for TOTP factors encoded in Base32.
        var bindingSecret: String?
        /// Defines how often, in seconds, are TOTP codes generated.
        var configTimeStep: Int?
        /// The number of time-steps, past and future, that are valid for validation of TOTP codes.
        var configSkew: Int?
        /// Number of digits for generated TOTP codes.
        var configCodeLength: Int?
        var configAlg: NewFactorTotpAlgorithms?
        /// Custom metadata associated with the factor.
        var metadata: String?

        enum CodingKeys: String, CodingKey {
            case serviceSid, identity
            case friendlyName = "FriendlyName"
            case factorType = "FactorType"
            case bindingAlg = "Binding.Alg"
            case bindingPublicKey = "Binding.PublicKey"
            case configAppID = "Config.AppId"
            case configNotificationPlatform = "Config.NotificationPlatform"
            case configNotificationToken = "Config.NotificationToken"
            case configSdkVersion = "Config.SdkVersion"
            case bindingSecret = "Binding.Secret"
            case configTimeStep = "Config.TimeStep"
            case configSkew = "Config.Skew"
            case configCodeLength = "Config.CodeLength"
            case configAlg = "Config.Alg"
            case metadata = "Metadata"
        }
    }

    struct CreateMessagingConfiguration: Encodable, Sendable {
        /// The SID of the Service that the resource is associated with.
        var serviceSid: String
        /// The ISO-3166-1 country code of the country this configuration will be applied to.
        var country: String
        /// The SID of the Messaging Service to be used to send SMS to the country of this
        /// configuration.
        var messagingServiceSid: String

        enum CodingKeys: String, CodingKey {
            case serviceSid
            case country = "Country"
            case messagingServiceSid = "MessagingServiceSid"
        }
    }

    struct ListMessagingConfiguration: Encodable, Sendable {
        /// The SID of the Service that the resource is associated with.
        var serviceSid: String
        /// How many resources to return in each list page.
        var pageSize: Int?
        /// The page index.
        var page: Int?
        /// The page token.
        var pageToken: String?

        enum CodingKeys: String, CodingKey {
            case serviceSid
            case pageSize = "PageSize"
            case page = "Page"
            case pageToken = "PageToken"
        }
    }

    struct UpdateMessagingConfiguration: Encodable, Sendable {
        /// The SID of the Service that the resource is associated with.
        var serviceSid: String
        /// The ISO-3166-1 country code of the country this configuration will be applied to.
        var country: String
        /// The SID of the Messaging Service to be used to send SMS to the country of this
        /// configuration.
        var messagingServiceSid: String

        enum CodingKeys: String, CodingKey {
            case serviceSid, country
            case messagingServiceSid = "MessagingServiceSid"
        }
    }

    struct FetchMessagingConfiguration: Encodable, Sendable {
        /// The SID of the Service that the resource is associated with.
        var serviceSid: String
        /// The ISO-3166-1 country code of the country this configuration will be applied to.
        var country: String
    }

    struct DeleteMessagingConfiguration: Encodable, Sendable {
        /// The SID of the Service that the resource is associated with.
        var serviceSid: String
        /// The ISO-3166-1 country code of the country this configuration will be applied to.
        var country: String
    }

    struct CreateNotification: Encodable, Sendable {
        /// The unique SID identifier of the Service.
        var serviceSid: String
        /// Customer unique identity for the Entity owner of the Challenge.
        var identity: String
        /// The unique SID identifier of the Challenge.
        var challengeSid: String
        /// How long, in seconds, the notification is valid.
        var ttl: Int?

        enum CodingKeys: String, CodingKey {
            case serviceSid, identity, challengeSid
            case ttl = "Ttl"
        }
    }

    struct CreateRateLimit: Encodable, Sendable {
        /// The SID of the Service the resource is associated with.
        var serviceSid: String
        /// Provides a unique and addressable name to be assigned to this Rate Limit, assigned by
        /// the developer, to be optionally used in addition to SID.
        var uniqueName: String
        /// Description of this Rate Limit.
        var description: String?

        enum CodingKeys: String, CodingKey {
            case serviceSid
            case uniqueName = "UniqueName"
            case description = "Description"
        }
    }

    struct ListRateLimit: Encodable, Sendable {
        /// The SID of the Service the resource is associated with.
        var serviceSid: String
        /// How many resources to return in each list page.
        var pageSize: Int?
        /// The page index.
        var page: Int?
        /// The page token.
        var pageToken: String?

        enum CodingKeys: String, CodingKey {
            case serviceSid
            case pageSize = "PageSize"
            case page = "Page"
            case pageToken = "PageToken"
        }
    }

    struct UpdateRateLimit: Encodable, Sendable {
        /// The SID of the Service the resource is associated with.
        var serviceSid: String
        /// The Twilio-provided string that uniquely identifies the Rate Limit resource to fetch.
        var sid: String
        /// Description of this Rate Limit.
        var description: String?

        enum CodingKeys: String, CodingKey {
            case serviceSid, sid
            case description = "Description"
        }
    }

    struct FetchRateLimit: Encodable, Sendable {
        /// The SID of the Service the resource is associated with.
        var serviceSid: String
        /// The Twilio-provided string that uniquely identifies the Rate Limit resource to fetch.
        var sid: String
    }

    struct DeleteRateLimit: Encodable, Sendable {
        /// The SID of the Service the resource is associated with.
        var serviceSid: String
        /// The Twilio-provided string that uniquely identifies the Rate Limit resource to fetch.
        var sid: String
    }

    struct CreateSafelist: Encodable, Sendable {
        /// The phone number to be added in SafeList.
        var phoneNumber: String

        enum CodingKeys: String, CodingKey {
            case phoneNumber = "PhoneNumber"
        }
    }

    struct CreateService: Encodable, Sendable {
        /// A descriptive string that you create to describe the verification service.
        var friendlyName: String
        /// The length of the verification code to generate.
        var codeLength: Int?
        /// Whether to perform a lookup with each verification started and return info about the
        /// phone number.
        var lookupEnabled: Bool?
        /// Whether to skip sending SMS verifications to landlines.
        var skipSmsToLandlines: Bool?
        /// Whether to ask the user to press a number before delivering the verify code in a phone
        /// call.
        var dtmfInputRequired: Bool?
        /// The name of an alternative text-to-speech service to use in phone calls.
        var ttsName: String?
        /// Whether to pass PSD2 transaction parameters when starting a verification.
        var psd2Enabled: Bool?
        /// Whether to add a security warning at the end of an SMS verification body.
        var doNotShareWarningEnabled: Bool?
        /// Whether to allow sending verifications with a custom code instead of a randomly
        /// generated one.
        var customCodeEnabled: Bool?
        /// Optional configuration for the Push factors.
        var pushIncludeDate: Bool?
        /// Optional configuration for the Push factors.
        var pushApnCredentialSid: String?
        /// Optional configuration for the Push factors.
        var pushFcmCredentialSid: String?
        /// Optional configuration for the TOTP factors.
        var totpIssuer: String?
        /// Optional configuration for the TOTP factors.
        var totpTimeStep: Int?
        /// Optional configuration for the TOTP factors.
        var totpCodeLength: Int?
        /// Optional configuration for the TOTP factors.
        var totpSkew: Int?
        /// The default message template.
        var defaultTemplateSid: String?
        /// The SID of the Messaging Service containing WhatsApp Sender(s) that Verify will use to
        /// send WhatsApp messages to your users.
        var whatsappMsgServiceSid: String?
        /// The number to use as the WhatsApp Sender that Verify will use to send WhatsApp messages
        /// to your users.This WhatsApp Sender must be associated with a Messaging Service SID.
        var whatsappFrom: String?
        /// The Relying Party ID for Passkeys.
        var passkeysRelyingPartyID: String?
        /// The Relying Party Name for Passkeys.
        var passkeysRelyingPartyName: String?
        /// The Relying Party Origins for Passkeys.
        var passkeysRelyingPartyOrigins: String?
        /// The Authenticator Attachment for Passkeys.
        var passkeysAuthenticatorAttachment: String?
        /// Indicates whether credentials must be discoverable by the authenticator.
        var passkeysDiscoverableCredentials: String?
        /// The User Verification for Passkeys.
        var passkeysUserVerification: String?
        /// Whether to allow verifications from the service to reach the stream-events sinks if
        /// configured.
        var verifyEventSubscriptionEnabled: Bool?

        enum CodingKeys: String, CodingKey {
            case friendlyName = "FriendlyName"
            case codeLength = "CodeLength"
            case lookupEnabled = "LookupEnabled"
            case skipSmsToLandlines = "SkipSmsToLandlines"
            case dtmfInputRequired = "DtmfInputRequired"
            case ttsName = "TtsName"
            case psd2Enabled = "Psd2Enabled"
            case doNotShareWarningEnabled = "DoNotShareWarningEnabled"
            case customCodeEnabled = "CustomCodeEnabled"
            case pushIncludeDate = "Push.IncludeDate"
            case pushApnCredentialSid = "Push.ApnCredentialSid"
            case pushFcmCredentialSid = "Push.FcmCredentialSid"
            case totpIssuer = "Totp.Issuer"
            case totpTimeStep = "Totp.TimeStep"
            case totpCodeLength = "Totp.CodeLength"
            case totpSkew = "Totp.Skew"
            case defaultTemplateSid = "DefaultTemplateSid"
            case whatsappMsgServiceSid = "Whatsapp.MsgServiceSid"
            case whatsappFrom = "Whatsapp.From"
            case passkeysRelyingPartyID = "Passkeys.RelyingParty.Id"
            case passkeysRelyingPartyName = "Passkeys.RelyingParty.Name"
            case passkeysRelyingPartyOrigins = "Passkeys.RelyingParty.Origins"
            case passkeysAuthenticatorAttachment = "Passkeys.AuthenticatorAttachment"
            case passkeysDiscoverableCredentials = "Passkeys.DiscoverableCredentials"
            case passkeysUserVerification = "Passkeys.UserVerification"
            case verifyEventSubscriptionEnabled = "VerifyEventSubscriptionEnabled"
        }
    }

    struct ListService: Encodable, Sendable {
        /// How many resources to return in each list page.
        var pageSize: Int?
        /// The page index.
        var page: Int?
        /// The page token.
        var pageToken: String?

        enum CodingKeys: String, CodingKey {
            case pageSize = "PageSize"
            case page = "Page"
            case pageToken = "PageToken"
        }
    }

    struct UpdateService: Encodable, Sendable {
        /// The Twilio-provided string that uniquely identifies the Service resource to update.
        var sid: String
        /// A descriptive string that you create to describe the verification service.
        var friendlyName: String?
        /// The length of the verification code to generate.
        var codeLength: Int?
        /// Whether to perform a lookup with each verification started and return info about the
        /// phone number.
        var lookupEnabled: Bool?
        /// Whether to skip sending SMS verifications to landlines.
        var skipSmsToLandlines: Bool?
        /// Whether to ask the user to press a number before delivering the verify code in a phone
        /// call.
        var dtmfInputRequired: Bool?
        /// The name of an alternative text-to-speech service to use in phone calls.
        var ttsName: String?
        /// Whether to pass PSD2 transaction parameters when starting a verification.
        var psd2Enabled: Bool?
        /// Whether to add a privacy warning at the end of an SMS.
        var doNotShareWarningEnabled: Bool?
        /// Whether to allow sending verifications with a custom code instead of a randomly
        /// generated one.
        var customCodeEnabled: Bool?
        /// Optional configuration for the Push factors.
        var pushIncludeDate: Bool?
        /// Optional configuration for the Push factors.
        var pushApnCredentialSid: String?
        /// Optional configuration for the Push factors.
        var pushFcmCredentialSid: String?
        /// Optional configuration for the TOTP factors.
        var totpIssuer: String?
        /// Optional configuration for the TOTP factors.
        var totpTimeStep: Int?
        /// Optional configuration for the TOTP factors.
        var totpCodeLength: Int?
        /// Optional configuration for the TOTP factors.
        var totpSkew: Int?
        /// The default message template.
        var defaultTemplateSid: String?
        /// The SID of the Messaging Service to associate with the Verification Service.
        var whatsappMsgServiceSid: String?
        /// The WhatsApp number to use as the sender of the verification messages.
        var whatsappFrom: String?
        /// The Relying Party ID for Passkeys.
        var passkeysRelyingPartyID: String?
        /// The Relying Party Name for Passkeys.
        var passkeysRelyingPartyName: String?
        /// The Relying Party Origins for Passkeys.
        var passkeysRelyingPartyOrigins: String?
        /// The Authenticator Attachment for Passkeys.
        var passkeysAuthenticatorAttachment: String?
        /// Indicates whether credentials must be discoverable by the authenticator.
        var passkeysDiscoverableCredentials: String?
        /// The User Verification for Passkeys.
        var passkeysUserVerification: String?
        /// Whether to allow verifications from the service to reach the stream-events sinks if
        /// configured.
        var verifyEventSubscriptionEnabled: Bool?

        enum CodingKeys: String, CodingKey {
            case sid
            case friendlyName = "FriendlyName"
            case codeLength = "CodeLength"
            case lookupEnabled = "LookupEnabled"
            case skipSmsToLandlines = "SkipSmsToLandlines"
            case dtmfInputRequired = "DtmfInputRequired"
            case ttsName = "TtsName"
            case psd2Enabled = "Psd2Enabled"
            case doNotShareWarningEnabled = "DoNotShareWarningEnabled"
            case customCodeEnabled = "CustomCodeEnabled"
            case pushIncludeDate = "Push.IncludeDate"
            case pushApnCredentialSid = "Push.ApnCredentialSid"
            case pushFcmCredentialSid = "Push.FcmCredentialSid"
            case totpIssuer = "Totp.Issuer"
            case totpTimeStep = "Totp.TimeStep"
            case totpCodeLength = "Totp.CodeLength"
            case totpSkew = "Totp.Skew"
            case defaultTemplateSid = "DefaultTemplateSid"
            case whatsappMsgServiceSid = "Whatsapp.MsgServiceSid"
            case whatsappFrom = "Whatsapp.From"
            case passkeysRelyingPartyID = "Passkeys.RelyingParty.Id"
            case passkeysRelyingPartyName = "Passkeys.RelyingParty.Name"
            case passkeysRelyingPartyOrigins = "Passkeys.RelyingParty.Origins"
            case passkeysAuthenticatorAttachment = "Passkeys.AuthenticatorAttachment"
            case passkeysDiscoverableCredentials = "Passkeys.DiscoverableCredentials"
            case passkeysUserVerification = "Passkeys.UserVerification"
            case verifyEventSubscriptionEnabled = "VerifyEventSubscriptionEnabled"
        }
    }

    struct CreateVerification: Encodable, Sendable {
        /// The SID of the verification Service to create the resource under.
        var serviceSid: String
        /// The phone number or email to verify.
        var to: String
        /// The verification method to use.
        var channel: String
        /// A custom user defined friendly name that overwrites the existing one in the verification
        /// message.
        var customFriendlyName: String?
        /// The text of a custom message to use for the verification DEPRECATED.
        @available(*, deprecated)
        var customMessage: String?
        /// The digits to send after a phone call is answered, for example, to dial an extension.
        var sendDigits: String?
        /// Locale will automatically resolve based on phone number country code for SMS, WhatsApp,
        /// and call channel verifications.
        var locale: String?
        /// A pre-generated code to use for verification.
        var customCode: String?
        /// The amount of the associated PSD2 compliant transaction.
        var amount: String?
        /// The payee of the associated PSD2 compliant transaction.
        var payee: String?
        /// The custom key-value pairs of Programmable Rate Limits.
        var rateLimits: String?
        /// `email` channel configuration in json format.
        var channelConfiguration: String?
        /// Your App Hash to be appended at the end of your verification SMS body.
        var appHash: String?
        /// The message template.
        var templateSid: String?
        /// A stringified JSON object in which the keys are the template's special variables and the
        /// values are the variables substitutions.
        var templateCustomSubstitutions: String?
        /// Strongly encouraged if using the auto channel.
        var deviceIP: String?
        /// An optional Boolean value to indicate the requirement of sna client token in the SNA URL
        /// invocation response for added security.
        var enableSnaClientToken: Bool?
        var riskCheck: VerificationRiskCheck?
        /// A string containing a JSON map of key value pairs of tags to be recorded as metadata for
        /// the message.
        var tags: String?

        enum CodingKeys: String, CodingKey {
            case serviceSid
            case to = "To"
            case channel = "Channel"
            case customFriendlyName = "CustomFriendlyName"
            case customMessage = "CustomMessage"
            case sendDigits = "SendDigits"
            case locale = "Locale"
            case customCode = "CustomCode"
            case amount = "Amount"
            case payee = "Payee"
            case rateLimits = "RateLimits"
            case channelConfiguration = "ChannelConfiguration"
            case appHash = "AppHash"
            case templateSid = "TemplateSid"
            case templateCustomSubstitutions = "TemplateCustomSubstitutions"
            case deviceIP = "DeviceIp"
            case enableSnaClientToken = "EnableSnaClientToken"
            case riskCheck = "RiskCheck"
            case tags = "Tags"
        }
    }

    struct UpdateVerification: Encodable, Sendable {
        /// The SID of the verification Service to update the resource from.
        var serviceSid: String
        /// The Twilio-provided string that uniquely identifies the Verification resource to update.
        var sid: String
        var status: VerificationStatus

        enum CodingKeys: String, CodingKey {
            case serviceSid, sid
            case status = "Status"
        }
    }

    struct FetchVerification: Encodable, Sendable {
        /// The SID of the verification Service to fetch the resource from.
        var serviceSid: String
        /// The Twilio-provided string that uniquely identifies the Verification resource to fetch.
        var sid: String
    }

    struct ListVerificationAttempt: Encodable, Sendable {
        /// Datetime filter used to consider only Verification Attempts created after this datetime
        /// on the summary aggregation.
        var dateCreatedAfter: Date?
        /// Datetime filter used to consider only Verification Attempts created before this datetime
        /// on the summary aggregation.
        var dateCreatedBefore: Date?
        /// Destination of a verification.
        var channelDataTo: String?
        /// Filter used to query Verification Attempts sent to the specified destination country.
        var country: String?
        /// Filter used to query Verification Attempts by communication channel.
        var channel: VerificationAttemptChannels?
        /// Filter used to query Verification Attempts by verify service.
        var verifyServiceSid: String?
        /// Filter used to return all the Verification Attempts of a single verification.
        var verificationSid: String?
        /// Filter used to query Verification Attempts by conversion status.
        var status: VerificationAttemptConversionStatus?
        /// How many resources to return in each list page.
        var pageSize: Int?
        /// The page index.
        var page: Int?
        /// The page token.
        var pageToken: String?

        enum CodingKeys: String, CodingKey {
            case dateCreatedAfter = "DateCreatedAfter"
            case dateCreatedBefore = "DateCreatedBefore"
            case channelDataTo = "ChannelData.To"
            case country = "Country"
            case channel = "Channel"
            case verifyServiceSid = "VerifyServiceSid"
            case verificationSid = "VerificationSid"
            case status = "Status"
            case pageSize = "PageSize"
            case page = "Page"
            case pageToken = "PageToken"
        }
    }

    struct FetchVerificationAttemptsSummary: Encodable, Sendable {
        /// Filter used to consider only Verification Attempts of the given verify service on the
        /// summary aggregation.
        var verifyServiceSid: String?
        /// Datetime filter used to consider only Verification Attempts created after this datetime
        /// on the summary aggregation.
        var dateCreatedAfter: Date?
        /// Datetime filter used to consider only Verification Attempts created before this datetime
        /// on the summary aggregation.
        var dateCreatedBefore: Date?
        /// Filter used to consider only Verification Attempts sent to the specified destination
        /// country on the summary aggregation.
        var country: String?
        /// Filter Verification Attempts considered on the summary aggregation by communication
        /// channel.
        var channel: VerificationAttemptsSummaryChannels?
        /// Filter the Verification Attempts considered on the summary aggregation by Destination
        /// prefix.
        var destinationPrefix: String?

        enum CodingKeys: String, CodingKey {
            case verifyServiceSid = "VerifyServiceSid"
            case dateCreatedAfter = "DateCreatedAfter"
            case dateCreatedBefore = "DateCreatedBefore"
            case country = "Country"
            case channel = "Channel"
            case destinationPrefix = "DestinationPrefix"
        }
    }

    struct CreateVerificationCheck: Encodable, Sendable {
        /// The SID of the verification Service to create the resource under.
        var serviceSid: String
        /// The 4-10 character string being verified.
        var code: String?
        /// The phone number or email to verify.
        var to: String?
        /// A SID that uniquely identifies the Verification Check.
        var verificationSid: String?
        /// The amount of the associated PSD2 compliant transaction.
        var amount: String?
        /// The payee of the associated PSD2 compliant transaction.
        var payee: String?
        /// A sna client token received in sna url invocation response needs to be passed in
        /// Verification Check request and should match to get successful response.
        var snaClientToken: String?

        enum CodingKeys: String, CodingKey {
            case serviceSid
            case code = "Code"
            case to = "To"
            case verificationSid = "VerificationSid"
            case amount = "Amount"
            case payee = "Payee"
            case snaClientToken = "SnaClientToken"
        }
    }

    struct ListVerificationTemplate: Encodable, Sendable {
        /// String filter used to query templates with a given friendly name.
        var friendlyName: String?
        /// How many resources to return in each list page.
        var pageSize: Int?
        /// The page index.
        var page: Int?
        /// The page token.
        var pageToken: String?

        enum CodingKeys: String, CodingKey {
            case friendlyName = "FriendlyName"
            case pageSize = "PageSize"
            case page = "Page"
            case pageToken = "PageToken"
        }
    }

    struct CreateWebhook: Encodable, Sendable {
        /// The unique SID identifier of the Service.
        var serviceSid: String
        /// The string that you assigned to describe the webhook.
        var friendlyName: String
        /// The array of events that this Webhook is subscribed to.
        var eventTypes: [String]
        /// The URL associated with this Webhook.
        var webhookURL: String
        var status: WebhookStatus?
        var version: WebhookVersion?

        enum CodingKeys: String, CodingKey {
            case serviceSid
            case friendlyName = "FriendlyName"
            case eventTypes = "EventTypes"
            case webhookURL = "WebhookUrl"
            case status = "Status"
            case version = "Version"
        }
    }

    struct ListWebhook: Encodable, Sendable {
        /// The unique SID identifier of the Service.
        var serviceSid: String
        /// How many resources to return in each list page.
        var pageSize: Int?
        /// The page index.
        var page: Int?
        /// The page token.
        var pageToken: String?

        enum CodingKeys: String, CodingKey {
            case serviceSid
            case pageSize = "PageSize"
            case page = "Page"
            case pageToken = "PageToken"
        }
    }

    struct UpdateWebhook: Encodable, Sendable {
        /// The unique SID identifier of the Service.
        var serviceSid: String
        /// The Twilio-provided string that uniquely identifies the Webhook resource to update.
        var sid: String
        /// The string that you assigned to describe the webhook.
        var friendlyName: String?
        /// The array of events that this Webhook is subscribed to.
        var eventTypes: [String]?
        /// The URL associated with this Webhook.
        var webhookURL: String?
        var status: WebhookStatus?
        var version: WebhookVersion?

        enum CodingKeys: String, CodingKey {
            case serviceSid, sid
            case friendlyName = "FriendlyName"
            case eventTypes = "EventTypes"
            case webhookURL = "WebhookUrl"
            case status = "Status"
            case version = "Version"
        }
    }

    struct DeleteWebhook: Encodable, Sendable {
        /// The unique SID identifier of the Service.
        var serviceSid: String
        /// The Twilio-provided string that uniquely identifies the Webhook resource to delete.
        var sid: String
    }

    struct FetchWebhook: Encodable, Sendable {
        /// The unique SID identifier of the Service.
        var serviceSid: String
        /// The Twilio-provided string that uniquely identifies the Webhook resource to fetch.
        var sid: String
    }

    struct UpdatePasskeysFactor: Encodable, Sendable {
        /// The unique SID identifier of the Service.
        var serviceSid: String
        /// A base64url encoded representation of `rawId`.
        var id: String?
        /// The globally unique identifier for this `PublicKeyCredential`.
        var rawID: String?
        /// A string that indicates the mechanism by which the WebAuthn implementation is attached
        /// to the authenticator at the time the associated `navigator.credentials.create()` or
        /// `navigator.credentials.get()` call completes.
        var authenticatorAttachment: AuthenticatorAttachment?
        /// The valid credential types supported by the API.
        var type: String?
        /// The result of a WebAuthn credential registration via `navigator.credentials.create()`,
        /// as specified in AuthenticatorAttestationResponse.
        var response: UpdatePasskeysFactorResponse

        enum CodingKeys: String, CodingKey {
            case serviceSid, id
            case rawID = "rawId"
            case authenticatorAttachment, type, response
        }
    }

    struct CreateNewFactorPasskey: Encodable, Sendable {
        /// The unique SID identifier of the Service.
        var serviceSid: String
        var friendlyName: String
        var identity: String
        var config: CreateNewFactorPasskeyConfig?

        enum CodingKeys: String, CodingKey {
            case serviceSid
            case friendlyName = "friendly_name"
            case identity, config
        }
    }

    struct CreateChallengePasskeys: Encodable, Sendable {
        /// The unique SID identifier of the Service.
        var serviceSid: String
        var identity: String?
        var factorSid: String?

        enum CodingKeys: String, CodingKey {
            case serviceSid, identity
            case factorSid = "factor_sid"
        }
    }

    struct UpdateChallengePasskeys: Encodable, Sendable {
        /// The unique SID identifier of the Service.
        var serviceSid: String
        /// A base64url encoded representation of `rawId`.
        var id: String
        /// The globally unique identifier for this `PublicKeyCredential`.
        var rawID: String
        /// A string that indicates the mechanism by which the WebAuthn implementation is attached
        /// to the authenticator at the time the associated `navigator.credentials.create()` or
        /// `navigator.credentials.get()` call completes.
        var authenticatorAttachment: AuthenticatorAttachment
        /// The valid credential types supported by the API.
        var type: String?
        /// The result of a WebAuthn authentication via a `navigator.credentials.get()` request, as
        /// specified in AuthenticatorAttestationResponse.
        var response: UpdateChallengePasskeysResponse

        enum CodingKeys: String, CodingKey {
            case serviceSid, id
            case rawID = "rawId"
            case authenticatorAttachment, type, response
        }
    }
}

// The models.

extension VerifyAPI {
    struct AccessToken: Decodable, Sendable {
        /// A 34 character string that uniquely identifies this Access Token.
        let sid: String?
        /// The unique SID identifier of the Account.
        let accountSid: String?
        /// The unique SID identifier of the Verify Service.
        let serviceSid: String?
        /// The unique external identifier for the Entity of the Service.
        let entityIdentity: String?
        let factorType: AccessTokenFactorTypes?
        /// A human readable description of this factor, up to 64 characters.
        let factorFriendlyName: String?
        /// The access token generated for enrollment, this is an encrypted json web token.
        let token: String?
        /// The URL of this resource.
        let url: String?
        /// How long, in seconds, the access token is valid.
        let ttl: Int?
        /// The date that this access token was created, given in ISO 8601 format.
        let dateCreated: Date?

        enum CodingKeys: String, CodingKey {
            case sid
            case accountSid = "account_sid"
            case serviceSid = "service_sid"
            case entityIdentity = "entity_identity"
            case factorType = "factor_type"
            case factorFriendlyName = "factor_friendly_name"
            case token, url, ttl
            case dateCreated = "date_created"
        }
    }

    /// The Type of the Factor.
    struct AccessTokenFactorTypes: RawRepresentable, Codable, Hashable, Sendable {
        let rawValue: String

        static let push = Self(rawValue: "push")
    }

    struct Bucket: Decodable, Sendable {
        /// A 34 character string that uniquely identifies this Bucket.
        let sid: String?
        /// The Twilio-provided string that uniquely identifies the Rate Limit resource.
        let rateLimitSid: String?
        /// The SID of the Service the resource is associated with.
        let serviceSid: String?
        /// The SID of the Account that created the Rate Limit resource.
        let accountSid: String?
        /// Maximum number of requests permitted in during the interval.
        let max: Int?
        /// Number of seconds that the rate limit will be enforced over.
        let interval: Int?
        /// The date and time in GMT when the resource was created specified in RFC 2822 format.
        let dateCreated: Date?
        /// The date and time in GMT when the resource was last updated specified in RFC 2822
        /// format.
        let dateUpdated: Date?
        /// The URL of this resource.
        let url: String?

        enum CodingKeys: String, CodingKey {
            case sid
            case rateLimitSid = "rate_limit_sid"
            case serviceSid = "service_sid"
            case accountSid = "account_sid"
            case max, interval
            case dateCreated = "date_created"
            case dateUpdated = "date_updated"
            case url
        }
    }

    struct BucketPage: Decodable, Sendable {
        let buckets: [Bucket]?
        let meta: Meta?
    }

    struct Meta: Decodable, Sendable {
        let firstPageURL: String?
        let key: String?
        let nextPageURL: String?
        let page: Int?
        let pageSize: Int?
        let previousPageURL: String?
        let url: String?

        enum CodingKeys: String, CodingKey {
            case firstPageURL = "first_page_url"
            case key
            case nextPageURL = "next_page_url"
            case page
            case pageSize = "page_size"
            case previousPageURL = "previous_page_url"
            case url
        }
    }

    struct Challenge: Decodable, Sendable {
        /// A 34 character string that uniquely identifies this Challenge.
        let sid: String?
        /// The unique SID identifier of the Account.
        let accountSid: String?
        /// The unique SID identifier of the Service.
        let serviceSid: String?
        /// The unique SID identifier of the Entity.
        let entitySid: String?
        /// Customer unique identity for the Entity owner of the Challenge.
        let identity: String?
        /// The unique SID identifier of the Factor.
        let factorSid: String?
        /// The date that this Challenge was created, given in ISO 8601 format.
        let dateCreated: Date?
        /// The date that this Challenge was updated, given in ISO 8601 format.
        let dateUpdated: Date?
        /// The date that this Challenge was responded, given in ISO 8601 format.
        let dateResponded: Date?
        /// The date-time when this Challenge expires, given in ISO 8601 format.
        let expirationDate: Date?
        let status: ChallengeStatuses?
        let respondedReason: ChallengeReasons?
        /// Details provided to give context about the Challenge.
        let details: JSON?
        /// Details provided to give context about the Challenge.
        let hiddenDetails: JSON?
        /// Custom metadata associated with the challenge.
        let metadata: JSON?
        let factorType: ChallengeFactorTypes?
        /// The URL of this resource.
        let url: String?
        /// Contains a dictionary of URL links to nested resources of this Challenge.
        let links: [String: JSON]?

        enum CodingKeys: String, CodingKey {
            case sid
            case accountSid = "account_sid"
            case serviceSid = "service_sid"
            case entitySid = "entity_sid"
            case identity
            case factorSid = "factor_sid"
            case dateCreated = "date_created"
            case dateUpdated = "date_updated"
            case dateResponded = "date_responded"
            case expirationDate = "expiration_date"
            case status
            case respondedReason = "responded_reason"
            case details
            case hiddenDetails = "hidden_details"
            case metadata
            case factorType = "factor_type"
            case url, links
        }
    }

    /// The Status of this Challenge.
    struct ChallengeStatuses: RawRepresentable, Codable, Hashable, Sendable {
        let rawValue: String

        static let pending = Self(rawValue: "pending")
        static let expired = Self(rawValue: "expired")
        static let approved = Self(rawValue: "approved")
        static let denied = Self(rawValue: "denied")
    }

    /// Reason for the Challenge to be in certain `status`.
    struct ChallengeReasons: RawRepresentable, Codable, Hashable, Sendable {
        let rawValue: String

        static let none = Self(rawValue: "none")
        static let notNeeded = Self(rawValue: "not_needed")
        static let notRequested = Self(rawValue: "not_requested")
    }

    /// The Factor Type of this Challenge.
    struct ChallengeFactorTypes: RawRepresentable, Codable, Hashable, Sendable {
        let rawValue: String

        static let push = Self(rawValue: "push")
        static let totp = Self(rawValue: "totp")
        static let passkeys = Self(rawValue: "passkeys")
    }

    struct ChallengePage: Decodable, Sendable {
        let challenges: [Challenge]?
        let meta: Meta?
    }

    struct ChallengeListOrders: RawRepresentable, Codable, Hashable, Sendable {
        let rawValue: String

        static let asc = Self(rawValue: "asc")
        static let desc = Self(rawValue: "desc")
    }

    struct Entity: Decodable, Sendable {
        /// A 34 character string that uniquely identifies this Entity.
        let sid: String?
        /// The unique external identifier for the Entity of the Service.
        let identity: String?
        /// The unique SID identifier of the Account.
        let accountSid: String?
        /// The unique SID identifier of the Service.
        let serviceSid: String?
        /// The date that this Entity was created, given in ISO 8601 format.
        let dateCreated: Date?
        /// The date that this Entity was updated, given in ISO 8601 format.
        let dateUpdated: Date?
        /// The URL of this resource.
        let url: String?
        /// Contains a dictionary of URL links to nested resources of this Entity.
        let links: [String: JSON]?

        enum CodingKeys: String, CodingKey {
            case sid, identity
            case accountSid = "account_sid"
            case serviceSid = "service_sid"
            case dateCreated = "date_created"
            case dateUpdated = "date_updated"
            case url, links
        }
    }

    struct EntityPage: Decodable, Sendable {
        let entities: [Entity]?
        let meta: Meta?
    }

    struct Factor: Decodable, Sendable {
        /// A 34 character string that uniquely identifies this Factor.
        let sid: String?
        /// The unique SID identifier of the Account.
        let accountSid: String?
        /// The unique SID identifier of the Service.
        let serviceSid: String?
        /// The unique SID identifier of the Entity.
        let entitySid: String?
        /// Customer unique identity for the Entity owner of the Factor.
        let identity: String?
        /// The date that this Factor was created, given in ISO 8601 format.
        let dateCreated: Date?
        /// The date that this Factor was updated, given in ISO 8601 format.
        let dateUpdated: Date?
        /// A human readable description of this resource, up to 64 characters.
        let friendlyName: String?
        let status: FactorStatuses?
        let factorType: FactorTypes?
        /// An object that contains configurations specific to a `factor_type`.
        let config: JSON?
        /// Custom metadata associated with the factor.
        let metadata: JSON?
        /// The URL of this resource.
        let url: String?

        enum CodingKeys: String, CodingKey {
            case sid
            case accountSid = "account_sid"
            case serviceSid = "service_sid"
            case entitySid = "entity_sid"
            case identity
            case dateCreated = "date_created"
            case dateUpdated = "date_updated"
            case friendlyName = "friendly_name"
            case status
            case factorType = "factor_type"
            case config, metadata, url
        }
    }

    /// The Status of this Factor.
    struct FactorStatuses: RawRepresentable, Codable, Hashable, Sendable {
        let rawValue: String

        static let unverified = Self(rawValue: "unverified")
        static let verified = Self(rawValue: "verified")
    }

    /// The Type of this Factor.
    struct FactorTypes: RawRepresentable, Codable, Hashable, Sendable {
        let rawValue: String

        static let push = Self(rawValue: "push")
        static let totp = Self(rawValue: "totp")
        static let passkeys = Self(rawValue: "passkeys")
    }

    struct FactorTotpAlgorithms: RawRepresentable, Codable, Hashable, Sendable {
        let rawValue: String

        static let sha1 = Self(rawValue: "sha1")
        static let sha256 = Self(rawValue: "sha256")
        static let sha512 = Self(rawValue: "sha512")
    }

    struct FactorPage: Decodable, Sendable {
        let factors: [Factor]?
        let meta: Meta?
    }

    struct NewFactor: Decodable, Sendable {
        /// A 34 character string that uniquely identifies this Factor.
        let sid: String?
        /// The unique SID identifier of the Account.
        let accountSid: String?
        /// The unique SID identifier of the Service.
        let serviceSid: String?
        /// The unique SID identifier of the Entity.
        let entitySid: String?
        /// Customer unique identity for the Entity owner of the Factor.
        let identity: String?
        /// Contains the `factor_type` specific secret and metadata.
        let binding: JSON?
        let options: JSON?
        /// The date that this Factor was created, given in ISO 8601 format.
        let dateCreated: Date?
        /// The date that this Factor was updated, given in ISO 8601 format.
        let dateUpdated: Date?
        /// The friendly name of this Factor.
        let friendlyName: String?
        let status: NewFactorStatuses?
        let factorType: NewFactorTypes?
        /// An object that contains configurations specific to a `factor_type`.
        let config: JSON?
        /// Custom metadata associated with the factor.
        let metadata: JSON?
        /// The URL of this resource.
        let url: String?

        enum CodingKeys: String, CodingKey {
            case sid
            case accountSid = "account_sid"
            case serviceSid = "service_sid"
            case entitySid = "entity_sid"
            case identity, binding, options
            case dateCreated = "date_created"
            case dateUpdated = "date_updated"
            case friendlyName = "friendly_name"
            case status
            case factorType = "factor_type"
            case config, metadata, url
        }
    }

    /// The Status of this Factor.
    struct NewFactorStatuses: RawRepresentable, Codable, Hashable, Sendable {
        let rawValue: String

        static let unverified = Self(rawValue: "unverified")
        static let verified = Self(rawValue: "verified")
    }

    /// The Type of this Factor.
    struct NewFactorTypes: RawRepresentable, Codable, Hashable, Sendable {
        let rawValue: String

        static let push = Self(rawValue: "push")
        static let totp = Self(rawValue: "totp")
        static let passkeys = Self(rawValue: "passkeys")
    }

    struct NewFactorNotificationPlatforms: RawRepresentable, Codable, Hashable, Sendable {
        let rawValue: String

        static let apn = Self(rawValue: "apn")
        static let fcm = Self(rawValue: "fcm")
        static let none = Self(rawValue: "none")
    }

    struct NewFactorTotpAlgorithms: RawRepresentable, Codable, Hashable, Sendable {
        let rawValue: String

        static let sha1 = Self(rawValue: "sha1")
        static let sha256 = Self(rawValue: "sha256")
        static let sha512 = Self(rawValue: "sha512")
    }

    struct Form: Decodable, Sendable {
        let formType: FormTypes?
        /// Object that contains the available forms for this type.
        let forms: JSON?
        /// Additional information for the available forms for this type.
        let formMeta: JSON?
        /// The URL to access the forms for this type.
        let url: String?

        enum CodingKeys: String, CodingKey {
            case formType = "form_type"
            case forms
            case formMeta = "form_meta"
            case url
        }
    }

    /// The Type of this Form.
    struct FormTypes: RawRepresentable, Codable, Hashable, Sendable {
        let rawValue: String

        static let formPush = Self(rawValue: "form-push")
    }

    struct MessagingConfiguration: Decodable, Sendable {
        /// The SID of the Account that created the Service resource.
        let accountSid: String?
        /// The SID of the Service that the resource is associated with.
        let serviceSid: String?
        /// The ISO-3166-1 country code of the country this configuration will be applied to.
        let country: String?
        /// The SID of the Messaging Service to be used to send SMS to the country of this
        /// configuration.
        let messagingServiceSid: String?
        /// The date and time in GMT when the resource was created specified in RFC 2822 format.
        let dateCreated: Date?
        /// The date and time in GMT when the resource was last updated specified in RFC 2822
        /// format.
        let dateUpdated: Date?
        /// The URL of this resource.
        let url: String?

        enum CodingKeys: String, CodingKey {
            case accountSid = "account_sid"
            case serviceSid = "service_sid"
            case country
            case messagingServiceSid = "messaging_service_sid"
            case dateCreated = "date_created"
            case dateUpdated = "date_updated"
            case url
        }
    }

    struct MessagingConfigurationPage: Decodable, Sendable {
        let messagingConfigurations: [MessagingConfiguration]?
        let meta: Meta?

        enum CodingKeys: String, CodingKey {
            case messagingConfigurations = "messaging_configurations"
            case meta
        }
    }

    struct Notification: Decodable, Sendable {
        /// A 34 character string that uniquely identifies this Notification.
        let sid: String?
        /// The unique SID identifier of the Account.
        let accountSid: String?
        /// The unique SID identifier of the Service.
        let serviceSid: String?
        /// The unique SID identifier of the Entity.
        let entitySid: String?
        /// Customer unique identity for the Entity owner of the Challenge.
        let identity: String?
        /// The unique SID identifier of the Challenge.
        let challengeSid: String?
        /// The priority of the notification.
        let priority: String?
        /// How long, in seconds, the notification is valid.
        let ttl: Int?
        /// The date that this Notification was created, given in ISO 8601 format.
        let dateCreated: Date?

        enum CodingKeys: String, CodingKey {
            case sid
            case accountSid = "account_sid"
            case serviceSid = "service_sid"
            case entitySid = "entity_sid"
            case identity
            case challengeSid = "challenge_sid"
            case priority, ttl
            case dateCreated = "date_created"
        }
    }

    struct RateLimit: Decodable, Sendable {
        /// A 34 character string that uniquely identifies this Rate Limit.
        let sid: String?
        /// The SID of the Service the resource is associated with.
        let serviceSid: String?
        /// The SID of the Account that created the Rate Limit resource.
        let accountSid: String?
        /// Provides a unique and addressable name to be assigned to this Rate Limit, assigned by
        /// the developer, to be optionally used in addition to SID.
        let uniqueName: String?
        /// Description of this Rate Limit.
        let description: String?
        /// The date and time in GMT when the resource was created specified in RFC 2822 format.
        let dateCreated: Date?
        /// The date and time in GMT when the resource was last updated specified in RFC 2822
        /// format.
        let dateUpdated: Date?
        /// The URL of this resource.
        let url: String?
        /// The URLs of related resources.
        let links: [String: JSON]?

        enum CodingKeys: String, CodingKey {
            case sid
            case serviceSid = "service_sid"
            case accountSid = "account_sid"
            case uniqueName = "unique_name"
            case description
            case dateCreated = "date_created"
            case dateUpdated = "date_updated"
            case url, links
        }
    }

    struct RateLimitPage: Decodable, Sendable {
        let rateLimits: [RateLimit]?
        let meta: Meta?

        enum CodingKeys: String, CodingKey {
            case rateLimits = "rate_limits"
            case meta
        }
    }

    struct Safelist: Decodable, Sendable {
        /// The unique string that we created to identify the SafeList resource.
        let sid: String?
        /// The phone number in SafeList.
        let phoneNumber: String?
        /// The absolute URL of the SafeList resource.
        let url: String?

        enum CodingKeys: String, CodingKey {
            case sid
            case phoneNumber = "phone_number"
            case url
        }
    }

    struct Service: Decodable, Sendable {
        /// The unique string that we created to identify the Service resource.
        let sid: String?
        /// The SID of the Account that created the Service resource.
        let accountSid: String?
        /// The name that appears in the body of your verification messages.
        let friendlyName: String?
        /// The length of the verification code to generate.
        let codeLength: Int?
        /// Whether to perform a lookup with each verification started and return info about the
        /// phone number.
        let lookupEnabled: Bool?
        /// Whether to pass PSD2 transaction parameters when starting a verification.
        let psd2Enabled: Bool?
        /// Whether to skip sending SMS verifications to landlines.
        let skipSmsToLandlines: Bool?
        /// Whether to ask the user to press a number before delivering the verify code in a phone
        /// call.
        let dtmfInputRequired: Bool?
        /// The name of an alternative text-to-speech service to use in phone calls.
        let ttsName: String?
        /// Whether to add a security warning at the end of an SMS verification body.
        let doNotShareWarningEnabled: Bool?
        /// Whether to allow sending verifications with a custom code instead of a randomly
        /// generated one.
        let customCodeEnabled: Bool?
        /// Configurations for the Push factors (channel) created under this Service.
        let push: JSON?
        /// Configurations for the TOTP factors (channel) created under this Service.
        let totp: JSON?
        let defaultTemplateSid: String?
        let whatsapp: JSON?
        let passkeys: JSON?
        /// Whether to allow verifications from the service to reach the stream-events sinks if
        /// configured.
        let verifyEventSubscriptionEnabled: Bool?
        /// The date and time in GMT when the resource was created specified in RFC 2822 format.
        let dateCreated: Date?
        /// The date and time in GMT when the resource was last updated specified in RFC 2822
        /// format.
        let dateUpdated: Date?
        /// The absolute URL of the resource.
        let url: String?
        /// The URLs of related resources.
        let links: [String: JSON]?

        enum CodingKeys: String, CodingKey {
            case sid
            case accountSid = "account_sid"
            case friendlyName = "friendly_name"
            case codeLength = "code_length"
            case lookupEnabled = "lookup_enabled"
            case psd2Enabled = "psd2_enabled"
            case skipSmsToLandlines = "skip_sms_to_landlines"
            case dtmfInputRequired = "dtmf_input_required"
            case ttsName = "tts_name"
            case doNotShareWarningEnabled = "do_not_share_warning_enabled"
            case customCodeEnabled = "custom_code_enabled"
            case push, totp
            case defaultTemplateSid = "default_template_sid"
            case whatsapp, passkeys
            case verifyEventSubscriptionEnabled = "verify_event_subscription_enabled"
            case dateCreated = "date_created"
            case dateUpdated = "date_updated"
            case url, links
        }
    }

    struct ServicePage: Decodable, Sendable {
        let services: [Service]?
        let meta: Meta?
    }

    struct Verification: Decodable, Sendable {
        /// The unique string that we created to identify the Verification resource.
        let sid: String?
        /// The SID of the Service the resource is associated with.
        let serviceSid: String?
        /// The SID of the Account that created the Verification resource.
        let accountSid: String?
        /// The phone number or email being verified.
        let to: String?
        let channel: VerificationChannel?
        /// The status of the verification.
        let status: String?
        /// Use "status" instead.
        let valid: Bool?
        /// Information about the phone number being verified.
        let lookup: JSON?
        /// The amount of the associated PSD2 compliant transaction.
        let amount: String?
        /// The payee of the associated PSD2 compliant transaction.
        let payee: String?
        /// An array of verification attempt objects containing the channel attempted and the
        /// channel-specific transaction SID.
        let sendCodeAttempts: [JSON]?
        /// The date and time in GMT when the resource was created specified in RFC 2822 format.
        let dateCreated: Date?
        /// The date and time in GMT when the resource was last updated specified in RFC 2822
        /// format.
        let dateUpdated: Date?
        /// The set of fields used for a silent network auth (`sna`) verification.
        let sna: JSON?
        /// The absolute URL of the Verification resource.
        let url: String?

        enum CodingKeys: String, CodingKey {
            case sid
            case serviceSid = "service_sid"
            case accountSid = "account_sid"
            case to, channel, status, valid, lookup, amount, payee
            case sendCodeAttempts = "send_code_attempts"
            case dateCreated = "date_created"
            case dateUpdated = "date_updated"
            case sna, url
        }
    }

    /// The verification method used.
    struct VerificationChannel: RawRepresentable, Codable, Hashable, Sendable {
        let rawValue: String

        static let sms = Self(rawValue: "sms")
        static let call = Self(rawValue: "call")
        static let email = Self(rawValue: "email")
        static let whatsapp = Self(rawValue: "whatsapp")
        static let sna = Self(rawValue: "sna")
    }

    struct CreateVerificationProblem: Decodable, Sendable {
        /// Twilio-specific error code.
        let code: Int?
        /// Error message.
        let message: String?
        /// Link to Error Code References.
        let moreInfo: String?
        /// HTTP response status code.
        let status: Int?

        enum CodingKeys: String, CodingKey {
            case code, message
            case moreInfo = "more_info"
            case status
        }
    }

    /// Risk_check overrides Fraud Prevention measures like Fraud Guard, Geo Permissions etc per
    /// verification attempt basis, allowing Verify to block traffic considered fraudulent if
    /// enabled or bypass active protections if disabled.
    struct VerificationRiskCheck: RawRepresentable, Codable, Hashable, Sendable {
        let rawValue: String

        static let enable = Self(rawValue: "enable")
        static let disable = Self(rawValue: "disable")
    }

    /// The status of the verification.
    struct VerificationStatus: RawRepresentable, Codable, Hashable, Sendable {
        let rawValue: String

        static let canceled = Self(rawValue: "canceled")
        static let approved = Self(rawValue: "approved")
    }

    struct VerificationAttemptPage: Decodable, Sendable {
        let attempts: [VerificationAttempt]?
        let meta: Meta?
    }

    struct VerificationAttempt: Decodable, Sendable {
        /// The SID that uniquely identifies the verification attempt resource.
        let sid: String?
        /// The SID of the Account that created the Verification resource.
        let accountSid: String?
        /// The SID of the Service used to generate the attempt.
        let serviceSid: String?
        /// The SID of the Verification that generated the attempt.
        let verificationSid: String?
        /// The date that this Attempt was created, given in ISO 8601 format.
        let dateCreated: Date?
        /// The date that this Attempt was updated, given in ISO 8601 format.
        let dateUpdated: Date?
        let conversionStatus: VerificationAttemptConversionStatus?
        let channel: VerificationAttemptChannels?
        /// An object containing the charge for this verification attempt related to the channel
        /// costs and the currency used.
        let price: JSON?
        /// An object containing the channel specific information for an attempt.
        let channelData: JSON?
        let url: String?

        enum CodingKeys: String, CodingKey {
            case sid
            case accountSid = "account_sid"
            case serviceSid = "service_sid"
            case verificationSid = "verification_sid"
            case dateCreated = "date_created"
            case dateUpdated = "date_updated"
            case conversionStatus = "conversion_status"
            case channel, price
            case channelData = "channel_data"
            case url
        }
    }

    /// A string specifying the conversion status of the verification.
    struct VerificationAttemptConversionStatus: RawRepresentable, Codable, Hashable, Sendable {
        let rawValue: String

        static let converted = Self(rawValue: "converted")
        static let unconverted = Self(rawValue: "unconverted")
    }

    /// A string specifying the communication channel used for the verification attempt.
    struct VerificationAttemptChannels: RawRepresentable, Codable, Hashable, Sendable {
        let rawValue: String

        static let sms = Self(rawValue: "sms")
        static let call = Self(rawValue: "call")
        static let email = Self(rawValue: "email")
        static let whatsapp = Self(rawValue: "whatsapp")
        static let rbm = Self(rawValue: "rbm")
    }

    struct VerificationAttemptsSummary: Decodable, Sendable {
        /// Total of attempts made according to the provided filters.
        let totalAttempts: Int?
        /// Total of attempts made that were confirmed by the end user, according to the provided
        /// filters.
        let totalConverted: Int?
        /// Total of attempts made that were not confirmed by the end user, according to the
        /// provided filters.
        let totalUnconverted: Int?
        /// Percentage of the confirmed messages over the total, defined by
        /// (total_converted/total_attempts)100.
        let conversionRatePercentage: String?
        let url: String?

        enum CodingKeys: String, CodingKey {
            case totalAttempts = "total_attempts"
            case totalConverted = "total_converted"
            case totalUnconverted = "total_unconverted"
            case conversionRatePercentage = "conversion_rate_percentage"
            case url
        }
    }

    struct VerificationAttemptsSummaryChannels: RawRepresentable, Codable, Hashable, Sendable {
        let rawValue: String

        static let sms = Self(rawValue: "sms")
        static let call = Self(rawValue: "call")
        static let email = Self(rawValue: "email")
        static let whatsapp = Self(rawValue: "whatsapp")
        static let rbm = Self(rawValue: "rbm")
    }

    struct VerificationCheck: Decodable, Sendable {
        /// The unique string that we created to identify the VerificationCheck resource.
        let sid: String?
        /// The SID of the Service the resource is associated with.
        let serviceSid: String?
        /// The SID of the Account that created the VerificationCheck resource.
        let accountSid: String?
        /// The phone number or email being verified.
        let to: String?
        let channel: VerificationCheckChannel?
        /// The status of the verification.
        let status: String?
        /// Use "status" instead.
        let valid: Bool?
        /// The amount of the associated PSD2 compliant transaction.
        let amount: String?
        /// The payee of the associated PSD2 compliant transaction.
        let payee: String?
        /// The ISO 8601 date and time in GMT when the Verification Check resource was created.
        let dateCreated: Date?
        /// The ISO 8601 date and time in GMT when the Verification Check resource was last updated.
        let dateUpdated: Date?
        /// List of error codes as a result of attempting a verification using the `sna` channel.
        let snaAttemptsErrorCodes: [JSON]?

        enum CodingKeys: String, CodingKey {
            case sid
            case serviceSid = "service_sid"
            case accountSid = "account_sid"
            case to, channel, status, valid, amount, payee
            case dateCreated = "date_created"
            case dateUpdated = "date_updated"
            case snaAttemptsErrorCodes = "sna_attempts_error_codes"
        }
    }

    /// The verification method to use.
    struct VerificationCheckChannel: RawRepresentable, Codable, Hashable, Sendable {
        let rawValue: String

        static let sms = Self(rawValue: "sms")
        static let call = Self(rawValue: "call")
        static let email = Self(rawValue: "email")
        static let whatsapp = Self(rawValue: "whatsapp")
        static let sna = Self(rawValue: "sna")
    }

    struct VerificationTemplatePage: Decodable, Sendable {
        let templates: [VerificationTemplate]?
        let meta: Meta?
    }

    struct VerificationTemplate: Decodable, Sendable {
        /// A 34 character string that uniquely identifies a Verification Template.
        let sid: String?
        /// The unique SID identifier of the Account.
        let accountSid: String?
        /// A descriptive string that you create to describe a Template.
        let friendlyName: String?
        /// A list of channels that support the Template.
        let channels: [String]?
        /// An object that contains the different translations of the template.
        let translations: JSON?

        enum CodingKeys: String, CodingKey {
            case sid
            case accountSid = "account_sid"
            case friendlyName = "friendly_name"
            case channels, translations
        }
    }

    struct Webhook: Decodable, Sendable {
        /// The unique string that we created to identify the Webhook resource.
        let sid: String?
        /// The unique SID identifier of the Service.
        let serviceSid: String?
        /// The SID of the Account that created the Service resource.
        let accountSid: String?
        /// The string that you assigned to describe the webhook.
        let friendlyName: String?
        /// The array of events that this Webhook is subscribed to.
        let eventTypes: [String]?
        let status: WebhookStatus?
        let version: WebhookVersion?
        /// The URL associated with this Webhook.
        let webhookURL: String?
        let webhookMethod: WebhookMethods?
        /// The date and time in GMT when the resource was created specified in ISO 8601 format.
        let dateCreated: Date?
        /// The date and time in GMT when the resource was last updated specified in ISO 8601
        /// format.
        let dateUpdated: Date?
        /// The absolute URL of the Webhook resource.
        let url: String?

        enum CodingKeys: String, CodingKey {
            case sid
            case serviceSid = "service_sid"
            case accountSid = "account_sid"
            case friendlyName = "friendly_name"
            case eventTypes = "event_types"
            case status, version
            case webhookURL = "webhook_url"
            case webhookMethod = "webhook_method"
            case dateCreated = "date_created"
            case dateUpdated = "date_updated"
            case url
        }
    }

    /// The webhook status.
    struct WebhookStatus: RawRepresentable, Codable, Hashable, Sendable {
        let rawValue: String

        static let enabled = Self(rawValue: "enabled")
        static let disabled = Self(rawValue: "disabled")
    }

    /// The webhook version.
    struct WebhookVersion: RawRepresentable, Codable, Hashable, Sendable {
        let rawValue: String

        static let v1 = Self(rawValue: "v1")
        static let v2 = Self(rawValue: "v2")
    }

    /// The method to be used when calling the webhook's URL.
    struct WebhookMethods: RawRepresentable, Codable, Hashable, Sendable {
        let rawValue: String

        static let get = Self(rawValue: "GET")
        static let post = Self(rawValue: "POST")
    }

    struct WebhookPage: Decodable, Sendable {
        let webhooks: [Webhook]?
        let meta: Meta?
    }

    struct UpdatePasskeysFactorOutput: Decodable, Sendable {
        /// A 34 character string that uniquely identifies this Factor.
        let sid: String?
        /// The unique SID identifier of the Account.
        let accountSid: String?
        /// The unique SID identifier of the Service.
        let serviceSid: String?
        /// The unique SID identifier of the Entity.
        let entitySid: String?
        /// Customer unique identity for the Entity owner of the Factor.
        let identity: String?
        /// The date that this Factor was created, given in ISO 8601 format.
        let dateCreated: Date?
        /// The date that this Factor was updated, given in ISO 8601 format.
        let dateUpdated: Date?
        /// A human readable description of this resource, up to 64 characters.
        let friendlyName: String?
        /// The Status of this Factor.
        let status: Status?
        /// The Type of this Factor.
        let factorType: FactorType?
        /// An object that contains configurations specific to a `factor_type`.
        let config: JSON?
        /// Custom metadata associated with the factor.
        let metadata: JSON?
        /// The URL of this resource.
        let url: String?

        enum CodingKeys: String, CodingKey {
            case sid
            case accountSid = "account_sid"
            case serviceSid = "service_sid"
            case entitySid = "entity_sid"
            case identity
            case dateCreated = "date_created"
            case dateUpdated = "date_updated"
            case friendlyName = "friendly_name"
            case status
            case factorType = "factor_type"
            case config, metadata, url
        }
    }

    /// The Status of this Factor.
    struct Status: RawRepresentable, Codable, Hashable, Sendable {
        let rawValue: String

        static let unverified = Self(rawValue: "unverified")
        static let verified = Self(rawValue: "verified")
    }

    /// The Type of this Factor.
    struct FactorType: RawRepresentable, Codable, Hashable, Sendable {
        let rawValue: String

        static let push = Self(rawValue: "push")
        static let totp = Self(rawValue: "totp")
        static let passkeys = Self(rawValue: "passkeys")
    }

    /// A string that indicates the mechanism by which the WebAuthn implementation is attached to
    /// the authenticator at the time the associated `navigator.credentials.create()` or
    /// `navigator.credentials.get()` call completes.
    struct AuthenticatorAttachment: RawRepresentable, Codable, Hashable, Sendable {
        let rawValue: String

        static let platform = Self(rawValue: "platform")
        static let crossPlatform = Self(rawValue: "cross-platform")
    }

    /// The result of a WebAuthn credential registration via `navigator.credentials.create()`, as
    /// specified in AuthenticatorAttestationResponse.
    struct UpdatePasskeysFactorResponse: Encodable, Sendable {
        /// The authenticator data and an attestation statement for a new key pair generated by the
        /// authenticator.
        var attestationObject: String?
        /// This property contains the JSON-compatible serialization of the data passed from the
        /// browser to the authenticator in order to generate this credential.
        var clientDataJSON: String?
        /// An array of strings providing hints as to the methods the client could use to
        /// communicate with the relevant authenticator of the public key credential to retrieve.
        var transports: [UpdatePasskeysFactorResponseTransports]?
    }

    struct UpdatePasskeysFactorResponseTransports: RawRepresentable, Codable, Hashable, Sendable {
        let rawValue: String

        static let usb = Self(rawValue: "usb")
        static let nfc = Self(rawValue: "nfc")
        static let ble = Self(rawValue: "ble")
        static let smartCard = Self(rawValue: "smart-card")
        static let `internal` = Self(rawValue: "internal")
        static let hybrid = Self(rawValue: "hybrid")
    }

    struct CreateNewFactorPasskeyOutput: Decodable, Sendable {
        /// A 34 character string that uniquely identifies this Factor.
        let sid: String?
        /// The unique SID identifier of the Account.
        let accountSid: String?
        /// The unique SID identifier of the Service.
        let serviceSid: String?
        /// The unique SID identifier of the Entity.
        let entitySid: String?
        /// Customer unique identity for the Entity owner of the Factor.
        let identity: String?
        /// Contains the `factor_type` specific secret and metadata.
        let binding: JSON?
        let options: JSON?
        /// The date that this Factor was created, given in ISO 8601 format.
        let dateCreated: Date?
        /// The date that this Factor was updated, given in ISO 8601 format.
        let dateUpdated: Date?
        /// The friendly name of this Factor.
        let friendlyName: String?
        /// The Status of this Factor.
        let status: Status?
        /// The Type of this Factor.
        let factorType: FactorType?
        /// An object that contains configurations specific to a `factor_type`.
        let config: JSON?
        /// Custom metadata associated with the factor.
        let metadata: JSON?
        /// The URL of this resource.
        let url: String?

        enum CodingKeys: String, CodingKey {
            case sid
            case accountSid = "account_sid"
            case serviceSid = "service_sid"
            case entitySid = "entity_sid"
            case identity, binding, options
            case dateCreated = "date_created"
            case dateUpdated = "date_updated"
            case friendlyName = "friendly_name"
            case status
            case factorType = "factor_type"
            case config, metadata, url
        }
    }

    struct CreateNewFactorPasskeyConfig: Encodable, Sendable {
        /// Contains the information of the party requesting the user for authentication.
        var relyingParty: CreateNewFactorPasskeyConfigRelyingParty?
        var authenticatorAttachment: CreateNewFactorPasskeyConfigAuthenticatorAttachment?
        var discoverableCredentials: CreateNewFactorPasskeyConfigDiscoverableCredentials?
        var userVerification: CreateNewFactorPasskeyConfigUserVerification?

        enum CodingKeys: String, CodingKey {
            case relyingParty = "relying_party"
            case authenticatorAttachment = "authenticator_attachment"
            case discoverableCredentials = "discoverable_credentials"
            case userVerification = "user_verification"
        }
    }

    /// Contains the information of the party requesting the user for authentication.
    struct CreateNewFactorPasskeyConfigRelyingParty: Encodable, Sendable {
        var id: String?
        var name: String?
        var origins: [String]?
    }

    struct CreateNewFactorPasskeyConfigAuthenticatorAttachment:
        RawRepresentable, Codable, Hashable, Sendable
    {
        let rawValue: String

        static let platform = Self(rawValue: "platform")
        static let crossPlatform = Self(rawValue: "cross-platform")
        static let any = Self(rawValue: "any")
    }

    struct CreateNewFactorPasskeyConfigDiscoverableCredentials:
        RawRepresentable, Codable, Hashable, Sendable
    {
        let rawValue: String

        static let required = Self(rawValue: "required")
        static let preferred = Self(rawValue: "preferred")
        static let discouraged = Self(rawValue: "discouraged")
    }

    struct CreateNewFactorPasskeyConfigUserVerification:
        RawRepresentable, Codable, Hashable, Sendable
    {
        let rawValue: String

        static let required = Self(rawValue: "required")
        static let preferred = Self(rawValue: "preferred")
        static let discouraged = Self(rawValue: "discouraged")
    }

    struct CreateChallengePasskeysOutput: Decodable, Sendable {
        /// A 34 character string that uniquely identifies this Challenge.
        let sid: String?
        /// The unique SID identifier of the Account.
        let accountSid: String?
        /// The unique SID identifier of the Service.
        let serviceSid: String?
        /// The unique SID identifier of the Entity.
        let entitySid: String?
        /// Customer unique identity for the Entity owner of the Challenge.
        let identity: String?
        /// The unique SID identifier of the Factor.
        let factorSid: String?
        /// The date that this Challenge was created, given in ISO 8601 format.
        let dateCreated: Date?
        /// The date that this Challenge was updated, given in ISO 8601 format.
        let dateUpdated: Date?
        /// The date that this Challenge was responded, given in ISO 8601 format.
        let dateResponded: Date?
        /// The date-time when this Challenge expires, given in ISO 8601 format.
        let expirationDate: Date?
        /// The Status of this Challenge.
        let status: StatusValue?
        /// Reason for the Challenge to be in certain `status`.
        let respondedReason: RespondedReason?
        /// Details provided to give context about the Challenge.
        let details: JSON?
        /// Details provided to give context about the Challenge.
        let hiddenDetails: JSON?
        /// Custom metadata associated with the challenge.
        let metadata: JSON?
        /// The Factor Type of this Challenge.
        let factorType: FactorType?
        /// The URL of this resource.
        let url: String?
        /// Contains a dictionary of URL links to nested resources of this Challenge.
        let links: [String: JSON]?
        /// An object that contains challenge options.
        let options: [String: JSON]?

        enum CodingKeys: String, CodingKey {
            case sid
            case accountSid = "account_sid"
            case serviceSid = "service_sid"
            case entitySid = "entity_sid"
            case identity
            case factorSid = "factor_sid"
            case dateCreated = "date_created"
            case dateUpdated = "date_updated"
            case dateResponded = "date_responded"
            case expirationDate = "expiration_date"
            case status
            case respondedReason = "responded_reason"
            case details
            case hiddenDetails = "hidden_details"
            case metadata
            case factorType = "factor_type"
            case url, links, options
        }
    }

    /// The Status of this Challenge.
    struct StatusValue: RawRepresentable, Codable, Hashable, Sendable {
        let rawValue: String

        static let pending = Self(rawValue: "pending")
        static let expired = Self(rawValue: "expired")
        static let approved = Self(rawValue: "approved")
        static let denied = Self(rawValue: "denied")
    }

    /// Reason for the Challenge to be in certain `status`.
    struct RespondedReason: RawRepresentable, Codable, Hashable, Sendable {
        let rawValue: String

        static let none = Self(rawValue: "none")
        static let notNeeded = Self(rawValue: "not_needed")
        static let notRequested = Self(rawValue: "not_requested")
    }

    struct UpdateChallengePasskeysOutput: Decodable, Sendable {
        /// A 34 character string that uniquely identifies this Challenge.
        let sid: String?
        /// The unique SID identifier of the Account.
        let accountSid: String?
        /// The unique SID identifier of the Service.
        let serviceSid: String?
        /// The unique SID identifier of the Entity.
        let entitySid: String?
        /// Customer unique identity for the Entity owner of the Challenge.
        let identity: String?
        /// The unique SID identifier of the Factor.
        let factorSid: String?
        /// The date that this Challenge was created, given in ISO 8601 format.
        let dateCreated: Date?
        /// The date that this Challenge was updated, given in ISO 8601 format.
        let dateUpdated: Date?
        /// The date that this Challenge was responded, given in ISO 8601 format.
        let dateResponded: Date?
        /// The date-time when this Challenge expires, given in ISO 8601 format.
        let expirationDate: Date?
        /// The Status of this Challenge.
        let status: StatusValue?
        /// Reason for the Challenge to be in certain `status`.
        let respondedReason: RespondedReason?
        /// Details provided to give context about the Challenge.
        let details: JSON?
        /// Details provided to give context about the Challenge.
        let hiddenDetails: JSON?
        /// Custom metadata associated with the challenge.
        let metadata: JSON?
        /// The Factor Type of this Challenge.
        let factorType: FactorType?
        /// The URL of this resource.
        let url: String?
        /// Contains a dictionary of URL links to nested resources of this Challenge.
        let links: [String: JSON]?
        /// An object that contains challenge options.
        let options: [String: JSON]?

        enum CodingKeys: String, CodingKey {
            case sid
            case accountSid = "account_sid"
            case serviceSid = "service_sid"
            case entitySid = "entity_sid"
            case identity
            case factorSid = "factor_sid"
            case dateCreated = "date_created"
            case dateUpdated = "date_updated"
            case dateResponded = "date_responded"
            case expirationDate = "expiration_date"
            case status
            case respondedReason = "responded_reason"
            case details
            case hiddenDetails = "hidden_details"
            case metadata
            case factorType = "factor_type"
            case url, links, options
        }
    }

    /// The result of a WebAuthn authentication via a `navigator.credentials.get()` request, as
    /// specified in AuthenticatorAttestationResponse.
    struct UpdateChallengePasskeysResponse: Encodable, Sendable {
        /// The authenticator data structure contains information from the authenticator about the
        /// processing of a credential creation or authentication request.
        var authenticatorData: String
        /// This property contains the JSON-compatible serialization of the data passed from the
        /// browser to the authenticator in order to generate this credential.
        var clientDataJSON: String
        /// An assertion signature over `authenticatorData` and `clientDataJSON`.
        var signature: String
        /// The user handle stored in the authenticator, specified as `user.id` in the options
        /// passed to the originating `navigator.credentials.create()` call.
        var userHandle: String?
    }
}

// Not in this table:
// - minLength, which the server checks:
// #/components/schemas/verify.v2.service.access_token/properties/sid, and 156 more
// - maxLength, which the server checks:
// #/components/schemas/verify.v2.service.access_token/properties/sid, and 156 more
// - pattern, which the server checks:
// #/components/schemas/verify.v2.service.access_token/properties/sid, and 156 more
// - minimum, which the server checks:
// #/paths/~1v2~1Services~1{ServiceSid}~1RateLimits~1{RateLimitSid}~1Buckets/get/parameters/2/schema,
// and 19 more
// - maximum, which the server checks:
// #/paths/~1v2~1Services~1{ServiceSid}~1RateLimits~1{RateLimitSid}~1Buckets/get/parameters/2/schema,
// and 9 more
// - any value in a form, taken as text:
// #/paths/~1v2~1Services~1{ServiceSid}~1Entities~1{Identity}~1Challenges/post/requestBody/content/application~1x-www-form-urlencoded/schema/properties/Details.Fields,
// and 5 more
// - the format iso-country-code, taken as text: #/paths/~1v2~1Attempts/get/parameters/3/schema, and
// 1 more
