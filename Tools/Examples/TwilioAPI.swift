// Made by api-table of twilio_api_v2010.json: Twilio - Api 1.0.0.
// It writes this file anew: change the description, or names by --rename.
import Foundation
import ResponseMapper

/// This is the public Twilio REST API.
struct TwilioAPI: API {
    static let attributes: Attributes = [
        .baseURL(URL(string: "https://api.twilio.com/2010-04-01")),
        .authorization(.basic),
        .parameterStyle(.init(arrays: .none, booleans: .words)),
        .decoder(ModelDecoder(dates: .firstThatFits([.iso8601WithFraction, .formatted(inWords)]))),
    ]

    /// `Thu, 30 Jul 2015 20:00:00 +0000` (RFC 2822).
    private static let inWords: DateFormatter = {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss Z"
        return formatter
    }()

    /// Create a new Twilio Subaccount from the account making the request.
    @POST("/Accounts.json", input: .form) var createAccount: Action<CreateAccount, Account>

    /// Retrieves a collection of Accounts belonging to the account used to make the request.
    @GET("/Accounts.json", .paging(.address(at: "next_page_uri")))
    var listAccount: Action<ListAccount, AccountPage>

    /// Fetch the account specified by the provided Account Sid.
    @GET("/Accounts/\(\.self).json") var fetchAccount: Action<String, Account>

    /// Modify the properties of a given Account.
    @POST("/Accounts/\(\.sid).json", input: .form) var updateAccount: Action<UpdateAccount, Account>

    @POST("/Accounts/\(\.accountSid)/Addresses.json", input: .form)
    var createAddress: Action<CreateAddress, Address>

    @GET("/Accounts/\(\.accountSid)/Addresses.json", .paging(.address(at: "next_page_uri")))
    var listAddress: Action<ListAddress, AddressPage>

    @DELETE("/Accounts/\(\.accountSid)/Addresses/\(\.sid).json")
    var deleteAddress: Action<DeleteAddress, Void>

    @GET("/Accounts/\(\.accountSid)/Addresses/\(\.sid).json")
    var fetchAddress: Action<FetchAddress, Address>

    @POST("/Accounts/\(\.accountSid)/Addresses/\(\.sid).json", input: .form)
    var updateAddress: Action<UpdateAddress, Address>

    /// Create a new application within your account.
    @POST("/Accounts/\(\.accountSid)/Applications.json", input: .form)
    var createApplication: Action<CreateApplication, Application>

    /// Retrieve a list of applications representing an application within the requesting account.
    @GET("/Accounts/\(\.accountSid)/Applications.json", .paging(.address(at: "next_page_uri")))
    var listApplication: Action<ListApplication, ApplicationPage>

    /// Delete the application by the specified application sid.
    @DELETE("/Accounts/\(\.accountSid)/Applications/\(\.sid).json")
    var deleteApplication: Action<DeleteApplication, Void>

    /// Fetch the application specified by the provided sid.
    @GET("/Accounts/\(\.accountSid)/Applications/\(\.sid).json")
    var fetchApplication: Action<FetchApplication, Application>

    /// Updates the application's properties.
    @POST("/Accounts/\(\.accountSid)/Applications/\(\.sid).json", input: .form)
    var updateApplication: Action<UpdateApplication, Application>

    /// Fetch an instance of an authorized-connect-app.
    @GET("/Accounts/\(\.accountSid)/AuthorizedConnectApps/\(\.connectAppSid).json")
    var fetchAuthorizedConnectApp: Action<FetchAuthorizedConnectApp, AuthorizedConnectApp>

    /// Retrieve a list of authorized-connect-apps belonging to the account used to make the
    /// request.
    @GET(
        "/Accounts/\(\.accountSid)/AuthorizedConnectApps.json",
        .paging(.address(at: "next_page_uri")))
    var listAuthorizedConnectApp: Action<ListAuthorizedConnectApp, AuthorizedConnectAppPage>

    @GET("/Accounts/\(\.accountSid)/AvailablePhoneNumbers.json")
    var listAvailablePhoneNumberCountry:
        Action<ListAvailablePhoneNumberCountry, ListAvailablePhoneNumberCountryResponse>

    @GET("/Accounts/\(\.accountSid)/AvailablePhoneNumbers/\(\.countryCode).json")
    var fetchAvailablePhoneNumberCountry:
        Action<FetchAvailablePhoneNumberCountry, AvailablePhoneNumberCountry>

    @GET(
        "/Accounts/\(\.accountSid)/AvailablePhoneNumbers/\(\.countryCode)/Local.json",
        .paging(.address(at: "next_page_uri")))
    var listAvailablePhoneNumberLocal:
        Action<ListAvailablePhoneNumberLocal, AvailablePhoneNumberLocalPage>

    @GET(
        "/Accounts/\(\.accountSid)/AvailablePhoneNumbers/\(\.countryCode)/MachineToMachine.json",
        .paging(.address(at: "next_page_uri")))
    var listAvailablePhoneNumberMachineToMachine:
        Action<ListAvailablePhoneNumberMachineToMachine, AvailablePhoneNumberMachineToMachinePage>

    @GET(
        "/Accounts/\(\.accountSid)/AvailablePhoneNumbers/\(\.countryCode)/Mobile.json",
        .paging(.address(at: "next_page_uri")))
    var listAvailablePhoneNumberMobile:
        Action<ListAvailablePhoneNumberMobile, AvailablePhoneNumberMobilePage>

    @GET(
        "/Accounts/\(\.accountSid)/AvailablePhoneNumbers/\(\.countryCode)/National.json",
        .paging(.address(at: "next_page_uri")))
    var listAvailablePhoneNumberNational:
        Action<ListAvailablePhoneNumberNational, AvailablePhoneNumberNationalPage>

    @GET(
        "/Accounts/\(\.accountSid)/AvailablePhoneNumbers/\(\.countryCode)/SharedCost.json",
        .paging(.address(at: "next_page_uri")))
    var listAvailablePhoneNumberSharedCost:
        Action<ListAvailablePhoneNumberSharedCost, AvailablePhoneNumberSharedCostPage>

    @GET(
        "/Accounts/\(\.accountSid)/AvailablePhoneNumbers/\(\.countryCode)/TollFree.json",
        .paging(.address(at: "next_page_uri")))
    var listAvailablePhoneNumberTollFree:
        Action<ListAvailablePhoneNumberTollFree, AvailablePhoneNumberTollFreePage>

    @GET(
        "/Accounts/\(\.accountSid)/AvailablePhoneNumbers/\(\.countryCode)/Voip.json",
        .paging(.address(at: "next_page_uri")))
    var listAvailablePhoneNumberVoip:
        Action<ListAvailablePhoneNumberVoip, AvailablePhoneNumberVoipPage>

    /// Fetch the balance for an Account based on Account Sid.
    @GET("/Accounts/\(\.self)/Balance.json") var fetchBalance: Action<String, Balance>

    /// Create a new outgoing call to phones, SIP-enabled endpoints or Twilio Client connections.
    @POST("/Accounts/\(\.accountSid)/Calls.json", input: .form)
    var createCall: Action<CreateCall, Call>

    /// Retrieves a collection of calls made to and from your account.
    @GET("/Accounts/\(\.accountSid)/Calls.json", .paging(.address(at: "next_page_uri")))
    var listCall: Action<ListCall, CallPage>

    /// Delete a Call record from your account.
    @DELETE("/Accounts/\(\.accountSid)/Calls/\(\.sid).json")
    var deleteCall: Action<DeleteCall, Void>

    /// Fetch the call specified by the provided Call SID.
    @GET("/Accounts/\(\.accountSid)/Calls/\(\.sid).json") var fetchCall: Action<FetchCall, Call>

    /// Initiates a call redirect or terminates a call.
    @POST("/Accounts/\(\.accountSid)/Calls/\(\.sid).json", input: .form)
    var updateCall: Action<UpdateCall, Call>

    /// Retrieve a list of all events for a call.
    @GET(
        "/Accounts/\(\.accountSid)/Calls/\(\.callSid)/Events.json",
        .paging(.address(at: "next_page_uri")))
    var listCallEvent: Action<ListCallEvent, CallCallEventPage>

    @GET("/Accounts/\(\.accountSid)/Calls/\(\.callSid)/Notifications/\(\.sid).json")
    var fetchCallNotification: Action<FetchCallNotification, CallNotificationInstance>

    @GET(
        "/Accounts/\(\.accountSid)/Calls/\(\.callSid)/Notifications.json",
        .paging(.address(at: "next_page_uri")))
    var listCallNotification: Action<ListCallNotification, CallNotificationPage>

    /// Create a recording for the call.
    @POST("/Accounts/\(\.accountSid)/Calls/\(\.callSid)/Recordings.json", input: .form)
    var createCallRecording: Action<CreateCallRecording, CallRecording>

    /// Retrieve a list of recordings belonging to the call used to make the request.
    @GET(
        "/Accounts/\(\.accountSid)/Calls/\(\.callSid)/Recordings.json",
        .paging(.address(at: "next_page_uri")))
    var listCallRecording: Action<ListCallRecording, CallRecordingPage>

    /// Changes the status of the recording to paused, stopped, or in-progress.
    @POST(
        "/Accounts/\(\.accountSid)/Calls/\(\.callSid)/Recordings/\(\.sid).json",
        .problem(UpdateCallRecordingProblem.self),
        input: .form)
    var updateCallRecording: Action<UpdateCallRecording, CallRecording>

    /// Fetch an instance of a recording for a call.
    @GET("/Accounts/\(\.accountSid)/Calls/\(\.callSid)/Recordings/\(\.sid).json")
    var fetchCallRecording: Action<FetchCallRecording, CallRecording>

    /// Delete a recording from your account.
    @DELETE("/Accounts/\(\.accountSid)/Calls/\(\.callSid)/Recordings/\(\.sid).json")
    var deleteCallRecording: Action<DeleteCallRecording, Void>

    /// Fetch an instance of a conference.
    @GET("/Accounts/\(\.accountSid)/Conferences/\(\.sid).json")
    var fetchConference: Action<FetchConference, Conference>

    @POST("/Accounts/\(\.accountSid)/Conferences/\(\.sid).json", input: .form)
    var updateConference: Action<UpdateConference, Conference>

    /// Retrieve a list of conferences belonging to the account used to make the request.
    @GET("/Accounts/\(\.accountSid)/Conferences.json", .paging(.address(at: "next_page_uri")))
    var listConference: Action<ListConference, ConferencePage>

    /// Retrieve a list of recordings belonging to the call used to make the request.
    @GET(
        "/Accounts/\(\.accountSid)/Conferences/\(\.conferenceSid)/Recordings.json",
        .paging(.address(at: "next_page_uri")))
    var listConferenceRecording: Action<ListConferenceRecording, ConferenceRecordingPage>

    /// Changes the status of the recording to paused, stopped, or in-progress.
    @POST(
        "/Accounts/\(\.accountSid)/Conferences/\(\.conferenceSid)/Recordings/\(\.sid).json",
        input: .form)
    var updateConferenceRecording: Action<UpdateConferenceRecording, ConferenceRecording>

    /// Fetch an instance of a recording for a call.
    @GET("/Accounts/\(\.accountSid)/Conferences/\(\.conferenceSid)/Recordings/\(\.sid).json")
    var fetchConferenceRecording: Action<FetchConferenceRecording, ConferenceRecording>

    /// Delete a recording from your account.
    @DELETE("/Accounts/\(\.accountSid)/Conferences/\(\.conferenceSid)/Recordings/\(\.sid).json")
    var deleteConferenceRecording: Action<DeleteConferenceRecording, Void>

    /// Fetch an instance of a connect-app.
    @GET("/Accounts/\(\.accountSid)/ConnectApps/\(\.sid).json")
    var fetchConnectApp: Action<FetchConnectApp, ConnectApp>

    /// Update a connect-app with the specified parameters.
    @POST("/Accounts/\(\.accountSid)/ConnectApps/\(\.sid).json", input: .form)
    var updateConnectApp: Action<UpdateConnectApp, ConnectApp>

    /// Delete an instance of a connect-app.
    @DELETE("/Accounts/\(\.accountSid)/ConnectApps/\(\.sid).json")
    var deleteConnectApp: Action<DeleteConnectApp, Void>

    /// Retrieve a list of connect-apps belonging to the account used to make the request.
    @GET("/Accounts/\(\.accountSid)/ConnectApps.json", .paging(.address(at: "next_page_uri")))
    var listConnectApp: Action<ListConnectApp, ConnectAppPage>

    @GET(
        "/Accounts/\(\.accountSid)/Addresses/\(\.addressSid)/DependentPhoneNumbers.json",
        .paging(.address(at: "next_page_uri")))
    var listDependentPhoneNumber: Action<ListDependentPhoneNumber, DependentPhoneNumberPage>

    /// Update an incoming-phone-number instance.
    @POST("/Accounts/\(\.accountSid)/IncomingPhoneNumbers/\(\.sid).json", input: .form)
    var updateIncomingPhoneNumber: Action<UpdateIncomingPhoneNumber, IncomingPhoneNumber>

    /// Fetch an incoming-phone-number belonging to the account used to make the request.
    @GET("/Accounts/\(\.accountSid)/IncomingPhoneNumbers/\(\.sid).json")
    var fetchIncomingPhoneNumber: Action<FetchIncomingPhoneNumber, IncomingPhoneNumber>

    /// Delete a phone-numbers belonging to the account used to make the request.
    @DELETE("/Accounts/\(\.accountSid)/IncomingPhoneNumbers/\(\.sid).json")
    var deleteIncomingPhoneNumber: Action<DeleteIncomingPhoneNumber, Void>

    /// Retrieve a list of incoming-phone-numbers belonging to the account used to make the request.
    @GET(
        "/Accounts/\(\.accountSid)/IncomingPhoneNumbers.json",
        .paging(.address(at: "next_page_uri")))
    var listIncomingPhoneNumber: Action<ListIncomingPhoneNumber, IncomingPhoneNumberPage>

    /// Purchase a phone-number for the account.
    @POST("/Accounts/\(\.accountSid)/IncomingPhoneNumbers.json", input: .form)
    var createIncomingPhoneNumber: Action<CreateIncomingPhoneNumber, IncomingPhoneNumber>

    /// Fetch an instance of an Add-on installation currently assigned to this Number.
    @GET(
        """
        /Accounts/\(\.accountSid)/IncomingPhoneNumbers/\(\.resourceSid)/AssignedAddOns\
        /\(\.sid).json
        """)
    var fetchIncomingPhoneNumberAssignedAddOn:
        Action<FetchIncomingPhoneNumberAssignedAddOn, IncomingPhoneNumberAssignedAddOn>

    /// Remove the assignment of an Add-on installation from the Number specified.
    @DELETE(
        """
        /Accounts/\(\.accountSid)/IncomingPhoneNumbers/\(\.resourceSid)/AssignedAddOns\
        /\(\.sid).json
        """)
    var deleteIncomingPhoneNumberAssignedAddOn: Action<DeleteIncomingPhoneNumberAssignedAddOn, Void>

    /// Retrieve a list of Add-on installations currently assigned to this Number.
    @GET(
        "/Accounts/\(\.accountSid)/IncomingPhoneNumbers/\(\.resourceSid)/AssignedAddOns.json",
        .paging(.address(at: "next_page_uri")))
    var listIncomingPhoneNumberAssignedAddOn:
        Action<ListIncomingPhoneNumberAssignedAddOn, IncomingPhoneNumberAssignedAddOnPage>

    /// Assign an Add-on installation to the Number specified.
    @POST(
        "/Accounts/\(\.accountSid)/IncomingPhoneNumbers/\(\.resourceSid)/AssignedAddOns.json",
        input: .form)
    var createIncomingPhoneNumberAssignedAddOn:
        Action<CreateIncomingPhoneNumberAssignedAddOn, IncomingPhoneNumberAssignedAddOn>

    /// Fetch an instance of an Extension for the Assigned Add-on.
    @GET(
        """
        /Accounts/\(\.accountSid)/IncomingPhoneNumbers/\(\.resourceSid)/AssignedAddOns\
        /\(\.assignedAddOnSid)/Extensions/\(\.sid).json
        """)
    var fetchIncomingPhoneNumberAssignedAddOnExtension:
        Action<
            FetchIncomingPhoneNumberAssignedAddOnExtension,
            IncomingPhoneNumberAssignedAddOnExtension
        >

    /// Retrieve a list of Extensions for the Assigned Add-on.
    @GET(
        """
        /Accounts/\(\.accountSid)/IncomingPhoneNumbers/\(\.resourceSid)/AssignedAddOns\
        /\(\.assignedAddOnSid)/Extensions.json
        """,
        .paging(.address(at: "next_page_uri")))
    var listIncomingPhoneNumberAssignedAddOnExtension:
        Action<
            ListIncomingPhoneNumberAssignedAddOnExtension,
            IncomingPhoneNumberAssignedAddOnExtensionPage
        >

    @GET(
        "/Accounts/\(\.accountSid)/IncomingPhoneNumbers/Local.json",
        .paging(.address(at: "next_page_uri")))
    var listIncomingPhoneNumberLocal:
        Action<ListIncomingPhoneNumberLocal, IncomingPhoneNumberLocalPage>

    @POST("/Accounts/\(\.accountSid)/IncomingPhoneNumbers/Local.json", input: .form)
    var createIncomingPhoneNumberLocal:
        Action<CreateIncomingPhoneNumberLocal, IncomingPhoneNumberLocal>

    @GET(
        "/Accounts/\(\.accountSid)/IncomingPhoneNumbers/Mobile.json",
        .paging(.address(at: "next_page_uri")))
    var listIncomingPhoneNumberMobile:
        Action<ListIncomingPhoneNumberMobile, IncomingPhoneNumberMobilePage>

    @POST("/Accounts/\(\.accountSid)/IncomingPhoneNumbers/Mobile.json", input: .form)
    var createIncomingPhoneNumberMobile:
        Action<CreateIncomingPhoneNumberMobile, IncomingPhoneNumberMobile>

    @GET(
        "/Accounts/\(\.accountSid)/IncomingPhoneNumbers/TollFree.json",
        .paging(.address(at: "next_page_uri")))
    var listIncomingPhoneNumberTollFree:
        Action<ListIncomingPhoneNumberTollFree, IncomingPhoneNumberTollFreePage>

    @POST("/Accounts/\(\.accountSid)/IncomingPhoneNumbers/TollFree.json", input: .form)
    var createIncomingPhoneNumberTollFree:
        Action<CreateIncomingPhoneNumberTollFree, IncomingPhoneNumberTollFree>

    @GET("/Accounts/\(\.accountSid)/Keys/\(\.sid).json") var fetchKey: Action<FetchKey, Key>

    @POST("/Accounts/\(\.accountSid)/Keys/\(\.sid).json", input: .form)
    var updateKey: Action<UpdateKey, Key>

    @DELETE("/Accounts/\(\.accountSid)/Keys/\(\.sid).json") var deleteKey: Action<DeleteKey, Void>

    @GET("/Accounts/\(\.accountSid)/Keys.json", .paging(.address(at: "next_page_uri")))
    var listKey: Action<ListKey, KeyPage>

    @POST("/Accounts/\(\.accountSid)/Keys.json", input: .form)
    var createNewKey: Action<CreateNewKey, NewKey>

    /// Delete the Media resource.
    @DELETE("/Accounts/\(\.accountSid)/Messages/\(\.messageSid)/Media/\(\.sid).json")
    var deleteMedia: Action<DeleteMedia, Void>

    /// Fetch a single Media resource associated with a specific Message resource.
    @GET("/Accounts/\(\.accountSid)/Messages/\(\.messageSid)/Media/\(\.sid).json")
    var fetchMedia: Action<FetchMedia, Media>

    /// Read a list of Media resources associated with a specific Message resource.
    @GET(
        "/Accounts/\(\.accountSid)/Messages/\(\.messageSid)/Media.json",
        .paging(.address(at: "next_page_uri")))
    var listMedia: Action<ListMedia, MediaPage>

    /// Fetch a specific member from the queue.
    @GET("/Accounts/\(\.accountSid)/Queues/\(\.queueSid)/Members/\(\.callSid).json")
    var fetchMember: Action<FetchMember, Member>

    /// Dequeue a member from a queue and have the member's call begin executing the TwiML document
    /// at that URL.
    @POST("/Accounts/\(\.accountSid)/Queues/\(\.queueSid)/Members/\(\.callSid).json", input: .form)
    var updateMember: Action<UpdateMember, Member>

    /// Retrieve the members of the queue.
    @GET(
        "/Accounts/\(\.accountSid)/Queues/\(\.queueSid)/Members.json",
        .paging(.address(at: "next_page_uri")))
    var listMember: Action<ListMember, MemberPage>

    /// Send a message.
    @POST("/Accounts/\(\.accountSid)/Messages.json", input: .form)
    var createMessage: Action<CreateMessage, Message>

    /// Retrieve a list of Message resources associated with a Twilio Account.
    @GET("/Accounts/\(\.accountSid)/Messages.json", .paging(.address(at: "next_page_uri")))
    var listMessage: Action<ListMessage, MessagePage>

    /// Deletes a Message resource from your account.
    @DELETE("/Accounts/\(\.accountSid)/Messages/\(\.sid).json")
    var deleteMessage: Action<DeleteMessage, Void>

    /// Fetch a specific Message.
    @GET("/Accounts/\(\.accountSid)/Messages/\(\.sid).json")
    var fetchMessage: Action<FetchMessage, Message>

    /// Update a Message resource (used to redact Message `body` text and to cancel not-yet-sent
    /// messages)
    @POST("/Accounts/\(\.accountSid)/Messages/\(\.sid).json", input: .form)
    var updateMessage: Action<UpdateMessage, Message>

    /// Create Message Feedback to confirm a tracked user action was performed by the recipient of
    /// the associated Message.
    @POST("/Accounts/\(\.accountSid)/Messages/\(\.messageSid)/Feedback.json", input: .form)
    var createMessageFeedback: Action<CreateMessageFeedback, MessageFeedback>

    /// Create a new Signing Key for the account making the request.
    @POST("/Accounts/\(\.accountSid)/SigningKeys.json", input: .form)
    var createNewSigningKey: Action<CreateNewSigningKey, NewSigningKey>

    @GET("/Accounts/\(\.accountSid)/SigningKeys.json", .paging(.address(at: "next_page_uri")))
    var listSigningKey: Action<ListSigningKey, SigningKeyPage>

    /// Fetch a notification belonging to the account used to make the request.
    @GET("/Accounts/\(\.accountSid)/Notifications/\(\.sid).json")
    var fetchNotification: Action<FetchNotification, NotificationInstance>

    /// Retrieve a list of notifications belonging to the account used to make the request.
    @GET("/Accounts/\(\.accountSid)/Notifications.json", .paging(.address(at: "next_page_uri")))
    var listNotification: Action<ListNotification, NotificationPage>

    /// Fetch an outgoing-caller-id belonging to the account used to make the request.
    @GET("/Accounts/\(\.accountSid)/OutgoingCallerIds/\(\.sid).json")
    var fetchOutgoingCallerID: Action<FetchOutgoingCallerID, OutgoingCallerID>

    /// Updates the caller-id.
    @POST("/Accounts/\(\.accountSid)/OutgoingCallerIds/\(\.sid).json", input: .form)
    var updateOutgoingCallerID: Action<UpdateOutgoingCallerID, OutgoingCallerID>

    /// Delete the caller-id specified from the account.
    @DELETE("/Accounts/\(\.accountSid)/OutgoingCallerIds/\(\.sid).json")
    var deleteOutgoingCallerID: Action<DeleteOutgoingCallerID, Void>

    /// Retrieve a list of outgoing-caller-ids belonging to the account used to make the request.
    @GET("/Accounts/\(\.accountSid)/OutgoingCallerIds.json", .paging(.address(at: "next_page_uri")))
    var listOutgoingCallerID: Action<ListOutgoingCallerID, OutgoingCallerIDPage>

    @POST("/Accounts/\(\.accountSid)/OutgoingCallerIds.json", input: .form)
    var createValidationRequest: Action<CreateValidationRequest, ValidationRequest>

    /// Fetch an instance of a participant.
    @GET("/Accounts/\(\.accountSid)/Conferences/\(\.conferenceSid)/Participants/\(\.callSid).json")
    var fetchParticipant: Action<FetchParticipant, Participant>

    /// Update the properties of the participant.
    @POST(
        "/Accounts/\(\.accountSid)/Conferences/\(\.conferenceSid)/Participants/\(\.callSid).json",
        input: .form)
    var updateParticipant: Action<UpdateParticipant, Participant>

    /// Kick a participant from a given conference.
    @DELETE(
        "/Accounts/\(\.accountSid)/Conferences/\(\.conferenceSid)/Participants/\(\.callSid).json")
    var deleteParticipant: Action<DeleteParticipant, Void>

    @POST(
        "/Accounts/\(\.accountSid)/Conferences/\(\.conferenceSid)/Participants.json",
        input: .form)
    var createParticipant: Action<CreateParticipant, Participant>

    /// Retrieve a list of participants belonging to the account used to make the request.
    @GET(
        "/Accounts/\(\.accountSid)/Conferences/\(\.conferenceSid)/Participants.json",
        .paging(.address(at: "next_page_uri")))
    var listParticipant: Action<ListParticipant, ParticipantPage>

    /// create an instance of payments.
    @POST("/Accounts/\(\.accountSid)/Calls/\(\.callSid)/Payments.json", input: .form)
    var createPayments: Action<CreatePayments, Payments>

    /// update an instance of payments with different phases of payment flows.
    @POST("/Accounts/\(\.accountSid)/Calls/\(\.callSid)/Payments/\(\.sid).json", input: .form)
    var updatePayments: Action<UpdatePayments, Payments>

    /// Fetch an instance of a queue identified by the QueueSid.
    @GET("/Accounts/\(\.accountSid)/Queues/\(\.sid).json") var fetchQueue: Action<FetchQueue, Queue>

    /// Update the queue with the new parameters.
    @POST("/Accounts/\(\.accountSid)/Queues/\(\.sid).json", input: .form)
    var updateQueue: Action<UpdateQueue, Queue>

    /// Remove an empty queue.
    @DELETE("/Accounts/\(\.accountSid)/Queues/\(\.sid).json")
    var deleteQueue: Action<DeleteQueue, Void>

    /// Retrieve a list of queues belonging to the account used to make the request.
    @GET("/Accounts/\(\.accountSid)/Queues.json", .paging(.address(at: "next_page_uri")))
    var listQueue: Action<ListQueue, QueuePage>

    /// Create a queue.
    @POST("/Accounts/\(\.accountSid)/Queues.json", input: .form)
    var createQueue: Action<CreateQueue, Queue>

    /// Create a Transcription.
    @POST("/Accounts/\(\.accountSid)/Calls/\(\.callSid)/Transcriptions.json", input: .form)
    var createRealtimeTranscription: Action<CreateRealtimeTranscription, RealtimeTranscription>

    /// Stop a Transcription using either the SID of the Transcription resource or the `name` used
    /// when creating the resource.
    @POST("/Accounts/\(\.accountSid)/Calls/\(\.callSid)/Transcriptions/\(\.sid).json", input: .form)
    var updateRealtimeTranscription: Action<UpdateRealtimeTranscription, RealtimeTranscription>

    /// Fetch an instance of a recording.
    @GET("/Accounts/\(\.accountSid)/Recordings/\(\.sid).json")
    var fetchRecording: Action<FetchRecording, Recording>

    /// Delete a recording from your account.
    @DELETE("/Accounts/\(\.accountSid)/Recordings/\(\.sid).json")
    var deleteRecording: Action<DeleteRecording, Void>

    /// Retrieve a list of recordings belonging to the account used to make the request.
    @GET("/Accounts/\(\.accountSid)/Recordings.json", .paging(.address(at: "next_page_uri")))
    var listRecording: Action<ListRecording, RecordingPage>

    /// Fetch an instance of an AddOnResult.
    @GET("/Accounts/\(\.accountSid)/Recordings/\(\.referenceSid)/AddOnResults/\(\.sid).json")
    var fetchRecordingAddOnResult: Action<FetchRecordingAddOnResult, RecordingAddOnResult>

    /// Delete a result and purge all associated Payloads.
    @DELETE("/Accounts/\(\.accountSid)/Recordings/\(\.referenceSid)/AddOnResults/\(\.sid).json")
    var deleteRecordingAddOnResult: Action<DeleteRecordingAddOnResult, Void>

    /// Retrieve a list of results belonging to the recording.
    @GET(
        "/Accounts/\(\.accountSid)/Recordings/\(\.referenceSid)/AddOnResults.json",
        .paging(.address(at: "next_page_uri")))
    var listRecordingAddOnResult: Action<ListRecordingAddOnResult, RecordingAddOnResultPage>

    /// Fetch an instance of a result payload.
    @GET(
        """
        /Accounts/\(\.accountSid)/Recordings/\(\.referenceSid)/AddOnResults\
        /\(\.addOnResultSid)/Payloads/\(\.sid).json
        """)
    var fetchRecordingAddOnResultPayload:
        Action<FetchRecordingAddOnResultPayload, RecordingAddOnResultPayload>

    /// Delete a payload from the result along with all associated Data.
    @DELETE(
        """
        /Accounts/\(\.accountSid)/Recordings/\(\.referenceSid)/AddOnResults\
        /\(\.addOnResultSid)/Payloads/\(\.sid).json
        """)
    var deleteRecordingAddOnResultPayload: Action<DeleteRecordingAddOnResultPayload, Void>

    /// Retrieve a list of payloads belonging to the AddOnResult.
    @GET(
        """
        /Accounts/\(\.accountSid)/Recordings/\(\.referenceSid)/AddOnResults\
        /\(\.addOnResultSid)/Payloads.json
        """,
        .paging(.address(at: "next_page_uri")))
    var listRecordingAddOnResultPayload:
        Action<ListRecordingAddOnResultPayload, RecordingAddOnResultPayloadPage>

    /// Fetch an instance of a result payload.
    @GET(
        """
        /Accounts/\(\.accountSid)/Recordings/\(\.referenceSid)/AddOnResults\
        /\(\.addOnResultSid)/Payloads/\(\.payloadSid)/Data.json
        """)
    var fetchRecordingAddOnResultPayloadData: Action<FetchRecordingAddOnResultPayloadData, Data>

    @GET("/Accounts/\(\.accountSid)/Recordings/\(\.recordingSid)/Transcriptions/\(\.sid).json")
    var fetchRecordingTranscription: Action<FetchRecordingTranscription, RecordingTranscription>

    @DELETE("/Accounts/\(\.accountSid)/Recordings/\(\.recordingSid)/Transcriptions/\(\.sid).json")
    var deleteRecordingTranscription: Action<DeleteRecordingTranscription, Void>

    @GET(
        "/Accounts/\(\.accountSid)/Recordings/\(\.recordingSid)/Transcriptions.json",
        .paging(.address(at: "next_page_uri")))
    var listRecordingTranscription: Action<ListRecordingTranscription, RecordingTranscriptionPage>

    /// Fetch an instance of a short code.
    @GET("/Accounts/\(\.accountSid)/SMS/ShortCodes/\(\.sid).json")
    var fetchShortCode: Action<FetchShortCode, ShortCode>

    /// Update a short code with the following parameters.
    @POST("/Accounts/\(\.accountSid)/SMS/ShortCodes/\(\.sid).json", input: .form)
    var updateShortCode: Action<UpdateShortCode, ShortCode>

    /// Retrieve a list of short-codes belonging to the account used to make the request.
    @GET("/Accounts/\(\.accountSid)/SMS/ShortCodes.json", .paging(.address(at: "next_page_uri")))
    var listShortCode: Action<ListShortCode, ShortCodePage>

    @GET("/Accounts/\(\.accountSid)/SigningKeys/\(\.sid).json")
    var fetchSigningKey: Action<FetchSigningKey, SigningKey>

    @POST("/Accounts/\(\.accountSid)/SigningKeys/\(\.sid).json", input: .form)
    var updateSigningKey: Action<UpdateSigningKey, SigningKey>

    @DELETE("/Accounts/\(\.accountSid)/SigningKeys/\(\.sid).json")
    var deleteSigningKey: Action<DeleteSigningKey, Void>

    /// Create a new credential list mapping resource.
    @POST(
        """
        /Accounts/\(\.accountSid)/SIP/Domains/\(\.domainSid)/Auth/Calls\
        /CredentialListMappings.json
        """,
        input: .form)
    var createSipAuthCallsCredentialListMapping:
        Action<CreateSipAuthCallsCredentialListMapping, SipAuthCallsCredentialListMapping>

    /// Retrieve a list of credential list mappings belonging to the domain used in the request.
    @GET(
        """
        /Accounts/\(\.accountSid)/SIP/Domains/\(\.domainSid)/Auth/Calls\
        /CredentialListMappings.json
        """,
        .paging(.address(at: "next_page_uri")))
    var listSipAuthCallsCredentialListMapping:
        Action<ListSipAuthCallsCredentialListMapping, SipAuthCallsCredentialListMappingPage>

    /// Fetch a specific instance of a credential list mapping.
    @GET(
        """
        /Accounts/\(\.accountSid)/SIP/Domains/\(\.domainSid)/Auth/Calls\
        /CredentialListMappings/\(\.sid).json
        """)
    var fetchSipAuthCallsCredentialListMapping:
        Action<FetchSipAuthCallsCredentialListMapping, SipAuthCallsCredentialListMapping>

    /// Delete a credential list mapping from the requested domain.
    @DELETE(
        """
        /Accounts/\(\.accountSid)/SIP/Domains/\(\.domainSid)/Auth/Calls\
        /CredentialListMappings/\(\.sid).json
        """)
    var deleteSipAuthCallsCredentialListMapping:
        Action<DeleteSipAuthCallsCredentialListMapping, Void>

    /// Create a new IP Access Control List mapping.
    @POST(
        """
        /Accounts/\(\.accountSid)/SIP/Domains/\(\.domainSid)/Auth/Calls\
        /IpAccessControlListMappings.json
        """,
        input: .form)
    var createSipAuthCallsIPAccessControlListMapping:
        Action<CreateSipAuthCallsIPAccessControlListMapping, SipAuthCallsIPAccessControlListMapping>

    /// Retrieve a list of IP Access Control List mappings belonging to the domain used in the
    /// request.
    @GET(
        """
        /Accounts/\(\.accountSid)/SIP/Domains/\(\.domainSid)/Auth/Calls\
        /IpAccessControlListMappings.json
        """,
        .paging(.address(at: "next_page_uri")))
    var listSipAuthCallsIPAccessControlListMapping:
        Action<
            ListSipAuthCallsIPAccessControlListMapping,
            SipAuthCallsIPAccessControlListMappingPage
        >

    /// Fetch a specific instance of an IP Access Control List mapping.
    @GET(
        """
        /Accounts/\(\.accountSid)/SIP/Domains/\(\.domainSid)/Auth/Calls\
        /IpAccessControlListMappings/\(\.sid).json
        """)
    var fetchSipAuthCallsIPAccessControlListMapping:
        Action<FetchSipAuthCallsIPAccessControlListMapping, SipAuthCallsIPAccessControlListMapping>

    /// Delete an IP Access Control List mapping from the requested domain.
    @DELETE(
        """
        /Accounts/\(\.accountSid)/SIP/Domains/\(\.domainSid)/Auth/Calls\
        /IpAccessControlListMappings/\(\.sid).json
        """)
    var deleteSipAuthCallsIPAccessControlListMapping:
        Action<DeleteSipAuthCallsIPAccessControlListMapping, Void>

    /// Create a new credential list mapping resource.
    @POST(
        """
        /Accounts/\(\.accountSid)/SIP/Domains/\(\.domainSid)/Auth/Registrations\
        /CredentialListMappings.json
        """,
        input: .form)
    var createSipAuthRegistrationsCredentialListMapping:
        Action<
            CreateSipAuthRegistrationsCredentialListMapping,
            SipAuthRegistrationsCredentialListMapping
        >

    /// Retrieve a list of credential list mappings belonging to the domain used in the request.
    @GET(
        """
        /Accounts/\(\.accountSid)/SIP/Domains/\(\.domainSid)/Auth/Registrations\
        /CredentialListMappings.json
        """,
        .paging(.address(at: "next_page_uri")))
    var listSipAuthRegistrationsCredentialListMapping:
        Action<
            ListSipAuthRegistrationsCredentialListMapping,
            SipAuthRegistrationsCredentialListMappingPage
        >

    /// Fetch a specific instance of a credential list mapping.
    @GET(
        """
        /Accounts/\(\.accountSid)/SIP/Domains/\(\.domainSid)/Auth/Registrations\
        /CredentialListMappings/\(\.sid).json
        """)
    var fetchSipAuthRegistrationsCredentialListMapping:
        Action<
            FetchSipAuthRegistrationsCredentialListMapping,
            SipAuthRegistrationsCredentialListMapping
        >

    /// Delete a credential list mapping from the requested domain.
    @DELETE(
        """
        /Accounts/\(\.accountSid)/SIP/Domains/\(\.domainSid)/Auth/Registrations\
        /CredentialListMappings/\(\.sid).json
        """)
    var deleteSipAuthRegistrationsCredentialListMapping:
        Action<DeleteSipAuthRegistrationsCredentialListMapping, Void>

    /// Retrieve a list of credentials.
    @GET(
        "/Accounts/\(\.accountSid)/SIP/CredentialLists/\(\.credentialListSid)/Credentials.json",
        .paging(.address(at: "next_page_uri")))
    var listSipCredential: Action<ListSipCredential, SipCredentialPage>

    /// Create a new credential resource.
    @POST(
        "/Accounts/\(\.accountSid)/SIP/CredentialLists/\(\.credentialListSid)/Credentials.json",
        input: .form)
    var createSipCredential: Action<CreateSipCredential, SipCredential>

    /// Fetch a single credential.
    @GET(
        """
        /Accounts/\(\.accountSid)/SIP/CredentialLists/\(\.credentialListSid)/Credentials\
        /\(\.sid).json
        """)
    var fetchSipCredential: Action<FetchSipCredential, SipCredential>

    /// Update a credential resource.
    @POST(
        """
        /Accounts/\(\.accountSid)/SIP/CredentialLists/\(\.credentialListSid)/Credentials\
        /\(\.sid).json
        """,
        input: .form)
    var updateSipCredential: Action<UpdateSipCredential, SipCredential>

    /// Delete a credential resource.
    @DELETE(
        """
        /Accounts/\(\.accountSid)/SIP/CredentialLists/\(\.credentialListSid)/Credentials\
        /\(\.sid).json
        """)
    var deleteSipCredential: Action<DeleteSipCredential, Void>

    /// Get All Credential Lists.
    @GET(
        "/Accounts/\(\.accountSid)/SIP/CredentialLists.json",
        .paging(.address(at: "next_page_uri")))
    var listSipCredentialList: Action<ListSipCredentialList, SipCredentialListPage>

    /// Create a Credential List.
    @POST("/Accounts/\(\.accountSid)/SIP/CredentialLists.json", input: .form)
    var createSipCredentialList: Action<CreateSipCredentialList, SipCredentialList>

    /// Get a Credential List.
    @GET("/Accounts/\(\.accountSid)/SIP/CredentialLists/\(\.sid).json")
    var fetchSipCredentialList: Action<FetchSipCredentialList, SipCredentialList>

    /// Update a Credential List.
    @POST("/Accounts/\(\.accountSid)/SIP/CredentialLists/\(\.sid).json", input: .form)
    var updateSipCredentialList: Action<UpdateSipCredentialList, SipCredentialList>

    /// Delete a Credential List.
    @DELETE("/Accounts/\(\.accountSid)/SIP/CredentialLists/\(\.sid).json")
    var deleteSipCredentialList: Action<DeleteSipCredentialList, Void>

    /// Create a CredentialListMapping resource for an account.
    @POST(
        "/Accounts/\(\.accountSid)/SIP/Domains/\(\.domainSid)/CredentialListMappings.json",
        input: .form)
    var createSipCredentialListMapping:
        Action<CreateSipCredentialListMapping, SipCredentialListMapping>

    /// Read multiple CredentialListMapping resources from an account.
    @GET(
        "/Accounts/\(\.accountSid)/SIP/Domains/\(\.domainSid)/CredentialListMappings.json",
        .paging(.address(at: "next_page_uri")))
    var listSipCredentialListMapping:
        Action<ListSipCredentialListMapping, SipCredentialListMappingPage>

    /// Fetch a single CredentialListMapping resource from an account.
    @GET(
        "/Accounts/\(\.accountSid)/SIP/Domains/\(\.domainSid)/CredentialListMappings/\(\.sid).json")
    var fetchSipCredentialListMapping:
        Action<FetchSipCredentialListMapping, SipCredentialListMapping>

    /// Delete a CredentialListMapping resource from an account.
    @DELETE(
        "/Accounts/\(\.accountSid)/SIP/Domains/\(\.domainSid)/CredentialListMappings/\(\.sid).json")
    var deleteSipCredentialListMapping: Action<DeleteSipCredentialListMapping, Void>

    /// Retrieve a list of domains belonging to the account used to make the request.
    @GET("/Accounts/\(\.accountSid)/SIP/Domains.json", .paging(.address(at: "next_page_uri")))
    var listSipDomain: Action<ListSipDomain, SipDomainPage>

    /// Create a new Domain.
    @POST("/Accounts/\(\.accountSid)/SIP/Domains.json", input: .form)
    var createSipDomain: Action<CreateSipDomain, SipDomain>

    /// Fetch an instance of a Domain.
    @GET("/Accounts/\(\.accountSid)/SIP/Domains/\(\.sid).json")
    var fetchSipDomain: Action<FetchSipDomain, SipDomain>

    /// Update the attributes of a domain.
    @POST("/Accounts/\(\.accountSid)/SIP/Domains/\(\.sid).json", input: .form)
    var updateSipDomain: Action<UpdateSipDomain, SipDomain>

    /// Delete an instance of a Domain.
    @DELETE("/Accounts/\(\.accountSid)/SIP/Domains/\(\.sid).json")
    var deleteSipDomain: Action<DeleteSipDomain, Void>

    /// Retrieve a list of IpAccessControlLists that belong to the account used to make the request.
    @GET(
        "/Accounts/\(\.accountSid)/SIP/IpAccessControlLists.json",
        .paging(.address(at: "next_page_uri")))
    var listSipIPAccessControlList: Action<ListSipIPAccessControlList, SipIPAccessControlListPage>

    /// Create a new IpAccessControlList resource.
    @POST("/Accounts/\(\.accountSid)/SIP/IpAccessControlLists.json", input: .form)
    var createSipIPAccessControlList: Action<CreateSipIPAccessControlList, SipIPAccessControlList>

    /// Fetch a specific instance of an IpAccessControlList.
    @GET("/Accounts/\(\.accountSid)/SIP/IpAccessControlLists/\(\.sid).json")
    var fetchSipIPAccessControlList: Action<FetchSipIPAccessControlList, SipIPAccessControlList>

    /// Rename an IpAccessControlList.
    @POST("/Accounts/\(\.accountSid)/SIP/IpAccessControlLists/\(\.sid).json", input: .form)
    var updateSipIPAccessControlList: Action<UpdateSipIPAccessControlList, SipIPAccessControlList>

    /// Delete an IpAccessControlList from the requested account.
    @DELETE("/Accounts/\(\.accountSid)/SIP/IpAccessControlLists/\(\.sid).json")
    var deleteSipIPAccessControlList: Action<DeleteSipIPAccessControlList, Void>

    /// Fetch an IpAccessControlListMapping resource.
    @GET(
        """
        /Accounts/\(\.accountSid)/SIP/Domains/\(\.domainSid)/IpAccessControlListMappings\
        /\(\.sid).json
        """)
    var fetchSipIPAccessControlListMapping:
        Action<FetchSipIPAccessControlListMapping, SipIPAccessControlListMapping>

    /// Delete an IpAccessControlListMapping resource.
    @DELETE(
        """
        /Accounts/\(\.accountSid)/SIP/Domains/\(\.domainSid)/IpAccessControlListMappings\
        /\(\.sid).json
        """)
    var deleteSipIPAccessControlListMapping: Action<DeleteSipIPAccessControlListMapping, Void>

    /// Create a new IpAccessControlListMapping resource.
    @POST(
        "/Accounts/\(\.accountSid)/SIP/Domains/\(\.domainSid)/IpAccessControlListMappings.json",
        input: .form)
    var createSipIPAccessControlListMapping:
        Action<CreateSipIPAccessControlListMapping, SipIPAccessControlListMapping>

    /// Retrieve a list of IpAccessControlListMapping resources.
    @GET(
        "/Accounts/\(\.accountSid)/SIP/Domains/\(\.domainSid)/IpAccessControlListMappings.json",
        .paging(.address(at: "next_page_uri")))
    var listSipIPAccessControlListMapping:
        Action<ListSipIPAccessControlListMapping, SipIPAccessControlListMappingPage>

    /// Read multiple IpAddress resources.
    @GET(
        """
        /Accounts/\(\.accountSid)/SIP/IpAccessControlLists/\(\.ipAccessControlListSid)\
        /IpAddresses.json
        """,
        .paging(.address(at: "next_page_uri")))
    var listSipIPAddress: Action<ListSipIPAddress, SipIPAddressPage>

    /// Create a new IpAddress resource.
    @POST(
        """
        /Accounts/\(\.accountSid)/SIP/IpAccessControlLists/\(\.ipAccessControlListSid)\
        /IpAddresses.json
        """,
        input: .form)
    var createSipIPAddress: Action<CreateSipIPAddress, SipIPAddress>

    /// Read one IpAddress resource.
    @GET(
        """
        /Accounts/\(\.accountSid)/SIP/IpAccessControlLists/\(\.ipAccessControlListSid)\
        /IpAddresses/\(\.sid).json
        """)
    var fetchSipIPAddress: Action<FetchSipIPAddress, SipIPAddress>

    /// Update an IpAddress resource.
    @POST(
        """
        /Accounts/\(\.accountSid)/SIP/IpAccessControlLists/\(\.ipAccessControlListSid)\
        /IpAddresses/\(\.sid).json
        """,
        input: .form)
    var updateSipIPAddress: Action<UpdateSipIPAddress, SipIPAddress>

    /// Delete an IpAddress resource.
    @DELETE(
        """
        /Accounts/\(\.accountSid)/SIP/IpAccessControlLists/\(\.ipAccessControlListSid)\
        /IpAddresses/\(\.sid).json
        """)
    var deleteSipIPAddress: Action<DeleteSipIPAddress, Void>

    /// Create a Siprec.
    @POST("/Accounts/\(\.accountSid)/Calls/\(\.callSid)/Siprec.json", input: .form)
    var createSiprec: Action<CreateSiprec, Siprec>

    /// Stop a Siprec using either the SID of the Siprec resource or the `name` used when creating
    /// the resource.
    @POST("/Accounts/\(\.accountSid)/Calls/\(\.callSid)/Siprec/\(\.sid).json", input: .form)
    var updateSiprec: Action<UpdateSiprec, Siprec>

    /// Create a Stream.
    @POST("/Accounts/\(\.accountSid)/Calls/\(\.callSid)/Streams.json", input: .form)
    var createStream: Action<CreateStream, Stream>

    /// Stop a Stream using either the SID of the Stream resource or the `name` used when creating
    /// the resource.
    @POST("/Accounts/\(\.accountSid)/Calls/\(\.callSid)/Streams/\(\.sid).json", input: .form)
    var updateStream: Action<UpdateStream, Stream>

    /// Create a new token for ICE servers.
    @POST("/Accounts/\(\.accountSid)/Tokens.json", input: .form)
    var createToken: Action<CreateToken, Token>

    /// Fetch an instance of a Transcription.
    @GET("/Accounts/\(\.accountSid)/Transcriptions/\(\.sid).json")
    var fetchTranscription: Action<FetchTranscription, Transcription>

    /// Delete a transcription from the account used to make the request.
    @DELETE("/Accounts/\(\.accountSid)/Transcriptions/\(\.sid).json")
    var deleteTranscription: Action<DeleteTranscription, Void>

    /// Retrieve a list of transcriptions belonging to the account used to make the request.
    @GET("/Accounts/\(\.accountSid)/Transcriptions.json", .paging(.address(at: "next_page_uri")))
    var listTranscription: Action<ListTranscription, TranscriptionPage>

    /// Retrieve a list of usage-records belonging to the account used to make the request.
    @GET("/Accounts/\(\.accountSid)/Usage/Records.json", .paging(.address(at: "next_page_uri")))
    var listUsageRecord: Action<ListUsageRecord, UsageRecordPage>

    @GET(
        "/Accounts/\(\.accountSid)/Usage/Records/AllTime.json",
        .paging(.address(at: "next_page_uri")))
    var listUsageRecordAllTime: Action<ListUsageRecordAllTime, UsageRecordAllTimePage>

    @GET(
        "/Accounts/\(\.accountSid)/Usage/Records/Daily.json",
        .paging(.address(at: "next_page_uri")))
    var listUsageRecordDaily: Action<ListUsageRecordDaily, UsageRecordDailyPage>

    @GET(
        "/Accounts/\(\.accountSid)/Usage/Records/LastMonth.json",
        .paging(.address(at: "next_page_uri")))
    var listUsageRecordLastMonth: Action<ListUsageRecordLastMonth, UsageRecordLastMonthPage>

    @GET(
        "/Accounts/\(\.accountSid)/Usage/Records/Monthly.json",
        .paging(.address(at: "next_page_uri")))
    var listUsageRecordMonthly: Action<ListUsageRecordMonthly, UsageRecordMonthlyPage>

    @GET(
        "/Accounts/\(\.accountSid)/Usage/Records/ThisMonth.json",
        .paging(.address(at: "next_page_uri")))
    var listUsageRecordThisMonth: Action<ListUsageRecordThisMonth, UsageRecordThisMonthPage>

    @GET(
        "/Accounts/\(\.accountSid)/Usage/Records/Today.json",
        .paging(.address(at: "next_page_uri")))
    var listUsageRecordToday: Action<ListUsageRecordToday, UsageRecordTodayPage>

    @GET(
        "/Accounts/\(\.accountSid)/Usage/Records/Yearly.json",
        .paging(.address(at: "next_page_uri")))
    var listUsageRecordYearly: Action<ListUsageRecordYearly, UsageRecordYearlyPage>

    @GET(
        "/Accounts/\(\.accountSid)/Usage/Records/Yesterday.json",
        .paging(.address(at: "next_page_uri")))
    var listUsageRecordYesterday: Action<ListUsageRecordYesterday, UsageRecordYesterdayPage>

    /// Fetch and instance of a usage-trigger.
    @GET("/Accounts/\(\.accountSid)/Usage/Triggers/\(\.sid).json")
    var fetchUsageTrigger: Action<FetchUsageTrigger, UsageTrigger>

    /// Update an instance of a usage trigger.
    @POST("/Accounts/\(\.accountSid)/Usage/Triggers/\(\.sid).json", input: .form)
    var updateUsageTrigger: Action<UpdateUsageTrigger, UsageTrigger>

    @DELETE("/Accounts/\(\.accountSid)/Usage/Triggers/\(\.sid).json")
    var deleteUsageTrigger: Action<DeleteUsageTrigger, Void>

    /// Create a new UsageTrigger.
    @POST("/Accounts/\(\.accountSid)/Usage/Triggers.json", input: .form)
    var createUsageTrigger: Action<CreateUsageTrigger, UsageTrigger>

    /// Retrieve a list of usage-triggers belonging to the account used to make the request.
    @GET("/Accounts/\(\.accountSid)/Usage/Triggers.json", .paging(.address(at: "next_page_uri")))
    var listUsageTrigger: Action<ListUsageTrigger, UsageTriggerPage>

    /// Create a new User Defined Message for the given Call SID.
    @POST("/Accounts/\(\.accountSid)/Calls/\(\.callSid)/UserDefinedMessages.json", input: .form)
    var createUserDefinedMessage: Action<CreateUserDefinedMessage, UserDefinedMessage>

    /// Subscribe to User Defined Messages for a given Call SID.
    @POST(
        "/Accounts/\(\.accountSid)/Calls/\(\.callSid)/UserDefinedMessageSubscriptions.json",
        input: .form)
    var createUserDefinedMessageSubscription:
        Action<CreateUserDefinedMessageSubscription, UserDefinedMessageSubscription>

    /// Delete a specific User Defined Message Subscription.
    @DELETE(
        """
        /Accounts/\(\.accountSid)/Calls/\(\.callSid)/UserDefinedMessageSubscriptions\
        /\(\.sid).json
        """)
    var deleteUserDefinedMessageSubscription: Action<DeleteUserDefinedMessageSubscription, Void>
}

// The inputs.

extension TwilioAPI {
    struct CreateAccount: Encodable, Sendable {
        /// A human readable description of the account to create, defaults to `SubAccount Created
        /// at {YYYY-MM-DD HH:MM meridian}`.
        var friendlyName: String?

        enum CodingKeys: String, CodingKey {
            case friendlyName = "FriendlyName"
        }
    }

    struct ListAccount: Encodable, Sendable {
        /// Only return the Account resources with friendly names that exactly match this name.
        var friendlyName: String?
        /// Only return Account resources with the given status.
        var status: AccountStatus?
        /// How many resources to return in each list page.
        var pageSize: Int?
        /// The page index.
        var page: Int?
        /// The page token.
        var pageToken: String?

        enum CodingKeys: String, CodingKey {
            case friendlyName = "FriendlyName"
            case status = "Status"
            case pageSize = "PageSize"
            case page = "Page"
            case pageToken = "PageToken"
        }
    }

    struct UpdateAccount: Encodable, Sendable {
        /// The Account Sid that uniquely identifies the account to update.
        var sid: String
        /// Update the human-readable description of this Account.
        var friendlyName: String?
        var status: AccountStatus?

        enum CodingKeys: String, CodingKey {
            case sid
            case friendlyName = "FriendlyName"
            case status = "Status"
        }
    }

    struct CreateAddress: Encodable, Sendable {
        /// The SID of the Account that will be responsible for the new Address resource.
        var accountSid: String
        /// The name to associate with the new address.
        var customerName: String
        /// The number and street address of the new address.
        var street: String
        /// The city of the new address.
        var city: String
        /// The state or region of the new address.
        var region: String
        /// The postal code of the new address.
        var postalCode: String
        /// The ISO country code of the new address.
        var isoCountry: String
        /// A descriptive string that you create to describe the new address.
        var friendlyName: String?
        /// Whether to enable emergency calling on the new address.
        var emergencyEnabled: Bool?
        /// Whether we should automatically correct the address.
        var autoCorrectAddress: Bool?
        /// The additional number and street address of the address.
        var streetSecondary: String?

        enum CodingKeys: String, CodingKey {
            case accountSid
            case customerName = "CustomerName"
            case street = "Street"
            case city = "City"
            case region = "Region"
            case postalCode = "PostalCode"
            case isoCountry = "IsoCountry"
            case friendlyName = "FriendlyName"
            case emergencyEnabled = "EmergencyEnabled"
            case autoCorrectAddress = "AutoCorrectAddress"
            case streetSecondary = "StreetSecondary"
        }
    }

    struct ListAddress: Encodable, Sendable {
        /// The SID of the Account that is responsible for the Address resource to read.
        var accountSid: String
        /// The `customer_name` of the Address resources to read.
        var customerName: String?
        /// The string that identifies the Address resources to read.
        var friendlyName: String?
        /// Whether the address can be associated to a number for emergency calling.
        var emergencyEnabled: Bool?
        /// The ISO country code of the Address resources to read.
        var isoCountry: String?
        /// How many resources to return in each list page.
        var pageSize: Int?
        /// The page index.
        var page: Int?
        /// The page token.
        var pageToken: String?

        enum CodingKeys: String, CodingKey {
            case accountSid
            case customerName = "CustomerName"
            case friendlyName = "FriendlyName"
            case emergencyEnabled = "EmergencyEnabled"
            case isoCountry = "IsoCountry"
            case pageSize = "PageSize"
            case page = "Page"
            case pageToken = "PageToken"
        }
    }

    struct DeleteAddress: Encodable, Sendable {
        /// The SID of the Account that is responsible for the Address resource to delete.
        var accountSid: String
        /// The Twilio-provided string that uniquely identifies the Address resource to delete.
        var sid: String
    }

    struct FetchAddress: Encodable, Sendable {
        /// The SID of the Account that is responsible for the Address resource to fetch.
        var accountSid: String
        /// The Twilio-provided string that uniquely identifies the Address resource to fetch.
        var sid: String
    }

    struct UpdateAddress: Encodable, Sendable {
        /// The SID of the Account that is responsible for the Address resource to update.
        var accountSid: String
        /// The Twilio-provided string that uniquely identifies the Address resource to update.
        var sid: String
        /// A descriptive string that you create to describe the new address.
        var friendlyName: String?
        /// The name to associate with the address.
        var customerName: String?
        /// The number and street address of the address.
        var street: String?
        /// The city of the address.
        var city: String?
        /// The state or region of the address.
        var region: String?
        /// The postal code of the address.
        var postalCode: String?
        /// Whether to enable emergency calling on the address.
        var emergencyEnabled: Bool?
        /// Whether we should automatically correct the address.
        var autoCorrectAddress: Bool?
        /// The additional number and street address of the address.
        var streetSecondary: String?

        enum CodingKeys: String, CodingKey {
            case accountSid, sid
            case friendlyName = "FriendlyName"
            case customerName = "CustomerName"
            case street = "Street"
            case city = "City"
            case region = "Region"
            case postalCode = "PostalCode"
            case emergencyEnabled = "EmergencyEnabled"
            case autoCorrectAddress = "AutoCorrectAddress"
            case streetSecondary = "StreetSecondary"
        }
    }

    struct CreateApplication: Encodable, Sendable {
        /// The SID of the Account that will create the resource.
        var accountSid: String
        /// The API version to use to start a new TwiML session.
        var apiVersion: String?
        /// The URL we should call when the phone number assigned to this application receives a
        /// call.
        var voiceURL: String?
        /// The HTTP method we should use to call `voice_url`.
        var voiceMethod: HTTPMethod?
        /// The URL that we should call when an error occurs retrieving or executing the TwiML
        /// requested by `url`.
        var voiceFallbackURL: String?
        /// The HTTP method we should use to call `voice_fallback_url`.
        var voiceFallbackMethod: HTTPMethod?
        /// The URL we should call using the `status_callback_method` to send status information to
        /// your application.
        var statusCallback: String?
        /// The HTTP method we should use to call `status_callback`.
        var statusCallbackMethod: HTTPMethod?
        /// Whether we should look up the caller's caller-ID name from the CNAM database (additional
        /// charges apply).
        var voiceCallerIDLookup: Bool?
        /// The URL we should call when the phone number receives an incoming SMS message.
        var smsURL: String?
        /// The HTTP method we should use to call `sms_url`.
        var smsMethod: HTTPMethod?
        /// The URL that we should call when an error occurs while retrieving or executing the TwiML
        /// from `sms_url`.
        var smsFallbackURL: String?
        /// The HTTP method we should use to call `sms_fallback_url`.
        var smsFallbackMethod: HTTPMethod?
        /// The URL we should call using a POST method to send status information about SMS messages
        /// sent by the application.
        var smsStatusCallback: String?
        /// The URL we should call using a POST method to send message status information to your
        /// application.
        var messageStatusCallback: String?
        /// A descriptive string that you create to describe the new application.
        var friendlyName: String?
        /// Whether to allow other Twilio accounts to dial this applicaton using Dial verb.
        var publicApplicationConnectEnabled: Bool?

        enum CodingKeys: String, CodingKey {
            case accountSid
            case apiVersion = "ApiVersion"
            case voiceURL = "VoiceUrl"
            case voiceMethod = "VoiceMethod"
            case voiceFallbackURL = "VoiceFallbackUrl"
            case voiceFallbackMethod = "VoiceFallbackMethod"
            case statusCallback = "StatusCallback"
            case statusCallbackMethod = "StatusCallbackMethod"
            case voiceCallerIDLookup = "VoiceCallerIdLookup"
            case smsURL = "SmsUrl"
            case smsMethod = "SmsMethod"
            case smsFallbackURL = "SmsFallbackUrl"
            case smsFallbackMethod = "SmsFallbackMethod"
            case smsStatusCallback = "SmsStatusCallback"
            case messageStatusCallback = "MessageStatusCallback"
            case friendlyName = "FriendlyName"
            case publicApplicationConnectEnabled = "PublicApplicationConnectEnabled"
        }
    }

    struct ListApplication: Encodable, Sendable {
        /// The SID of the Account that created the Application resources to read.
        var accountSid: String
        /// The string that identifies the Application resources to read.
        var friendlyName: String?
        /// How many resources to return in each list page.
        var pageSize: Int?
        /// The page index.
        var page: Int?
        /// The page token.
        var pageToken: String?

        enum CodingKeys: String, CodingKey {
            case accountSid
            case friendlyName = "FriendlyName"
            case pageSize = "PageSize"
            case page = "Page"
            case pageToken = "PageToken"
        }
    }

    struct DeleteApplication: Encodable, Sendable {
        /// The SID of the Account that created the Application resources to delete.
        var accountSid: String
        /// The Twilio-provided string that uniquely identifies the Application resource to delete.
        var sid: String
    }

    struct FetchApplication: Encodable, Sendable {
        /// The SID of the Account that created the Application resource to fetch.
        var accountSid: String
        /// The Twilio-provided string that uniquely identifies the Application resource to fetch.
        var sid: String
    }

    struct UpdateApplication: Encodable, Sendable {
        /// The SID of the Account that created the Application resources to update.
        var accountSid: String
        /// The Twilio-provided string that uniquely identifies the Application resource to update.
        var sid: String
        /// A descriptive string that you create to describe the resource.
        var friendlyName: String?
        /// The API version to use to start a new TwiML session.
        var apiVersion: String?
        /// The URL we should call when the phone number assigned to this application receives a
        /// call.
        var voiceURL: String?
        /// The HTTP method we should use to call `voice_url`.
        var voiceMethod: HTTPMethod?
        /// The URL that we should call when an error occurs retrieving or executing the TwiML
        /// requested by `url`.
        var voiceFallbackURL: String?
        /// The HTTP method we should use to call `voice_fallback_url`.
        var voiceFallbackMethod: HTTPMethod?
        /// The URL we should call using the `status_callback_method` to send status information to
        /// your application.
        var statusCallback: String?
        /// The HTTP method we should use to call `status_callback`.
        var statusCallbackMethod: HTTPMethod?
        /// Whether we should look up the caller's caller-ID name from the CNAM database (additional
        /// charges apply).
        var voiceCallerIDLookup: Bool?
        /// The URL we should call when the phone number receives an incoming SMS message.
        var smsURL: String?
        /// The HTTP method we should use to call `sms_url`.
        var smsMethod: HTTPMethod?
        /// The URL that we should call when an error occurs while retrieving or executing the TwiML
        /// from `sms_url`.
        var smsFallbackURL: String?
        /// The HTTP method we should use to call `sms_fallback_url`.
        var smsFallbackMethod: HTTPMethod?
        /// Same as message_status_callback: The URL we should call using a POST method to send
        /// status information about SMS messages sent by the application.
        var smsStatusCallback: String?
        /// The URL we should call using a POST method to send message status information to your
        /// application.
        var messageStatusCallback: String?
        /// Whether to allow other Twilio accounts to dial this applicaton using Dial verb.
        var publicApplicationConnectEnabled: Bool?

        enum CodingKeys: String, CodingKey {
            case accountSid, sid
            case friendlyName = "FriendlyName"
            case apiVersion = "ApiVersion"
            case voiceURL = "VoiceUrl"
            case voiceMethod = "VoiceMethod"
            case voiceFallbackURL = "VoiceFallbackUrl"
            case voiceFallbackMethod = "VoiceFallbackMethod"
            case statusCallback = "StatusCallback"
            case statusCallbackMethod = "StatusCallbackMethod"
            case voiceCallerIDLookup = "VoiceCallerIdLookup"
            case smsURL = "SmsUrl"
            case smsMethod = "SmsMethod"
            case smsFallbackURL = "SmsFallbackUrl"
            case smsFallbackMethod = "SmsFallbackMethod"
            case smsStatusCallback = "SmsStatusCallback"
            case messageStatusCallback = "MessageStatusCallback"
            case publicApplicationConnectEnabled = "PublicApplicationConnectEnabled"
        }
    }

    struct FetchAuthorizedConnectApp: Encodable, Sendable {
        /// The SID of the Account that created the AuthorizedConnectApp resource to fetch.
        var accountSid: String
        /// The SID of the Connect App to fetch.
        var connectAppSid: String
    }

    struct ListAuthorizedConnectApp: Encodable, Sendable {
        /// The SID of the Account that created the AuthorizedConnectApp resources to read.
        var accountSid: String
        /// How many resources to return in each list page.
        var pageSize: Int?
        /// The page index.
        var page: Int?
        /// The page token.
        var pageToken: String?

        enum CodingKeys: String, CodingKey {
            case accountSid
            case pageSize = "PageSize"
            case page = "Page"
            case pageToken = "PageToken"
        }
    }

    struct ListAvailablePhoneNumberCountry: Encodable, Sendable {
        /// The SID of the Account requesting the available phone number Country resources.
        var accountSid: String
        /// How many resources to return in each list page.
        var pageSize: Int?
        /// The page index.
        var page: Int?
        /// The page token.
        var pageToken: String?

        enum CodingKeys: String, CodingKey {
            case accountSid
            case pageSize = "PageSize"
            case page = "Page"
            case pageToken = "PageToken"
        }
    }

    struct FetchAvailablePhoneNumberCountry: Encodable, Sendable {
        /// The SID of the Account requesting the available phone number Country resource.
        var accountSid: String
        /// The ISO-3166-1 country code of the country to fetch available phone number information
        /// about.
        var countryCode: String
    }

    struct ListAvailablePhoneNumberLocal: Encodable, Sendable {
        /// The SID of the Account requesting the AvailablePhoneNumber resources.
        var accountSid: String
        /// The ISO-3166-1 country code of the country from which to read phone numbers.
        var countryCode: String
        /// The area code of the phone numbers to read.
        var areaCode: Int?
        /// Matching pattern to identify phone numbers.
        var contains: String?
        /// Whether the phone numbers can receive text messages.
        var smsEnabled: Bool?
        /// Whether the phone numbers can receive MMS messages.
        var mmsEnabled: Bool?
        /// Whether the phone numbers can receive calls.
        var voiceEnabled: Bool?
        /// Whether to exclude phone numbers that require an Address.
        var excludeAllAddressRequired: Bool?
        /// Whether to exclude phone numbers that require a local Address.
        var excludeLocalAddressRequired: Bool?
        /// Whether to exclude phone numbers that require a foreign Address.
        var excludeForeignAddressRequired: Bool?
        /// Whether to read phone numbers that are new to the Twilio platform.
        var beta: Bool?
        /// Given a phone number, find a geographically close number within `distance` miles.
        var nearNumber: String?
        /// Given a latitude/longitude pair `lat,long` find geographically close numbers within
        /// `distance` miles.
        var nearLatLong: String?
        /// The search radius, in miles, for a `near_` query.
        var distance: Int?
        /// Limit results to a particular postal code.
        var inPostalCode: String?
        /// Limit results to a particular region, state, or province.
        var inRegion: String?
        /// Limit results to a specific rate center, or given a phone number search within the same
        /// rate center as that number.
        var inRateCenter: String?
        /// Limit results to a specific local access and transport area (LATA).
        var inLata: String?
        /// Limit results to a particular locality or city.
        var inLocality: String?
        /// Whether the phone numbers can receive faxes.
        var faxEnabled: Bool?
        /// How many resources to return in each list page.
        var pageSize: Int?
        /// The page index.
        var page: Int?
        /// The page token.
        var pageToken: String?

        enum CodingKeys: String, CodingKey {
            case accountSid, countryCode
            case areaCode = "AreaCode"
            case contains = "Contains"
            case smsEnabled = "SmsEnabled"
            case mmsEnabled = "MmsEnabled"
            case voiceEnabled = "VoiceEnabled"
            case excludeAllAddressRequired = "ExcludeAllAddressRequired"
            case excludeLocalAddressRequired = "ExcludeLocalAddressRequired"
            case excludeForeignAddressRequired = "ExcludeForeignAddressRequired"
            case beta = "Beta"
            case nearNumber = "NearNumber"
            case nearLatLong = "NearLatLong"
            case distance = "Distance"
            case inPostalCode = "InPostalCode"
            case inRegion = "InRegion"
            case inRateCenter = "InRateCenter"
            case inLata = "InLata"
            case inLocality = "InLocality"
            case faxEnabled = "FaxEnabled"
            case pageSize = "PageSize"
            case page = "Page"
            case pageToken = "PageToken"
        }
    }

    struct ListAvailablePhoneNumberMachineToMachine: Encodable, Sendable {
        /// The SID of the Account requesting the AvailablePhoneNumber resources.
        var accountSid: String
        /// The ISO-3166-1 country code of the country from which to read phone numbers.
        var countryCode: String
        /// The area code of the phone numbers to read.
        var areaCode: Int?
        /// Matching pattern to identify phone numbers.
        var contains: String?
        /// Whether the phone numbers can receive text messages.
        var smsEnabled: Bool?
        /// Whether the phone numbers can receive MMS messages.
        var mmsEnabled: Bool?
        /// Whether the phone numbers can receive calls.
        var voiceEnabled: Bool?
        /// Whether to exclude phone numbers that require an Address.
        var excludeAllAddressRequired: Bool?
        /// Whether to exclude phone numbers that require a local Address.
        var excludeLocalAddressRequired: Bool?
        /// Whether to exclude phone numbers that require a foreign Address.
        var excludeForeignAddressRequired: Bool?
        /// Whether to read phone numbers that are new to the Twilio platform.
        var beta: Bool?
        /// Given a phone number, find a geographically close number within `distance` miles.
        var nearNumber: String?
        /// Given a latitude/longitude pair `lat,long` find geographically close numbers within
        /// `distance` miles.
        var nearLatLong: String?
        /// The search radius, in miles, for a `near_` query.
        var distance: Int?
        /// Limit results to a particular postal code.
        var inPostalCode: String?
        /// Limit results to a particular region, state, or province.
        var inRegion: String?
        /// Limit results to a specific rate center, or given a phone number search within the same
        /// rate center as that number.
        var inRateCenter: String?
        /// Limit results to a specific local access and transport area (LATA).
        var inLata: String?
        /// Limit results to a particular locality or city.
        var inLocality: String?
        /// Whether the phone numbers can receive faxes.
        var faxEnabled: Bool?
        /// How many resources to return in each list page.
        var pageSize: Int?
        /// The page index.
        var page: Int?
        /// The page token.
        var pageToken: String?

        enum CodingKeys: String, CodingKey {
            case accountSid, countryCode
            case areaCode = "AreaCode"
            case contains = "Contains"
            case smsEnabled = "SmsEnabled"
            case mmsEnabled = "MmsEnabled"
            case voiceEnabled = "VoiceEnabled"
            case excludeAllAddressRequired = "ExcludeAllAddressRequired"
            case excludeLocalAddressRequired = "ExcludeLocalAddressRequired"
            case excludeForeignAddressRequired = "ExcludeForeignAddressRequired"
            case beta = "Beta"
            case nearNumber = "NearNumber"
            case nearLatLong = "NearLatLong"
            case distance = "Distance"
            case inPostalCode = "InPostalCode"
            case inRegion = "InRegion"
            case inRateCenter = "InRateCenter"
            case inLata = "InLata"
            case inLocality = "InLocality"
            case faxEnabled = "FaxEnabled"
            case pageSize = "PageSize"
            case page = "Page"
            case pageToken = "PageToken"
        }
    }

    struct ListAvailablePhoneNumberMobile: Encodable, Sendable {
        /// The SID of the Account requesting the AvailablePhoneNumber resources.
        var accountSid: String
        /// The ISO-3166-1 country code of the country from which to read phone numbers.
        var countryCode: String
        /// The area code of the phone numbers to read.
        var areaCode: Int?
        /// Matching pattern to identify phone numbers.
        var contains: String?
        /// Whether the phone numbers can receive text messages.
        var smsEnabled: Bool?
        /// Whether the phone numbers can receive MMS messages.
        var mmsEnabled: Bool?
        /// Whether the phone numbers can receive calls.
        var voiceEnabled: Bool?
        /// Whether to exclude phone numbers that require an Address.
        var excludeAllAddressRequired: Bool?
        /// Whether to exclude phone numbers that require a local Address.
        var excludeLocalAddressRequired: Bool?
        /// Whether to exclude phone numbers that require a foreign Address.
        var excludeForeignAddressRequired: Bool?
        /// Whether to read phone numbers that are new to the Twilio platform.
        var beta: Bool?
        /// Given a phone number, find a geographically close number within `distance` miles.
        var nearNumber: String?
        /// Given a latitude/longitude pair `lat,long` find geographically close numbers within
        /// `distance` miles.
        var nearLatLong: String?
        /// The search radius, in miles, for a `near_` query.
        var distance: Int?
        /// Limit results to a particular postal code.
        var inPostalCode: String?
        /// Limit results to a particular region, state, or province.
        var inRegion: String?
        /// Limit results to a specific rate center, or given a phone number search within the same
        /// rate center as that number.
        var inRateCenter: String?
        /// Limit results to a specific local access and transport area (LATA).
        var inLata: String?
        /// Limit results to a particular locality or city.
        var inLocality: String?
        /// Whether the phone numbers can receive faxes.
        var faxEnabled: Bool?
        /// How many resources to return in each list page.
        var pageSize: Int?
        /// The page index.
        var page: Int?
        /// The page token.
        var pageToken: String?

        enum CodingKeys: String, CodingKey {
            case accountSid, countryCode
            case areaCode = "AreaCode"
            case contains = "Contains"
            case smsEnabled = "SmsEnabled"
            case mmsEnabled = "MmsEnabled"
            case voiceEnabled = "VoiceEnabled"
            case excludeAllAddressRequired = "ExcludeAllAddressRequired"
            case excludeLocalAddressRequired = "ExcludeLocalAddressRequired"
            case excludeForeignAddressRequired = "ExcludeForeignAddressRequired"
            case beta = "Beta"
            case nearNumber = "NearNumber"
            case nearLatLong = "NearLatLong"
            case distance = "Distance"
            case inPostalCode = "InPostalCode"
            case inRegion = "InRegion"
            case inRateCenter = "InRateCenter"
            case inLata = "InLata"
            case inLocality = "InLocality"
            case faxEnabled = "FaxEnabled"
            case pageSize = "PageSize"
            case page = "Page"
            case pageToken = "PageToken"
        }
    }

    struct ListAvailablePhoneNumberNational: Encodable, Sendable {
        /// The SID of the Account requesting the AvailablePhoneNumber resources.
        var accountSid: String
        /// The ISO-3166-1 country code of the country from which to read phone numbers.
        var countryCode: String
        /// The area code of the phone numbers to read.
        var areaCode: Int?
        /// Matching pattern to identify phone numbers.
        var contains: String?
        /// Whether the phone numbers can receive text messages.
        var smsEnabled: Bool?
        /// Whether the phone numbers can receive MMS messages.
        var mmsEnabled: Bool?
        /// Whether the phone numbers can receive calls.
        var voiceEnabled: Bool?
        /// Whether to exclude phone numbers that require an Address.
        var excludeAllAddressRequired: Bool?
        /// Whether to exclude phone numbers that require a local Address.
        var excludeLocalAddressRequired: Bool?
        /// Whether to exclude phone numbers that require a foreign Address.
        var excludeForeignAddressRequired: Bool?
        /// Whether to read phone numbers that are new to the Twilio platform.
        var beta: Bool?
        /// Given a phone number, find a geographically close number within `distance` miles.
        var nearNumber: String?
        /// Given a latitude/longitude pair `lat,long` find geographically close numbers within
        /// `distance` miles.
        var nearLatLong: String?
        /// The search radius, in miles, for a `near_` query.
        var distance: Int?
        /// Limit results to a particular postal code.
        var inPostalCode: String?
        /// Limit results to a particular region, state, or province.
        var inRegion: String?
        /// Limit results to a specific rate center, or given a phone number search within the same
        /// rate center as that number.
        var inRateCenter: String?
        /// Limit results to a specific local access and transport area (LATA).
        var inLata: String?
        /// Limit results to a particular locality or city.
        var inLocality: String?
        /// Whether the phone numbers can receive faxes.
        var faxEnabled: Bool?
        /// How many resources to return in each list page.
        var pageSize: Int?
        /// The page index.
        var page: Int?
        /// The page token.
        var pageToken: String?

        enum CodingKeys: String, CodingKey {
            case accountSid, countryCode
            case areaCode = "AreaCode"
            case contains = "Contains"
            case smsEnabled = "SmsEnabled"
            case mmsEnabled = "MmsEnabled"
            case voiceEnabled = "VoiceEnabled"
            case excludeAllAddressRequired = "ExcludeAllAddressRequired"
            case excludeLocalAddressRequired = "ExcludeLocalAddressRequired"
            case excludeForeignAddressRequired = "ExcludeForeignAddressRequired"
            case beta = "Beta"
            case nearNumber = "NearNumber"
            case nearLatLong = "NearLatLong"
            case distance = "Distance"
            case inPostalCode = "InPostalCode"
            case inRegion = "InRegion"
            case inRateCenter = "InRateCenter"
            case inLata = "InLata"
            case inLocality = "InLocality"
            case faxEnabled = "FaxEnabled"
            case pageSize = "PageSize"
            case page = "Page"
            case pageToken = "PageToken"
        }
    }

    struct ListAvailablePhoneNumberSharedCost: Encodable, Sendable {
        /// The SID of the Account requesting the AvailablePhoneNumber resources.
        var accountSid: String
        /// The ISO-3166-1 country code of the country from which to read phone numbers.
        var countryCode: String
        /// The area code of the phone numbers to read.
        var areaCode: Int?
        /// Matching pattern to identify phone numbers.
        var contains: String?
        /// Whether the phone numbers can receive text messages.
        var smsEnabled: Bool?
        /// Whether the phone numbers can receive MMS messages.
        var mmsEnabled: Bool?
        /// Whether the phone numbers can receive calls.
        var voiceEnabled: Bool?
        /// Whether to exclude phone numbers that require an Address.
        var excludeAllAddressRequired: Bool?
        /// Whether to exclude phone numbers that require a local Address.
        var excludeLocalAddressRequired: Bool?
        /// Whether to exclude phone numbers that require a foreign Address.
        var excludeForeignAddressRequired: Bool?
        /// Whether to read phone numbers that are new to the Twilio platform.
        var beta: Bool?
        /// Given a phone number, find a geographically close number within `distance` miles.
        var nearNumber: String?
        /// Given a latitude/longitude pair `lat,long` find geographically close numbers within
        /// `distance` miles.
        var nearLatLong: String?
        /// The search radius, in miles, for a `near_` query.
        var distance: Int?
        /// Limit results to a particular postal code.
        var inPostalCode: String?
        /// Limit results to a particular region, state, or province.
        var inRegion: String?
        /// Limit results to a specific rate center, or given a phone number search within the same
        /// rate center as that number.
        var inRateCenter: String?
        /// Limit results to a specific local access and transport area (LATA).
        var inLata: String?
        /// Limit results to a particular locality or city.
        var inLocality: String?
        /// Whether the phone numbers can receive faxes.
        var faxEnabled: Bool?
        /// How many resources to return in each list page.
        var pageSize: Int?
        /// The page index.
        var page: Int?
        /// The page token.
        var pageToken: String?

        enum CodingKeys: String, CodingKey {
            case accountSid, countryCode
            case areaCode = "AreaCode"
            case contains = "Contains"
            case smsEnabled = "SmsEnabled"
            case mmsEnabled = "MmsEnabled"
            case voiceEnabled = "VoiceEnabled"
            case excludeAllAddressRequired = "ExcludeAllAddressRequired"
            case excludeLocalAddressRequired = "ExcludeLocalAddressRequired"
            case excludeForeignAddressRequired = "ExcludeForeignAddressRequired"
            case beta = "Beta"
            case nearNumber = "NearNumber"
            case nearLatLong = "NearLatLong"
            case distance = "Distance"
            case inPostalCode = "InPostalCode"
            case inRegion = "InRegion"
            case inRateCenter = "InRateCenter"
            case inLata = "InLata"
            case inLocality = "InLocality"
            case faxEnabled = "FaxEnabled"
            case pageSize = "PageSize"
            case page = "Page"
            case pageToken = "PageToken"
        }
    }

    struct ListAvailablePhoneNumberTollFree: Encodable, Sendable {
        /// The SID of the Account requesting the AvailablePhoneNumber resources.
        var accountSid: String
        /// The ISO-3166-1 country code of the country from which to read phone numbers.
        var countryCode: String
        /// The area code of the phone numbers to read.
        var areaCode: Int?
        /// Matching pattern to identify phone numbers.
        var contains: String?
        /// Whether the phone numbers can receive text messages.
        var smsEnabled: Bool?
        /// Whether the phone numbers can receive MMS messages.
        var mmsEnabled: Bool?
        /// Whether the phone numbers can receive calls.
        var voiceEnabled: Bool?
        /// Whether to exclude phone numbers that require an Address.
        var excludeAllAddressRequired: Bool?
        /// Whether to exclude phone numbers that require a local Address.
        var excludeLocalAddressRequired: Bool?
        /// Whether to exclude phone numbers that require a foreign Address.
        var excludeForeignAddressRequired: Bool?
        /// Whether to read phone numbers that are new to the Twilio platform.
        var beta: Bool?
        /// Given a phone number, find a geographically close number within `distance` miles.
        var nearNumber: String?
        /// Given a latitude/longitude pair `lat,long` find geographically close numbers within
        /// `distance` miles.
        var nearLatLong: String?
        /// The search radius, in miles, for a `near_` query.
        var distance: Int?
        /// Limit results to a particular postal code.
        var inPostalCode: String?
        /// Limit results to a particular region, state, or province.
        var inRegion: String?
        /// Limit results to a specific rate center, or given a phone number search within the same
        /// rate center as that number.
        var inRateCenter: String?
        /// Limit results to a specific local access and transport area (LATA).
        var inLata: String?
        /// Limit results to a particular locality or city.
        var inLocality: String?
        /// Whether the phone numbers can receive faxes.
        var faxEnabled: Bool?
        /// How many resources to return in each list page.
        var pageSize: Int?
        /// The page index.
        var page: Int?
        /// The page token.
        var pageToken: String?

        enum CodingKeys: String, CodingKey {
            case accountSid, countryCode
            case areaCode = "AreaCode"
            case contains = "Contains"
            case smsEnabled = "SmsEnabled"
            case mmsEnabled = "MmsEnabled"
            case voiceEnabled = "VoiceEnabled"
            case excludeAllAddressRequired = "ExcludeAllAddressRequired"
            case excludeLocalAddressRequired = "ExcludeLocalAddressRequired"
            case excludeForeignAddressRequired = "ExcludeForeignAddressRequired"
            case beta = "Beta"
            case nearNumber = "NearNumber"
            case nearLatLong = "NearLatLong"
            case distance = "Distance"
            case inPostalCode = "InPostalCode"
            case inRegion = "InRegion"
            case inRateCenter = "InRateCenter"
            case inLata = "InLata"
            case inLocality = "InLocality"
            case faxEnabled = "FaxEnabled"
            case pageSize = "PageSize"
            case page = "Page"
            case pageToken = "PageToken"
        }
    }

    struct ListAvailablePhoneNumberVoip: Encodable, Sendable {
        /// The SID of the Account requesting the AvailablePhoneNumber resources.
        var accountSid: String
        /// The ISO-3166-1 country code of the country from which to read phone numbers.
        var countryCode: String
        /// The area code of the phone numbers to read.
        var areaCode: Int?
        /// Matching pattern to identify phone numbers.
        var contains: String?
        /// Whether the phone numbers can receive text messages.
        var smsEnabled: Bool?
        /// Whether the phone numbers can receive MMS messages.
        var mmsEnabled: Bool?
        /// Whether the phone numbers can receive calls.
        var voiceEnabled: Bool?
        /// Whether to exclude phone numbers that require an Address.
        var excludeAllAddressRequired: Bool?
        /// Whether to exclude phone numbers that require a local Address.
        var excludeLocalAddressRequired: Bool?
        /// Whether to exclude phone numbers that require a foreign Address.
        var excludeForeignAddressRequired: Bool?
        /// Whether to read phone numbers that are new to the Twilio platform.
        var beta: Bool?
        /// Given a phone number, find a geographically close number within `distance` miles.
        var nearNumber: String?
        /// Given a latitude/longitude pair `lat,long` find geographically close numbers within
        /// `distance` miles.
        var nearLatLong: String?
        /// The search radius, in miles, for a `near_` query.
        var distance: Int?
        /// Limit results to a particular postal code.
        var inPostalCode: String?
        /// Limit results to a particular region, state, or province.
        var inRegion: String?
        /// Limit results to a specific rate center, or given a phone number search within the same
        /// rate center as that number.
        var inRateCenter: String?
        /// Limit results to a specific local access and transport area (LATA).
        var inLata: String?
        /// Limit results to a particular locality or city.
        var inLocality: String?
        /// Whether the phone numbers can receive faxes.
        var faxEnabled: Bool?
        /// How many resources to return in each list page.
        var pageSize: Int?
        /// The page index.
        var page: Int?
        /// The page token.
        var pageToken: String?

        enum CodingKeys: String, CodingKey {
            case accountSid, countryCode
            case areaCode = "AreaCode"
            case contains = "Contains"
            case smsEnabled = "SmsEnabled"
            case mmsEnabled = "MmsEnabled"
            case voiceEnabled = "VoiceEnabled"
            case excludeAllAddressRequired = "ExcludeAllAddressRequired"
            case excludeLocalAddressRequired = "ExcludeLocalAddressRequired"
            case excludeForeignAddressRequired = "ExcludeForeignAddressRequired"
            case beta = "Beta"
            case nearNumber = "NearNumber"
            case nearLatLong = "NearLatLong"
            case distance = "Distance"
            case inPostalCode = "InPostalCode"
            case inRegion = "InRegion"
            case inRateCenter = "InRateCenter"
            case inLata = "InLata"
            case inLocality = "InLocality"
            case faxEnabled = "FaxEnabled"
            case pageSize = "PageSize"
            case page = "Page"
            case pageToken = "PageToken"
        }
    }

    struct CreateCall: Encodable, Sendable {
        /// The SID of the Account that will create the resource.
        var accountSid: String
        /// The phone number, SIP address, or client identifier to call.
        var to: String
        /// The phone number or client identifier to use as the caller id.
        var from: String
        /// The HTTP method we should use when calling the `url` parameter's value.
        var method: HTTPMethod?
        /// The URL that we call using the `fallback_method` if an error occurs when requesting or
        /// executing the TwiML at `url`.
        var fallbackURL: String?
        /// The HTTP method that we should use to request the `fallback_url`.
        var fallbackMethod: HTTPMethod?
        /// The URL we should call using the `status_callback_method` to send status information to
        /// your application.
        var statusCallback: String?
        /// The call progress events that we will send to the `status_callback` URL.
        var statusCallbackEvent: [String]?
        /// The HTTP method we should use when calling the `status_callback` URL.
        var statusCallbackMethod: HTTPMethod?
        /// The string of keys to dial after connecting to the number, with a maximum length of 32
        /// digits.
        var sendDigits: String?
        /// The integer number of seconds that we should allow the phone to ring before assuming
        /// there is no answer.
        var timeout: Int?
        /// Whether to record the call.
        var record: Bool?
        /// The number of channels in the final recording.
        var recordingChannels: String?
        /// The URL that we call when the recording is available to be accessed.
        var recordingStatusCallback: String?
        /// The HTTP method we should use when calling the `recording_status_callback` URL.
        var recordingStatusCallbackMethod: HTTPMethod?
        /// The username used to authenticate the caller making a SIP call.
        var sipAuthUsername: String?
        /// The password required to authenticate the user account specified in `sip_auth_username`.
        var sipAuthPassword: String?
        /// Whether to detect if a human, answering machine, or fax has picked up the call.
        var machineDetection: String?
        /// The number of seconds that we should attempt to detect an answering machine before
        /// timing out and sending a voice request with `AnsweredBy` of `unknown`.
        var machineDetectionTimeout: Int?
        /// The recording status events that will trigger calls to the URL specified in
        /// `recording_status_callback`.
        var recordingStatusCallbackEvent: [String]?
        /// Whether to trim any leading and trailing silence from the recording.
        var trim: String?
        /// The phone number, SIP address, or Client identifier that made this call.
        var callerID: String?
        /// The number of milliseconds that is used as the measuring stick for the length of the
        /// speech activity, where durations lower than this value will be interpreted as a human
        /// and longer than this value as a machine.
        var machineDetectionSpeechThreshold: Int?
        /// The number of milliseconds of silence after speech activity at which point the speech
        /// activity is considered complete.
        var machineDetectionSpeechEndThreshold: Int?
        /// The number of milliseconds of initial silence after which an `unknown` AnsweredBy result
        /// will be returned.
        var machineDetectionSilenceTimeout: Int?
        /// Select whether to perform answering machine detection in the background.
        var asyncAmd: String?
        /// The URL that we should call using the `async_amd_status_callback_method` to notify
        /// customer application whether the call was answered by human, machine or fax.
        var asyncAmdStatusCallback: String?
        /// The HTTP method we should use when calling the `async_amd_status_callback` URL.
        var asyncAmdStatusCallbackMethod: HTTPMethod?
        /// The SID of a BYOC (Bring Your Own Carrier) trunk to route this call with.
        var byoc: String?
        /// The Reason for the outgoing call.
        var callReason: String?
        /// A token string needed to invoke a forwarded call.
        var callToken: String?
        /// The audio track to record for the call.
        var recordingTrack: String?
        /// The maximum duration of the call in seconds.
        var timeLimit: Int?
        /// The URL that we should use to deliver `push call notification`.
        var clientNotificationURL: String?
        /// The absolute URL that returns the TwiML instructions for the call.
        var url: String?
        /// TwiML instructions for the call Twilio will use without fetching Twiml from url
        /// parameter.
        var twiml: String?
        /// The SID of the Application resource that will handle the call, if the call will be
        /// handled by an application.
        var applicationSid: String?

        enum CodingKeys: String, CodingKey {
            case accountSid
            case to = "To"
            case from = "From"
            case method = "Method"
            case fallbackURL = "FallbackUrl"
            case fallbackMethod = "FallbackMethod"
            case statusCallback = "StatusCallback"
            case statusCallbackEvent = "StatusCallbackEvent"
            case statusCallbackMethod = "StatusCallbackMethod"
            case sendDigits = "SendDigits"
            case timeout = "Timeout"
            case record = "Record"
            case recordingChannels = "RecordingChannels"
            case recordingStatusCallback = "RecordingStatusCallback"
            case recordingStatusCallbackMethod = "RecordingStatusCallbackMethod"
            case sipAuthUsername = "SipAuthUsername"
            case sipAuthPassword = "SipAuthPassword"
            case machineDetection = "MachineDetection"
            case machineDetectionTimeout = "MachineDetectionTimeout"
            case recordingStatusCallbackEvent = "RecordingStatusCallbackEvent"
            case trim = "Trim"
            case callerID = "CallerId"
            case machineDetectionSpeechThreshold = "MachineDetectionSpeechThreshold"
            case machineDetectionSpeechEndThreshold = "MachineDetectionSpeechEndThreshold"
            case machineDetectionSilenceTimeout = "MachineDetectionSilenceTimeout"
            case asyncAmd = "AsyncAmd"
            case asyncAmdStatusCallback = "AsyncAmdStatusCallback"
            case asyncAmdStatusCallbackMethod = "AsyncAmdStatusCallbackMethod"
            case byoc = "Byoc"
            case callReason = "CallReason"
            case callToken = "CallToken"
            case recordingTrack = "RecordingTrack"
            case timeLimit = "TimeLimit"
            case clientNotificationURL = "ClientNotificationUrl"
            case url = "Url"
            case twiml = "Twiml"
            case applicationSid = "ApplicationSid"
        }
    }

    struct ListCall: Encodable, Sendable {
        /// The SID of the Account that created the Call resource(s) to read.
        var accountSid: String
        /// Only show calls made to this phone number, SIP address, Client identifier or SIM SID.
        var to: String?
        /// Only include calls from this phone number, SIP address, Client identifier or SIM SID.
        var from: String?
        /// Only include calls spawned by calls with this SID.
        var parentCallSid: String?
        /// The status of the calls to include.
        var status: CallStatus?
        /// Only include calls that started on this date.
        var startTime: Date?
        /// Only include calls that started before this date.
        var startTimeBefore: Date?
        /// Only include calls that started on or after this date.
        var startTimeAfter: Date?
        /// Only include calls that ended on this date.
        var endTime: Date?
        /// Only include calls that ended before this date.
        var endTimeBefore: Date?
        /// Only include calls that ended on or after this date.
        var endTimeAfter: Date?
        /// How many resources to return in each list page.
        var pageSize: Int?
        /// The page index.
        var page: Int?
        /// The page token.
        var pageToken: String?

        enum CodingKeys: String, CodingKey {
            case accountSid
            case to = "To"
            case from = "From"
            case parentCallSid = "ParentCallSid"
            case status = "Status"
            case startTime = "StartTime"
            case startTimeBefore = "StartTime<"
            case startTimeAfter = "StartTime>"
            case endTime = "EndTime"
            case endTimeBefore = "EndTime<"
            case endTimeAfter = "EndTime>"
            case pageSize = "PageSize"
            case page = "Page"
            case pageToken = "PageToken"
        }
    }

    struct DeleteCall: Encodable, Sendable {
        /// The SID of the Account that created the Call resource(s) to delete.
        var accountSid: String
        /// The Twilio-provided Call SID that uniquely identifies the Call resource to delete.
        var sid: String
    }

    struct FetchCall: Encodable, Sendable {
        /// The SID of the Account that created the Call resource(s) to fetch.
        var accountSid: String
        /// The SID of the Call resource to fetch.
        var sid: String
    }

    struct UpdateCall: Encodable, Sendable {
        /// The SID of the Account that created the Call resource(s) to update.
        var accountSid: String
        /// The Twilio-provided string that uniquely identifies the Call resource to update.
        var sid: String
        /// The absolute URL that returns the TwiML instructions for the call.
        var url: String?
        /// The HTTP method we should use when calling the `url`.
        var method: HTTPMethod?
        var status: CallUpdateStatus?
        /// The URL that we call using the `fallback_method` if an error occurs when requesting or
        /// executing the TwiML at `url`.
        var fallbackURL: String?
        /// The HTTP method that we should use to request the `fallback_url`.
        var fallbackMethod: HTTPMethod?
        /// The URL we should call using the `status_callback_method` to send status information to
        /// your application.
        var statusCallback: String?
        /// The HTTP method we should use when requesting the `status_callback` URL.
        var statusCallbackMethod: HTTPMethod?
        /// TwiML instructions for the call Twilio will use without fetching Twiml from url.
        var twiml: String?
        /// The maximum duration of the call in seconds.
        var timeLimit: Int?

        enum CodingKeys: String, CodingKey {
            case accountSid, sid
            case url = "Url"
            case method = "Method"
            case status = "Status"
            case fallbackURL = "FallbackUrl"
            case fallbackMethod = "FallbackMethod"
            case statusCallback = "StatusCallback"
            case statusCallbackMethod = "StatusCallbackMethod"
            case twiml = "Twiml"
            case timeLimit = "TimeLimit"
        }
    }

    struct ListCallEvent: Encodable, Sendable {
        /// The unique SID identifier of the Account.
        var accountSid: String
        /// The unique SID identifier of the Call.
        var callSid: String
        /// How many resources to return in each list page.
        var pageSize: Int?
        /// The page index.
        var page: Int?
        /// The page token.
        var pageToken: String?

        enum CodingKeys: String, CodingKey {
            case accountSid, callSid
            case pageSize = "PageSize"
            case page = "Page"
            case pageToken = "PageToken"
        }
    }

    struct FetchCallNotification: Encodable, Sendable {
        /// The SID of the Account that created the Call Notification resource to fetch.
        var accountSid: String
        /// The Call SID of the Call Notification resource to fetch.
        var callSid: String
        /// The Twilio-provided string that uniquely identifies the Call Notification resource to
        /// fetch.
        var sid: String
    }

    struct ListCallNotification: Encodable, Sendable {
        /// The SID of the Account that created the Call Notification resources to read.
        var accountSid: String
        /// The Call SID of the Call Notification resources to read.
        var callSid: String
        /// Only read notifications of the specified log level.
        var log: Int?
        /// Only show notifications for the specified date, formatted as `YYYY-MM-DD`.
        var messageDate: Day?
        /// Only show notifications for the specified date, formatted as `YYYY-MM-DD`.
        var messageDateBefore: Day?
        /// Only show notifications for the specified date, formatted as `YYYY-MM-DD`.
        var messageDateAfter: Day?
        /// How many resources to return in each list page.
        var pageSize: Int?
        /// The page index.
        var page: Int?
        /// The page token.
        var pageToken: String?

        enum CodingKeys: String, CodingKey {
            case accountSid, callSid
            case log = "Log"
            case messageDate = "MessageDate"
            case messageDateBefore = "MessageDate<"
            case messageDateAfter = "MessageDate>"
            case pageSize = "PageSize"
            case page = "Page"
            case pageToken = "PageToken"
        }
    }

    struct CreateCallRecording: Encodable, Sendable {
        /// The SID of the Account that will create the resource.
        var accountSid: String
        /// The SID of the Call to associate the resource with.
        var callSid: String
        /// The recording status events on which we should call the `recording_status_callback` URL.
        var recordingStatusCallbackEvent: [String]?
        /// The URL we should call using the `recording_status_callback_method` on each recording
        /// event specified in `recording_status_callback_event`.
        var recordingStatusCallback: String?
        /// The HTTP method we should use to call `recording_status_callback`.
        var recordingStatusCallbackMethod: HTTPMethod?
        /// Whether to trim any leading and trailing silence in the recording.
        var trim: String?
        /// The number of channels used in the recording.
        var recordingChannels: String?
        /// The audio track to record for the call.
        var recordingTrack: String?

        enum CodingKeys: String, CodingKey {
            case accountSid, callSid
            case recordingStatusCallbackEvent = "RecordingStatusCallbackEvent"
            case recordingStatusCallback = "RecordingStatusCallback"
            case recordingStatusCallbackMethod = "RecordingStatusCallbackMethod"
            case trim = "Trim"
            case recordingChannels = "RecordingChannels"
            case recordingTrack = "RecordingTrack"
        }
    }

    struct ListCallRecording: Encodable, Sendable {
        /// The SID of the Account that created the Recording resources to read.
        var accountSid: String
        /// The Call SID of the resources to read.
        var callSid: String
        /// The `date_created` value, specified as `YYYY-MM-DD`, of the resources to read.
        var dateCreated: Day?
        /// The `date_created` value, specified as `YYYY-MM-DD`, of the resources to read.
        var dateCreatedBefore: Day?
        /// The `date_created` value, specified as `YYYY-MM-DD`, of the resources to read.
        var dateCreatedAfter: Day?
        /// How many resources to return in each list page.
        var pageSize: Int?
        /// The page index.
        var page: Int?
        /// The page token.
        var pageToken: String?

        enum CodingKeys: String, CodingKey {
            case accountSid, callSid
            case dateCreated = "DateCreated"
            case dateCreatedBefore = "DateCreated<"
            case dateCreatedAfter = "DateCreated>"
            case pageSize = "PageSize"
            case page = "Page"
            case pageToken = "PageToken"
        }
    }

    struct UpdateCallRecording: Encodable, Sendable {
        /// The SID of the Account that created the Recording resource to update.
        var accountSid: String
        /// The Call SID of the resource to update.
        var callSid: String
        /// The Twilio-provided string that uniquely identifies the Recording resource to update.
        var sid: String
        var status: CallRecordingStatus
        /// Whether to record during a pause.
        var pauseBehavior: String?

        enum CodingKeys: String, CodingKey {
            case accountSid, callSid, sid
            case status = "Status"
            case pauseBehavior = "PauseBehavior"
        }
    }

    struct FetchCallRecording: Encodable, Sendable {
        /// The SID of the Account that created the Recording resource to fetch.
        var accountSid: String
        /// The Call SID of the resource to fetch.
        var callSid: String
        /// The Twilio-provided string that uniquely identifies the Recording resource to fetch.
        var sid: String
    }

    struct DeleteCallRecording: Encodable, Sendable {
        /// The SID of the Account that created the Recording resources to delete.
        var accountSid: String
        /// The Call SID of the resources to delete.
        var callSid: String
        /// The Twilio-provided string that uniquely identifies the Recording resource to delete.
        var sid: String
    }

    struct FetchConference: Encodable, Sendable {
        /// The SID of the Account that created the Conference resource(s) to fetch.
        var accountSid: String
        /// The Twilio-provided string that uniquely identifies the Conference resource to fetch.
        var sid: String
    }

    struct UpdateConference: Encodable, Sendable {
        /// The SID of the Account that created the Conference resource(s) to update.
        var accountSid: String
        /// The Twilio-provided string that uniquely identifies the Conference resource to update.
        var sid: String
        var status: ConferenceUpdateStatus?
        /// The URL we should call to announce something into the conference.
        var announceURL: String?
        /// The HTTP method used to call `announce_url`.
        var announceMethod: HTTPMethod?

        enum CodingKeys: String, CodingKey {
            case accountSid, sid
            case status = "Status"
            case announceURL = "AnnounceUrl"
            case announceMethod = "AnnounceMethod"
        }
    }

    struct ListConference: Encodable, Sendable {
        /// The SID of the Account that created the Conference resource(s) to read.
        var accountSid: String
        /// Only include conferences that were created on this date.
        var dateCreated: Day?
        /// Only include conferences that were created on this date.
        var dateCreatedBefore: Day?
        /// Only include conferences that were created on this date.
        var dateCreatedAfter: Day?
        /// Only include conferences that were last updated on this date.
        var dateUpdated: Day?
        /// Only include conferences that were last updated on this date.
        var dateUpdatedBefore: Day?
        /// Only include conferences that were last updated on this date.
        var dateUpdatedAfter: Day?
        /// The string that identifies the Conference resources to read.
        var friendlyName: String?
        /// The status of the resources to read.
        var status: ConferenceStatus?
        /// How many resources to return in each list page.
        var pageSize: Int?
        /// The page index.
        var page: Int?
        /// The page token.
        var pageToken: String?

        enum CodingKeys: String, CodingKey {
            case accountSid
            case dateCreated = "DateCreated"
            case dateCreatedBefore = "DateCreated<"
            case dateCreatedAfter = "DateCreated>"
            case dateUpdated = "DateUpdated"
            case dateUpdatedBefore = "DateUpdated<"
            case dateUpdatedAfter = "DateUpdated>"
            case friendlyName = "FriendlyName"
            case status = "Status"
            case pageSize = "PageSize"
            case page = "Page"
            case pageToken = "PageToken"
        }
    }

    struct ListConferenceRecording: Encodable, Sendable {
        /// The SID of the Account that created the Conference Recording resources to read.
        var accountSid: String
        /// The Conference SID that identifies the conference associated with the recording to read.
        var conferenceSid: String
        /// The `date_created` value, specified as `YYYY-MM-DD`, of the resources to read.
        var dateCreated: Day?
        /// The `date_created` value, specified as `YYYY-MM-DD`, of the resources to read.
        var dateCreatedBefore: Day?
        /// The `date_created` value, specified as `YYYY-MM-DD`, of the resources to read.
        var dateCreatedAfter: Day?
        /// How many resources to return in each list page.
        var pageSize: Int?
        /// The page index.
        var page: Int?
        /// The page token.
        var pageToken: String?

        enum CodingKeys: String, CodingKey {
            case accountSid, conferenceSid
            case dateCreated = "DateCreated"
            case dateCreatedBefore = "DateCreated<"
            case dateCreatedAfter = "DateCreated>"
            case pageSize = "PageSize"
            case page = "Page"
            case pageToken = "PageToken"
        }
    }

    struct UpdateConferenceRecording: Encodable, Sendable {
        /// The SID of the Account that created the Conference Recording resource to update.
        var accountSid: String
        /// The Conference SID that identifies the conference associated with the recording to
        /// update.
        var conferenceSid: String
        /// The Twilio-provided string that uniquely identifies the Conference Recording resource to
        /// update.
        var sid: String
        var status: ConferenceRecordingStatus
        /// Whether to record during a pause.
        var pauseBehavior: String?

        enum CodingKeys: String, CodingKey {
            case accountSid, conferenceSid, sid
            case status = "Status"
            case pauseBehavior = "PauseBehavior"
        }
    }

    struct FetchConferenceRecording: Encodable, Sendable {
        /// The SID of the Account that created the Conference Recording resource to fetch.
        var accountSid: String
        /// The Conference SID that identifies the conference associated with the recording to
        /// fetch.
        var conferenceSid: String
        /// The Twilio-provided string that uniquely identifies the Conference Recording resource to
        /// fetch.
        var sid: String
    }

    struct DeleteConferenceRecording: Encodable, Sendable {
        /// The SID of the Account that created the Conference Recording resources to delete.
        var accountSid: String
        /// The Conference SID that identifies the conference associated with the recording to
        /// delete.
        var conferenceSid: String
        /// The Twilio-provided string that uniquely identifies the Conference Recording resource to
        /// delete.
        var sid: String
    }

    struct FetchConnectApp: Encodable, Sendable {
        /// The SID of the Account that created the ConnectApp resource to fetch.
        var accountSid: String
        /// The Twilio-provided string that uniquely identifies the ConnectApp resource to fetch.
        var sid: String
    }

    struct UpdateConnectApp: Encodable, Sendable {
        /// The SID of the Account that created the ConnectApp resources to update.
        var accountSid: String
        /// The Twilio-provided string that uniquely identifies the ConnectApp resource to update.
        var sid: String
        /// The URL to redirect the user to after we authenticate the user and obtain authorization
        /// to access the Connect App.
        var authorizeRedirectURL: String?
        /// The company name to set for the Connect App.
        var companyName: String?
        /// The HTTP method to use when calling `deauthorize_callback_url`.
        var deauthorizeCallbackMethod: HTTPMethod?
        /// The URL to call using the `deauthorize_callback_method` to de-authorize the Connect App.
        var deauthorizeCallbackURL: String?
        /// A description of the Connect App.
        var description: String?
        /// A descriptive string that you create to describe the resource.
        var friendlyName: String?
        /// A public URL where users can obtain more information about this Connect App.
        var homepageURL: String?
        /// A comma-separated list of the permissions you will request from the users of this
        /// ConnectApp.
        var permissions: [ConnectAppPermission]?

        enum CodingKeys: String, CodingKey {
            case accountSid, sid
            case authorizeRedirectURL = "AuthorizeRedirectUrl"
            case companyName = "CompanyName"
            case deauthorizeCallbackMethod = "DeauthorizeCallbackMethod"
            case deauthorizeCallbackURL = "DeauthorizeCallbackUrl"
            case description = "Description"
            case friendlyName = "FriendlyName"
            case homepageURL = "HomepageUrl"
            case permissions = "Permissions"
        }
    }

    struct DeleteConnectApp: Encodable, Sendable {
        /// The SID of the Account that created the ConnectApp resource to fetch.
        var accountSid: String
        /// The Twilio-provided string that uniquely identifies the ConnectApp resource to fetch.
        var sid: String
    }

    struct ListConnectApp: Encodable, Sendable {
        /// The SID of the Account that created the ConnectApp resources to read.
        var accountSid: String
        /// How many resources to return in each list page.
        var pageSize: Int?
        /// The page index.
        var page: Int?
        /// The page token.
        var pageToken: String?

        enum CodingKeys: String, CodingKey {
            case accountSid
            case pageSize = "PageSize"
            case page = "Page"
            case pageToken = "PageToken"
        }
    }

    struct ListDependentPhoneNumber: Encodable, Sendable {
        /// The SID of the Account that created the DependentPhoneNumber resources to read.
        var accountSid: String
        /// The SID of the Address resource associated with the phone number.
        var addressSid: String
        /// How many resources to return in each list page.
        var pageSize: Int?
        /// The page index.
        var page: Int?
        /// The page token.
        var pageToken: String?

        enum CodingKeys: String, CodingKey {
            case accountSid, addressSid
            case pageSize = "PageSize"
            case page = "Page"
            case pageToken = "PageToken"
        }
    }

    struct UpdateIncomingPhoneNumber: Encodable, Sendable {
        /// The SID of the Account that created the IncomingPhoneNumber resource to update.
        var accountSid: String
        /// The Twilio-provided string that uniquely identifies the IncomingPhoneNumber resource to
        /// update.
        var sid: String
        /// The SID of the Account that created the IncomingPhoneNumber resource to update.
        var accountSidInField: String?
        /// The API version to use for incoming calls made to the phone number.
        var apiVersion: String?
        /// A descriptive string that you created to describe this phone number.
        var friendlyName: String?
        /// The SID of the application that should handle SMS messages sent to the number.
        var smsApplicationSid: String?
        /// The HTTP method that we should use to call `sms_fallback_url`.
        var smsFallbackMethod: HTTPMethod?
        /// The URL that we should call when an error occurs while requesting or executing the TwiML
        /// defined by `sms_url`.
        var smsFallbackURL: String?
        /// The HTTP method that we should use to call `sms_url`.
        var smsMethod: HTTPMethod?
        /// The URL we should call when the phone number receives an incoming SMS message.
        var smsURL: String?
        /// The URL we should call using the `status_callback_method` to send status information to
        /// your application.
        var statusCallback: String?
        /// The HTTP method we should use to call `status_callback`.
        var statusCallbackMethod: HTTPMethod?
        /// The SID of the application we should use to handle phone calls to the phone number.
        var voiceApplicationSid: String?
        /// Whether to lookup the caller's name from the CNAM database and post it to your app.
        var voiceCallerIDLookup: Bool?
        /// The HTTP method that we should use to call `voice_fallback_url`.
        var voiceFallbackMethod: HTTPMethod?
        /// The URL that we should call when an error occurs retrieving or executing the TwiML
        /// requested by `url`.
        var voiceFallbackURL: String?
        /// The HTTP method that we should use to call `voice_url`.
        var voiceMethod: HTTPMethod?
        /// The URL that we should call to answer a call to the phone number.
        var voiceURL: String?
        var emergencyStatus: IncomingPhoneNumberEmergencyStatus?
        /// The SID of the emergency address configuration to use for emergency calling from this
        /// phone number.
        var emergencyAddressSid: String?
        /// The SID of the Trunk we should use to handle phone calls to the phone number.
        var trunkSid: String?
        var voiceReceiveMode: IncomingPhoneNumberVoiceReceiveMode?
        /// The SID of the Identity resource that we should associate with the phone number.
        var identitySid: String?
        /// The SID of the Address resource we should associate with the phone number.
        var addressSid: String?
        /// The SID of the Bundle resource that you associate with the phone number.
        var bundleSid: String?

        enum CodingKeys: String, CodingKey {
            case accountSid, sid
            case accountSidInField = "AccountSid"
            case apiVersion = "ApiVersion"
            case friendlyName = "FriendlyName"
            case smsApplicationSid = "SmsApplicationSid"
            case smsFallbackMethod = "SmsFallbackMethod"
            case smsFallbackURL = "SmsFallbackUrl"
            case smsMethod = "SmsMethod"
            case smsURL = "SmsUrl"
            case statusCallback = "StatusCallback"
            case statusCallbackMethod = "StatusCallbackMethod"
            case voiceApplicationSid = "VoiceApplicationSid"
            case voiceCallerIDLookup = "VoiceCallerIdLookup"
            case voiceFallbackMethod = "VoiceFallbackMethod"
            case voiceFallbackURL = "VoiceFallbackUrl"
            case voiceMethod = "VoiceMethod"
            case voiceURL = "VoiceUrl"
            case emergencyStatus = "EmergencyStatus"
            case emergencyAddressSid = "EmergencyAddressSid"
            case trunkSid = "TrunkSid"
            case voiceReceiveMode = "VoiceReceiveMode"
            case identitySid = "IdentitySid"
            case addressSid = "AddressSid"
            case bundleSid = "BundleSid"
        }
    }

    struct FetchIncomingPhoneNumber: Encodable, Sendable {
        /// The SID of the Account that created the IncomingPhoneNumber resource to fetch.
        var accountSid: String
        /// The Twilio-provided string that uniquely identifies the IncomingPhoneNumber resource to
        /// fetch.
        var sid: String
    }

    struct DeleteIncomingPhoneNumber: Encodable, Sendable {
        /// The SID of the Account that created the IncomingPhoneNumber resources to delete.
        var accountSid: String
        /// The Twilio-provided string that uniquely identifies the IncomingPhoneNumber resource to
        /// delete.
        var sid: String
    }

    struct ListIncomingPhoneNumber: Encodable, Sendable {
        /// The SID of the Account that created the IncomingPhoneNumber resources to read.
        var accountSid: String
        /// Whether to include phone numbers new to the Twilio platform.
        var beta: Bool?
        /// A string that identifies the IncomingPhoneNumber resources to read.
        var friendlyName: String?
        /// The phone numbers of the IncomingPhoneNumber resources to read.
        var phoneNumber: String?
        /// Whether to include phone numbers based on their origin.
        var origin: String?
        /// How many resources to return in each list page.
        var pageSize: Int?
        /// The page index.
        var page: Int?
        /// The page token.
        var pageToken: String?

        enum CodingKeys: String, CodingKey {
            case accountSid
            case beta = "Beta"
            case friendlyName = "FriendlyName"
            case phoneNumber = "PhoneNumber"
            case origin = "Origin"
            case pageSize = "PageSize"
            case page = "Page"
            case pageToken = "PageToken"
        }
    }

    struct CreateIncomingPhoneNumber: Encodable, Sendable {
        /// The SID of the Account that will create the resource.
        var accountSid: String
        /// The API version to use for incoming calls made to the new phone number.
        var apiVersion: String?
        /// A descriptive string that you created to describe the new phone number.
        var friendlyName: String?
        /// The SID of the application that should handle SMS messages sent to the new phone number.
        var smsApplicationSid: String?
        /// The HTTP method that we should use to call `sms_fallback_url`.
        var smsFallbackMethod: HTTPMethod?
        /// The URL that we should call when an error occurs while requesting or executing the TwiML
        /// defined by `sms_url`.
        var smsFallbackURL: String?
        /// The HTTP method that we should use to call `sms_url`.
        var smsMethod: HTTPMethod?
        /// The URL we should call when the new phone number receives an incoming SMS message.
        var smsURL: String?
        /// The URL we should call using the `status_callback_method` to send status information to
        /// your application.
        var statusCallback: String?
        /// The HTTP method we should use to call `status_callback`.
        var statusCallbackMethod: HTTPMethod?
        /// The SID of the application we should use to handle calls to the new phone number.
        var voiceApplicationSid: String?
        /// Whether to lookup the caller's name from the CNAM database and post it to your app.
        var voiceCallerIDLookup: Bool?
        /// The HTTP method that we should use to call `voice_fallback_url`.
        var voiceFallbackMethod: HTTPMethod?
        /// The URL that we should call when an error occurs retrieving or executing the TwiML
        /// requested by `url`.
        var voiceFallbackURL: String?
        /// The HTTP method that we should use to call `voice_url`.
        var voiceMethod: HTTPMethod?
        /// The URL that we should call to answer a call to the new phone number.
        var voiceURL: String?
        var emergencyStatus: IncomingPhoneNumberEmergencyStatus?
        /// The SID of the emergency address configuration to use for emergency calling from the new
        /// phone number.
        var emergencyAddressSid: String?
        /// The SID of the Trunk we should use to handle calls to the new phone number.
        var trunkSid: String?
        /// The SID of the Identity resource that we should associate with the new phone number.
        var identitySid: String?
        /// The SID of the Address resource we should associate with the new phone number.
        var addressSid: String?
        var voiceReceiveMode: IncomingPhoneNumberVoiceReceiveMode?
        /// The SID of the Bundle resource that you associate with the phone number.
        var bundleSid: String?
        /// The phone number to purchase specified in E.164 format.
        var phoneNumber: String?
        /// The desired area code for your new incoming phone number.
        var areaCode: String?

        enum CodingKeys: String, CodingKey {
            case accountSid
            case apiVersion = "ApiVersion"
            case friendlyName = "FriendlyName"
            case smsApplicationSid = "SmsApplicationSid"
            case smsFallbackMethod = "SmsFallbackMethod"
            case smsFallbackURL = "SmsFallbackUrl"
            case smsMethod = "SmsMethod"
            case smsURL = "SmsUrl"
            case statusCallback = "StatusCallback"
            case statusCallbackMethod = "StatusCallbackMethod"
            case voiceApplicationSid = "VoiceApplicationSid"
            case voiceCallerIDLookup = "VoiceCallerIdLookup"
            case voiceFallbackMethod = "VoiceFallbackMethod"
            case voiceFallbackURL = "VoiceFallbackUrl"
            case voiceMethod = "VoiceMethod"
            case voiceURL = "VoiceUrl"
            case emergencyStatus = "EmergencyStatus"
            case emergencyAddressSid = "EmergencyAddressSid"
            case trunkSid = "TrunkSid"
            case identitySid = "IdentitySid"
            case addressSid = "AddressSid"
            case voiceReceiveMode = "VoiceReceiveMode"
            case bundleSid = "BundleSid"
            case phoneNumber = "PhoneNumber"
            case areaCode = "AreaCode"
        }
    }

    struct FetchIncomingPhoneNumberAssignedAddOn: Encodable, Sendable {
        /// The SID of the Account that created the resource to fetch.
        var accountSid: String
        /// The SID of the Phone Number to which the Add-on is assigned.
        var resourceSid: String
        /// The Twilio-provided string that uniquely identifies the resource to fetch.
        var sid: String
    }

    struct DeleteIncomingPhoneNumberAssignedAddOn: Encodable, Sendable {
        /// The SID of the Account that created the resources to delete.
        var accountSid: String
        /// The SID of the Phone Number to which the Add-on is assigned.
        var resourceSid: String
        /// The Twilio-provided string that uniquely identifies the resource to delete.
        var sid: String
    }

    struct ListIncomingPhoneNumberAssignedAddOn: Encodable, Sendable {
        /// The SID of the Account that created the resources to read.
        var accountSid: String
        /// The SID of the Phone Number to which the Add-on is assigned.
        var resourceSid: String
        /// How many resources to return in each list page.
        var pageSize: Int?
        /// The page index.
        var page: Int?
        /// The page token.
        var pageToken: String?

        enum CodingKeys: String, CodingKey {
            case accountSid, resourceSid
            case pageSize = "PageSize"
            case page = "Page"
            case pageToken = "PageToken"
        }
    }

    struct CreateIncomingPhoneNumberAssignedAddOn: Encodable, Sendable {
        /// The SID of the Account that will create the resource.
        var accountSid: String
        /// The SID of the Phone Number to assign the Add-on.
        var resourceSid: String
        /// The SID that identifies the Add-on installation.
        var installedAddOnSid: String

        enum CodingKeys: String, CodingKey {
            case accountSid, resourceSid
            case installedAddOnSid = "InstalledAddOnSid"
        }
    }

    struct FetchIncomingPhoneNumberAssignedAddOnExtension: Encodable, Sendable {
        /// The SID of the Account that created the resource to fetch.
        var accountSid: String
        /// The SID of the Phone Number to which the Add-on is assigned.
        var resourceSid: String
        /// The SID that uniquely identifies the assigned Add-on installation.
        var assignedAddOnSid: String
        /// The Twilio-provided string that uniquely identifies the resource to fetch.
        var sid: String
    }

    struct ListIncomingPhoneNumberAssignedAddOnExtension: Encodable, Sendable {
        /// The SID of the Account that created the resources to read.
        var accountSid: String
        /// The SID of the Phone Number to which the Add-on is assigned.
        var resourceSid: String
        /// The SID that uniquely identifies the assigned Add-on installation.
        var assignedAddOnSid: String
        /// How many resources to return in each list page.
        var pageSize: Int?
        /// The page index.
        var page: Int?
        /// The page token.
        var pageToken: String?

        enum CodingKeys: String, CodingKey {
            case accountSid, resourceSid, assignedAddOnSid
            case pageSize = "PageSize"
            case page = "Page"
            case pageToken = "PageToken"
        }
    }

    struct ListIncomingPhoneNumberLocal: Encodable, Sendable {
        /// The SID of the Account that created the resources to read.
        var accountSid: String
        /// Whether to include phone numbers new to the Twilio platform.
        var beta: Bool?
        /// A string that identifies the resources to read.
        var friendlyName: String?
        /// The phone numbers of the IncomingPhoneNumber resources to read.
        var phoneNumber: String?
        /// Whether to include phone numbers based on their origin.
        var origin: String?
        /// How many resources to return in each list page.
        var pageSize: Int?
        /// The page index.
        var page: Int?
        /// The page token.
        var pageToken: String?

        enum CodingKeys: String, CodingKey {
            case accountSid
            case beta = "Beta"
            case friendlyName = "FriendlyName"
            case phoneNumber = "PhoneNumber"
            case origin = "Origin"
            case pageSize = "PageSize"
            case page = "Page"
            case pageToken = "PageToken"
        }
    }

    struct CreateIncomingPhoneNumberLocal: Encodable, Sendable {
        /// The SID of the Account that will create the resource.
        var accountSid: String
        /// The phone number to purchase specified in E.164 format.
        var phoneNumber: String
        /// The API version to use for incoming calls made to the new phone number.
        var apiVersion: String?
        /// A descriptive string that you created to describe the new phone number.
        var friendlyName: String?
        /// The SID of the application that should handle SMS messages sent to the new phone number.
        var smsApplicationSid: String?
        /// The HTTP method that we should use to call `sms_fallback_url`.
        var smsFallbackMethod: HTTPMethod?
        /// The URL that we should call when an error occurs while requesting or executing the TwiML
        /// defined by `sms_url`.
        var smsFallbackURL: String?
        /// The HTTP method that we should use to call `sms_url`.
        var smsMethod: HTTPMethod?
        /// The URL we should call when the new phone number receives an incoming SMS message.
        var smsURL: String?
        /// The URL we should call using the `status_callback_method` to send status information to
        /// your application.
        var statusCallback: String?
        /// The HTTP method we should use to call `status_callback`.
        var statusCallbackMethod: HTTPMethod?
        /// The SID of the application we should use to handle calls to the new phone number.
        var voiceApplicationSid: String?
        /// Whether to lookup the caller's name from the CNAM database and post it to your app.
        var voiceCallerIDLookup: Bool?
        /// The HTTP method that we should use to call `voice_fallback_url`.
        var voiceFallbackMethod: HTTPMethod?
        /// The URL that we should call when an error occurs retrieving or executing the TwiML
        /// requested by `url`.
        var voiceFallbackURL: String?
        /// The HTTP method that we should use to call `voice_url`.
        var voiceMethod: HTTPMethod?
        /// The URL that we should call to answer a call to the new phone number.
        var voiceURL: String?
        /// The SID of the Identity resource that we should associate with the new phone number.
        var identitySid: String?
        /// The SID of the Address resource we should associate with the new phone number.
        var addressSid: String?
        var emergencyStatus: IncomingPhoneNumberLocalEmergencyStatus?
        /// The SID of the emergency address configuration to use for emergency calling from the new
        /// phone number.
        var emergencyAddressSid: String?
        /// The SID of the Trunk we should use to handle calls to the new phone number.
        var trunkSid: String?
        var voiceReceiveMode: IncomingPhoneNumberLocalVoiceReceiveMode?
        /// The SID of the Bundle resource that you associate with the phone number.
        var bundleSid: String?

        enum CodingKeys: String, CodingKey {
            case accountSid
            case phoneNumber = "PhoneNumber"
            case apiVersion = "ApiVersion"
            case friendlyName = "FriendlyName"
            case smsApplicationSid = "SmsApplicationSid"
            case smsFallbackMethod = "SmsFallbackMethod"
            case smsFallbackURL = "SmsFallbackUrl"
            case smsMethod = "SmsMethod"
            case smsURL = "SmsUrl"
            case statusCallback = "StatusCallback"
            case statusCallbackMethod = "StatusCallbackMethod"
            case voiceApplicationSid = "VoiceApplicationSid"
            case voiceCallerIDLookup = "VoiceCallerIdLookup"
            case voiceFallbackMethod = "VoiceFallbackMethod"
            case voiceFallbackURL = "VoiceFallbackUrl"
            case voiceMethod = "VoiceMethod"
            case voiceURL = "VoiceUrl"
            case identitySid = "IdentitySid"
            case addressSid = "AddressSid"
            case emergencyStatus = "EmergencyStatus"
            case emergencyAddressSid = "EmergencyAddressSid"
            case trunkSid = "TrunkSid"
            case voiceReceiveMode = "VoiceReceiveMode"
            case bundleSid = "BundleSid"
        }
    }

    struct ListIncomingPhoneNumberMobile: Encodable, Sendable {
        /// The SID of the Account that created the resources to read.
        var accountSid: String
        /// Whether to include phone numbers new to the Twilio platform.
        var beta: Bool?
        /// A string that identifies the resources to read.
        var friendlyName: String?
        /// The phone numbers of the IncomingPhoneNumber resources to read.
        var phoneNumber: String?
        /// Whether to include phone numbers based on their origin.
        var origin: String?
        /// How many resources to return in each list page.
        var pageSize: Int?
        /// The page index.
        var page: Int?
        /// The page token.
        var pageToken: String?

        enum CodingKeys: String, CodingKey {
            case accountSid
            case beta = "Beta"
            case friendlyName = "FriendlyName"
            case phoneNumber = "PhoneNumber"
            case origin = "Origin"
            case pageSize = "PageSize"
            case page = "Page"
            case pageToken = "PageToken"
        }
    }

    struct CreateIncomingPhoneNumberMobile: Encodable, Sendable {
        /// The SID of the Account that will create the resource.
        var accountSid: String
        /// The phone number to purchase specified in E.164 format.
        var phoneNumber: String
        /// The API version to use for incoming calls made to the new phone number.
        var apiVersion: String?
        /// A descriptive string that you created to describe the new phone number.
        var friendlyName: String?
        /// The SID of the application that should handle SMS messages sent to the new phone number.
        var smsApplicationSid: String?
        /// The HTTP method that we should use to call `sms_fallback_url`.
        var smsFallbackMethod: HTTPMethod?
        /// The URL that we should call when an error occurs while requesting or executing the TwiML
        /// defined by `sms_url`.
        var smsFallbackURL: String?
        /// The HTTP method that we should use to call `sms_url`.
        var smsMethod: HTTPMethod?
        /// The URL we should call when the new phone number receives an incoming SMS message.
        var smsURL: String?
        /// The URL we should call using the `status_callback_method` to send status information to
        /// your application.
        var statusCallback: String?
        /// The HTTP method we should use to call `status_callback`.
        var statusCallbackMethod: HTTPMethod?
        /// The SID of the application we should use to handle calls to the new phone number.
        var voiceApplicationSid: String?
        /// Whether to lookup the caller's name from the CNAM database and post it to your app.
        var voiceCallerIDLookup: Bool?
        /// The HTTP method that we should use to call `voice_fallback_url`.
        var voiceFallbackMethod: HTTPMethod?
        /// The URL that we should call when an error occurs retrieving or executing the TwiML
        /// requested by `url`.
        var voiceFallbackURL: String?
        /// The HTTP method that we should use to call `voice_url`.
        var voiceMethod: HTTPMethod?
        /// The URL that we should call to answer a call to the new phone number.
        var voiceURL: String?
        /// The SID of the Identity resource that we should associate with the new phone number.
        var identitySid: String?
        /// The SID of the Address resource we should associate with the new phone number.
        var addressSid: String?
        var emergencyStatus: IncomingPhoneNumberMobileEmergencyStatus?
        /// The SID of the emergency address configuration to use for emergency calling from the new
        /// phone number.
        var emergencyAddressSid: String?
        /// The SID of the Trunk we should use to handle calls to the new phone number.
        var trunkSid: String?
        var voiceReceiveMode: IncomingPhoneNumberMobileVoiceReceiveMode?
        /// The SID of the Bundle resource that you associate with the phone number.
        var bundleSid: String?

        enum CodingKeys: String, CodingKey {
            case accountSid
            case phoneNumber = "PhoneNumber"
            case apiVersion = "ApiVersion"
            case friendlyName = "FriendlyName"
            case smsApplicationSid = "SmsApplicationSid"
            case smsFallbackMethod = "SmsFallbackMethod"
            case smsFallbackURL = "SmsFallbackUrl"
            case smsMethod = "SmsMethod"
            case smsURL = "SmsUrl"
            case statusCallback = "StatusCallback"
            case statusCallbackMethod = "StatusCallbackMethod"
            case voiceApplicationSid = "VoiceApplicationSid"
            case voiceCallerIDLookup = "VoiceCallerIdLookup"
            case voiceFallbackMethod = "VoiceFallbackMethod"
            case voiceFallbackURL = "VoiceFallbackUrl"
            case voiceMethod = "VoiceMethod"
            case voiceURL = "VoiceUrl"
            case identitySid = "IdentitySid"
            case addressSid = "AddressSid"
            case emergencyStatus = "EmergencyStatus"
            case emergencyAddressSid = "EmergencyAddressSid"
            case trunkSid = "TrunkSid"
            case voiceReceiveMode = "VoiceReceiveMode"
            case bundleSid = "BundleSid"
        }
    }

    struct ListIncomingPhoneNumberTollFree: Encodable, Sendable {
        /// The SID of the Account that created the resources to read.
        var accountSid: String
        /// Whether to include phone numbers new to the Twilio platform.
        var beta: Bool?
        /// A string that identifies the resources to read.
        var friendlyName: String?
        /// The phone numbers of the IncomingPhoneNumber resources to read.
        var phoneNumber: String?
        /// Whether to include phone numbers based on their origin.
        var origin: String?
        /// How many resources to return in each list page.
        var pageSize: Int?
        /// The page index.
        var page: Int?
        /// The page token.
        var pageToken: String?

        enum CodingKeys: String, CodingKey {
            case accountSid
            case beta = "Beta"
            case friendlyName = "FriendlyName"
            case phoneNumber = "PhoneNumber"
            case origin = "Origin"
            case pageSize = "PageSize"
            case page = "Page"
            case pageToken = "PageToken"
        }
    }

    struct CreateIncomingPhoneNumberTollFree: Encodable, Sendable {
        /// The SID of the Account that will create the resource.
        var accountSid: String
        /// The phone number to purchase specified in E.164 format.
        var phoneNumber: String
        /// The API version to use for incoming calls made to the new phone number.
        var apiVersion: String?
        /// A descriptive string that you created to describe the new phone number.
        var friendlyName: String?
        /// The SID of the application that should handle SMS messages sent to the new phone number.
        var smsApplicationSid: String?
        /// The HTTP method that we should use to call `sms_fallback_url`.
        var smsFallbackMethod: HTTPMethod?
        /// The URL that we should call when an error occurs while requesting or executing the TwiML
        /// defined by `sms_url`.
        var smsFallbackURL: String?
        /// The HTTP method that we should use to call `sms_url`.
        var smsMethod: HTTPMethod?
        /// The URL we should call when the new phone number receives an incoming SMS message.
        var smsURL: String?
        /// The URL we should call using the `status_callback_method` to send status information to
        /// your application.
        var statusCallback: String?
        /// The HTTP method we should use to call `status_callback`.
        var statusCallbackMethod: HTTPMethod?
        /// The SID of the application we should use to handle calls to the new phone number.
        var voiceApplicationSid: String?
        /// Whether to lookup the caller's name from the CNAM database and post it to your app.
        var voiceCallerIDLookup: Bool?
        /// The HTTP method that we should use to call `voice_fallback_url`.
        var voiceFallbackMethod: HTTPMethod?
        /// The URL that we should call when an error occurs retrieving or executing the TwiML
        /// requested by `url`.
        var voiceFallbackURL: String?
        /// The HTTP method that we should use to call `voice_url`.
        var voiceMethod: HTTPMethod?
        /// The URL that we should call to answer a call to the new phone number.
        var voiceURL: String?
        /// The SID of the Identity resource that we should associate with the new phone number.
        var identitySid: String?
        /// The SID of the Address resource we should associate with the new phone number.
        var addressSid: String?
        var emergencyStatus: IncomingPhoneNumberTollFreeEmergencyStatus?
        /// The SID of the emergency address configuration to use for emergency calling from the new
        /// phone number.
        var emergencyAddressSid: String?
        /// The SID of the Trunk we should use to handle calls to the new phone number.
        var trunkSid: String?
        var voiceReceiveMode: IncomingPhoneNumberTollFreeVoiceReceiveMode?
        /// The SID of the Bundle resource that you associate with the phone number.
        var bundleSid: String?

        enum CodingKeys: String, CodingKey {
            case accountSid
            case phoneNumber = "PhoneNumber"
            case apiVersion = "ApiVersion"
            case friendlyName = "FriendlyName"
            case smsApplicationSid = "SmsApplicationSid"
            case smsFallbackMethod = "SmsFallbackMethod"
            case smsFallbackURL = "SmsFallbackUrl"
            case smsMethod = "SmsMethod"
            case smsURL = "SmsUrl"
            case statusCallback = "StatusCallback"
            case statusCallbackMethod = "StatusCallbackMethod"
            case voiceApplicationSid = "VoiceApplicationSid"
            case voiceCallerIDLookup = "VoiceCallerIdLookup"
            case voiceFallbackMethod = "VoiceFallbackMethod"
            case voiceFallbackURL = "VoiceFallbackUrl"
            case voiceMethod = "VoiceMethod"
            case voiceURL = "VoiceUrl"
            case identitySid = "IdentitySid"
            case addressSid = "AddressSid"
            case emergencyStatus = "EmergencyStatus"
            case emergencyAddressSid = "EmergencyAddressSid"
            case trunkSid = "TrunkSid"
            case voiceReceiveMode = "VoiceReceiveMode"
            case bundleSid = "BundleSid"
        }
    }

    struct FetchKey: Encodable, Sendable {
        /// The SID of the Account that created the Key resource to fetch.
        var accountSid: String
        /// The Twilio-provided string that uniquely identifies the Key resource to fetch.
        var sid: String
    }

    struct UpdateKey: Encodable, Sendable {
        /// The SID of the Account that created the Key resources to update.
        var accountSid: String
        /// The Twilio-provided string that uniquely identifies the Key resource to update.
        var sid: String
        /// A descriptive string that you create to describe the resource.
        var friendlyName: String?

        enum CodingKeys: String, CodingKey {
            case accountSid, sid
            case friendlyName = "FriendlyName"
        }
    }

    struct DeleteKey: Encodable, Sendable {
        /// The SID of the Account that created the Key resources to delete.
        var accountSid: String
        /// The Twilio-provided string that uniquely identifies the Key resource to delete.
        var sid: String
    }

    struct ListKey: Encodable, Sendable {
        /// The SID of the Account that created the Key resources to read.
        var accountSid: String
        /// How many resources to return in each list page.
        var pageSize: Int?
        /// The page index.
        var page: Int?
        /// The page token.
        var pageToken: String?

        enum CodingKeys: String, CodingKey {
            case accountSid
            case pageSize = "PageSize"
            case page = "Page"
            case pageToken = "PageToken"
        }
    }

    struct CreateNewKey: Encodable, Sendable {
        /// The SID of the Account that will be responsible for the new Key resource.
        var accountSid: String
        /// A descriptive string that you create to describe the resource.
        var friendlyName: String?

        enum CodingKeys: String, CodingKey {
            case accountSid
            case friendlyName = "FriendlyName"
        }
    }

    struct DeleteMedia: Encodable, Sendable {
        /// The SID of the Account that is associated with the Media resource.
        var accountSid: String
        /// The SID of the Message resource that is associated with the Media resource.
        var messageSid: String
        /// The unique identifier of the to-be-deleted Media resource.
        var sid: String
    }

    struct FetchMedia: Encodable, Sendable {
        /// The SID of the Account associated with the Media resource.
        var accountSid: String
        /// The SID of the Message resource that is associated with the Media resource.
        var messageSid: String
        /// The Twilio-provided string that uniquely identifies the Media resource to fetch.
        var sid: String
    }

    struct ListMedia: Encodable, Sendable {
        /// The SID of the Account that is associated with the Media resources.
        var accountSid: String
        /// The SID of the Message resource that is associated with the Media resources.
        var messageSid: String
        /// Only include Media resources that were created on this date.
        var dateCreated: Date?
        /// Only include Media resources that were created on this date.
        var dateCreatedBefore: Date?
        /// Only include Media resources that were created on this date.
        var dateCreatedAfter: Date?
        /// How many resources to return in each list page.
        var pageSize: Int?
        /// The page index.
        var page: Int?
        /// The page token.
        var pageToken: String?

        enum CodingKeys: String, CodingKey {
            case accountSid, messageSid
            case dateCreated = "DateCreated"
            case dateCreatedBefore = "DateCreated<"
            case dateCreatedAfter = "DateCreated>"
            case pageSize = "PageSize"
            case page = "Page"
            case pageToken = "PageToken"
        }
    }

    struct FetchMember: Encodable, Sendable {
        /// The SID of the Account that created the Member resource(s) to fetch.
        var accountSid: String
        /// The SID of the Queue in which to find the members to fetch.
        var queueSid: String
        /// The Call SID of the resource(s) to fetch.
        var callSid: String
    }

    struct UpdateMember: Encodable, Sendable {
        /// The SID of the Account that created the Member resource(s) to update.
        var accountSid: String
        /// The SID of the Queue in which to find the members to update.
        var queueSid: String
        /// The Call SID of the resource(s) to update.
        var callSid: String
        /// The absolute URL of the Queue resource.
        var url: String
        /// How to pass the update request data.
        var method: HTTPMethod?

        enum CodingKeys: String, CodingKey {
            case accountSid, queueSid, callSid
            case url = "Url"
            case method = "Method"
        }
    }

    struct ListMember: Encodable, Sendable {
        /// The SID of the Account that created the Member resource(s) to read.
        var accountSid: String
        /// The SID of the Queue in which to find the members.
        var queueSid: String
        /// How many resources to return in each list page.
        var pageSize: Int?
        /// The page index.
        var page: Int?
        /// The page token.
        var pageToken: String?

        enum CodingKeys: String, CodingKey {
            case accountSid, queueSid
            case pageSize = "PageSize"
            case page = "Page"
            case pageToken = "PageToken"
        }
    }

    struct CreateMessage: Encodable, Sendable {
        /// The SID of the Account creating the Message resource.
        var accountSid: String
        /// The recipient's phone number in E.164 format (for SMS/MMS) or channel address, e.g.
        /// `whatsapp:+15552229999`.
        var to: String
        /// The URL of the endpoint to which Twilio sends Message status callback requests.
        var statusCallback: String?
        /// The SID of the associated TwiML Application.
        var applicationSid: String?
        /// OBSOLETE This parameter will no longer have any effect as of 2024-06-03.
        var maxPrice: Double?
        /// Boolean indicating whether or not you intend to provide delivery confirmation feedback
        /// to Twilio (used in conjunction with the Message Feedback subresource).
        var provideFeedback: Bool?
        /// Total number of attempts made (including this request) to send the message regardless of
        /// the provider used.
        var attempt: Int?
        /// The maximum length in seconds that the Message can remain in Twilio's outgoing message
        /// queue.
        var validityPeriod: Int?
        /// Reserved.
        var forceDelivery: Bool?
        var contentRetention: MessageContentRetention?
        var addressRetention: MessageAddressRetention?
        /// Whether to detect Unicode characters that have a similar GSM-7 character and replace
        /// them.
        var smartEncoded: Bool?
        /// Rich actions for non-SMS/MMS channels.
        var persistentAction: [String]?
        var trafficType: MessageTrafficType?
        /// For Messaging Services with Link Shortening configured only: A Boolean indicating
        /// whether or not Twilio should shorten links in the `body` of the Message.
        var shortenURLs: Bool?
        var scheduleType: MessageScheduleType?
        /// The time that Twilio will send the message.
        var sendAt: Date?
        /// If set to `true`, Twilio delivers the message as a single MMS message, regardless of the
        /// presence of media.
        var sendAsMms: Bool?
        /// For Content Editor/API only: Key-value pairs of Template variables and their
        /// substitution values.
        var contentVariables: String?
        var riskCheck: MessageRiskCheck?
        /// The sender's Twilio phone number (in E.164 format), alphanumeric sender ID, Wireless
        /// SIM, short code, or channel address (e.g., `whatsapp:+15554449999`).
        var from: String?
        /// A fallback SMS sender to use when the recipient cannot be reached over RCS.
        var fallbackFrom: String?
        /// The SID of the Messaging Service you want to associate with the Message.
        var messagingServiceSid: String?
        /// The text content of the outgoing message.
        var body: String?
        /// The URL of media to include in the Message content.
        var mediaURL: [String]?
        /// For Content Editor/API only: The SID of the Content Template to be used with the
        /// Message, e.g., `HXXXXXXXXXXXXXXXXXXXXXXXXXXXXX`.
        var contentSid: String?

        enum CodingKeys: String, CodingKey {
            case accountSid
            case to = "To"
            case statusCallback = "StatusCallback"
            case applicationSid = "ApplicationSid"
            case maxPrice = "MaxPrice"
            case provideFeedback = "ProvideFeedback"
            case attempt = "Attempt"
            case validityPeriod = "ValidityPeriod"
            case forceDelivery = "ForceDelivery"
            case contentRetention = "ContentRetention"
            case addressRetention = "AddressRetention"
            case smartEncoded = "SmartEncoded"
            case persistentAction = "PersistentAction"
            case trafficType = "TrafficType"
            case shortenURLs = "ShortenUrls"
            case scheduleType = "ScheduleType"
            case sendAt = "SendAt"
            case sendAsMms = "SendAsMms"
            case contentVariables = "ContentVariables"
            case riskCheck = "RiskCheck"
            case from = "From"
            case fallbackFrom = "FallbackFrom"
            case messagingServiceSid = "MessagingServiceSid"
            case body = "Body"
            case mediaURL = "MediaUrl"
            case contentSid = "ContentSid"
        }
    }

    struct ListMessage: Encodable, Sendable {
        /// The SID of the Account associated with the Message resources.
        var accountSid: String
        /// Filter by recipient.
        var to: String?
        /// Filter by sender.
        var from: String?
        /// Filter by Message `sent_date`.
        var dateSent: Date?
        /// Filter by Message `sent_date`.
        var dateSentBefore: Date?
        /// Filter by Message `sent_date`.
        var dateSentAfter: Date?
        /// How many resources to return in each list page.
        var pageSize: Int?
        /// The page index.
        var page: Int?
        /// The page token.
        var pageToken: String?

        enum CodingKeys: String, CodingKey {
            case accountSid
            case to = "To"
            case from = "From"
            case dateSent = "DateSent"
            case dateSentBefore = "DateSent<"
            case dateSentAfter = "DateSent>"
            case pageSize = "PageSize"
            case page = "Page"
            case pageToken = "PageToken"
        }
    }

    struct DeleteMessage: Encodable, Sendable {
        /// The SID of the Account associated with the Message resource.
        var accountSid: String
        /// The SID of the Message resource you wish to delete.
        var sid: String
    }

    struct FetchMessage: Encodable, Sendable {
        /// The SID of the Account associated with the Message resource.
        var accountSid: String
        /// The SID of the Message resource to be fetched.
        var sid: String
    }

    struct UpdateMessage: Encodable, Sendable {
        /// The SID of the Account that created the Message resources to update.
        var accountSid: String
        /// The SID of the Message resource to be updated.
        var sid: String
        /// The new `body` of the Message resource.
        var body: String?
        var status: MessageUpdateStatus?

        enum CodingKeys: String, CodingKey {
            case accountSid, sid
            case body = "Body"
            case status = "Status"
        }
    }

    struct CreateMessageFeedback: Encodable, Sendable {
        /// The SID of the Account associated with the Message resource for which to create
        /// MessageFeedback.
        var accountSid: String
        /// The SID of the Message resource for which to create MessageFeedback.
        var messageSid: String
        var outcome: MessageFeedbackOutcome?

        enum CodingKeys: String, CodingKey {
            case accountSid, messageSid
            case outcome = "Outcome"
        }
    }

    struct CreateNewSigningKey: Encodable, Sendable {
        /// The SID of the Account that will be responsible for the new Key resource.
        var accountSid: String
        /// A descriptive string that you create to describe the resource.
        var friendlyName: String?

        enum CodingKeys: String, CodingKey {
            case accountSid
            case friendlyName = "FriendlyName"
        }
    }

    struct ListSigningKey: Encodable, Sendable {
        var accountSid: String
        /// How many resources to return in each list page.
        var pageSize: Int?
        /// The page index.
        var page: Int?
        /// The page token.
        var pageToken: String?

        enum CodingKeys: String, CodingKey {
            case accountSid
            case pageSize = "PageSize"
            case page = "Page"
            case pageToken = "PageToken"
        }
    }

    struct FetchNotification: Encodable, Sendable {
        /// The SID of the Account that created the Notification resource to fetch.
        var accountSid: String
        /// The Twilio-provided string that uniquely identifies the Notification resource to fetch.
        var sid: String
    }

    struct ListNotification: Encodable, Sendable {
        /// The SID of the Account that created the Notification resources to read.
        var accountSid: String
        /// Only read notifications of the specified log level.
        var log: Int?
        /// Only show notifications for the specified date, formatted as `YYYY-MM-DD`.
        var messageDate: Day?
        /// Only show notifications for the specified date, formatted as `YYYY-MM-DD`.
        var messageDateBefore: Day?
        /// Only show notifications for the specified date, formatted as `YYYY-MM-DD`.
        var messageDateAfter: Day?
        /// How many resources to return in each list page.
        var pageSize: Int?
        /// The page index.
        var page: Int?
        /// The page token.
        var pageToken: String?

        enum CodingKeys: String, CodingKey {
            case accountSid
            case log = "Log"
            case messageDate = "MessageDate"
            case messageDateBefore = "MessageDate<"
            case messageDateAfter = "MessageDate>"
            case pageSize = "PageSize"
            case page = "Page"
            case pageToken = "PageToken"
        }
    }

    struct FetchOutgoingCallerID: Encodable, Sendable {
        /// The SID of the Account that created the OutgoingCallerId resource to fetch.
        var accountSid: String
        /// The Twilio-provided string that uniquely identifies the OutgoingCallerId resource to
        /// fetch.
        var sid: String
    }

    struct UpdateOutgoingCallerID: Encodable, Sendable {
        /// The SID of the Account that created the OutgoingCallerId resources to update.
        var accountSid: String
        /// The Twilio-provided string that uniquely identifies the OutgoingCallerId resource to
        /// update.
        var sid: String
        /// A descriptive string that you create to describe the resource.
        var friendlyName: String?

        enum CodingKeys: String, CodingKey {
            case accountSid, sid
            case friendlyName = "FriendlyName"
        }
    }

    struct DeleteOutgoingCallerID: Encodable, Sendable {
        /// The SID of the Account that created the OutgoingCallerId resources to delete.
        var accountSid: String
        /// The Twilio-provided string that uniquely identifies the OutgoingCallerId resource to
        /// delete.
        var sid: String
    }

    struct ListOutgoingCallerID: Encodable, Sendable {
        /// The SID of the Account that created the OutgoingCallerId resources to read.
        var accountSid: String
        /// The phone number of the OutgoingCallerId resources to read.
        var phoneNumber: String?
        /// The string that identifies the OutgoingCallerId resources to read.
        var friendlyName: String?
        /// How many resources to return in each list page.
        var pageSize: Int?
        /// The page index.
        var page: Int?
        /// The page token.
        var pageToken: String?

        enum CodingKeys: String, CodingKey {
            case accountSid
            case phoneNumber = "PhoneNumber"
            case friendlyName = "FriendlyName"
            case pageSize = "PageSize"
            case page = "Page"
            case pageToken = "PageToken"
        }
    }

    struct CreateValidationRequest: Encodable, Sendable {
        /// The SID of the Account responsible for the new caller ID resource.
        var accountSid: String
        /// The phone number to verify in E.164 format, which consists of a + followed by the
        /// country code and subscriber number.
        var phoneNumber: String
        /// A descriptive string that you create to describe the new caller ID resource.
        var friendlyName: String?
        /// The number of seconds to delay before initiating the verification call.
        var callDelay: Int?
        /// The digits to dial after connecting the verification call.
        var `extension`: String?
        /// The URL we should call using the `status_callback_method` to send status information
        /// about the verification process to your application.
        var statusCallback: String?
        /// The HTTP method we should use to call `status_callback`.
        var statusCallbackMethod: HTTPMethod?

        enum CodingKeys: String, CodingKey {
            case accountSid
            case phoneNumber = "PhoneNumber"
            case friendlyName = "FriendlyName"
            case callDelay = "CallDelay"
            case `extension` = "Extension"
            case statusCallback = "StatusCallback"
            case statusCallbackMethod = "StatusCallbackMethod"
        }
    }

    struct FetchParticipant: Encodable, Sendable {
        /// The SID of the Account that created the Participant resource to fetch.
        var accountSid: String
        /// The SID of the conference with the participant to fetch.
        var conferenceSid: String
        /// The Call SID or label of the participant to fetch.
        var callSid: String
    }

    struct UpdateParticipant: Encodable, Sendable {
        /// The SID of the Account that created the Participant resources to update.
        var accountSid: String
        /// The SID of the conference with the participant to update.
        var conferenceSid: String
        /// The Call SID or label of the participant to update.
        var callSid: String
        /// Whether the participant should be muted.
        var muted: Bool?
        /// Whether the participant should be on hold.
        var hold: Bool?
        /// The URL we call using the `hold_method` for music that plays when the participant is on
        /// hold.
        var holdURL: String?
        /// The HTTP method we should use to call `hold_url`.
        var holdMethod: HTTPMethod?
        /// The URL we call using the `announce_method` for an announcement to the participant.
        var announceURL: String?
        /// The HTTP method we should use to call `announce_url`.
        var announceMethod: HTTPMethod?
        /// The URL that Twilio calls using the `wait_method` before the conference has started.
        var waitURL: String?
        /// The HTTP method we should use to call `wait_url`.
        var waitMethod: HTTPMethod?
        /// Whether to play a notification beep to the conference when the participant exits.
        var beepOnExit: Bool?
        /// Whether to end the conference when the participant leaves.
        var endConferenceOnExit: Bool?
        /// Whether the participant is coaching another call.
        var coaching: Bool?
        /// The SID of the participant who is being `coached`.
        var callSidToCoach: String?

        enum CodingKeys: String, CodingKey {
            case accountSid, conferenceSid, callSid
            case muted = "Muted"
            case hold = "Hold"
            case holdURL = "HoldUrl"
            case holdMethod = "HoldMethod"
            case announceURL = "AnnounceUrl"
            case announceMethod = "AnnounceMethod"
            case waitURL = "WaitUrl"
            case waitMethod = "WaitMethod"
            case beepOnExit = "BeepOnExit"
            case endConferenceOnExit = "EndConferenceOnExit"
            case coaching = "Coaching"
            case callSidToCoach = "CallSidToCoach"
        }
    }

    struct DeleteParticipant: Encodable, Sendable {
        /// The SID of the Account that created the Participant resources to delete.
        var accountSid: String
        /// The SID of the conference with the participants to delete.
        var conferenceSid: String
        /// The Call SID or label of the participant to delete.
        var callSid: String
    }

    struct CreateParticipant: Encodable, Sendable {
        /// The SID of the Account that will create the resource.
        var accountSid: String
        /// The SID of the participant's conference.
        var conferenceSid: String
        /// The phone number, Client identifier, or username portion of SIP address that made this
        /// call.
        var from: String
        /// The phone number, SIP address, Client, TwiML App identifier that received this call.
        var to: String
        /// The URL we should call using the `status_callback_method` to send status information to
        /// your application.
        var statusCallback: String?
        /// The HTTP method we should use to call `status_callback`.
        var statusCallbackMethod: HTTPMethod?
        /// The conference state changes that should generate a call to `status_callback`.
        var statusCallbackEvent: [String]?
        /// A label for this participant.
        var label: String?
        /// The number of seconds that we should allow the phone to ring before assuming there is no
        /// answer.
        var timeout: Int?
        /// Whether to record the participant and their conferences, including the time between
        /// conferences.
        var record: Bool?
        /// Whether the agent is muted in the conference.
        var muted: Bool?
        /// Whether to play a notification beep to the conference when the participant joins.
        var beep: String?
        /// Whether to start the conference when the participant joins, if it has not already
        /// started.
        var startConferenceOnEnter: Bool?
        /// Whether to end the conference when the participant leaves.
        var endConferenceOnExit: Bool?
        /// The URL that Twilio calls using the `wait_method` before the conference has started.
        var waitURL: String?
        /// The HTTP method we should use to call `wait_url`.
        var waitMethod: HTTPMethod?
        /// Whether to allow an agent to hear the state of the outbound call, including ringing or
        /// disconnect messages.
        var earlyMedia: Bool?
        /// The maximum number of participants in the conference.
        var maxParticipants: Int?
        /// Whether to record the conference the participant is joining.
        var conferenceRecord: String?
        /// Whether to trim leading and trailing silence from the conference recording.
        var conferenceTrim: String?
        /// The URL we should call using the `conference_status_callback_method` when the conference
        /// events in `conference_status_callback_event` occur.
        var conferenceStatusCallback: String?
        /// The HTTP method we should use to call `conference_status_callback`.
        var conferenceStatusCallbackMethod: HTTPMethod?
        /// The conference state changes that should generate a call to
        /// `conference_status_callback`.
        var conferenceStatusCallbackEvent: [String]?
        /// The recording channels for the final recording.
        var recordingChannels: String?
        /// The URL that we should call using the `recording_status_callback_method` when the
        /// recording status changes.
        var recordingStatusCallback: String?
        /// The HTTP method we should use when we call `recording_status_callback`.
        var recordingStatusCallbackMethod: HTTPMethod?
        /// The SIP username used for authentication.
        var sipAuthUsername: String?
        /// The SIP password for authentication.
        var sipAuthPassword: String?
        /// The region where we should mix the recorded audio.
        var region: String?
        /// The URL we should call using the `conference_recording_status_callback_method` when the
        /// conference recording is available.
        var conferenceRecordingStatusCallback: String?
        /// The HTTP method we should use to call `conference_recording_status_callback`.
        var conferenceRecordingStatusCallbackMethod: HTTPMethod?
        /// The recording state changes that should generate a call to `recording_status_callback`.
        var recordingStatusCallbackEvent: [String]?
        /// The conference recording state changes that generate a call to
        /// `conference_recording_status_callback`.
        var conferenceRecordingStatusCallbackEvent: [String]?
        /// Whether the participant is coaching another call.
        var coaching: Bool?
        /// The SID of the participant who is being `coached`.
        var callSidToCoach: String?
        /// Jitter buffer size for the connecting participant.
        var jitterBufferSize: String?
        /// The SID of a BYOC (Bring Your Own Carrier) trunk to route this call with.
        var byoc: String?
        /// The phone number, Client identifier, or username portion of SIP address that made this
        /// call.
        var callerID: String?
        /// The Reason for the outgoing call.
        var callReason: String?
        /// The audio track to record for the call.
        var recordingTrack: String?
        /// The maximum duration of the call in seconds.
        var timeLimit: Int?
        /// Whether to detect if a human, answering machine, or fax has picked up the call.
        var machineDetection: String?
        /// The number of seconds that we should attempt to detect an answering machine before
        /// timing out and sending a voice request with `AnsweredBy` of `unknown`.
        var machineDetectionTimeout: Int?
        /// The number of milliseconds that is used as the measuring stick for the length of the
        /// speech activity, where durations lower than this value will be interpreted as a human
        /// and longer than this value as a machine.
        var machineDetectionSpeechThreshold: Int?
        /// The number of milliseconds of silence after speech activity at which point the speech
        /// activity is considered complete.
        var machineDetectionSpeechEndThreshold: Int?
        /// The number of milliseconds of initial silence after which an `unknown` AnsweredBy result
        /// will be returned.
        var machineDetectionSilenceTimeout: Int?
        /// The URL that we should call using the `amd_status_callback_method` to notify customer
        /// application whether the call was answered by human, machine or fax.
        var amdStatusCallback: String?
        /// The HTTP method we should use when calling the `amd_status_callback` URL.
        var amdStatusCallbackMethod: HTTPMethod?
        /// Whether to trim any leading and trailing silence from the participant recording.
        var trim: String?
        /// A token string needed to invoke a forwarded call.
        var callToken: String?
        /// The URL that we should use to deliver `push call notification`.
        var clientNotificationURL: String?
        /// The name that populates the display name in the From header.
        var callerDisplayName: String?

        enum CodingKeys: String, CodingKey {
            case accountSid, conferenceSid
            case from = "From"
            case to = "To"
            case statusCallback = "StatusCallback"
            case statusCallbackMethod = "StatusCallbackMethod"
            case statusCallbackEvent = "StatusCallbackEvent"
            case label = "Label"
            case timeout = "Timeout"
            case record = "Record"
            case muted = "Muted"
            case beep = "Beep"
            case startConferenceOnEnter = "StartConferenceOnEnter"
            case endConferenceOnExit = "EndConferenceOnExit"
            case waitURL = "WaitUrl"
            case waitMethod = "WaitMethod"
            case earlyMedia = "EarlyMedia"
            case maxParticipants = "MaxParticipants"
            case conferenceRecord = "ConferenceRecord"
            case conferenceTrim = "ConferenceTrim"
            case conferenceStatusCallback = "ConferenceStatusCallback"
            case conferenceStatusCallbackMethod = "ConferenceStatusCallbackMethod"
            case conferenceStatusCallbackEvent = "ConferenceStatusCallbackEvent"
            case recordingChannels = "RecordingChannels"
            case recordingStatusCallback = "RecordingStatusCallback"
            case recordingStatusCallbackMethod = "RecordingStatusCallbackMethod"
            case sipAuthUsername = "SipAuthUsername"
            case sipAuthPassword = "SipAuthPassword"
            case region = "Region"
            case conferenceRecordingStatusCallback = "ConferenceRecordingStatusCallback"
            case conferenceRecordingStatusCallbackMethod = "ConferenceRecordingStatusCallbackMethod"
            case recordingStatusCallbackEvent = "RecordingStatusCallbackEvent"
            case conferenceRecordingStatusCallbackEvent = "ConferenceRecordingStatusCallbackEvent"
            case coaching = "Coaching"
            case callSidToCoach = "CallSidToCoach"
            case jitterBufferSize = "JitterBufferSize"
            case byoc = "Byoc"
            case callerID = "CallerId"
            case callReason = "CallReason"
            case recordingTrack = "RecordingTrack"
            case timeLimit = "TimeLimit"
            case machineDetection = "MachineDetection"
            case machineDetectionTimeout = "MachineDetectionTimeout"
            case machineDetectionSpeechThreshold = "MachineDetectionSpeechThreshold"
            case machineDetectionSpeechEndThreshold = "MachineDetectionSpeechEndThreshold"
            case machineDetectionSilenceTimeout = "MachineDetectionSilenceTimeout"
            case amdStatusCallback = "AmdStatusCallback"
            case amdStatusCallbackMethod = "AmdStatusCallbackMethod"
            case trim = "Trim"
            case callToken = "CallToken"
            case clientNotificationURL = "ClientNotificationUrl"
            case callerDisplayName = "CallerDisplayName"
        }
    }

    struct ListParticipant: Encodable, Sendable {
        /// The SID of the Account that created the Participant resources to read.
        var accountSid: String
        /// The SID of the conference with the participants to read.
        var conferenceSid: String
        /// Whether to return only participants that are muted.
        var muted: Bool?
        /// Whether to return only participants that are on hold.
        var hold: Bool?
        /// Whether to return only participants who are coaching another call.
        var coaching: Bool?
        /// How many resources to return in each list page.
        var pageSize: Int?
        /// The page index.
        var page: Int?
        /// The page token.
        var pageToken: String?

        enum CodingKeys: String, CodingKey {
            case accountSid, conferenceSid
            case muted = "Muted"
            case hold = "Hold"
            case coaching = "Coaching"
            case pageSize = "PageSize"
            case page = "Page"
            case pageToken = "PageToken"
        }
    }

    struct CreatePayments: Encodable, Sendable {
        /// The SID of the Account that will create the resource.
        var accountSid: String
        /// The SID of the call that will create the resource.
        var callSid: String
        /// A unique token that will be used to ensure that multiple API calls with the same
        /// information do not result in multiple transactions.
        var idempotencyKey: String
        /// Provide an absolute or relative URL to receive status updates regarding your Pay
        /// session.
        var statusCallback: String
        var bankAccountType: PaymentsBankAccountType?
        /// A positive decimal value less than 1,000,000 to charge against the credit card or bank
        /// account.
        var chargeAmount: Double?
        /// The currency of the `charge_amount`, formatted as ISO 4127 format.
        var currency: String?
        /// The description can be used to provide more details regarding the transaction.
        var description: String?
        /// A list of inputs that should be accepted.
        var input: String?
        /// A positive integer that is used to validate the length of the `PostalCode` inputted by
        /// the user.
        var minPostalCodeLength: Int?
        /// A single-level JSON object used to pass custom parameters to payment processors.
        var parameter: String?
        /// This is the unique name corresponding to the Pay Connector installed in the Twilio
        /// Add-ons.
        var paymentConnector: String?
        var paymentMethod: PaymentsPaymentMethod?
        /// Indicates whether the credit card postal code (zip code) is a required piece of payment
        /// information that must be provided by the caller.
        var postalCode: Bool?
        /// Indicates whether the credit card security code is a required piece of payment
        /// information that must be provided by the caller.
        var securityCode: Bool?
        /// The number of seconds that should wait for the caller to press a digit between each
        /// subsequent digit, after the first one, before moving on to validate the digits captured.
        var timeout: Int?
        var tokenType: PaymentsTokenType?
        /// Credit card types separated by space that Pay should accept.
        var validCardTypes: String?
        /// A comma-separated list of payment information fields that require the caller to enter
        /// the same value twice for confirmation.
        var requireMatchingInputs: String?
        /// Whether to prompt the caller to confirm their payment information before submitting to
        /// the payment gateway.
        var confirmation: CreatePaymentsConfirmation?

        enum CodingKeys: String, CodingKey {
            case accountSid, callSid
            case idempotencyKey = "IdempotencyKey"
            case statusCallback = "StatusCallback"
            case bankAccountType = "BankAccountType"
            case chargeAmount = "ChargeAmount"
            case currency = "Currency"
            case description = "Description"
            case input = "Input"
            case minPostalCodeLength = "MinPostalCodeLength"
            case parameter = "Parameter"
            case paymentConnector = "PaymentConnector"
            case paymentMethod = "PaymentMethod"
            case postalCode = "PostalCode"
            case securityCode = "SecurityCode"
            case timeout = "Timeout"
            case tokenType = "TokenType"
            case validCardTypes = "ValidCardTypes"
            case requireMatchingInputs = "RequireMatchingInputs"
            case confirmation = "Confirmation"
        }
    }

    struct UpdatePayments: Encodable, Sendable {
        /// The SID of the Account that will update the resource.
        var accountSid: String
        /// The SID of the call that will update the resource.
        var callSid: String
        /// The SID of Payments session that needs to be updated.
        var sid: String
        /// A unique token that will be used to ensure that multiple API calls with the same
        /// information do not result in multiple transactions.
        var idempotencyKey: String
        /// Provide an absolute or relative URL to receive status updates regarding your Pay
        /// session.
        var statusCallback: String
        var capture: PaymentsCapture?
        var status: PaymentsStatus?

        enum CodingKeys: String, CodingKey {
            case accountSid, callSid, sid
            case idempotencyKey = "IdempotencyKey"
            case statusCallback = "StatusCallback"
            case capture = "Capture"
            case status = "Status"
        }
    }

    struct FetchQueue: Encodable, Sendable {
        /// The SID of the Account that created the Queue resource to fetch.
        var accountSid: String
        /// The Twilio-provided string that uniquely identifies the Queue resource to fetch.
        var sid: String
    }

    struct UpdateQueue: Encodable, Sendable {
        /// The SID of the Account that created the Queue resource to update.
        var accountSid: String
        /// The Twilio-provided string that uniquely identifies the Queue resource to update.
        var sid: String
        /// A descriptive string that you created to describe this resource.
        var friendlyName: String?
        /// The maximum number of calls allowed to be in the queue.
        var maxSize: Int?

        enum CodingKeys: String, CodingKey {
            case accountSid, sid
            case friendlyName = "FriendlyName"
            case maxSize = "MaxSize"
        }
    }

    struct DeleteQueue: Encodable, Sendable {
        /// The SID of the Account that created the Queue resource to delete.
        var accountSid: String
        /// The Twilio-provided string that uniquely identifies the Queue resource to delete.
        var sid: String
    }

    struct ListQueue: Encodable, Sendable {
        /// The SID of the Account that created the Queue resources to read.
        var accountSid: String
        /// How many resources to return in each list page.
        var pageSize: Int?
        /// The page index.
        var page: Int?
        /// The page token.
        var pageToken: String?

        enum CodingKeys: String, CodingKey {
            case accountSid
            case pageSize = "PageSize"
            case page = "Page"
            case pageToken = "PageToken"
        }
    }

    struct CreateQueue: Encodable, Sendable {
        /// The SID of the Account that will create the resource.
        var accountSid: String
        /// A descriptive string that you created to describe this resource.
        var friendlyName: String
        /// The maximum number of calls allowed to be in the queue.
        var maxSize: Int?

        enum CodingKeys: String, CodingKey {
            case accountSid
            case friendlyName = "FriendlyName"
            case maxSize = "MaxSize"
        }
    }

    struct CreateRealtimeTranscription: Encodable, Sendable {
        /// The SID of the Account that created this Transcription resource.
        var accountSid: String
        /// The SID of the Call the Transcription resource is associated with.
        var callSid: String
        /// The user-specified name of this Transcription, if one was given when the Transcription
        /// was created.
        var name: String?
        var track: RealtimeTranscriptionTrack?
        /// Absolute URL of the status callback.
        var statusCallbackURL: String?
        /// The http method for the status_callback (one of GET, POST).
        var statusCallbackMethod: HTTPMethod?
        /// Friendly name given to the Inbound Track.
        var inboundTrackLabel: String?
        /// Friendly name given to the Outbound Track.
        var outboundTrackLabel: String?
        /// Indicates if partial results are going to be sent to the customer.
        var partialResults: Bool?
        /// Language code used by the transcription engine, specified in BCP-47 format.
        var languageCode: String?
        /// Definition of the transcription engine to be used, among those supported by Twilio.
        var transcriptionEngine: String?
        /// indicates if the server will attempt to filter out profanities, replacing all but the
        /// initial character in each filtered word with asterisks.
        var profanityFilter: Bool?
        /// Recognition model used by the transcription engine, among those supported by the
        /// provider.
        var speechModel: String?
        /// A Phrase contains words and phrase "hints" so that the speech recognition engine is more
        /// likely to recognize them.
        var hints: String?
        /// The provider will add punctuation to recognition result.
        var enableAutomaticPunctuation: Bool?
        /// The SID or unique name of the Intelligence Service for persisting transcripts and
        /// running post-call Language Operators.
        var intelligenceService: String?
        /// The ID of the Conversations Configuration for customizing conversation behavior in
        /// Intelligence Service.
        var conversationConfiguration: String?
        /// The ID of the Conversation for associating this Transcription with an existing
        /// Conversation in Intelligence Service.
        var conversationID: String?
        /// The ID of the RealTimeTranscription Configuration for configuring all the non-default
        /// behaviors in one go.
        var configurationID: String?
        /// Whether the callback includes raw provider data.
        var enableProviderData: Bool?

        enum CodingKeys: String, CodingKey {
            case accountSid, callSid
            case name = "Name"
            case track = "Track"
            case statusCallbackURL = "StatusCallbackUrl"
            case statusCallbackMethod = "StatusCallbackMethod"
            case inboundTrackLabel = "InboundTrackLabel"
            case outboundTrackLabel = "OutboundTrackLabel"
            case partialResults = "PartialResults"
            case languageCode = "LanguageCode"
            case transcriptionEngine = "TranscriptionEngine"
            case profanityFilter = "ProfanityFilter"
            case speechModel = "SpeechModel"
            case hints = "Hints"
            case enableAutomaticPunctuation = "EnableAutomaticPunctuation"
            case intelligenceService = "IntelligenceService"
            case conversationConfiguration = "ConversationConfiguration"
            case conversationID = "ConversationId"
            case configurationID = "ConfigurationId"
            case enableProviderData = "EnableProviderData"
        }
    }

    struct UpdateRealtimeTranscription: Encodable, Sendable {
        /// The SID of the Account that created this Transcription resource.
        var accountSid: String
        /// The SID of the Call the Transcription resource is associated with.
        var callSid: String
        /// The SID of the Transcription resource, or the `name` used when creating the resource.
        var sid: String
        var status: RealtimeTranscriptionUpdateStatus

        enum CodingKeys: String, CodingKey {
            case accountSid, callSid, sid
            case status = "Status"
        }
    }

    struct FetchRecording: Encodable, Sendable {
        /// The SID of the Account that created the Recording resource to fetch.
        var accountSid: String
        /// The Twilio-provided string that uniquely identifies the Recording resource to fetch.
        var sid: String
        /// A boolean parameter indicating whether to retrieve soft deleted recordings or not.
        var includeSoftDeleted: Bool?

        enum CodingKeys: String, CodingKey {
            case accountSid, sid
            case includeSoftDeleted = "IncludeSoftDeleted"
        }
    }

    struct DeleteRecording: Encodable, Sendable {
        /// The SID of the Account that created the Recording resources to delete.
        var accountSid: String
        /// The Twilio-provided string that uniquely identifies the Recording resource to delete.
        var sid: String
    }

    struct ListRecording: Encodable, Sendable {
        /// The SID of the Account that created the Recording resources to read.
        var accountSid: String
        /// Only include recordings that were created on this date.
        var dateCreated: Date?
        /// Only include recordings that were created on this date.
        var dateCreatedBefore: Date?
        /// Only include recordings that were created on this date.
        var dateCreatedAfter: Date?
        /// The Call SID of the resources to read.
        var callSid: String?
        /// The Conference SID that identifies the conference associated with the recording to read.
        var conferenceSid: String?
        /// A boolean parameter indicating whether to retrieve soft deleted recordings or not.
        var includeSoftDeleted: Bool?
        /// How many resources to return in each list page.
        var pageSize: Int?
        /// The page index.
        var page: Int?
        /// The page token.
        var pageToken: String?

        enum CodingKeys: String, CodingKey {
            case accountSid
            case dateCreated = "DateCreated"
            case dateCreatedBefore = "DateCreated<"
            case dateCreatedAfter = "DateCreated>"
            case callSid = "CallSid"
            case conferenceSid = "ConferenceSid"
            case includeSoftDeleted = "IncludeSoftDeleted"
            case pageSize = "PageSize"
            case page = "Page"
            case pageToken = "PageToken"
        }
    }

    struct FetchRecordingAddOnResult: Encodable, Sendable {
        /// The SID of the Account that created the Recording AddOnResult resource to fetch.
        var accountSid: String
        /// The SID of the recording to which the result to fetch belongs.
        var referenceSid: String
        /// The Twilio-provided string that uniquely identifies the Recording AddOnResult resource
        /// to fetch.
        var sid: String
    }

    struct DeleteRecordingAddOnResult: Encodable, Sendable {
        /// The SID of the Account that created the Recording AddOnResult resources to delete.
        var accountSid: String
        /// The SID of the recording to which the result to delete belongs.
        var referenceSid: String
        /// The Twilio-provided string that uniquely identifies the Recording AddOnResult resource
        /// to delete.
        var sid: String
    }

    struct ListRecordingAddOnResult: Encodable, Sendable {
        /// The SID of the Account that created the Recording AddOnResult resources to read.
        var accountSid: String
        /// The SID of the recording to which the result to read belongs.
        var referenceSid: String
        /// How many resources to return in each list page.
        var pageSize: Int?
        /// The page index.
        var page: Int?
        /// The page token.
        var pageToken: String?

        enum CodingKeys: String, CodingKey {
            case accountSid, referenceSid
            case pageSize = "PageSize"
            case page = "Page"
            case pageToken = "PageToken"
        }
    }

    struct FetchRecordingAddOnResultPayload: Encodable, Sendable {
        /// The SID of the Account that created the Recording AddOnResult Payload resource to fetch.
        var accountSid: String
        /// The SID of the recording to which the AddOnResult resource that contains the payload to
        /// fetch belongs.
        var referenceSid: String
        /// The SID of the AddOnResult to which the payload to fetch belongs.
        var addOnResultSid: String
        /// The Twilio-provided string that uniquely identifies the Recording AddOnResult Payload
        /// resource to fetch.
        var sid: String
    }

    struct DeleteRecordingAddOnResultPayload: Encodable, Sendable {
        /// The SID of the Account that created the Recording AddOnResult Payload resources to
        /// delete.
        var accountSid: String
        /// The SID of the recording to which the AddOnResult resource that contains the payloads to
        /// delete belongs.
        var referenceSid: String
        /// The SID of the AddOnResult to which the payloads to delete belongs.
        var addOnResultSid: String
        /// The Twilio-provided string that uniquely identifies the Recording AddOnResult Payload
        /// resource to delete.
        var sid: String
    }

    struct ListRecordingAddOnResultPayload: Encodable, Sendable {
        /// The SID of the Account that created the Recording AddOnResult Payload resources to read.
        var accountSid: String
        /// The SID of the recording to which the AddOnResult resource that contains the payloads to
        /// read belongs.
        var referenceSid: String
        /// The SID of the AddOnResult to which the payloads to read belongs.
        var addOnResultSid: String
        /// How many resources to return in each list page.
        var pageSize: Int?
        /// The page index.
        var page: Int?
        /// The page token.
        var pageToken: String?

        enum CodingKeys: String, CodingKey {
            case accountSid, referenceSid, addOnResultSid
            case pageSize = "PageSize"
            case page = "Page"
            case pageToken = "PageToken"
        }
    }

    struct FetchRecordingAddOnResultPayloadData: Encodable, Sendable {
        /// The SID of the Account that created the Recording AddOnResult Payload resource to fetch.
        var accountSid: String
        /// The SID of the recording to which the AddOnResult resource that contains the payload to
        /// fetch belongs.
        var referenceSid: String
        /// The SID of the AddOnResult to which the payload to fetch belongs.
        var addOnResultSid: String
        /// The Twilio-provided string that uniquely identifies the Recording AddOnResult Payload
        /// resource to fetch.
        var payloadSid: String
    }

    struct FetchRecordingTranscription: Encodable, Sendable {
        /// The SID of the Account that created the Transcription resource to fetch.
        var accountSid: String
        /// The SID of the Recording that created the transcription to fetch.
        var recordingSid: String
        /// The Twilio-provided string that uniquely identifies the Transcription resource to fetch.
        var sid: String
    }

    struct DeleteRecordingTranscription: Encodable, Sendable {
        /// The SID of the Account that created the Transcription resources to delete.
        var accountSid: String
        /// The SID of the Recording that created the transcription to delete.
        var recordingSid: String
        /// The Twilio-provided string that uniquely identifies the Transcription resource to
        /// delete.
        var sid: String
    }

    struct ListRecordingTranscription: Encodable, Sendable {
        /// The SID of the Account that created the Transcription resources to read.
        var accountSid: String
        /// The SID of the Recording that created the transcriptions to read.
        var recordingSid: String
        /// How many resources to return in each list page.
        var pageSize: Int?
        /// The page index.
        var page: Int?
        /// The page token.
        var pageToken: String?

        enum CodingKeys: String, CodingKey {
            case accountSid, recordingSid
            case pageSize = "PageSize"
            case page = "Page"
            case pageToken = "PageToken"
        }
    }

    struct FetchShortCode: Encodable, Sendable {
        /// The SID of the Account that created the ShortCode resource(s) to fetch.
        var accountSid: String
        /// The Twilio-provided string that uniquely identifies the ShortCode resource to fetch.
        var sid: String
    }

    struct UpdateShortCode: Encodable, Sendable {
        /// The SID of the Account that created the ShortCode resource(s) to update.
        var accountSid: String
        /// The Twilio-provided string that uniquely identifies the ShortCode resource to update.
        var sid: String
        /// A descriptive string that you created to describe this resource.
        var friendlyName: String?
        /// The API version to use to start a new TwiML session.
        var apiVersion: String?
        /// The URL we should call when receiving an incoming SMS message to this short code.
        var smsURL: String?
        /// The HTTP method we should use when calling the `sms_url`.
        var smsMethod: HTTPMethod?
        /// The URL that we should call if an error occurs while retrieving or executing the TwiML
        /// from `sms_url`.
        var smsFallbackURL: String?
        /// The HTTP method that we should use to call the `sms_fallback_url`.
        var smsFallbackMethod: HTTPMethod?

        enum CodingKeys: String, CodingKey {
            case accountSid, sid
            case friendlyName = "FriendlyName"
            case apiVersion = "ApiVersion"
            case smsURL = "SmsUrl"
            case smsMethod = "SmsMethod"
            case smsFallbackURL = "SmsFallbackUrl"
            case smsFallbackMethod = "SmsFallbackMethod"
        }
    }

    struct ListShortCode: Encodable, Sendable {
        /// The SID of the Account that created the ShortCode resource(s) to read.
        var accountSid: String
        /// The string that identifies the ShortCode resources to read.
        var friendlyName: String?
        /// Only show the ShortCode resources that match this pattern.
        var shortCode: String?
        /// How many resources to return in each list page.
        var pageSize: Int?
        /// The page index.
        var page: Int?
        /// The page token.
        var pageToken: String?

        enum CodingKeys: String, CodingKey {
            case accountSid
            case friendlyName = "FriendlyName"
            case shortCode = "ShortCode"
            case pageSize = "PageSize"
            case page = "Page"
            case pageToken = "PageToken"
        }
    }

    struct FetchSigningKey: Encodable, Sendable {
        var accountSid: String
        var sid: String
    }

    struct UpdateSigningKey: Encodable, Sendable {
        var accountSid: String
        var sid: String
        var friendlyName: String?

        enum CodingKeys: String, CodingKey {
            case accountSid, sid
            case friendlyName = "FriendlyName"
        }
    }

    struct DeleteSigningKey: Encodable, Sendable {
        var accountSid: String
        var sid: String
    }

    struct CreateSipAuthCallsCredentialListMapping: Encodable, Sendable {
        /// The SID of the Account that will create the resource.
        var accountSid: String
        /// The SID of the SIP domain that will contain the new resource.
        var domainSid: String
        /// The SID of the CredentialList resource to map to the SIP domain.
        var credentialListSid: String

        enum CodingKeys: String, CodingKey {
            case accountSid, domainSid
            case credentialListSid = "CredentialListSid"
        }
    }

    struct ListSipAuthCallsCredentialListMapping: Encodable, Sendable {
        /// The SID of the Account that created the CredentialListMapping resources to read.
        var accountSid: String
        /// The SID of the SIP domain that contains the resources to read.
        var domainSid: String
        /// How many resources to return in each list page.
        var pageSize: Int?
        /// The page index.
        var page: Int?
        /// The page token.
        var pageToken: String?

        enum CodingKeys: String, CodingKey {
            case accountSid, domainSid
            case pageSize = "PageSize"
            case page = "Page"
            case pageToken = "PageToken"
        }
    }

    struct FetchSipAuthCallsCredentialListMapping: Encodable, Sendable {
        /// The SID of the Account that created the CredentialListMapping resource to fetch.
        var accountSid: String
        /// The SID of the SIP domain that contains the resource to fetch.
        var domainSid: String
        /// The Twilio-provided string that uniquely identifies the CredentialListMapping resource
        /// to fetch.
        var sid: String
    }

    struct DeleteSipAuthCallsCredentialListMapping: Encodable, Sendable {
        /// The SID of the Account that created the CredentialListMapping resources to delete.
        var accountSid: String
        /// The SID of the SIP domain that contains the resource to delete.
        var domainSid: String
        /// The Twilio-provided string that uniquely identifies the CredentialListMapping resource
        /// to delete.
        var sid: String
    }

    struct CreateSipAuthCallsIPAccessControlListMapping: Encodable, Sendable {
        /// The SID of the Account that will create the resource.
        var accountSid: String
        /// The SID of the SIP domain that will contain the new resource.
        var domainSid: String
        /// The SID of the IpAccessControlList resource to map to the SIP domain.
        var ipAccessControlListSid: String

        enum CodingKeys: String, CodingKey {
            case accountSid, domainSid
            case ipAccessControlListSid = "IpAccessControlListSid"
        }
    }

    struct ListSipAuthCallsIPAccessControlListMapping: Encodable, Sendable {
        /// The SID of the Account that created the IpAccessControlListMapping resources to read.
        var accountSid: String
        /// The SID of the SIP domain that contains the resources to read.
        var domainSid: String
        /// How many resources to return in each list page.
        var pageSize: Int?
        /// The page index.
        var page: Int?
        /// The page token.
        var pageToken: String?

        enum CodingKeys: String, CodingKey {
            case accountSid, domainSid
            case pageSize = "PageSize"
            case page = "Page"
            case pageToken = "PageToken"
        }
    }

    struct FetchSipAuthCallsIPAccessControlListMapping: Encodable, Sendable {
        /// The SID of the Account that created the IpAccessControlListMapping resource to fetch.
        var accountSid: String
        /// The SID of the SIP domain that contains the resource to fetch.
        var domainSid: String
        /// The Twilio-provided string that uniquely identifies the IpAccessControlListMapping
        /// resource to fetch.
        var sid: String
    }

    struct DeleteSipAuthCallsIPAccessControlListMapping: Encodable, Sendable {
        /// The SID of the Account that created the IpAccessControlListMapping resources to delete.
        var accountSid: String
        /// The SID of the SIP domain that contains the resources to delete.
        var domainSid: String
        /// The Twilio-provided string that uniquely identifies the IpAccessControlListMapping
        /// resource to delete.
        var sid: String
    }

    struct CreateSipAuthRegistrationsCredentialListMapping: Encodable, Sendable {
        /// The SID of the Account that will create the resource.
        var accountSid: String
        /// The SID of the SIP domain that will contain the new resource.
        var domainSid: String
        /// The SID of the CredentialList resource to map to the SIP domain.
        var credentialListSid: String

        enum CodingKeys: String, CodingKey {
            case accountSid, domainSid
            case credentialListSid = "CredentialListSid"
        }
    }

    struct ListSipAuthRegistrationsCredentialListMapping: Encodable, Sendable {
        /// The SID of the Account that created the CredentialListMapping resources to read.
        var accountSid: String
        /// The SID of the SIP domain that contains the resources to read.
        var domainSid: String
        /// How many resources to return in each list page.
        var pageSize: Int?
        /// The page index.
        var page: Int?
        /// The page token.
        var pageToken: String?

        enum CodingKeys: String, CodingKey {
            case accountSid, domainSid
            case pageSize = "PageSize"
            case page = "Page"
            case pageToken = "PageToken"
        }
    }

    struct FetchSipAuthRegistrationsCredentialListMapping: Encodable, Sendable {
        /// The SID of the Account that created the CredentialListMapping resource to fetch.
        var accountSid: String
        /// The SID of the SIP domain that contains the resource to fetch.
        var domainSid: String
        /// The Twilio-provided string that uniquely identifies the CredentialListMapping resource
        /// to fetch.
        var sid: String
    }

    struct DeleteSipAuthRegistrationsCredentialListMapping: Encodable, Sendable {
        /// The SID of the Account that created the CredentialListMapping resources to delete.
        var accountSid: String
        /// The SID of the SIP domain that contains the resources to delete.
        var domainSid: String
        /// The Twilio-provided string that uniquely identifies the CredentialListMapping resource
        /// to delete.
        var sid: String
    }

    struct ListSipCredential: Encodable, Sendable {
        /// The unique id of the Account that is responsible for this resource.
        var accountSid: String
        /// The unique id that identifies the credential list that contains the desired credentials.
        var credentialListSid: String
        /// How many resources to return in each list page.
        var pageSize: Int?
        /// The page index.
        var page: Int?
        /// The page token.
        var pageToken: String?

        enum CodingKeys: String, CodingKey {
            case accountSid, credentialListSid
            case pageSize = "PageSize"
            case page = "Page"
            case pageToken = "PageToken"
        }
    }

    struct CreateSipCredential: Encodable, Sendable {
        /// The unique id of the Account that is responsible for this resource.
        var accountSid: String
        /// The unique id that identifies the credential list to include the created credential.
        var credentialListSid: String
        /// The username that will be passed when authenticating SIP requests.
        var username: String
        /// The password that the username will use when authenticating SIP requests.
        var password: String

        enum CodingKeys: String, CodingKey {
            case accountSid, credentialListSid
            case username = "Username"
            case password = "Password"
        }
    }

    struct FetchSipCredential: Encodable, Sendable {
        /// The unique id of the Account that is responsible for this resource.
        var accountSid: String
        /// The unique id that identifies the credential list that contains the desired credential.
        var credentialListSid: String
        /// The unique id that identifies the resource to fetch.
        var sid: String
    }

    struct UpdateSipCredential: Encodable, Sendable {
        /// The unique id of the Account that is responsible for this resource.
        var accountSid: String
        /// The unique id that identifies the credential list that includes this credential.
        var credentialListSid: String
        /// The unique id that identifies the resource to update.
        var sid: String
        /// The password that the username will use when authenticating SIP requests.
        var password: String?

        enum CodingKeys: String, CodingKey {
            case accountSid, credentialListSid, sid
            case password = "Password"
        }
    }

    struct DeleteSipCredential: Encodable, Sendable {
        /// The unique id of the Account that is responsible for this resource.
        var accountSid: String
        /// The unique id that identifies the credential list that contains the desired credentials.
        var credentialListSid: String
        /// The unique id that identifies the resource to delete.
        var sid: String
    }

    struct ListSipCredentialList: Encodable, Sendable {
        /// The unique id of the Account that is responsible for this resource.
        var accountSid: String
        /// How many resources to return in each list page.
        var pageSize: Int?
        /// The page index.
        var page: Int?
        /// The page token.
        var pageToken: String?

        enum CodingKeys: String, CodingKey {
            case accountSid
            case pageSize = "PageSize"
            case page = "Page"
            case pageToken = "PageToken"
        }
    }

    struct CreateSipCredentialList: Encodable, Sendable {
        /// The unique id of the Account that is responsible for this resource.
        var accountSid: String
        /// A human readable descriptive text that describes the CredentialList, up to 64 characters
        /// long.
        var friendlyName: String

        enum CodingKeys: String, CodingKey {
            case accountSid
            case friendlyName = "FriendlyName"
        }
    }

    struct FetchSipCredentialList: Encodable, Sendable {
        /// The unique id of the Account that is responsible for this resource.
        var accountSid: String
        /// The credential list Sid that uniquely identifies this resource.
        var sid: String
    }

    struct UpdateSipCredentialList: Encodable, Sendable {
        /// The unique id of the Account that is responsible for this resource.
        var accountSid: String
        /// The credential list Sid that uniquely identifies this resource.
        var sid: String
        /// A human readable descriptive text for a CredentialList, up to 64 characters long.
        var friendlyName: String

        enum CodingKeys: String, CodingKey {
            case accountSid, sid
            case friendlyName = "FriendlyName"
        }
    }

    struct DeleteSipCredentialList: Encodable, Sendable {
        /// The unique id of the Account that is responsible for this resource.
        var accountSid: String
        /// The credential list Sid that uniquely identifies this resource.
        var sid: String
    }

    struct CreateSipCredentialListMapping: Encodable, Sendable {
        /// The unique id of the Account responsible for this resource.
        var accountSid: String
        /// A 34 character string that uniquely identifies the SIP Domain for which the
        /// CredentialList resource will be mapped.
        var domainSid: String
        /// A 34 character string that uniquely identifies the CredentialList resource to map to the
        /// SIP domain.
        var credentialListSid: String

        enum CodingKeys: String, CodingKey {
            case accountSid, domainSid
            case credentialListSid = "CredentialListSid"
        }
    }

    struct ListSipCredentialListMapping: Encodable, Sendable {
        /// The unique id of the Account responsible for this resource.
        var accountSid: String
        /// A 34 character string that uniquely identifies the SIP Domain that includes the resource
        /// to read.
        var domainSid: String
        /// How many resources to return in each list page.
        var pageSize: Int?
        /// The page index.
        var page: Int?
        /// The page token.
        var pageToken: String?

        enum CodingKeys: String, CodingKey {
            case accountSid, domainSid
            case pageSize = "PageSize"
            case page = "Page"
            case pageToken = "PageToken"
        }
    }

    struct FetchSipCredentialListMapping: Encodable, Sendable {
        /// The unique id of the Account responsible for this resource.
        var accountSid: String
        /// A 34 character string that uniquely identifies the SIP Domain that includes the resource
        /// to fetch.
        var domainSid: String
        /// A 34 character string that uniquely identifies the resource to fetch.
        var sid: String
    }

    struct DeleteSipCredentialListMapping: Encodable, Sendable {
        /// The unique id of the Account responsible for this resource.
        var accountSid: String
        /// A 34 character string that uniquely identifies the SIP Domain that includes the resource
        /// to delete.
        var domainSid: String
        /// A 34 character string that uniquely identifies the resource to delete.
        var sid: String
    }

    struct ListSipDomain: Encodable, Sendable {
        /// The SID of the Account that created the SipDomain resources to read.
        var accountSid: String
        /// How many resources to return in each list page.
        var pageSize: Int?
        /// The page index.
        var page: Int?
        /// The page token.
        var pageToken: String?

        enum CodingKeys: String, CodingKey {
            case accountSid
            case pageSize = "PageSize"
            case page = "Page"
            case pageToken = "PageToken"
        }
    }

    struct CreateSipDomain: Encodable, Sendable {
        /// The SID of the Account that will create the resource.
        var accountSid: String
        /// The unique address you reserve on Twilio to which you route your SIP traffic.
        var domainName: String
        /// A descriptive string that you created to describe the resource.
        var friendlyName: String?
        /// The URL we should when the domain receives a call.
        var voiceURL: String?
        /// The HTTP method we should use to call `voice_url`.
        var voiceMethod: HTTPMethod?
        /// The URL that we should call when an error occurs while retrieving or executing the TwiML
        /// from `voice_url`.
        var voiceFallbackURL: String?
        /// The HTTP method we should use to call `voice_fallback_url`.
        var voiceFallbackMethod: HTTPMethod?
        /// The URL that we should call to pass status parameters (such as call ended) to your
        /// application.
        var voiceStatusCallbackURL: String?
        /// The HTTP method we should use to call `voice_status_callback_url`.
        var voiceStatusCallbackMethod: HTTPMethod?
        /// Whether to allow SIP Endpoints to register with the domain to receive calls.
        var sipRegistration: Bool?
        /// Whether emergency calling is enabled for the domain.
        var emergencyCallingEnabled: Bool?
        /// Whether secure SIP is enabled for the domain.
        var secure: Bool?
        /// The SID of the BYOC Trunk(Bring Your Own Carrier) resource that the Sip Domain will be
        /// associated with.
        var byocTrunkSid: String?
        /// Whether an emergency caller sid is configured for the domain.
        var emergencyCallerSid: String?

        enum CodingKeys: String, CodingKey {
            case accountSid
            case domainName = "DomainName"
            case friendlyName = "FriendlyName"
            case voiceURL = "VoiceUrl"
            case voiceMethod = "VoiceMethod"
            case voiceFallbackURL = "VoiceFallbackUrl"
            case voiceFallbackMethod = "VoiceFallbackMethod"
            case voiceStatusCallbackURL = "VoiceStatusCallbackUrl"
            case voiceStatusCallbackMethod = "VoiceStatusCallbackMethod"
            case sipRegistration = "SipRegistration"
            case emergencyCallingEnabled = "EmergencyCallingEnabled"
            case secure = "Secure"
            case byocTrunkSid = "ByocTrunkSid"
            case emergencyCallerSid = "EmergencyCallerSid"
        }
    }

    struct FetchSipDomain: Encodable, Sendable {
        /// The SID of the Account that created the SipDomain resource to fetch.
        var accountSid: String
        /// The Twilio-provided string that uniquely identifies the SipDomain resource to fetch.
        var sid: String
    }

    struct UpdateSipDomain: Encodable, Sendable {
        /// The SID of the Account that created the SipDomain resource to update.
        var accountSid: String
        /// The Twilio-provided string that uniquely identifies the SipDomain resource to update.
        var sid: String
        /// A descriptive string that you created to describe the resource.
        var friendlyName: String?
        /// The HTTP method we should use to call `voice_fallback_url`.
        var voiceFallbackMethod: HTTPMethod?
        /// The URL that we should call when an error occurs while retrieving or executing the TwiML
        /// requested by `voice_url`.
        var voiceFallbackURL: String?
        /// The HTTP method we should use to call `voice_url`.
        var voiceMethod: HTTPMethod?
        /// The HTTP method we should use to call `voice_status_callback_url`.
        var voiceStatusCallbackMethod: HTTPMethod?
        /// The URL that we should call to pass status parameters (such as call ended) to your
        /// application.
        var voiceStatusCallbackURL: String?
        /// The URL we should call when the domain receives a call.
        var voiceURL: String?
        /// Whether to allow SIP Endpoints to register with the domain to receive calls.
        var sipRegistration: Bool?
        /// The unique address you reserve on Twilio to which you route your SIP traffic.
        var domainName: String?
        /// Whether emergency calling is enabled for the domain.
        var emergencyCallingEnabled: Bool?
        /// Whether secure SIP is enabled for the domain.
        var secure: Bool?
        /// The SID of the BYOC Trunk(Bring Your Own Carrier) resource that the Sip Domain will be
        /// associated with.
        var byocTrunkSid: String?
        /// Whether an emergency caller sid is configured for the domain.
        var emergencyCallerSid: String?

        enum CodingKeys: String, CodingKey {
            case accountSid, sid
            case friendlyName = "FriendlyName"
            case voiceFallbackMethod = "VoiceFallbackMethod"
            case voiceFallbackURL = "VoiceFallbackUrl"
            case voiceMethod = "VoiceMethod"
            case voiceStatusCallbackMethod = "VoiceStatusCallbackMethod"
            case voiceStatusCallbackURL = "VoiceStatusCallbackUrl"
            case voiceURL = "VoiceUrl"
            case sipRegistration = "SipRegistration"
            case domainName = "DomainName"
            case emergencyCallingEnabled = "EmergencyCallingEnabled"
            case secure = "Secure"
            case byocTrunkSid = "ByocTrunkSid"
            case emergencyCallerSid = "EmergencyCallerSid"
        }
    }

    struct DeleteSipDomain: Encodable, Sendable {
        /// The SID of the Account that created the SipDomain resources to delete.
        var accountSid: String
        /// The Twilio-provided string that uniquely identifies the SipDomain resource to delete.
        var sid: String
    }

    struct ListSipIPAccessControlList: Encodable, Sendable {
        /// The unique id of the Account responsible for this resource.
        var accountSid: String
        /// How many resources to return in each list page.
        var pageSize: Int?
        /// The page index.
        var page: Int?
        /// The page token.
        var pageToken: String?

        enum CodingKeys: String, CodingKey {
            case accountSid
            case pageSize = "PageSize"
            case page = "Page"
            case pageToken = "PageToken"
        }
    }

    struct CreateSipIPAccessControlList: Encodable, Sendable {
        /// The unique id of the Account responsible for this resource.
        var accountSid: String
        /// A human readable descriptive text that describes the IpAccessControlList, up to 255
        /// characters long.
        var friendlyName: String

        enum CodingKeys: String, CodingKey {
            case accountSid
            case friendlyName = "FriendlyName"
        }
    }

    struct FetchSipIPAccessControlList: Encodable, Sendable {
        /// The unique id of the Account responsible for this resource.
        var accountSid: String
        /// A 34 character string that uniquely identifies the resource to fetch.
        var sid: String
    }

    struct UpdateSipIPAccessControlList: Encodable, Sendable {
        /// The unique id of the Account responsible for this resource.
        var accountSid: String
        /// A 34 character string that uniquely identifies the resource to udpate.
        var sid: String
        /// A human readable descriptive text, up to 255 characters long.
        var friendlyName: String

        enum CodingKeys: String, CodingKey {
            case accountSid, sid
            case friendlyName = "FriendlyName"
        }
    }

    struct DeleteSipIPAccessControlList: Encodable, Sendable {
        /// The unique id of the Account responsible for this resource.
        var accountSid: String
        /// A 34 character string that uniquely identifies the resource to delete.
        var sid: String
    }

    struct FetchSipIPAccessControlListMapping: Encodable, Sendable {
        /// The unique id of the Account that is responsible for this resource.
        var accountSid: String
        /// A 34 character string that uniquely identifies the SIP domain.
        var domainSid: String
        /// A 34 character string that uniquely identifies the resource to fetch.
        var sid: String
    }

    struct DeleteSipIPAccessControlListMapping: Encodable, Sendable {
        /// The unique id of the Account that is responsible for this resource.
        var accountSid: String
        /// A 34 character string that uniquely identifies the SIP domain.
        var domainSid: String
        /// A 34 character string that uniquely identifies the resource to delete.
        var sid: String
    }

    struct CreateSipIPAccessControlListMapping: Encodable, Sendable {
        /// The unique id of the Account that is responsible for this resource.
        var accountSid: String
        /// A 34 character string that uniquely identifies the SIP domain.
        var domainSid: String
        /// The unique id of the IP access control list to map to the SIP domain.
        var ipAccessControlListSid: String

        enum CodingKeys: String, CodingKey {
            case accountSid, domainSid
            case ipAccessControlListSid = "IpAccessControlListSid"
        }
    }

    struct ListSipIPAccessControlListMapping: Encodable, Sendable {
        /// The unique id of the Account that is responsible for this resource.
        var accountSid: String
        /// A 34 character string that uniquely identifies the SIP domain.
        var domainSid: String
        /// How many resources to return in each list page.
        var pageSize: Int?
        /// The page index.
        var page: Int?
        /// The page token.
        var pageToken: String?

        enum CodingKeys: String, CodingKey {
            case accountSid, domainSid
            case pageSize = "PageSize"
            case page = "Page"
            case pageToken = "PageToken"
        }
    }

    struct ListSipIPAddress: Encodable, Sendable {
        /// The unique id of the Account responsible for this resource.
        var accountSid: String
        /// The IpAccessControlList Sid that identifies the IpAddress resources to read.
        var ipAccessControlListSid: String
        /// How many resources to return in each list page.
        var pageSize: Int?
        /// The page index.
        var page: Int?
        /// The page token.
        var pageToken: String?

        enum CodingKeys: String, CodingKey {
            case accountSid, ipAccessControlListSid
            case pageSize = "PageSize"
            case page = "Page"
            case pageToken = "PageToken"
        }
    }

    struct CreateSipIPAddress: Encodable, Sendable {
        /// The unique id of the Account responsible for this resource.
        var accountSid: String
        /// The IpAccessControlList Sid with which to associate the created IpAddress resource.
        var ipAccessControlListSid: String
        /// A human readable descriptive text for this resource, up to 255 characters long.
        var friendlyName: String
        /// An IP address in dotted decimal notation from which you want to accept traffic.
        var ipAddress: String
        /// An integer representing the length of the CIDR prefix to use with this IP address when
        /// accepting traffic.
        var cidrPrefixLength: Int?

        enum CodingKeys: String, CodingKey {
            case accountSid, ipAccessControlListSid
            case friendlyName = "FriendlyName"
            case ipAddress = "IpAddress"
            case cidrPrefixLength = "CidrPrefixLength"
        }
    }

    struct FetchSipIPAddress: Encodable, Sendable {
        /// The unique id of the Account responsible for this resource.
        var accountSid: String
        /// The IpAccessControlList Sid that identifies the IpAddress resources to fetch.
        var ipAccessControlListSid: String
        /// A 34 character string that uniquely identifies the IpAddress resource to fetch.
        var sid: String
    }

    struct UpdateSipIPAddress: Encodable, Sendable {
        /// The unique id of the Account responsible for this resource.
        var accountSid: String
        /// The IpAccessControlList Sid that identifies the IpAddress resources to update.
        var ipAccessControlListSid: String
        /// A 34 character string that identifies the IpAddress resource to update.
        var sid: String
        /// An IP address in dotted decimal notation from which you want to accept traffic.
        var ipAddress: String?
        /// A human readable descriptive text for this resource, up to 255 characters long.
        var friendlyName: String?
        /// An integer representing the length of the CIDR prefix to use with this IP address when
        /// accepting traffic.
        var cidrPrefixLength: Int?

        enum CodingKeys: String, CodingKey {
            case accountSid, ipAccessControlListSid, sid
            case ipAddress = "IpAddress"
            case friendlyName = "FriendlyName"
            case cidrPrefixLength = "CidrPrefixLength"
        }
    }

    struct DeleteSipIPAddress: Encodable, Sendable {
        /// The unique id of the Account responsible for this resource.
        var accountSid: String
        /// The IpAccessControlList Sid that identifies the IpAddress resources to delete.
        var ipAccessControlListSid: String
        /// A 34 character string that uniquely identifies the resource to delete.
        var sid: String
    }

    struct CreateSiprec: Encodable, Sendable {
        /// The SID of the Account that created this Siprec resource.
        var accountSid: String
        /// The SID of the Call the Siprec resource is associated with.
        var callSid: String
        /// The user-specified name of this Siprec, if one was given when the Siprec was created.
        var name: String?
        /// Unique name used when configuring the connector via Marketplace Add-on.
        var connectorName: String?
        var track: SiprecTrack?
        /// Absolute URL of the status callback.
        var statusCallback: String?
        /// The http method for the status_callback (one of GET, POST).
        var statusCallbackMethod: HTTPMethod?
        /// Parameter name.
        var parameter1Name: String?
        /// Parameter value.
        var parameter1Value: String?
        /// Parameter name.
        var parameter2Name: String?
        /// Parameter value.
        var parameter2Value: String?
        /// Parameter name.
        var parameter3Name: String?
        /// Parameter value.
        var parameter3Value: String?
        /// Parameter name.
        var parameter4Name: String?
        /// Parameter value.
        var parameter4Value: String?
        /// Parameter name.
        var parameter5Name: String?
        /// Parameter value.
        var parameter5Value: String?
        /// Parameter name.
        var parameter6Name: String?
        /// Parameter value.
        var parameter6Value: String?
        /// Parameter name.
        var parameter7Name: String?
        /// Parameter value.
        var parameter7Value: String?
        /// Parameter name.
        var parameter8Name: String?
        /// Parameter value.
        var parameter8Value: String?
        /// Parameter name.
        var parameter9Name: String?
        /// Parameter value.
        var parameter9Value: String?
        /// Parameter name.
        var parameter10Name: String?
        /// Parameter value.
        var parameter10Value: String?
        /// Parameter name.
        var parameter11Name: String?
        /// Parameter value.
        var parameter11Value: String?
        /// Parameter name.
        var parameter12Name: String?
        /// Parameter value.
        var parameter12Value: String?
        /// Parameter name.
        var parameter13Name: String?
        /// Parameter value.
        var parameter13Value: String?
        /// Parameter name.
        var parameter14Name: String?
        /// Parameter value.
        var parameter14Value: String?
        /// Parameter name.
        var parameter15Name: String?
        /// Parameter value.
        var parameter15Value: String?
        /// Parameter name.
        var parameter16Name: String?
        /// Parameter value.
        var parameter16Value: String?
        /// Parameter name.
        var parameter17Name: String?
        /// Parameter value.
        var parameter17Value: String?
        /// Parameter name.
        var parameter18Name: String?
        /// Parameter value.
        var parameter18Value: String?
        /// Parameter name.
        var parameter19Name: String?
        /// Parameter value.
        var parameter19Value: String?
        /// Parameter name.
        var parameter20Name: String?
        /// Parameter value.
        var parameter20Value: String?
        /// Parameter name.
        var parameter21Name: String?
        /// Parameter value.
        var parameter21Value: String?
        /// Parameter name.
        var parameter22Name: String?
        /// Parameter value.
        var parameter22Value: String?
        /// Parameter name.
        var parameter23Name: String?
        /// Parameter value.
        var parameter23Value: String?
        /// Parameter name.
        var parameter24Name: String?
        /// Parameter value.
        var parameter24Value: String?
        /// Parameter name.
        var parameter25Name: String?
        /// Parameter value.
        var parameter25Value: String?
        /// Parameter name.
        var parameter26Name: String?
        /// Parameter value.
        var parameter26Value: String?
        /// Parameter name.
        var parameter27Name: String?
        /// Parameter value.
        var parameter27Value: String?
        /// Parameter name.
        var parameter28Name: String?
        /// Parameter value.
        var parameter28Value: String?
        /// Parameter name.
        var parameter29Name: String?
        /// Parameter value.
        var parameter29Value: String?
        /// Parameter name.
        var parameter30Name: String?
        /// Parameter value.
        var parameter30Value: String?
        /// Parameter name.
        var parameter31Name: String?
        /// Parameter value.
        var parameter31Value: String?
        /// Parameter name.
        var parameter32Name: String?
        /// Parameter value.
        var parameter32Value: String?
        /// Parameter name.
        var parameter33Name: String?
        /// Parameter value.
        var parameter33Value: String?
        /// Parameter name.
        var parameter34Name: String?
        /// Parameter value.
        var parameter34Value: String?
        /// Parameter name.
        var parameter35Name: String?
        /// Parameter value.
        var parameter35Value: String?
        /// Parameter name.
        var parameter36Name: String?
        /// Parameter value.
        var parameter36Value: String?
        /// Parameter name.
        var parameter37Name: String?
        /// Parameter value.
        var parameter37Value: String?
        /// Parameter name.
        var parameter38Name: String?
        /// Parameter value.
        var parameter38Value: String?
        /// Parameter name.
        var parameter39Name: String?
        /// Parameter value.
        var parameter39Value: String?
        /// Parameter name.
        var parameter40Name: String?
        /// Parameter value.
        var parameter40Value: String?
        /// Parameter name.
        var parameter41Name: String?
        /// Parameter value.
        var parameter41Value: String?
        /// Parameter name.
        var parameter42Name: String?
        /// Parameter value.
        var parameter42Value: String?
        /// Parameter name.
        var parameter43Name: String?
        /// Parameter value.
        var parameter43Value: String?
        /// Parameter name.
        var parameter44Name: String?
        /// Parameter value.
        var parameter44Value: String?
        /// Parameter name.
        var parameter45Name: String?
        /// Parameter value.
        var parameter45Value: String?
        /// Parameter name.
        var parameter46Name: String?
        /// Parameter value.
        var parameter46Value: String?
        /// Parameter name.
        var parameter47Name: String?
        /// Parameter value.
        var parameter47Value: String?
        /// Parameter name.
        var parameter48Name: String?
        /// Parameter value.
        var parameter48Value: String?
        /// Parameter name.
        var parameter49Name: String?
        /// Parameter value.
        var parameter49Value: String?
        /// Parameter name.
        var parameter50Name: String?
        /// Parameter value.
        var parameter50Value: String?
        /// Parameter name.
        var parameter51Name: String?
        /// Parameter value.
        var parameter51Value: String?
        /// Parameter name.
        var parameter52Name: String?
        /// Parameter value.
        var parameter52Value: String?
        /// Parameter name.
        var parameter53Name: String?
        /// Parameter value.
        var parameter53Value: String?
        /// Parameter name.
        var parameter54Name: String?
        /// Parameter value.
        var parameter54Value: String?
        /// Parameter name.
        var parameter55Name: String?
        /// Parameter value.
        var parameter55Value: String?
        /// Parameter name.
        var parameter56Name: String?
        /// Parameter value.
        var parameter56Value: String?
        /// Parameter name.
        var parameter57Name: String?
        /// Parameter value.
        var parameter57Value: String?
        /// Parameter name.
        var parameter58Name: String?
        /// Parameter value.
        var parameter58Value: String?
        /// Parameter name.
        var parameter59Name: String?
        /// Parameter value.
        var parameter59Value: String?
        /// Parameter name.
        var parameter60Name: String?
        /// Parameter value.
        var parameter60Value: String?
        /// Parameter name.
        var parameter61Name: String?
        /// Parameter value.
        var parameter61Value: String?
        /// Parameter name.
        var parameter62Name: String?
        /// Parameter value.
        var parameter62Value: String?
        /// Parameter name.
        var parameter63Name: String?
        /// Parameter value.
        var parameter63Value: String?
        /// Parameter name.
        var parameter64Name: String?
        /// Parameter value.
        var parameter64Value: String?
        /// Parameter name.
        var parameter65Name: String?
        /// Parameter value.
        var parameter65Value: String?
        /// Parameter name.
        var parameter66Name: String?
        /// Parameter value.
        var parameter66Value: String?
        /// Parameter name.
        var parameter67Name: String?
        /// Parameter value.
        var parameter67Value: String?
        /// Parameter name.
        var parameter68Name: String?
        /// Parameter value.
        var parameter68Value: String?
        /// Parameter name.
        var parameter69Name: String?
        /// Parameter value.
        var parameter69Value: String?
        /// Parameter name.
        var parameter70Name: String?
        /// Parameter value.
        var parameter70Value: String?
        /// Parameter name.
        var parameter71Name: String?
        /// Parameter value.
        var parameter71Value: String?
        /// Parameter name.
        var parameter72Name: String?
        /// Parameter value.
        var parameter72Value: String?
        /// Parameter name.
        var parameter73Name: String?
        /// Parameter value.
        var parameter73Value: String?
        /// Parameter name.
        var parameter74Name: String?
        /// Parameter value.
        var parameter74Value: String?
        /// Parameter name.
        var parameter75Name: String?
        /// Parameter value.
        var parameter75Value: String?
        /// Parameter name.
        var parameter76Name: String?
        /// Parameter value.
        var parameter76Value: String?
        /// Parameter name.
        var parameter77Name: String?
        /// Parameter value.
        var parameter77Value: String?
        /// Parameter name.
        var parameter78Name: String?
        /// Parameter value.
        var parameter78Value: String?
        /// Parameter name.
        var parameter79Name: String?
        /// Parameter value.
        var parameter79Value: String?
        /// Parameter name.
        var parameter80Name: String?
        /// Parameter value.
        var parameter80Value: String?
        /// Parameter name.
        var parameter81Name: String?
        /// Parameter value.
        var parameter81Value: String?
        /// Parameter name.
        var parameter82Name: String?
        /// Parameter value.
        var parameter82Value: String?
        /// Parameter name.
        var parameter83Name: String?
        /// Parameter value.
        var parameter83Value: String?
        /// Parameter name.
        var parameter84Name: String?
        /// Parameter value.
        var parameter84Value: String?
        /// Parameter name.
        var parameter85Name: String?
        /// Parameter value.
        var parameter85Value: String?
        /// Parameter name.
        var parameter86Name: String?
        /// Parameter value.
        var parameter86Value: String?
        /// Parameter name.
        var parameter87Name: String?
        /// Parameter value.
        var parameter87Value: String?
        /// Parameter name.
        var parameter88Name: String?
        /// Parameter value.
        var parameter88Value: String?
        /// Parameter name.
        var parameter89Name: String?
        /// Parameter value.
        var parameter89Value: String?
        /// Parameter name.
        var parameter90Name: String?
        /// Parameter value.
        var parameter90Value: String?
        /// Parameter name.
        var parameter91Name: String?
        /// Parameter value.
        var parameter91Value: String?
        /// Parameter name.
        var parameter92Name: String?
        /// Parameter value.
        var parameter92Value: String?
        /// Parameter name.
        var parameter93Name: String?
        /// Parameter value.
        var parameter93Value: String?
        /// Parameter name.
        var parameter94Name: String?
        /// Parameter value.
        var parameter94Value: String?
        /// Parameter name.
        var parameter95Name: String?
        /// Parameter value.
        var parameter95Value: String?
        /// Parameter name.
        var parameter96Name: String?
        /// Parameter value.
        var parameter96Value: String?
        /// Parameter name.
        var parameter97Name: String?
        /// Parameter value.
        var parameter97Value: String?
        /// Parameter name.
        var parameter98Name: String?
        /// Parameter value.
        var parameter98Value: String?
        /// Parameter name.
        var parameter99Name: String?
        /// Parameter value.
        var parameter99Value: String?

        enum CodingKeys: String, CodingKey {
            case accountSid, callSid
            case name = "Name"
            case connectorName = "ConnectorName"
            case track = "Track"
            case statusCallback = "StatusCallback"
            case statusCallbackMethod = "StatusCallbackMethod"
            case parameter1Name = "Parameter1.Name"
            case parameter1Value = "Parameter1.Value"
            case parameter2Name = "Parameter2.Name"
            case parameter2Value = "Parameter2.Value"
            case parameter3Name = "Parameter3.Name"
            case parameter3Value = "Parameter3.Value"
            case parameter4Name = "Parameter4.Name"
            case parameter4Value = "Parameter4.Value"
            case parameter5Name = "Parameter5.Name"
            case parameter5Value = "Parameter5.Value"
            case parameter6Name = "Parameter6.Name"
            case parameter6Value = "Parameter6.Value"
            case parameter7Name = "Parameter7.Name"
            case parameter7Value = "Parameter7.Value"
            case parameter8Name = "Parameter8.Name"
            case parameter8Value = "Parameter8.Value"
            case parameter9Name = "Parameter9.Name"
            case parameter9Value = "Parameter9.Value"
            case parameter10Name = "Parameter10.Name"
            case parameter10Value = "Parameter10.Value"
            case parameter11Name = "Parameter11.Name"
            case parameter11Value = "Parameter11.Value"
            case parameter12Name = "Parameter12.Name"
            case parameter12Value = "Parameter12.Value"
            case parameter13Name = "Parameter13.Name"
            case parameter13Value = "Parameter13.Value"
            case parameter14Name = "Parameter14.Name"
            case parameter14Value = "Parameter14.Value"
            case parameter15Name = "Parameter15.Name"
            case parameter15Value = "Parameter15.Value"
            case parameter16Name = "Parameter16.Name"
            case parameter16Value = "Parameter16.Value"
            case parameter17Name = "Parameter17.Name"
            case parameter17Value = "Parameter17.Value"
            case parameter18Name = "Parameter18.Name"
            case parameter18Value = "Parameter18.Value"
            case parameter19Name = "Parameter19.Name"
            case parameter19Value = "Parameter19.Value"
            case parameter20Name = "Parameter20.Name"
            case parameter20Value = "Parameter20.Value"
            case parameter21Name = "Parameter21.Name"
            case parameter21Value = "Parameter21.Value"
            case parameter22Name = "Parameter22.Name"
            case parameter22Value = "Parameter22.Value"
            case parameter23Name = "Parameter23.Name"
            case parameter23Value = "Parameter23.Value"
            case parameter24Name = "Parameter24.Name"
            case parameter24Value = "Parameter24.Value"
            case parameter25Name = "Parameter25.Name"
            case parameter25Value = "Parameter25.Value"
            case parameter26Name = "Parameter26.Name"
            case parameter26Value = "Parameter26.Value"
            case parameter27Name = "Parameter27.Name"
            case parameter27Value = "Parameter27.Value"
            case parameter28Name = "Parameter28.Name"
            case parameter28Value = "Parameter28.Value"
            case parameter29Name = "Parameter29.Name"
            case parameter29Value = "Parameter29.Value"
            case parameter30Name = "Parameter30.Name"
            case parameter30Value = "Parameter30.Value"
            case parameter31Name = "Parameter31.Name"
            case parameter31Value = "Parameter31.Value"
            case parameter32Name = "Parameter32.Name"
            case parameter32Value = "Parameter32.Value"
            case parameter33Name = "Parameter33.Name"
            case parameter33Value = "Parameter33.Value"
            case parameter34Name = "Parameter34.Name"
            case parameter34Value = "Parameter34.Value"
            case parameter35Name = "Parameter35.Name"
            case parameter35Value = "Parameter35.Value"
            case parameter36Name = "Parameter36.Name"
            case parameter36Value = "Parameter36.Value"
            case parameter37Name = "Parameter37.Name"
            case parameter37Value = "Parameter37.Value"
            case parameter38Name = "Parameter38.Name"
            case parameter38Value = "Parameter38.Value"
            case parameter39Name = "Parameter39.Name"
            case parameter39Value = "Parameter39.Value"
            case parameter40Name = "Parameter40.Name"
            case parameter40Value = "Parameter40.Value"
            case parameter41Name = "Parameter41.Name"
            case parameter41Value = "Parameter41.Value"
            case parameter42Name = "Parameter42.Name"
            case parameter42Value = "Parameter42.Value"
            case parameter43Name = "Parameter43.Name"
            case parameter43Value = "Parameter43.Value"
            case parameter44Name = "Parameter44.Name"
            case parameter44Value = "Parameter44.Value"
            case parameter45Name = "Parameter45.Name"
            case parameter45Value = "Parameter45.Value"
            case parameter46Name = "Parameter46.Name"
            case parameter46Value = "Parameter46.Value"
            case parameter47Name = "Parameter47.Name"
            case parameter47Value = "Parameter47.Value"
            case parameter48Name = "Parameter48.Name"
            case parameter48Value = "Parameter48.Value"
            case parameter49Name = "Parameter49.Name"
            case parameter49Value = "Parameter49.Value"
            case parameter50Name = "Parameter50.Name"
            case parameter50Value = "Parameter50.Value"
            case parameter51Name = "Parameter51.Name"
            case parameter51Value = "Parameter51.Value"
            case parameter52Name = "Parameter52.Name"
            case parameter52Value = "Parameter52.Value"
            case parameter53Name = "Parameter53.Name"
            case parameter53Value = "Parameter53.Value"
            case parameter54Name = "Parameter54.Name"
            case parameter54Value = "Parameter54.Value"
            case parameter55Name = "Parameter55.Name"
            case parameter55Value = "Parameter55.Value"
            case parameter56Name = "Parameter56.Name"
            case parameter56Value = "Parameter56.Value"
            case parameter57Name = "Parameter57.Name"
            case parameter57Value = "Parameter57.Value"
            case parameter58Name = "Parameter58.Name"
            case parameter58Value = "Parameter58.Value"
            case parameter59Name = "Parameter59.Name"
            case parameter59Value = "Parameter59.Value"
            case parameter60Name = "Parameter60.Name"
            case parameter60Value = "Parameter60.Value"
            case parameter61Name = "Parameter61.Name"
            case parameter61Value = "Parameter61.Value"
            case parameter62Name = "Parameter62.Name"
            case parameter62Value = "Parameter62.Value"
            case parameter63Name = "Parameter63.Name"
            case parameter63Value = "Parameter63.Value"
            case parameter64Name = "Parameter64.Name"
            case parameter64Value = "Parameter64.Value"
            case parameter65Name = "Parameter65.Name"
            case parameter65Value = "Parameter65.Value"
            case parameter66Name = "Parameter66.Name"
            case parameter66Value = "Parameter66.Value"
            case parameter67Name = "Parameter67.Name"
            case parameter67Value = "Parameter67.Value"
            case parameter68Name = "Parameter68.Name"
            case parameter68Value = "Parameter68.Value"
            case parameter69Name = "Parameter69.Name"
            case parameter69Value = "Parameter69.Value"
            case parameter70Name = "Parameter70.Name"
            case parameter70Value = "Parameter70.Value"
            case parameter71Name = "Parameter71.Name"
            case parameter71Value = "Parameter71.Value"
            case parameter72Name = "Parameter72.Name"
            case parameter72Value = "Parameter72.Value"
            case parameter73Name = "Parameter73.Name"
            case parameter73Value = "Parameter73.Value"
            case parameter74Name = "Parameter74.Name"
            case parameter74Value = "Parameter74.Value"
            case parameter75Name = "Parameter75.Name"
            case parameter75Value = "Parameter75.Value"
            case parameter76Name = "Parameter76.Name"
            case parameter76Value = "Parameter76.Value"
            case parameter77Name = "Parameter77.Name"
            case parameter77Value = "Parameter77.Value"
            case parameter78Name = "Parameter78.Name"
            case parameter78Value = "Parameter78.Value"
            case parameter79Name = "Parameter79.Name"
            case parameter79Value = "Parameter79.Value"
            case parameter80Name = "Parameter80.Name"
            case parameter80Value = "Parameter80.Value"
            case parameter81Name = "Parameter81.Name"
            case parameter81Value = "Parameter81.Value"
            case parameter82Name = "Parameter82.Name"
            case parameter82Value = "Parameter82.Value"
            case parameter83Name = "Parameter83.Name"
            case parameter83Value = "Parameter83.Value"
            case parameter84Name = "Parameter84.Name"
            case parameter84Value = "Parameter84.Value"
            case parameter85Name = "Parameter85.Name"
            case parameter85Value = "Parameter85.Value"
            case parameter86Name = "Parameter86.Name"
            case parameter86Value = "Parameter86.Value"
            case parameter87Name = "Parameter87.Name"
            case parameter87Value = "Parameter87.Value"
            case parameter88Name = "Parameter88.Name"
            case parameter88Value = "Parameter88.Value"
            case parameter89Name = "Parameter89.Name"
            case parameter89Value = "Parameter89.Value"
            case parameter90Name = "Parameter90.Name"
            case parameter90Value = "Parameter90.Value"
            case parameter91Name = "Parameter91.Name"
            case parameter91Value = "Parameter91.Value"
            case parameter92Name = "Parameter92.Name"
            case parameter92Value = "Parameter92.Value"
            case parameter93Name = "Parameter93.Name"
            case parameter93Value = "Parameter93.Value"
            case parameter94Name = "Parameter94.Name"
            case parameter94Value = "Parameter94.Value"
            case parameter95Name = "Parameter95.Name"
            case parameter95Value = "Parameter95.Value"
            case parameter96Name = "Parameter96.Name"
            case parameter96Value = "Parameter96.Value"
            case parameter97Name = "Parameter97.Name"
            case parameter97Value = "Parameter97.Value"
            case parameter98Name = "Parameter98.Name"
            case parameter98Value = "Parameter98.Value"
            case parameter99Name = "Parameter99.Name"
            case parameter99Value = "Parameter99.Value"
        }
    }

    struct UpdateSiprec: Encodable, Sendable {
        /// The SID of the Account that created this Siprec resource.
        var accountSid: String
        /// The SID of the Call the Siprec resource is associated with.
        var callSid: String
        /// The SID of the Siprec resource, or the `name` used when creating the resource.
        var sid: String
        var status: SiprecUpdateStatus

        enum CodingKeys: String, CodingKey {
            case accountSid, callSid, sid
            case status = "Status"
        }
    }

    struct CreateStream: Encodable, Sendable {
        /// The SID of the Account that created this Stream resource.
        var accountSid: String
        /// The SID of the Call the Stream resource is associated with.
        var callSid: String
        /// Relative or absolute URL where WebSocket connection will be established.
        var url: String
        /// The user-specified name of this Stream, if one was given when the Stream was created.
        var name: String?
        var track: StreamTrack?
        /// Absolute URL to which Twilio sends status callback HTTP requests.
        var statusCallback: String?
        /// The HTTP method Twilio uses when sending `status_callback` requests.
        var statusCallbackMethod: HTTPMethod?
        /// Parameter name.
        var parameter1Name: String?
        /// Parameter value.
        var parameter1Value: String?
        /// Parameter name.
        var parameter2Name: String?
        /// Parameter value.
        var parameter2Value: String?
        /// Parameter name.
        var parameter3Name: String?
        /// Parameter value.
        var parameter3Value: String?
        /// Parameter name.
        var parameter4Name: String?
        /// Parameter value.
        var parameter4Value: String?
        /// Parameter name.
        var parameter5Name: String?
        /// Parameter value.
        var parameter5Value: String?
        /// Parameter name.
        var parameter6Name: String?
        /// Parameter value.
        var parameter6Value: String?
        /// Parameter name.
        var parameter7Name: String?
        /// Parameter value.
        var parameter7Value: String?
        /// Parameter name.
        var parameter8Name: String?
        /// Parameter value.
        var parameter8Value: String?
        /// Parameter name.
        var parameter9Name: String?
        /// Parameter value.
        var parameter9Value: String?
        /// Parameter name.
        var parameter10Name: String?
        /// Parameter value.
        var parameter10Value: String?
        /// Parameter name.
        var parameter11Name: String?
        /// Parameter value.
        var parameter11Value: String?
        /// Parameter name.
        var parameter12Name: String?
        /// Parameter value.
        var parameter12Value: String?
        /// Parameter name.
        var parameter13Name: String?
        /// Parameter value.
        var parameter13Value: String?
        /// Parameter name.
        var parameter14Name: String?
        /// Parameter value.
        var parameter14Value: String?
        /// Parameter name.
        var parameter15Name: String?
        /// Parameter value.
        var parameter15Value: String?
        /// Parameter name.
        var parameter16Name: String?
        /// Parameter value.
        var parameter16Value: String?
        /// Parameter name.
        var parameter17Name: String?
        /// Parameter value.
        var parameter17Value: String?
        /// Parameter name.
        var parameter18Name: String?
        /// Parameter value.
        var parameter18Value: String?
        /// Parameter name.
        var parameter19Name: String?
        /// Parameter value.
        var parameter19Value: String?
        /// Parameter name.
        var parameter20Name: String?
        /// Parameter value.
        var parameter20Value: String?
        /// Parameter name.
        var parameter21Name: String?
        /// Parameter value.
        var parameter21Value: String?
        /// Parameter name.
        var parameter22Name: String?
        /// Parameter value.
        var parameter22Value: String?
        /// Parameter name.
        var parameter23Name: String?
        /// Parameter value.
        var parameter23Value: String?
        /// Parameter name.
        var parameter24Name: String?
        /// Parameter value.
        var parameter24Value: String?
        /// Parameter name.
        var parameter25Name: String?
        /// Parameter value.
        var parameter25Value: String?
        /// Parameter name.
        var parameter26Name: String?
        /// Parameter value.
        var parameter26Value: String?
        /// Parameter name.
        var parameter27Name: String?
        /// Parameter value.
        var parameter27Value: String?
        /// Parameter name.
        var parameter28Name: String?
        /// Parameter value.
        var parameter28Value: String?
        /// Parameter name.
        var parameter29Name: String?
        /// Parameter value.
        var parameter29Value: String?
        /// Parameter name.
        var parameter30Name: String?
        /// Parameter value.
        var parameter30Value: String?
        /// Parameter name.
        var parameter31Name: String?
        /// Parameter value.
        var parameter31Value: String?
        /// Parameter name.
        var parameter32Name: String?
        /// Parameter value.
        var parameter32Value: String?
        /// Parameter name.
        var parameter33Name: String?
        /// Parameter value.
        var parameter33Value: String?
        /// Parameter name.
        var parameter34Name: String?
        /// Parameter value.
        var parameter34Value: String?
        /// Parameter name.
        var parameter35Name: String?
        /// Parameter value.
        var parameter35Value: String?
        /// Parameter name.
        var parameter36Name: String?
        /// Parameter value.
        var parameter36Value: String?
        /// Parameter name.
        var parameter37Name: String?
        /// Parameter value.
        var parameter37Value: String?
        /// Parameter name.
        var parameter38Name: String?
        /// Parameter value.
        var parameter38Value: String?
        /// Parameter name.
        var parameter39Name: String?
        /// Parameter value.
        var parameter39Value: String?
        /// Parameter name.
        var parameter40Name: String?
        /// Parameter value.
        var parameter40Value: String?
        /// Parameter name.
        var parameter41Name: String?
        /// Parameter value.
        var parameter41Value: String?
        /// Parameter name.
        var parameter42Name: String?
        /// Parameter value.
        var parameter42Value: String?
        /// Parameter name.
        var parameter43Name: String?
        /// Parameter value.
        var parameter43Value: String?
        /// Parameter name.
        var parameter44Name: String?
        /// Parameter value.
        var parameter44Value: String?
        /// Parameter name.
        var parameter45Name: String?
        /// Parameter value.
        var parameter45Value: String?
        /// Parameter name.
        var parameter46Name: String?
        /// Parameter value.
        var parameter46Value: String?
        /// Parameter name.
        var parameter47Name: String?
        /// Parameter value.
        var parameter47Value: String?
        /// Parameter name.
        var parameter48Name: String?
        /// Parameter value.
        var parameter48Value: String?
        /// Parameter name.
        var parameter49Name: String?
        /// Parameter value.
        var parameter49Value: String?
        /// Parameter name.
        var parameter50Name: String?
        /// Parameter value.
        var parameter50Value: String?
        /// Parameter name.
        var parameter51Name: String?
        /// Parameter value.
        var parameter51Value: String?
        /// Parameter name.
        var parameter52Name: String?
        /// Parameter value.
        var parameter52Value: String?
        /// Parameter name.
        var parameter53Name: String?
        /// Parameter value.
        var parameter53Value: String?
        /// Parameter name.
        var parameter54Name: String?
        /// Parameter value.
        var parameter54Value: String?
        /// Parameter name.
        var parameter55Name: String?
        /// Parameter value.
        var parameter55Value: String?
        /// Parameter name.
        var parameter56Name: String?
        /// Parameter value.
        var parameter56Value: String?
        /// Parameter name.
        var parameter57Name: String?
        /// Parameter value.
        var parameter57Value: String?
        /// Parameter name.
        var parameter58Name: String?
        /// Parameter value.
        var parameter58Value: String?
        /// Parameter name.
        var parameter59Name: String?
        /// Parameter value.
        var parameter59Value: String?
        /// Parameter name.
        var parameter60Name: String?
        /// Parameter value.
        var parameter60Value: String?
        /// Parameter name.
        var parameter61Name: String?
        /// Parameter value.
        var parameter61Value: String?
        /// Parameter name.
        var parameter62Name: String?
        /// Parameter value.
        var parameter62Value: String?
        /// Parameter name.
        var parameter63Name: String?
        /// Parameter value.
        var parameter63Value: String?
        /// Parameter name.
        var parameter64Name: String?
        /// Parameter value.
        var parameter64Value: String?
        /// Parameter name.
        var parameter65Name: String?
        /// Parameter value.
        var parameter65Value: String?
        /// Parameter name.
        var parameter66Name: String?
        /// Parameter value.
        var parameter66Value: String?
        /// Parameter name.
        var parameter67Name: String?
        /// Parameter value.
        var parameter67Value: String?
        /// Parameter name.
        var parameter68Name: String?
        /// Parameter value.
        var parameter68Value: String?
        /// Parameter name.
        var parameter69Name: String?
        /// Parameter value.
        var parameter69Value: String?
        /// Parameter name.
        var parameter70Name: String?
        /// Parameter value.
        var parameter70Value: String?
        /// Parameter name.
        var parameter71Name: String?
        /// Parameter value.
        var parameter71Value: String?
        /// Parameter name.
        var parameter72Name: String?
        /// Parameter value.
        var parameter72Value: String?
        /// Parameter name.
        var parameter73Name: String?
        /// Parameter value.
        var parameter73Value: String?
        /// Parameter name.
        var parameter74Name: String?
        /// Parameter value.
        var parameter74Value: String?
        /// Parameter name.
        var parameter75Name: String?
        /// Parameter value.
        var parameter75Value: String?
        /// Parameter name.
        var parameter76Name: String?
        /// Parameter value.
        var parameter76Value: String?
        /// Parameter name.
        var parameter77Name: String?
        /// Parameter value.
        var parameter77Value: String?
        /// Parameter name.
        var parameter78Name: String?
        /// Parameter value.
        var parameter78Value: String?
        /// Parameter name.
        var parameter79Name: String?
        /// Parameter value.
        var parameter79Value: String?
        /// Parameter name.
        var parameter80Name: String?
        /// Parameter value.
        var parameter80Value: String?
        /// Parameter name.
        var parameter81Name: String?
        /// Parameter value.
        var parameter81Value: String?
        /// Parameter name.
        var parameter82Name: String?
        /// Parameter value.
        var parameter82Value: String?
        /// Parameter name.
        var parameter83Name: String?
        /// Parameter value.
        var parameter83Value: String?
        /// Parameter name.
        var parameter84Name: String?
        /// Parameter value.
        var parameter84Value: String?
        /// Parameter name.
        var parameter85Name: String?
        /// Parameter value.
        var parameter85Value: String?
        /// Parameter name.
        var parameter86Name: String?
        /// Parameter value.
        var parameter86Value: String?
        /// Parameter name.
        var parameter87Name: String?
        /// Parameter value.
        var parameter87Value: String?
        /// Parameter name.
        var parameter88Name: String?
        /// Parameter value.
        var parameter88Value: String?
        /// Parameter name.
        var parameter89Name: String?
        /// Parameter value.
        var parameter89Value: String?
        /// Parameter name.
        var parameter90Name: String?
        /// Parameter value.
        var parameter90Value: String?
        /// Parameter name.
        var parameter91Name: String?
        /// Parameter value.
        var parameter91Value: String?
        /// Parameter name.
        var parameter92Name: String?
        /// Parameter value.
        var parameter92Value: String?
        /// Parameter name.
        var parameter93Name: String?
        /// Parameter value.
        var parameter93Value: String?
        /// Parameter name.
        var parameter94Name: String?
        /// Parameter value.
        var parameter94Value: String?
        /// Parameter name.
        var parameter95Name: String?
        /// Parameter value.
        var parameter95Value: String?
        /// Parameter name.
        var parameter96Name: String?
        /// Parameter value.
        var parameter96Value: String?
        /// Parameter name.
        var parameter97Name: String?
        /// Parameter value.
        var parameter97Value: String?
        /// Parameter name.
        var parameter98Name: String?
        /// Parameter value.
        var parameter98Value: String?
        /// Parameter name.
        var parameter99Name: String?
        /// Parameter value.
        var parameter99Value: String?

        enum CodingKeys: String, CodingKey {
            case accountSid, callSid
            case url = "Url"
            case name = "Name"
            case track = "Track"
            case statusCallback = "StatusCallback"
            case statusCallbackMethod = "StatusCallbackMethod"
            case parameter1Name = "Parameter1.Name"
            case parameter1Value = "Parameter1.Value"
            case parameter2Name = "Parameter2.Name"
            case parameter2Value = "Parameter2.Value"
            case parameter3Name = "Parameter3.Name"
            case parameter3Value = "Parameter3.Value"
            case parameter4Name = "Parameter4.Name"
            case parameter4Value = "Parameter4.Value"
            case parameter5Name = "Parameter5.Name"
            case parameter5Value = "Parameter5.Value"
            case parameter6Name = "Parameter6.Name"
            case parameter6Value = "Parameter6.Value"
            case parameter7Name = "Parameter7.Name"
            case parameter7Value = "Parameter7.Value"
            case parameter8Name = "Parameter8.Name"
            case parameter8Value = "Parameter8.Value"
            case parameter9Name = "Parameter9.Name"
            case parameter9Value = "Parameter9.Value"
            case parameter10Name = "Parameter10.Name"
            case parameter10Value = "Parameter10.Value"
            case parameter11Name = "Parameter11.Name"
            case parameter11Value = "Parameter11.Value"
            case parameter12Name = "Parameter12.Name"
            case parameter12Value = "Parameter12.Value"
            case parameter13Name = "Parameter13.Name"
            case parameter13Value = "Parameter13.Value"
            case parameter14Name = "Parameter14.Name"
            case parameter14Value = "Parameter14.Value"
            case parameter15Name = "Parameter15.Name"
            case parameter15Value = "Parameter15.Value"
            case parameter16Name = "Parameter16.Name"
            case parameter16Value = "Parameter16.Value"
            case parameter17Name = "Parameter17.Name"
            case parameter17Value = "Parameter17.Value"
            case parameter18Name = "Parameter18.Name"
            case parameter18Value = "Parameter18.Value"
            case parameter19Name = "Parameter19.Name"
            case parameter19Value = "Parameter19.Value"
            case parameter20Name = "Parameter20.Name"
            case parameter20Value = "Parameter20.Value"
            case parameter21Name = "Parameter21.Name"
            case parameter21Value = "Parameter21.Value"
            case parameter22Name = "Parameter22.Name"
            case parameter22Value = "Parameter22.Value"
            case parameter23Name = "Parameter23.Name"
            case parameter23Value = "Parameter23.Value"
            case parameter24Name = "Parameter24.Name"
            case parameter24Value = "Parameter24.Value"
            case parameter25Name = "Parameter25.Name"
            case parameter25Value = "Parameter25.Value"
            case parameter26Name = "Parameter26.Name"
            case parameter26Value = "Parameter26.Value"
            case parameter27Name = "Parameter27.Name"
            case parameter27Value = "Parameter27.Value"
            case parameter28Name = "Parameter28.Name"
            case parameter28Value = "Parameter28.Value"
            case parameter29Name = "Parameter29.Name"
            case parameter29Value = "Parameter29.Value"
            case parameter30Name = "Parameter30.Name"
            case parameter30Value = "Parameter30.Value"
            case parameter31Name = "Parameter31.Name"
            case parameter31Value = "Parameter31.Value"
            case parameter32Name = "Parameter32.Name"
            case parameter32Value = "Parameter32.Value"
            case parameter33Name = "Parameter33.Name"
            case parameter33Value = "Parameter33.Value"
            case parameter34Name = "Parameter34.Name"
            case parameter34Value = "Parameter34.Value"
            case parameter35Name = "Parameter35.Name"
            case parameter35Value = "Parameter35.Value"
            case parameter36Name = "Parameter36.Name"
            case parameter36Value = "Parameter36.Value"
            case parameter37Name = "Parameter37.Name"
            case parameter37Value = "Parameter37.Value"
            case parameter38Name = "Parameter38.Name"
            case parameter38Value = "Parameter38.Value"
            case parameter39Name = "Parameter39.Name"
            case parameter39Value = "Parameter39.Value"
            case parameter40Name = "Parameter40.Name"
            case parameter40Value = "Parameter40.Value"
            case parameter41Name = "Parameter41.Name"
            case parameter41Value = "Parameter41.Value"
            case parameter42Name = "Parameter42.Name"
            case parameter42Value = "Parameter42.Value"
            case parameter43Name = "Parameter43.Name"
            case parameter43Value = "Parameter43.Value"
            case parameter44Name = "Parameter44.Name"
            case parameter44Value = "Parameter44.Value"
            case parameter45Name = "Parameter45.Name"
            case parameter45Value = "Parameter45.Value"
            case parameter46Name = "Parameter46.Name"
            case parameter46Value = "Parameter46.Value"
            case parameter47Name = "Parameter47.Name"
            case parameter47Value = "Parameter47.Value"
            case parameter48Name = "Parameter48.Name"
            case parameter48Value = "Parameter48.Value"
            case parameter49Name = "Parameter49.Name"
            case parameter49Value = "Parameter49.Value"
            case parameter50Name = "Parameter50.Name"
            case parameter50Value = "Parameter50.Value"
            case parameter51Name = "Parameter51.Name"
            case parameter51Value = "Parameter51.Value"
            case parameter52Name = "Parameter52.Name"
            case parameter52Value = "Parameter52.Value"
            case parameter53Name = "Parameter53.Name"
            case parameter53Value = "Parameter53.Value"
            case parameter54Name = "Parameter54.Name"
            case parameter54Value = "Parameter54.Value"
            case parameter55Name = "Parameter55.Name"
            case parameter55Value = "Parameter55.Value"
            case parameter56Name = "Parameter56.Name"
            case parameter56Value = "Parameter56.Value"
            case parameter57Name = "Parameter57.Name"
            case parameter57Value = "Parameter57.Value"
            case parameter58Name = "Parameter58.Name"
            case parameter58Value = "Parameter58.Value"
            case parameter59Name = "Parameter59.Name"
            case parameter59Value = "Parameter59.Value"
            case parameter60Name = "Parameter60.Name"
            case parameter60Value = "Parameter60.Value"
            case parameter61Name = "Parameter61.Name"
            case parameter61Value = "Parameter61.Value"
            case parameter62Name = "Parameter62.Name"
            case parameter62Value = "Parameter62.Value"
            case parameter63Name = "Parameter63.Name"
            case parameter63Value = "Parameter63.Value"
            case parameter64Name = "Parameter64.Name"
            case parameter64Value = "Parameter64.Value"
            case parameter65Name = "Parameter65.Name"
            case parameter65Value = "Parameter65.Value"
            case parameter66Name = "Parameter66.Name"
            case parameter66Value = "Parameter66.Value"
            case parameter67Name = "Parameter67.Name"
            case parameter67Value = "Parameter67.Value"
            case parameter68Name = "Parameter68.Name"
            case parameter68Value = "Parameter68.Value"
            case parameter69Name = "Parameter69.Name"
            case parameter69Value = "Parameter69.Value"
            case parameter70Name = "Parameter70.Name"
            case parameter70Value = "Parameter70.Value"
            case parameter71Name = "Parameter71.Name"
            case parameter71Value = "Parameter71.Value"
            case parameter72Name = "Parameter72.Name"
            case parameter72Value = "Parameter72.Value"
            case parameter73Name = "Parameter73.Name"
            case parameter73Value = "Parameter73.Value"
            case parameter74Name = "Parameter74.Name"
            case parameter74Value = "Parameter74.Value"
            case parameter75Name = "Parameter75.Name"
            case parameter75Value = "Parameter75.Value"
            case parameter76Name = "Parameter76.Name"
            case parameter76Value = "Parameter76.Value"
            case parameter77Name = "Parameter77.Name"
            case parameter77Value = "Parameter77.Value"
            case parameter78Name = "Parameter78.Name"
            case parameter78Value = "Parameter78.Value"
            case parameter79Name = "Parameter79.Name"
            case parameter79Value = "Parameter79.Value"
            case parameter80Name = "Parameter80.Name"
            case parameter80Value = "Parameter80.Value"
            case parameter81Name = "Parameter81.Name"
            case parameter81Value = "Parameter81.Value"
            case parameter82Name = "Parameter82.Name"
            case parameter82Value = "Parameter82.Value"
            case parameter83Name = "Parameter83.Name"
            case parameter83Value = "Parameter83.Value"
            case parameter84Name = "Parameter84.Name"
            case parameter84Value = "Parameter84.Value"
            case parameter85Name = "Parameter85.Name"
            case parameter85Value = "Parameter85.Value"
            case parameter86Name = "Parameter86.Name"
            case parameter86Value = "Parameter86.Value"
            case parameter87Name = "Parameter87.Name"
            case parameter87Value = "Parameter87.Value"
            case parameter88Name = "Parameter88.Name"
            case parameter88Value = "Parameter88.Value"
            case parameter89Name = "Parameter89.Name"
            case parameter89Value = "Parameter89.Value"
            case parameter90Name = "Parameter90.Name"
            case parameter90Value = "Parameter90.Value"
            case parameter91Name = "Parameter91.Name"
            case parameter91Value = "Parameter91.Value"
            case parameter92Name = "Parameter92.Name"
            case parameter92Value = "Parameter92.Value"
            case parameter93Name = "Parameter93.Name"
            case parameter93Value = "Parameter93.Value"
            case parameter94Name = "Parameter94.Name"
            case parameter94Value = "Parameter94.Value"
            case parameter95Name = "Parameter95.Name"
            case parameter95Value = "Parameter95.Value"
            case parameter96Name = "Parameter96.Name"
            case parameter96Value = "Parameter96.Value"
            case parameter97Name = "Parameter97.Name"
            case parameter97Value = "Parameter97.Value"
            case parameter98Name = "Parameter98.Name"
            case parameter98Value = "Parameter98.Value"
            case parameter99Name = "Parameter99.Name"
            case parameter99Value = "Parameter99.Value"
        }
    }

    struct UpdateStream: Encodable, Sendable {
        /// The SID of the Account that created this Stream resource.
        var accountSid: String
        /// The SID of the Call the Stream resource is associated with.
        var callSid: String
        /// The SID or the `name` of the Stream resource to be stopped.
        var sid: String
        var status: StreamUpdateStatus

        enum CodingKeys: String, CodingKey {
            case accountSid, callSid, sid
            case status = "Status"
        }
    }

    struct CreateToken: Encodable, Sendable {
        /// The SID of the Account that will create the resource.
        var accountSid: String
        /// The duration in seconds for which the generated credentials are valid.
        var ttl: Int?

        enum CodingKeys: String, CodingKey {
            case accountSid
            case ttl = "Ttl"
        }
    }

    struct FetchTranscription: Encodable, Sendable {
        /// The SID of the Account that created the Transcription resource to fetch.
        var accountSid: String
        /// The Twilio-provided string that uniquely identifies the Transcription resource to fetch.
        var sid: String
    }

    struct DeleteTranscription: Encodable, Sendable {
        /// The SID of the Account that created the Transcription resources to delete.
        var accountSid: String
        /// The Twilio-provided string that uniquely identifies the Transcription resource to
        /// delete.
        var sid: String
    }

    struct ListTranscription: Encodable, Sendable {
        /// The SID of the Account that created the Transcription resources to read.
        var accountSid: String
        /// How many resources to return in each list page.
        var pageSize: Int?
        /// The page index.
        var page: Int?
        /// The page token.
        var pageToken: String?

        enum CodingKeys: String, CodingKey {
            case accountSid
            case pageSize = "PageSize"
            case page = "Page"
            case pageToken = "PageToken"
        }
    }

    struct ListUsageRecord: Encodable, Sendable {
        /// The SID of the Account that created the UsageRecord resources to read.
        var accountSid: String
        /// The usage category of the UsageRecord resources to read.
        var category: String?
        /// Only include usage that has occurred on or after this date.
        var startDate: Day?
        /// Only include usage that occurred on or before this date.
        var endDate: Day?
        /// Whether to include usage from the master account and all its subaccounts.
        var includeSubaccounts: Bool?
        /// How many resources to return in each list page.
        var pageSize: Int?
        /// The page index.
        var page: Int?
        /// The page token.
        var pageToken: String?

        enum CodingKeys: String, CodingKey {
            case accountSid
            case category = "Category"
            case startDate = "StartDate"
            case endDate = "EndDate"
            case includeSubaccounts = "IncludeSubaccounts"
            case pageSize = "PageSize"
            case page = "Page"
            case pageToken = "PageToken"
        }
    }

    struct ListUsageRecordAllTime: Encodable, Sendable {
        /// The SID of the Account that created the UsageRecord resources to read.
        var accountSid: String
        /// The usage category of the UsageRecord resources to read.
        var category: String?
        /// Only include usage that has occurred on or after this date.
        var startDate: Day?
        /// Only include usage that occurred on or before this date.
        var endDate: Day?
        /// Whether to include usage from the master account and all its subaccounts.
        var includeSubaccounts: Bool?
        /// How many resources to return in each list page.
        var pageSize: Int?
        /// The page index.
        var page: Int?
        /// The page token.
        var pageToken: String?

        enum CodingKeys: String, CodingKey {
            case accountSid
            case category = "Category"
            case startDate = "StartDate"
            case endDate = "EndDate"
            case includeSubaccounts = "IncludeSubaccounts"
            case pageSize = "PageSize"
            case page = "Page"
            case pageToken = "PageToken"
        }
    }

    struct ListUsageRecordDaily: Encodable, Sendable {
        /// The SID of the Account that created the UsageRecord resources to read.
        var accountSid: String
        /// The usage category of the UsageRecord resources to read.
        var category: String?
        /// Only include usage that has occurred on or after this date.
        var startDate: Day?
        /// Only include usage that occurred on or before this date.
        var endDate: Day?
        /// Whether to include usage from the master account and all its subaccounts.
        var includeSubaccounts: Bool?
        /// How many resources to return in each list page.
        var pageSize: Int?
        /// The page index.
        var page: Int?
        /// The page token.
        var pageToken: String?

        enum CodingKeys: String, CodingKey {
            case accountSid
            case category = "Category"
            case startDate = "StartDate"
            case endDate = "EndDate"
            case includeSubaccounts = "IncludeSubaccounts"
            case pageSize = "PageSize"
            case page = "Page"
            case pageToken = "PageToken"
        }
    }

    struct ListUsageRecordLastMonth: Encodable, Sendable {
        /// The SID of the Account that created the UsageRecord resources to read.
        var accountSid: String
        /// The usage category of the UsageRecord resources to read.
        var category: String?
        /// Only include usage that has occurred on or after this date.
        var startDate: Day?
        /// Only include usage that occurred on or before this date.
        var endDate: Day?
        /// Whether to include usage from the master account and all its subaccounts.
        var includeSubaccounts: Bool?
        /// How many resources to return in each list page.
        var pageSize: Int?
        /// The page index.
        var page: Int?
        /// The page token.
        var pageToken: String?

        enum CodingKeys: String, CodingKey {
            case accountSid
            case category = "Category"
            case startDate = "StartDate"
            case endDate = "EndDate"
            case includeSubaccounts = "IncludeSubaccounts"
            case pageSize = "PageSize"
            case page = "Page"
            case pageToken = "PageToken"
        }
    }

    struct ListUsageRecordMonthly: Encodable, Sendable {
        /// The SID of the Account that created the UsageRecord resources to read.
        var accountSid: String
        /// The usage category of the UsageRecord resources to read.
        var category: String?
        /// Only include usage that has occurred on or after this date.
        var startDate: Day?
        /// Only include usage that occurred on or before this date.
        var endDate: Day?
        /// Whether to include usage from the master account and all its subaccounts.
        var includeSubaccounts: Bool?
        /// How many resources to return in each list page.
        var pageSize: Int?
        /// The page index.
        var page: Int?
        /// The page token.
        var pageToken: String?

        enum CodingKeys: String, CodingKey {
            case accountSid
            case category = "Category"
            case startDate = "StartDate"
            case endDate = "EndDate"
            case includeSubaccounts = "IncludeSubaccounts"
            case pageSize = "PageSize"
            case page = "Page"
            case pageToken = "PageToken"
        }
    }

    struct ListUsageRecordThisMonth: Encodable, Sendable {
        /// The SID of the Account that created the UsageRecord resources to read.
        var accountSid: String
        /// The usage category of the UsageRecord resources to read.
        var category: String?
        /// Only include usage that has occurred on or after this date.
        var startDate: Day?
        /// Only include usage that occurred on or before this date.
        var endDate: Day?
        /// Whether to include usage from the master account and all its subaccounts.
        var includeSubaccounts: Bool?
        /// How many resources to return in each list page.
        var pageSize: Int?
        /// The page index.
        var page: Int?
        /// The page token.
        var pageToken: String?

        enum CodingKeys: String, CodingKey {
            case accountSid
            case category = "Category"
            case startDate = "StartDate"
            case endDate = "EndDate"
            case includeSubaccounts = "IncludeSubaccounts"
            case pageSize = "PageSize"
            case page = "Page"
            case pageToken = "PageToken"
        }
    }

    struct ListUsageRecordToday: Encodable, Sendable {
        /// The SID of the Account that created the UsageRecord resources to read.
        var accountSid: String
        /// The usage category of the UsageRecord resources to read.
        var category: String?
        /// Only include usage that has occurred on or after this date.
        var startDate: Day?
        /// Only include usage that occurred on or before this date.
        var endDate: Day?
        /// Whether to include usage from the master account and all its subaccounts.
        var includeSubaccounts: Bool?
        /// How many resources to return in each list page.
        var pageSize: Int?
        /// The page index.
        var page: Int?
        /// The page token.
        var pageToken: String?

        enum CodingKeys: String, CodingKey {
            case accountSid
            case category = "Category"
            case startDate = "StartDate"
            case endDate = "EndDate"
            case includeSubaccounts = "IncludeSubaccounts"
            case pageSize = "PageSize"
            case page = "Page"
            case pageToken = "PageToken"
        }
    }

    struct ListUsageRecordYearly: Encodable, Sendable {
        /// The SID of the Account that created the UsageRecord resources to read.
        var accountSid: String
        /// The usage category of the UsageRecord resources to read.
        var category: String?
        /// Only include usage that has occurred on or after this date.
        var startDate: Day?
        /// Only include usage that occurred on or before this date.
        var endDate: Day?
        /// Whether to include usage from the master account and all its subaccounts.
        var includeSubaccounts: Bool?
        /// How many resources to return in each list page.
        var pageSize: Int?
        /// The page index.
        var page: Int?
        /// The page token.
        var pageToken: String?

        enum CodingKeys: String, CodingKey {
            case accountSid
            case category = "Category"
            case startDate = "StartDate"
            case endDate = "EndDate"
            case includeSubaccounts = "IncludeSubaccounts"
            case pageSize = "PageSize"
            case page = "Page"
            case pageToken = "PageToken"
        }
    }

    struct ListUsageRecordYesterday: Encodable, Sendable {
        /// The SID of the Account that created the UsageRecord resources to read.
        var accountSid: String
        /// The usage category of the UsageRecord resources to read.
        var category: String?
        /// Only include usage that has occurred on or after this date.
        var startDate: Day?
        /// Only include usage that occurred on or before this date.
        var endDate: Day?
        /// Whether to include usage from the master account and all its subaccounts.
        var includeSubaccounts: Bool?
        /// How many resources to return in each list page.
        var pageSize: Int?
        /// The page index.
        var page: Int?
        /// The page token.
        var pageToken: String?

        enum CodingKeys: String, CodingKey {
            case accountSid
            case category = "Category"
            case startDate = "StartDate"
            case endDate = "EndDate"
            case includeSubaccounts = "IncludeSubaccounts"
            case pageSize = "PageSize"
            case page = "Page"
            case pageToken = "PageToken"
        }
    }

    struct FetchUsageTrigger: Encodable, Sendable {
        /// The SID of the Account that created the UsageTrigger resource to fetch.
        var accountSid: String
        /// The Twilio-provided string that uniquely identifies the UsageTrigger resource to fetch.
        var sid: String
    }

    struct UpdateUsageTrigger: Encodable, Sendable {
        /// The SID of the Account that created the UsageTrigger resources to update.
        var accountSid: String
        /// The Twilio-provided string that uniquely identifies the UsageTrigger resource to update.
        var sid: String
        /// The HTTP method we should use to call `callback_url`.
        var callbackMethod: HTTPMethod?
        /// The URL we should call using `callback_method` when the trigger fires.
        var callbackURL: String?
        /// A descriptive string that you create to describe the resource.
        var friendlyName: String?

        enum CodingKeys: String, CodingKey {
            case accountSid, sid
            case callbackMethod = "CallbackMethod"
            case callbackURL = "CallbackUrl"
            case friendlyName = "FriendlyName"
        }
    }

    struct DeleteUsageTrigger: Encodable, Sendable {
        /// The SID of the Account that created the UsageTrigger resources to delete.
        var accountSid: String
        /// The Twilio-provided string that uniquely identifies the UsageTrigger resource to delete.
        var sid: String
    }

    struct CreateUsageTrigger: Encodable, Sendable {
        /// The SID of the Account that will create the resource.
        var accountSid: String
        /// The URL we should call using `callback_method` when the trigger fires.
        var callbackURL: String
        /// The usage value at which the trigger should fire.
        var triggerValue: String
        /// The usage category that the trigger should watch.
        var usageCategory: String
        /// The HTTP method we should use to call `callback_url`.
        var callbackMethod: HTTPMethod?
        /// A descriptive string that you create to describe the resource.
        var friendlyName: String?
        var recurring: UsageTriggerRecurring?
        var triggerBy: UsageTriggerField?

        enum CodingKeys: String, CodingKey {
            case accountSid
            case callbackURL = "CallbackUrl"
            case triggerValue = "TriggerValue"
            case usageCategory = "UsageCategory"
            case callbackMethod = "CallbackMethod"
            case friendlyName = "FriendlyName"
            case recurring = "Recurring"
            case triggerBy = "TriggerBy"
        }
    }

    struct ListUsageTrigger: Encodable, Sendable {
        /// The SID of the Account that created the UsageTrigger resources to read.
        var accountSid: String
        /// The frequency of recurring UsageTriggers to read.
        var recurring: UsageTriggerRecurring?
        /// The trigger field of the UsageTriggers to read.
        var triggerBy: UsageTriggerField?
        /// The usage category of the UsageTriggers to read.
        var usageCategory: String?
        /// How many resources to return in each list page.
        var pageSize: Int?
        /// The page index.
        var page: Int?
        /// The page token.
        var pageToken: String?

        enum CodingKeys: String, CodingKey {
            case accountSid
            case recurring = "Recurring"
            case triggerBy = "TriggerBy"
            case usageCategory = "UsageCategory"
            case pageSize = "PageSize"
            case page = "Page"
            case pageToken = "PageToken"
        }
    }

    struct CreateUserDefinedMessage: Encodable, Sendable {
        /// The SID of the Account that created User Defined Message.
        var accountSid: String
        /// The SID of the Call the User Defined Message is associated with.
        var callSid: String
        /// The User Defined Message in the form of URL-encoded JSON string.
        var content: String
        /// A unique string value to identify API call.
        var idempotencyKey: String?

        enum CodingKeys: String, CodingKey {
            case accountSid, callSid
            case content = "Content"
            case idempotencyKey = "IdempotencyKey"
        }
    }

    struct CreateUserDefinedMessageSubscription: Encodable, Sendable {
        /// The SID of the Account that subscribed to the User Defined Messages.
        var accountSid: String
        /// The SID of the Call the User Defined Messages subscription is associated with.
        var callSid: String
        /// The URL we should call using the `method` to send user defined events to your
        /// application.
        var callback: String
        /// A unique string value to identify API call.
        var idempotencyKey: String?
        /// The HTTP method Twilio will use when requesting the above `Url`.
        var method: HTTPMethod?

        enum CodingKeys: String, CodingKey {
            case accountSid, callSid
            case callback = "Callback"
            case idempotencyKey = "IdempotencyKey"
            case method = "Method"
        }
    }

    struct DeleteUserDefinedMessageSubscription: Encodable, Sendable {
        /// The SID of the Account that subscribed to the User Defined Messages.
        var accountSid: String
        /// The SID of the Call the User Defined Message Subscription is associated with.
        var callSid: String
        /// The SID that uniquely identifies this User Defined Message Subscription.
        var sid: String
    }
}

// The models.

extension TwilioAPI {
    struct Account: Decodable, Sendable {
        /// The authorization token for this account.
        let authToken: String?
        /// The date that this account was created, in GMT in RFC 2822 format.
        let dateCreated: Date?
        /// The date that this account was last updated, in GMT in RFC 2822 format.
        let dateUpdated: Date?
        /// A human readable description of this account, up to 64 characters long.
        let friendlyName: String?
        /// The unique 34 character id that represents the parent of this account.
        let ownerAccountSid: String?
        /// A 34 character string that uniquely identifies this resource.
        let sid: String?
        let status: AccountStatus?
        /// A Map of various subresources available for the given Account Instance.
        let subresourceURIs: [String: JSON]?
        let type: AccountType?
        /// The URI for this resource, relative to `https://api.twilio.com`.
        let uri: String?

        enum CodingKeys: String, CodingKey {
            case authToken = "auth_token"
            case dateCreated = "date_created"
            case dateUpdated = "date_updated"
            case friendlyName = "friendly_name"
            case ownerAccountSid = "owner_account_sid"
            case sid, status
            case subresourceURIs = "subresource_uris"
            case type, uri
        }
    }

    /// The status of this account.
    struct AccountStatus: RawRepresentable, Codable, Hashable, Sendable {
        let rawValue: String

        static let active = Self(rawValue: "active")
        static let suspended = Self(rawValue: "suspended")
        static let closed = Self(rawValue: "closed")
    }

    /// The type of this account.
    struct AccountType: RawRepresentable, Codable, Hashable, Sendable {
        let rawValue: String

        static let trial = Self(rawValue: "Trial")
        static let full = Self(rawValue: "Full")
    }

    struct AccountPage: Decodable, Sendable {
        let end: Int?
        let firstPageURI: String?
        let nextPageURI: String?
        let page: Int?
        let pageSize: Int?
        let previousPageURI: String?
        let start: Int?
        let uri: String?
        let accounts: [Account]?

        enum CodingKeys: String, CodingKey {
            case end
            case firstPageURI = "first_page_uri"
            case nextPageURI = "next_page_uri"
            case page
            case pageSize = "page_size"
            case previousPageURI = "previous_page_uri"
            case start, uri, accounts
        }
    }

    struct Address: Decodable, Sendable {
        /// The SID of the Account that is responsible for the Address resource.
        let accountSid: String?
        /// The city in which the address is located.
        let city: String?
        /// The name associated with the address.This property has a maximum length of 16 4-byte
        /// characters, or 21 3-byte characters.
        let customerName: String?
        /// The date and time in GMT that the resource was created specified in RFC 2822 format.
        let dateCreated: Date?
        /// The date and time in GMT that the resource was last updated specified in RFC 2822
        /// format.
        let dateUpdated: Date?
        /// The string that you assigned to describe the resource.
        let friendlyName: String?
        /// The ISO country code of the address.
        let isoCountry: String?
        /// The postal code of the address.
        let postalCode: String?
        /// The state or region of the address.
        let region: String?
        /// The unique string that that we created to identify the Address resource.
        let sid: String?
        /// The number and street address of the address.
        let street: String?
        /// The URI of the resource, relative to `https://api.twilio.com`.
        let uri: String?
        /// Whether emergency calling has been enabled on this number.
        let emergencyEnabled: Bool?
        /// Whether the address has been validated to comply with local regulation.
        let validated: Bool?
        /// Whether the address has been verified to comply with regulation.
        let verified: Bool?
        /// The additional number and street address of the address.
        let streetSecondary: String?

        enum CodingKeys: String, CodingKey {
            case accountSid = "account_sid"
            case city
            case customerName = "customer_name"
            case dateCreated = "date_created"
            case dateUpdated = "date_updated"
            case friendlyName = "friendly_name"
            case isoCountry = "iso_country"
            case postalCode = "postal_code"
            case region, sid, street, uri
            case emergencyEnabled = "emergency_enabled"
            case validated, verified
            case streetSecondary = "street_secondary"
        }
    }

    struct AddressPage: Decodable, Sendable {
        let end: Int?
        let firstPageURI: String?
        let nextPageURI: String?
        let page: Int?
        let pageSize: Int?
        let previousPageURI: String?
        let start: Int?
        let uri: String?
        let addresses: [Address]?

        enum CodingKeys: String, CodingKey {
            case end
            case firstPageURI = "first_page_uri"
            case nextPageURI = "next_page_uri"
            case page
            case pageSize = "page_size"
            case previousPageURI = "previous_page_uri"
            case start, uri, addresses
        }
    }

    struct Application: Decodable, Sendable {
        /// The SID of the Account that created the Application resource.
        let accountSid: String?
        /// The API version used to start a new TwiML session.
        let apiVersion: String?
        /// The date and time in GMT that the resource was created specified in RFC 2822 format.
        let dateCreated: Date?
        /// The date and time in GMT that the resource was last updated specified in RFC 2822
        /// format.
        let dateUpdated: Date?
        /// The string that you assigned to describe the resource.
        let friendlyName: String?
        /// The URL we call using a POST method to send message status information to your
        /// application.
        let messageStatusCallback: String?
        /// The unique string that that we created to identify the Application resource.
        let sid: String?
        /// The HTTP method we use to call `sms_fallback_url`.
        let smsFallbackMethod: HTTPMethod?
        /// The URL that we call when an error occurs while retrieving or executing the TwiML from
        /// `sms_url`.
        let smsFallbackURL: String?
        /// The HTTP method we use to call `sms_url`.
        let smsMethod: HTTPMethod?
        /// The URL we call using a POST method to send status information to your application about
        /// SMS messages that refer to the application.
        let smsStatusCallback: String?
        /// The URL we call when the phone number receives an incoming SMS message.
        let smsURL: String?
        /// The URL we call using the `status_callback_method` to send status information to your
        /// application.
        let statusCallback: String?
        /// The HTTP method we use to call `status_callback`.
        let statusCallbackMethod: HTTPMethod?
        /// The URI of the resource, relative to `https://api.twilio.com`.
        let uri: String?
        /// Whether we look up the caller's caller-ID name from the CNAM database (additional
        /// charges apply).
        let voiceCallerIDLookup: Bool?
        /// The HTTP method we use to call `voice_fallback_url`.
        let voiceFallbackMethod: HTTPMethod?
        /// The URL that we call when an error occurs retrieving or executing the TwiML requested by
        /// `url`.
        let voiceFallbackURL: String?
        /// The HTTP method we use to call `voice_url`.
        let voiceMethod: HTTPMethod?
        /// The URL we call when the phone number assigned to this application receives a call.
        let voiceURL: String?
        /// Whether to allow other Twilio accounts to dial this applicaton using Dial verb.
        let publicApplicationConnectEnabled: Bool?

        enum CodingKeys: String, CodingKey {
            case accountSid = "account_sid"
            case apiVersion = "api_version"
            case dateCreated = "date_created"
            case dateUpdated = "date_updated"
            case friendlyName = "friendly_name"
            case messageStatusCallback = "message_status_callback"
            case sid
            case smsFallbackMethod = "sms_fallback_method"
            case smsFallbackURL = "sms_fallback_url"
            case smsMethod = "sms_method"
            case smsStatusCallback = "sms_status_callback"
            case smsURL = "sms_url"
            case statusCallback = "status_callback"
            case statusCallbackMethod = "status_callback_method"
            case uri
            case voiceCallerIDLookup = "voice_caller_id_lookup"
            case voiceFallbackMethod = "voice_fallback_method"
            case voiceFallbackURL = "voice_fallback_url"
            case voiceMethod = "voice_method"
            case voiceURL = "voice_url"
            case publicApplicationConnectEnabled = "public_application_connect_enabled"
        }
    }

    /// The HTTP method we use to call `sms_fallback_url`.
    struct HTTPMethod: RawRepresentable, Codable, Hashable, Sendable {
        let rawValue: String

        static let get = Self(rawValue: "GET")
        static let post = Self(rawValue: "POST")
    }

    struct ApplicationPage: Decodable, Sendable {
        let end: Int?
        let firstPageURI: String?
        let nextPageURI: String?
        let page: Int?
        let pageSize: Int?
        let previousPageURI: String?
        let start: Int?
        let uri: String?
        let applications: [Application]?

        enum CodingKeys: String, CodingKey {
            case end
            case firstPageURI = "first_page_uri"
            case nextPageURI = "next_page_uri"
            case page
            case pageSize = "page_size"
            case previousPageURI = "previous_page_uri"
            case start, uri, applications
        }
    }

    struct AuthorizedConnectApp: Decodable, Sendable {
        /// The SID of the Account that created the AuthorizedConnectApp resource.
        let accountSid: String?
        /// The company name set for the Connect App.
        let connectAppCompanyName: String?
        /// A detailed description of the Connect App.
        let connectAppDescription: String?
        /// The name of the Connect App.
        let connectAppFriendlyName: String?
        /// The public URL for the Connect App.
        let connectAppHomepageURL: String?
        /// The SID that we assigned to the Connect App.
        let connectAppSid: String?
        /// The set of permissions that you authorized for the Connect App.
        let permissions: [AuthorizedConnectAppPermission]?
        /// The URI of the resource, relative to `https://api.twilio.com`.
        let uri: String?

        enum CodingKeys: String, CodingKey {
            case accountSid = "account_sid"
            case connectAppCompanyName = "connect_app_company_name"
            case connectAppDescription = "connect_app_description"
            case connectAppFriendlyName = "connect_app_friendly_name"
            case connectAppHomepageURL = "connect_app_homepage_url"
            case connectAppSid = "connect_app_sid"
            case permissions, uri
        }
    }

    /// The set of permissions that you authorized for the Connect App.
    struct AuthorizedConnectAppPermission: RawRepresentable, Codable, Hashable, Sendable {
        let rawValue: String

        static let getAll = Self(rawValue: "get-all")
        static let postAll = Self(rawValue: "post-all")
    }

    struct AuthorizedConnectAppPage: Decodable, Sendable {
        let end: Int?
        let firstPageURI: String?
        let nextPageURI: String?
        let page: Int?
        let pageSize: Int?
        let previousPageURI: String?
        let start: Int?
        let uri: String?
        let authorizedConnectApps: [AuthorizedConnectApp]?

        enum CodingKeys: String, CodingKey {
            case end
            case firstPageURI = "first_page_uri"
            case nextPageURI = "next_page_uri"
            case page
            case pageSize = "page_size"
            case previousPageURI = "previous_page_uri"
            case start, uri
            case authorizedConnectApps = "authorized_connect_apps"
        }
    }

    struct ListAvailablePhoneNumberCountryResponse: Decodable, Sendable {
        let countries: [AvailablePhoneNumberCountry]?
        let uri: String?
    }

    struct AvailablePhoneNumberCountry: Decodable, Sendable {
        /// The ISO-3166-1 country code of the country.
        let countryCode: String?
        /// The name of the country.
        let country: String?
        /// The URI of the Country resource, relative to `https://api.twilio.com`.
        let uri: String?
        /// Whether all phone numbers available in the country are new to the Twilio platform.
        let beta: Bool?
        /// A list of related AvailablePhoneNumber resources identified by their URIs relative to
        /// `https://api.twilio.com`.
        let subresourceURIs: [String: JSON]?

        enum CodingKeys: String, CodingKey {
            case countryCode = "country_code"
            case country, uri, beta
            case subresourceURIs = "subresource_uris"
        }
    }

    struct AvailablePhoneNumberLocalPage: Decodable, Sendable {
        let end: Int?
        let firstPageURI: String?
        let nextPageURI: String?
        let page: Int?
        let pageSize: Int?
        let previousPageURI: String?
        let start: Int?
        let uri: String?
        let availablePhoneNumbers: [AvailablePhoneNumberLocal]?

        enum CodingKeys: String, CodingKey {
            case end
            case firstPageURI = "first_page_uri"
            case nextPageURI = "next_page_uri"
            case page
            case pageSize = "page_size"
            case previousPageURI = "previous_page_uri"
            case start, uri
            case availablePhoneNumbers = "available_phone_numbers"
        }
    }

    struct AvailablePhoneNumberLocal: Decodable, Sendable {
        /// A formatted version of the phone number.
        let friendlyName: String?
        /// The phone number in E.164 format, which consists of a + followed by the country code and
        /// subscriber number.
        let phoneNumber: String?
        /// The LATA of this phone number.
        let lata: String?
        /// The locality or city of this phone number's location.
        let locality: String?
        /// The rate center of this phone number.
        let rateCenter: String?
        /// The latitude of this phone number's location.
        let latitude: Double?
        /// The longitude of this phone number's location.
        let longitude: Double?
        /// The two-letter state or province abbreviation of this phone number's location.
        let region: String?
        /// The postal or ZIP code of this phone number's location.
        let postalCode: String?
        /// The ISO country code of this phone number.
        let isoCountry: String?
        /// The type of Address resource the phone number requires.
        let addressRequirements: String?
        /// Whether the phone number is new to the Twilio platform.
        let beta: Bool?
        /// The set of Boolean properties that indicate whether a phone number can receive calls or
        /// messages.
        let capabilities: Capabilities?

        enum CodingKeys: String, CodingKey {
            case friendlyName = "friendly_name"
            case phoneNumber = "phone_number"
            case lata, locality
            case rateCenter = "rate_center"
            case latitude, longitude, region
            case postalCode = "postal_code"
            case isoCountry = "iso_country"
            case addressRequirements = "address_requirements"
            case beta, capabilities
        }
    }

    /// The set of Boolean properties that indicate whether a phone number can receive calls or
    /// messages.
    struct Capabilities: Decodable, Sendable {
        let mms: Bool?
        let sms: Bool?
        let voice: Bool?
        let fax: Bool?
    }

    struct AvailablePhoneNumberMachineToMachinePage: Decodable, Sendable {
        let end: Int?
        let firstPageURI: String?
        let nextPageURI: String?
        let page: Int?
        let pageSize: Int?
        let previousPageURI: String?
        let start: Int?
        let uri: String?
        let availablePhoneNumbers: [AvailablePhoneNumberMachineToMachine]?

        enum CodingKeys: String, CodingKey {
            case end
            case firstPageURI = "first_page_uri"
            case nextPageURI = "next_page_uri"
            case page
            case pageSize = "page_size"
            case previousPageURI = "previous_page_uri"
            case start, uri
            case availablePhoneNumbers = "available_phone_numbers"
        }
    }

    struct AvailablePhoneNumberMachineToMachine: Decodable, Sendable {
        /// A formatted version of the phone number.
        let friendlyName: String?
        /// The phone number in E.164 format, which consists of a + followed by the country code and
        /// subscriber number.
        let phoneNumber: String?
        /// The LATA of this phone number.
        let lata: String?
        /// The locality or city of this phone number's location.
        let locality: String?
        /// The rate center of this phone number.
        let rateCenter: String?
        /// The latitude of this phone number's location.
        let latitude: Double?
        /// The longitude of this phone number's location.
        let longitude: Double?
        /// The two-letter state or province abbreviation of this phone number's location.
        let region: String?
        /// The postal or ZIP code of this phone number's location.
        let postalCode: String?
        /// The ISO country code of this phone number.
        let isoCountry: String?
        /// The type of Address resource the phone number requires.
        let addressRequirements: String?
        /// Whether the phone number is new to the Twilio platform.
        let beta: Bool?
        /// The set of Boolean properties that indicate whether a phone number can receive calls or
        /// messages.
        let capabilities: Capabilities?

        enum CodingKeys: String, CodingKey {
            case friendlyName = "friendly_name"
            case phoneNumber = "phone_number"
            case lata, locality
            case rateCenter = "rate_center"
            case latitude, longitude, region
            case postalCode = "postal_code"
            case isoCountry = "iso_country"
            case addressRequirements = "address_requirements"
            case beta, capabilities
        }
    }

    struct AvailablePhoneNumberMobilePage: Decodable, Sendable {
        let end: Int?
        let firstPageURI: String?
        let nextPageURI: String?
        let page: Int?
        let pageSize: Int?
        let previousPageURI: String?
        let start: Int?
        let uri: String?
        let availablePhoneNumbers: [AvailablePhoneNumberMobile]?

        enum CodingKeys: String, CodingKey {
            case end
            case firstPageURI = "first_page_uri"
            case nextPageURI = "next_page_uri"
            case page
            case pageSize = "page_size"
            case previousPageURI = "previous_page_uri"
            case start, uri
            case availablePhoneNumbers = "available_phone_numbers"
        }
    }

    struct AvailablePhoneNumberMobile: Decodable, Sendable {
        /// A formatted version of the phone number.
        let friendlyName: String?
        /// The phone number in E.164 format, which consists of a + followed by the country code and
        /// subscriber number.
        let phoneNumber: String?
        /// The LATA of this phone number.
        let lata: String?
        /// The locality or city of this phone number's location.
        let locality: String?
        /// The rate center of this phone number.
        let rateCenter: String?
        /// The latitude of this phone number's location.
        let latitude: Double?
        /// The longitude of this phone number's location.
        let longitude: Double?
        /// The two-letter state or province abbreviation of this phone number's location.
        let region: String?
        /// The postal or ZIP code of this phone number's location.
        let postalCode: String?
        /// The ISO country code of this phone number.
        let isoCountry: String?
        /// The type of Address resource the phone number requires.
        let addressRequirements: String?
        /// Whether the phone number is new to the Twilio platform.
        let beta: Bool?
        /// The set of Boolean properties that indicate whether a phone number can receive calls or
        /// messages.
        let capabilities: Capabilities?

        enum CodingKeys: String, CodingKey {
            case friendlyName = "friendly_name"
            case phoneNumber = "phone_number"
            case lata, locality
            case rateCenter = "rate_center"
            case latitude, longitude, region
            case postalCode = "postal_code"
            case isoCountry = "iso_country"
            case addressRequirements = "address_requirements"
            case beta, capabilities
        }
    }

    struct AvailablePhoneNumberNationalPage: Decodable, Sendable {
        let end: Int?
        let firstPageURI: String?
        let nextPageURI: String?
        let page: Int?
        let pageSize: Int?
        let previousPageURI: String?
        let start: Int?
        let uri: String?
        let availablePhoneNumbers: [AvailablePhoneNumberNational]?

        enum CodingKeys: String, CodingKey {
            case end
            case firstPageURI = "first_page_uri"
            case nextPageURI = "next_page_uri"
            case page
            case pageSize = "page_size"
            case previousPageURI = "previous_page_uri"
            case start, uri
            case availablePhoneNumbers = "available_phone_numbers"
        }
    }

    struct AvailablePhoneNumberNational: Decodable, Sendable {
        /// A formatted version of the phone number.
        let friendlyName: String?
        /// The phone number in E.164 format, which consists of a + followed by the country code and
        /// subscriber number.
        let phoneNumber: String?
        /// The LATA of this phone number.
        let lata: String?
        /// The locality or city of this phone number's location.
        let locality: String?
        /// The rate center of this phone number.
        let rateCenter: String?
        /// The latitude of this phone number's location.
        let latitude: Double?
        /// The longitude of this phone number's location.
        let longitude: Double?
        /// The two-letter state or province abbreviation of this phone number's location.
        let region: String?
        /// The postal or ZIP code of this phone number's location.
        let postalCode: String?
        /// The ISO country code of this phone number.
        let isoCountry: String?
        /// The type of Address resource the phone number requires.
        let addressRequirements: String?
        /// Whether the phone number is new to the Twilio platform.
        let beta: Bool?
        /// The set of Boolean properties that indicate whether a phone number can receive calls or
        /// messages.
        let capabilities: Capabilities?

        enum CodingKeys: String, CodingKey {
            case friendlyName = "friendly_name"
            case phoneNumber = "phone_number"
            case lata, locality
            case rateCenter = "rate_center"
            case latitude, longitude, region
            case postalCode = "postal_code"
            case isoCountry = "iso_country"
            case addressRequirements = "address_requirements"
            case beta, capabilities
        }
    }

    struct AvailablePhoneNumberSharedCostPage: Decodable, Sendable {
        let end: Int?
        let firstPageURI: String?
        let nextPageURI: String?
        let page: Int?
        let pageSize: Int?
        let previousPageURI: String?
        let start: Int?
        let uri: String?
        let availablePhoneNumbers: [AvailablePhoneNumberSharedCost]?

        enum CodingKeys: String, CodingKey {
            case end
            case firstPageURI = "first_page_uri"
            case nextPageURI = "next_page_uri"
            case page
            case pageSize = "page_size"
            case previousPageURI = "previous_page_uri"
            case start, uri
            case availablePhoneNumbers = "available_phone_numbers"
        }
    }

    struct AvailablePhoneNumberSharedCost: Decodable, Sendable {
        /// A formatted version of the phone number.
        let friendlyName: String?
        /// The phone number in E.164 format, which consists of a + followed by the country code and
        /// subscriber number.
        let phoneNumber: String?
        /// The LATA of this phone number.
        let lata: String?
        /// The locality or city of this phone number's location.
        let locality: String?
        /// The rate center of this phone number.
        let rateCenter: String?
        /// The latitude of this phone number's location.
        let latitude: Double?
        /// The longitude of this phone number's location.
        let longitude: Double?
        /// The two-letter state or province abbreviation of this phone number's location.
        let region: String?
        /// The postal or ZIP code of this phone number's location.
        let postalCode: String?
        /// The ISO country code of this phone number.
        let isoCountry: String?
        /// The type of Address resource the phone number requires.
        let addressRequirements: String?
        /// Whether the phone number is new to the Twilio platform.
        let beta: Bool?
        /// The set of Boolean properties that indicate whether a phone number can receive calls or
        /// messages.
        let capabilities: Capabilities?

        enum CodingKeys: String, CodingKey {
            case friendlyName = "friendly_name"
            case phoneNumber = "phone_number"
            case lata, locality
            case rateCenter = "rate_center"
            case latitude, longitude, region
            case postalCode = "postal_code"
            case isoCountry = "iso_country"
            case addressRequirements = "address_requirements"
            case beta, capabilities
        }
    }

    struct AvailablePhoneNumberTollFreePage: Decodable, Sendable {
        let end: Int?
        let firstPageURI: String?
        let nextPageURI: String?
        let page: Int?
        let pageSize: Int?
        let previousPageURI: String?
        let start: Int?
        let uri: String?
        let availablePhoneNumbers: [AvailablePhoneNumberTollFree]?

        enum CodingKeys: String, CodingKey {
            case end
            case firstPageURI = "first_page_uri"
            case nextPageURI = "next_page_uri"
            case page
            case pageSize = "page_size"
            case previousPageURI = "previous_page_uri"
            case start, uri
            case availablePhoneNumbers = "available_phone_numbers"
        }
    }

    struct AvailablePhoneNumberTollFree: Decodable, Sendable {
        /// A formatted version of the phone number.
        let friendlyName: String?
        /// The phone number in E.164 format, which consists of a + followed by the country code and
        /// subscriber number.
        let phoneNumber: String?
        /// The LATA of this phone number.
        let lata: String?
        /// The locality or city of this phone number's location.
        let locality: String?
        /// The rate center of this phone number.
        let rateCenter: String?
        /// The latitude of this phone number's location.
        let latitude: Double?
        /// The longitude of this phone number's location.
        let longitude: Double?
        /// The two-letter state or province abbreviation of this phone number's location.
        let region: String?
        /// The postal or ZIP code of this phone number's location.
        let postalCode: String?
        /// The ISO country code of this phone number.
        let isoCountry: String?
        /// The type of Address resource the phone number requires.
        let addressRequirements: String?
        /// Whether the phone number is new to the Twilio platform.
        let beta: Bool?
        /// The set of Boolean properties that indicate whether a phone number can receive calls or
        /// messages.
        let capabilities: Capabilities?

        enum CodingKeys: String, CodingKey {
            case friendlyName = "friendly_name"
            case phoneNumber = "phone_number"
            case lata, locality
            case rateCenter = "rate_center"
            case latitude, longitude, region
            case postalCode = "postal_code"
            case isoCountry = "iso_country"
            case addressRequirements = "address_requirements"
            case beta, capabilities
        }
    }

    struct AvailablePhoneNumberVoipPage: Decodable, Sendable {
        let end: Int?
        let firstPageURI: String?
        let nextPageURI: String?
        let page: Int?
        let pageSize: Int?
        let previousPageURI: String?
        let start: Int?
        let uri: String?
        let availablePhoneNumbers: [AvailablePhoneNumberVoip]?

        enum CodingKeys: String, CodingKey {
            case end
            case firstPageURI = "first_page_uri"
            case nextPageURI = "next_page_uri"
            case page
            case pageSize = "page_size"
            case previousPageURI = "previous_page_uri"
            case start, uri
            case availablePhoneNumbers = "available_phone_numbers"
        }
    }

    struct AvailablePhoneNumberVoip: Decodable, Sendable {
        /// A formatted version of the phone number.
        let friendlyName: String?
        /// The phone number in E.164 format, which consists of a + followed by the country code and
        /// subscriber number.
        let phoneNumber: String?
        /// The LATA of this phone number.
        let lata: String?
        /// The locality or city of this phone number's location.
        let locality: String?
        /// The rate center of this phone number.
        let rateCenter: String?
        /// The latitude of this phone number's location.
        let latitude: Double?
        /// The longitude of this phone number's location.
        let longitude: Double?
        /// The two-letter state or province abbreviation of this phone number's location.
        let region: String?
        /// The postal or ZIP code of this phone number's location.
        let postalCode: String?
        /// The ISO country code of this phone number.
        let isoCountry: String?
        /// The type of Address resource the phone number requires.
        let addressRequirements: String?
        /// Whether the phone number is new to the Twilio platform.
        let beta: Bool?
        /// The set of Boolean properties that indicate whether a phone number can receive calls or
        /// messages.
        let capabilities: Capabilities?

        enum CodingKeys: String, CodingKey {
            case friendlyName = "friendly_name"
            case phoneNumber = "phone_number"
            case lata, locality
            case rateCenter = "rate_center"
            case latitude, longitude, region
            case postalCode = "postal_code"
            case isoCountry = "iso_country"
            case addressRequirements = "address_requirements"
            case beta, capabilities
        }
    }

    struct Balance: Decodable, Sendable {
        /// The unique SID identifier of the Account.
        let accountSid: String?
        /// The balance of the Account, in units specified by the unit parameter.
        let balance: String?
        /// The units of currency for the account balance.
        let currency: String?

        enum CodingKeys: String, CodingKey {
            case accountSid = "account_sid"
            case balance, currency
        }
    }

    struct Call: Decodable, Sendable {
        /// The unique string that we created to identify this Call resource.
        let sid: String?
        /// The date and time in UTC that this resource was created specified in RFC 2822 format.
        let dateCreated: Date?
        /// The date and time in UTC that this resource was last updated, specified in RFC 2822
        /// format.
        let dateUpdated: Date?
        /// The SID that identifies the call that created this leg.
        let parentCallSid: String?
        /// The SID of the Account that created this Call resource.
        let accountSid: String?
        /// The phone number, SIP address, Client identifier or SIM SID that received this call.
        let to: String?
        /// The phone number, SIP address or Client identifier that received this call.
        let toFormatted: String?
        /// The phone number, SIP address, Client identifier or SIM SID that made this call.
        let from: String?
        /// The calling phone number, SIP address, or Client identifier formatted for display.
        let fromFormatted: String?
        /// If the call was inbound, this is the SID of the IncomingPhoneNumber resource that
        /// received the call.
        let phoneNumberSid: String?
        let status: CallStatus?
        /// The start time of the call, given as UTC in RFC 2822 format.
        let startTime: Date?
        /// The time the call ended, given as UTC in RFC 2822 format.
        let endTime: Date?
        /// The length of the call in seconds.
        let duration: String?
        /// The charge for this call, in the currency associated with the account.
        let price: String?
        /// The currency in which `Price` is measured, in ISO 4127 format (e.g., `USD`, `EUR`,
        /// `JPY`).
        let priceUnit: String?
        /// A string describing the direction of the call.
        let direction: String?
        /// Either `human` or `machine` if this call was initiated with answering machine detection.
        let answeredBy: String?
        /// The API version used to create the call.
        let apiVersion: String?
        /// The forwarding phone number if this call was an incoming call forwarded from another
        /// number (depends on carrier supporting forwarding).
        let forwardedFrom: String?
        /// The Group SID associated with this call.
        let groupSid: String?
        /// The caller's name if this call was an incoming call to a phone number with caller ID
        /// Lookup enabled.
        let callerName: String?
        /// The wait time in milliseconds before the call is placed.
        let queueTime: String?
        /// The unique identifier of the trunk resource that was used for this call.
        let trunkSid: String?
        /// The URI of this resource, relative to `https://api.twilio.com`.
        let uri: String?
        /// A list of subresources available to this call, identified by their URIs relative to
        /// `https://api.twilio.com`.
        let subresourceURIs: [String: JSON]?

        enum CodingKeys: String, CodingKey {
            case sid
            case dateCreated = "date_created"
            case dateUpdated = "date_updated"
            case parentCallSid = "parent_call_sid"
            case accountSid = "account_sid"
            case to
            case toFormatted = "to_formatted"
            case from
            case fromFormatted = "from_formatted"
            case phoneNumberSid = "phone_number_sid"
            case status
            case startTime = "start_time"
            case endTime = "end_time"
            case duration, price
            case priceUnit = "price_unit"
            case direction
            case answeredBy = "answered_by"
            case apiVersion = "api_version"
            case forwardedFrom = "forwarded_from"
            case groupSid = "group_sid"
            case callerName = "caller_name"
            case queueTime = "queue_time"
            case trunkSid = "trunk_sid"
            case uri
            case subresourceURIs = "subresource_uris"
        }
    }

    /// The status of this call.
    struct CallStatus: RawRepresentable, Codable, Hashable, Sendable {
        let rawValue: String

        static let queued = Self(rawValue: "queued")
        static let ringing = Self(rawValue: "ringing")
        static let inProgress = Self(rawValue: "in-progress")
        static let completed = Self(rawValue: "completed")
        static let busy = Self(rawValue: "busy")
        static let failed = Self(rawValue: "failed")
        static let noAnswer = Self(rawValue: "no-answer")
        static let canceled = Self(rawValue: "canceled")
    }

    struct CallPage: Decodable, Sendable {
        let end: Int?
        let firstPageURI: String?
        let nextPageURI: String?
        let page: Int?
        let pageSize: Int?
        let previousPageURI: String?
        let start: Int?
        let uri: String?
        let calls: [Call]?

        enum CodingKeys: String, CodingKey {
            case end
            case firstPageURI = "first_page_uri"
            case nextPageURI = "next_page_uri"
            case page
            case pageSize = "page_size"
            case previousPageURI = "previous_page_uri"
            case start, uri, calls
        }
    }

    struct CallUpdateStatus: RawRepresentable, Codable, Hashable, Sendable {
        let rawValue: String

        static let canceled = Self(rawValue: "canceled")
        static let completed = Self(rawValue: "completed")
    }

    struct CallCallEventPage: Decodable, Sendable {
        let end: Int?
        let firstPageURI: String?
        let nextPageURI: String?
        let page: Int?
        let pageSize: Int?
        let previousPageURI: String?
        let start: Int?
        let uri: String?
        let events: [CallCallEvent]?

        enum CodingKeys: String, CodingKey {
            case end
            case firstPageURI = "first_page_uri"
            case nextPageURI = "next_page_uri"
            case page
            case pageSize = "page_size"
            case previousPageURI = "previous_page_uri"
            case start, uri, events
        }
    }

    struct CallCallEvent: Decodable, Sendable {
        /// Contains a dictionary representing the request of the call.
        let request: JSON?
        /// Contains a dictionary representing the call response, including a list of the call
        /// events.
        let response: JSON?
    }

    struct CallNotificationInstance: Decodable, Sendable {
        /// The SID of the Account that created the Call Notification resource.
        let accountSid: String?
        /// The API version used to create the Call Notification resource.
        let apiVersion: String?
        /// The SID of the Call the Call Notification resource is associated with.
        let callSid: String?
        /// The date and time in GMT that the resource was created specified in RFC 2822 format.
        let dateCreated: Date?
        /// The date and time in GMT that the resource was last updated specified in RFC 2822
        /// format.
        let dateUpdated: Date?
        /// A unique error code for the error condition that is described in our Error Dictionary.
        let errorCode: String?
        /// An integer log level that corresponds to the type of notification: `0` is ERROR, `1` is
        /// WARNING.
        let log: String?
        /// The date the notification was actually generated in RFC 2822 format.
        let messageDate: Date?
        /// The text of the notification.
        let messageText: String?
        /// The URL for more information about the error condition.
        let moreInfo: String?
        /// The HTTP method used to generate the notification.
        let requestMethod: HTTPMethod?
        /// The URL of the resource that generated the notification.
        let requestURL: String?
        /// The HTTP GET or POST variables we sent to your server.
        let requestVariables: String?
        /// The HTTP body returned by your server.
        let responseBody: String?
        /// The HTTP headers returned by your server.
        let responseHeaders: String?
        /// The unique string that that we created to identify the Call Notification resource.
        let sid: String?
        /// The URI of the resource, relative to `https://api.twilio.com`.
        let uri: String?

        enum CodingKeys: String, CodingKey {
            case accountSid = "account_sid"
            case apiVersion = "api_version"
            case callSid = "call_sid"
            case dateCreated = "date_created"
            case dateUpdated = "date_updated"
            case errorCode = "error_code"
            case log
            case messageDate = "message_date"
            case messageText = "message_text"
            case moreInfo = "more_info"
            case requestMethod = "request_method"
            case requestURL = "request_url"
            case requestVariables = "request_variables"
            case responseBody = "response_body"
            case responseHeaders = "response_headers"
            case sid, uri
        }
    }

    struct CallNotificationPage: Decodable, Sendable {
        let end: Int?
        let firstPageURI: String?
        let nextPageURI: String?
        let page: Int?
        let pageSize: Int?
        let previousPageURI: String?
        let start: Int?
        let uri: String?
        let notifications: [CallNotification]?

        enum CodingKeys: String, CodingKey {
            case end
            case firstPageURI = "first_page_uri"
            case nextPageURI = "next_page_uri"
            case page
            case pageSize = "page_size"
            case previousPageURI = "previous_page_uri"
            case start, uri, notifications
        }
    }

    struct CallNotification: Decodable, Sendable {
        /// The SID of the Account that created the Call Notification resource.
        let accountSid: String?
        /// The API version used to create the Call Notification resource.
        let apiVersion: String?
        /// The SID of the Call the Call Notification resource is associated with.
        let callSid: String?
        /// The date and time in GMT that the resource was created specified in RFC 2822 format.
        let dateCreated: Date?
        /// The date and time in GMT that the resource was last updated specified in RFC 2822
        /// format.
        let dateUpdated: Date?
        /// A unique error code for the error condition that is described in our Error Dictionary.
        let errorCode: String?
        /// An integer log level that corresponds to the type of notification: `0` is ERROR, `1` is
        /// WARNING.
        let log: String?
        /// The date the notification was actually generated in RFC 2822 format.
        let messageDate: Date?
        /// The text of the notification.
        let messageText: String?
        /// The URL for more information about the error condition.
        let moreInfo: String?
        /// The HTTP method used to generate the notification.
        let requestMethod: HTTPMethod?
        /// The URL of the resource that generated the notification.
        let requestURL: String?
        /// The unique string that that we created to identify the Call Notification resource.
        let sid: String?
        /// The URI of the resource, relative to `https://api.twilio.com`.
        let uri: String?

        enum CodingKeys: String, CodingKey {
            case accountSid = "account_sid"
            case apiVersion = "api_version"
            case callSid = "call_sid"
            case dateCreated = "date_created"
            case dateUpdated = "date_updated"
            case errorCode = "error_code"
            case log
            case messageDate = "message_date"
            case messageText = "message_text"
            case moreInfo = "more_info"
            case requestMethod = "request_method"
            case requestURL = "request_url"
            case sid, uri
        }
    }

    struct CallRecording: Decodable, Sendable {
        /// The SID of the Account that created the Recording resource.
        let accountSid: String?
        /// The API version used to make the recording.
        let apiVersion: String?
        /// The SID of the Call the Recording resource is associated with.
        let callSid: String?
        /// The Conference SID that identifies the conference associated with the recording, if a
        /// conference recording.
        let conferenceSid: String?
        /// The date and time in GMT that the resource was created specified in RFC 2822 format.
        let dateCreated: Date?
        /// The date and time in GMT that the resource was last updated, specified in RFC 2822
        /// format.
        let dateUpdated: Date?
        /// The start time of the recording in GMT and in RFC 2822 format.
        let startTime: Date?
        /// The length of the recording in seconds.
        let duration: String?
        /// The unique string that that we created to identify the Recording resource.
        let sid: String?
        /// The one-time cost of creating the recording in the `price_unit` currency.
        let price: Double?
        /// The URI of the resource, relative to `https://api.twilio.com`.
        let uri: String?
        /// How to decrypt the recording if it was encrypted using Call Recording Encryption
        /// feature.
        let encryptionDetails: JSON?
        /// The currency used in the `price` property.
        let priceUnit: String?
        let status: CallRecordingStatus?
        /// The number of channels in the final recording file.
        let channels: Int?
        let source: CallRecordingSource?
        /// The error code that describes why the recording is `absent`.
        let errorCode: Int?
        /// The recorded track.
        let track: String?

        enum CodingKeys: String, CodingKey {
            case accountSid = "account_sid"
            case apiVersion = "api_version"
            case callSid = "call_sid"
            case conferenceSid = "conference_sid"
            case dateCreated = "date_created"
            case dateUpdated = "date_updated"
            case startTime = "start_time"
            case duration, sid, price, uri
            case encryptionDetails = "encryption_details"
            case priceUnit = "price_unit"
            case status, channels, source
            case errorCode = "error_code"
            case track
        }
    }

    /// The status of the recording.
    struct CallRecordingStatus: RawRepresentable, Codable, Hashable, Sendable {
        let rawValue: String

        static let inProgress = Self(rawValue: "in-progress")
        static let paused = Self(rawValue: "paused")
        static let stopped = Self(rawValue: "stopped")
        static let processing = Self(rawValue: "processing")
        static let completed = Self(rawValue: "completed")
        static let absent = Self(rawValue: "absent")
    }

    /// How the recording was created.
    struct CallRecordingSource: RawRepresentable, Codable, Hashable, Sendable {
        let rawValue: String

        static let dialVerb = Self(rawValue: "DialVerb")
        static let conference = Self(rawValue: "Conference")
        static let outboundAPI = Self(rawValue: "OutboundAPI")
        static let trunking = Self(rawValue: "Trunking")
        static let recordVerb = Self(rawValue: "RecordVerb")
        static let startCallRecordingAPI = Self(rawValue: "StartCallRecordingAPI")
        static let startConferenceRecordingAPI = Self(rawValue: "StartConferenceRecordingAPI")
    }

    struct CallRecordingPage: Decodable, Sendable {
        let end: Int?
        let firstPageURI: String?
        let nextPageURI: String?
        let page: Int?
        let pageSize: Int?
        let previousPageURI: String?
        let start: Int?
        let uri: String?
        let recordings: [CallRecording]?

        enum CodingKeys: String, CodingKey {
            case end
            case firstPageURI = "first_page_uri"
            case nextPageURI = "next_page_uri"
            case page
            case pageSize = "page_size"
            case previousPageURI = "previous_page_uri"
            case start, uri, recordings
        }
    }

    struct UpdateCallRecordingProblem: Decodable, Sendable {
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

    struct Conference: Decodable, Sendable {
        /// The SID of the Account that created this Conference resource.
        let accountSid: String?
        /// The date and time in UTC that this resource was created specified in RFC 2822 format.
        let dateCreated: Date?
        /// The date and time in UTC that this resource was last updated, specified in RFC 2822
        /// format.
        let dateUpdated: Date?
        /// The API version used to create this conference.
        let apiVersion: String?
        /// A string that you assigned to describe this conference room.
        let friendlyName: String?
        /// A string that represents the Twilio Region where the conference audio was mixed.
        let region: String?
        /// The unique, Twilio-provided string used to identify this Conference resource.
        let sid: String?
        let status: ConferenceStatus?
        /// The URI of this resource, relative to `https://api.twilio.com`.
        let uri: String?
        /// A list of related resources identified by their URIs relative to
        /// `https://api.twilio.com`.
        let subresourceURIs: [String: JSON]?
        let reasonConferenceEnded: ConferenceReasonConferenceEnded?
        /// The call SID that caused the conference to end.
        let callSidEndingConference: String?

        enum CodingKeys: String, CodingKey {
            case accountSid = "account_sid"
            case dateCreated = "date_created"
            case dateUpdated = "date_updated"
            case apiVersion = "api_version"
            case friendlyName = "friendly_name"
            case region, sid, status, uri
            case subresourceURIs = "subresource_uris"
            case reasonConferenceEnded = "reason_conference_ended"
            case callSidEndingConference = "call_sid_ending_conference"
        }
    }

    /// The status of this conference.
    struct ConferenceStatus: RawRepresentable, Codable, Hashable, Sendable {
        let rawValue: String

        static let init_ = Self(rawValue: "init")
        static let inProgress = Self(rawValue: "in-progress")
        static let completed = Self(rawValue: "completed")
    }

    /// The reason why a conference ended.
    struct ConferenceReasonConferenceEnded: RawRepresentable, Codable, Hashable, Sendable {
        let rawValue: String

        static let conferenceEndedViaAPI = Self(rawValue: "conference-ended-via-api")
        static let participantWithEndConferenceOnExitLeft = Self(
            rawValue: "participant-with-end-conference-on-exit-left")
        static let participantWithEndConferenceOnExitKicked = Self(
            rawValue: "participant-with-end-conference-on-exit-kicked")
        static let lastParticipantKicked = Self(rawValue: "last-participant-kicked")
        static let lastParticipantLeft = Self(rawValue: "last-participant-left")
    }

    struct ConferenceUpdateStatus: RawRepresentable, Codable, Hashable, Sendable {
        let rawValue: String

        static let completed = Self(rawValue: "completed")
    }

    struct ConferencePage: Decodable, Sendable {
        let end: Int?
        let firstPageURI: String?
        let nextPageURI: String?
        let page: Int?
        let pageSize: Int?
        let previousPageURI: String?
        let start: Int?
        let uri: String?
        let conferences: [Conference]?

        enum CodingKeys: String, CodingKey {
            case end
            case firstPageURI = "first_page_uri"
            case nextPageURI = "next_page_uri"
            case page
            case pageSize = "page_size"
            case previousPageURI = "previous_page_uri"
            case start, uri, conferences
        }
    }

    struct ConferenceRecordingPage: Decodable, Sendable {
        let end: Int?
        let firstPageURI: String?
        let nextPageURI: String?
        let page: Int?
        let pageSize: Int?
        let previousPageURI: String?
        let start: Int?
        let uri: String?
        let recordings: [ConferenceRecording]?

        enum CodingKeys: String, CodingKey {
            case end
            case firstPageURI = "first_page_uri"
            case nextPageURI = "next_page_uri"
            case page
            case pageSize = "page_size"
            case previousPageURI = "previous_page_uri"
            case start, uri, recordings
        }
    }

    struct ConferenceRecording: Decodable, Sendable {
        /// The SID of the Account that created the Conference Recording resource.
        let accountSid: String?
        /// The API version used to create the recording.
        let apiVersion: String?
        /// The SID of the Call the Conference Recording resource is associated with.
        let callSid: String?
        /// The Conference SID that identifies the conference associated with the recording.
        let conferenceSid: String?
        /// The date and time in GMT that the resource was created specified in RFC 2822 format.
        let dateCreated: Date?
        /// The date and time in GMT that the resource was last updated, specified in RFC 2822
        /// format.
        let dateUpdated: Date?
        /// The start time of the recording in GMT and in RFC 2822 format.
        let startTime: Date?
        /// The length of the recording in seconds.
        let duration: String?
        /// The unique string that that we created to identify the Conference Recording resource.
        let sid: String?
        /// The one-time cost of creating the recording in the `price_unit` currency.
        let price: String?
        /// The currency used in the `price` property.
        let priceUnit: String?
        let status: ConferenceRecordingStatus?
        /// The number of channels in the final recording file.
        let channels: Int?
        let source: ConferenceRecordingSource?
        /// The error code that describes why the recording is `absent`.
        let errorCode: Int?
        /// How to decrypt the recording if it was encrypted using Call Recording Encryption
        /// feature.
        let encryptionDetails: JSON?
        /// The URI of the resource, relative to `https://api.twilio.com`.
        let uri: String?

        enum CodingKeys: String, CodingKey {
            case accountSid = "account_sid"
            case apiVersion = "api_version"
            case callSid = "call_sid"
            case conferenceSid = "conference_sid"
            case dateCreated = "date_created"
            case dateUpdated = "date_updated"
            case startTime = "start_time"
            case duration, sid, price
            case priceUnit = "price_unit"
            case status, channels, source
            case errorCode = "error_code"
            case encryptionDetails = "encryption_details"
            case uri
        }
    }

    /// The status of the recording.
    struct ConferenceRecordingStatus: RawRepresentable, Codable, Hashable, Sendable {
        let rawValue: String

        static let inProgress = Self(rawValue: "in-progress")
        static let paused = Self(rawValue: "paused")
        static let stopped = Self(rawValue: "stopped")
        static let processing = Self(rawValue: "processing")
        static let completed = Self(rawValue: "completed")
        static let absent = Self(rawValue: "absent")
    }

    /// How the recording was created.
    struct ConferenceRecordingSource: RawRepresentable, Codable, Hashable, Sendable {
        let rawValue: String

        static let dialVerb = Self(rawValue: "DialVerb")
        static let conference = Self(rawValue: "Conference")
        static let outboundAPI = Self(rawValue: "OutboundAPI")
        static let trunking = Self(rawValue: "Trunking")
        static let recordVerb = Self(rawValue: "RecordVerb")
        static let startCallRecordingAPI = Self(rawValue: "StartCallRecordingAPI")
        static let startConferenceRecordingAPI = Self(rawValue: "StartConferenceRecordingAPI")
    }

    struct ConnectApp: Decodable, Sendable {
        /// The SID of the Account that created the ConnectApp resource.
        let accountSid: String?
        /// The URL we redirect the user to after we authenticate the user and obtain authorization
        /// to access the Connect App.
        let authorizeRedirectURL: String?
        /// The company name set for the Connect App.
        let companyName: String?
        /// The HTTP method we use to call `deauthorize_callback_url`.
        let deauthorizeCallbackMethod: HTTPMethod?
        /// The URL we call using the `deauthorize_callback_method` to de-authorize the Connect App.
        let deauthorizeCallbackURL: String?
        /// The description of the Connect App.
        let description: String?
        /// The string that you assigned to describe the resource.
        let friendlyName: String?
        /// The public URL where users can obtain more information about this Connect App.
        let homepageURL: String?
        /// The set of permissions that your ConnectApp requests.
        let permissions: [ConnectAppPermission]?
        /// The unique string that that we created to identify the ConnectApp resource.
        let sid: String?
        /// The URI of the resource, relative to `https://api.twilio.com`.
        let uri: String?

        enum CodingKeys: String, CodingKey {
            case accountSid = "account_sid"
            case authorizeRedirectURL = "authorize_redirect_url"
            case companyName = "company_name"
            case deauthorizeCallbackMethod = "deauthorize_callback_method"
            case deauthorizeCallbackURL = "deauthorize_callback_url"
            case description
            case friendlyName = "friendly_name"
            case homepageURL = "homepage_url"
            case permissions, sid, uri
        }
    }

    /// The set of permissions that your ConnectApp requests.
    struct ConnectAppPermission: RawRepresentable, Codable, Hashable, Sendable {
        let rawValue: String

        static let getAll = Self(rawValue: "get-all")
        static let postAll = Self(rawValue: "post-all")
    }

    struct ConnectAppPage: Decodable, Sendable {
        let end: Int?
        let firstPageURI: String?
        let nextPageURI: String?
        let page: Int?
        let pageSize: Int?
        let previousPageURI: String?
        let start: Int?
        let uri: String?
        let connectApps: [ConnectApp]?

        enum CodingKeys: String, CodingKey {
            case end
            case firstPageURI = "first_page_uri"
            case nextPageURI = "next_page_uri"
            case page
            case pageSize = "page_size"
            case previousPageURI = "previous_page_uri"
            case start, uri
            case connectApps = "connect_apps"
        }
    }

    struct DependentPhoneNumberPage: Decodable, Sendable {
        let end: Int?
        let firstPageURI: String?
        let nextPageURI: String?
        let page: Int?
        let pageSize: Int?
        let previousPageURI: String?
        let start: Int?
        let uri: String?
        let dependentPhoneNumbers: [DependentPhoneNumber]?

        enum CodingKeys: String, CodingKey {
            case end
            case firstPageURI = "first_page_uri"
            case nextPageURI = "next_page_uri"
            case page
            case pageSize = "page_size"
            case previousPageURI = "previous_page_uri"
            case start, uri
            case dependentPhoneNumbers = "dependent_phone_numbers"
        }
    }

    struct DependentPhoneNumber: Decodable, Sendable {
        /// The unique string that that we created to identify the DependentPhoneNumber resource.
        let sid: String?
        /// The SID of the Account that created the DependentPhoneNumber resource.
        let accountSid: String?
        /// The string that you assigned to describe the resource.
        let friendlyName: String?
        /// The phone number in E.164 format, which consists of a + followed by the country code and
        /// subscriber number.
        let phoneNumber: String?
        /// The URL we call when the phone number receives a call.
        let voiceURL: String?
        /// The HTTP method we use to call `voice_url`.
        let voiceMethod: HTTPMethod?
        /// The HTTP method we use to call `voice_fallback_url`.
        let voiceFallbackMethod: HTTPMethod?
        /// The URL that we call when an error occurs retrieving or executing the TwiML requested by
        /// `url`.
        let voiceFallbackURL: String?
        /// Whether we look up the caller's caller-ID name from the CNAM database.
        let voiceCallerIDLookup: Bool?
        /// The date and time in GMT that the resource was created specified in RFC 2822 format.
        let dateCreated: Date?
        /// The date and time in GMT that the resource was last updated specified in RFC 2822
        /// format.
        let dateUpdated: Date?
        /// The HTTP method we use to call `sms_fallback_url`.
        let smsFallbackMethod: HTTPMethod?
        /// The URL that we call when an error occurs while retrieving or executing the TwiML from
        /// `sms_url`.
        let smsFallbackURL: String?
        /// The HTTP method we use to call `sms_url`.
        let smsMethod: HTTPMethod?
        /// The URL we call when the phone number receives an incoming SMS message.
        let smsURL: String?
        let addressRequirements: DependentPhoneNumberAddressRequirement?
        /// The set of Boolean properties that indicates whether a phone number can receive calls or
        /// messages.
        let capabilities: JSON?
        /// The URL we call using the `status_callback_method` to send status information to your
        /// application.
        let statusCallback: String?
        /// The HTTP method we use to call `status_callback`.
        let statusCallbackMethod: HTTPMethod?
        /// The API version used to start a new TwiML session.
        let apiVersion: String?
        /// The SID of the application that handles SMS messages sent to the phone number.
        let smsApplicationSid: String?
        /// The SID of the application that handles calls to the phone number.
        let voiceApplicationSid: String?
        /// The SID of the Trunk that handles calls to the phone number.
        let trunkSid: String?
        let emergencyStatus: DependentPhoneNumberEmergencyStatus?
        /// The SID of the emergency address configuration that we use for emergency calling from
        /// the phone number.
        let emergencyAddressSid: String?
        /// The URI of the resource, relative to `https://api.twilio.com`.
        let uri: String?

        enum CodingKeys: String, CodingKey {
            case sid
            case accountSid = "account_sid"
            case friendlyName = "friendly_name"
            case phoneNumber = "phone_number"
            case voiceURL = "voice_url"
            case voiceMethod = "voice_method"
            case voiceFallbackMethod = "voice_fallback_method"
            case voiceFallbackURL = "voice_fallback_url"
            case voiceCallerIDLookup = "voice_caller_id_lookup"
            case dateCreated = "date_created"
            case dateUpdated = "date_updated"
            case smsFallbackMethod = "sms_fallback_method"
            case smsFallbackURL = "sms_fallback_url"
            case smsMethod = "sms_method"
            case smsURL = "sms_url"
            case addressRequirements = "address_requirements"
            case capabilities
            case statusCallback = "status_callback"
            case statusCallbackMethod = "status_callback_method"
            case apiVersion = "api_version"
            case smsApplicationSid = "sms_application_sid"
            case voiceApplicationSid = "voice_application_sid"
            case trunkSid = "trunk_sid"
            case emergencyStatus = "emergency_status"
            case emergencyAddressSid = "emergency_address_sid"
            case uri
        }
    }

    /// Whether the phone number requires an Address registered with Twilio.
    struct DependentPhoneNumberAddressRequirement: RawRepresentable, Codable, Hashable, Sendable {
        let rawValue: String

        static let none = Self(rawValue: "none")
        static let any = Self(rawValue: "any")
        static let local = Self(rawValue: "local")
        static let foreign = Self(rawValue: "foreign")
    }

    /// Whether the phone number is enabled for emergency calling.
    struct DependentPhoneNumberEmergencyStatus: RawRepresentable, Codable, Hashable, Sendable {
        let rawValue: String

        static let active = Self(rawValue: "Active")
        static let inactive = Self(rawValue: "Inactive")
    }

    struct IncomingPhoneNumber: Decodable, Sendable {
        /// The SID of the Account that created this IncomingPhoneNumber resource.
        let accountSid: String?
        /// The SID of the Address resource associated with the phone number.
        let addressSid: String?
        let addressRequirements: IncomingPhoneNumberAddressRequirement?
        /// The API version used to start a new TwiML session.
        let apiVersion: String?
        /// Whether the phone number is new to the Twilio platform.
        let beta: Bool?
        /// The set of Boolean properties that indicate whether a phone number can receive calls or
        /// messages.
        let capabilities: Capabilities?
        /// The date and time in GMT that the resource was created specified in RFC 2822 format.
        let dateCreated: Date?
        /// The date and time in GMT that the resource was last updated specified in RFC 2822
        /// format.
        let dateUpdated: Date?
        /// The string that you assigned to describe the resource.
        let friendlyName: String?
        /// The SID of the Identity resource that we associate with the phone number.
        let identitySid: String?
        /// The phone number in E.164 format, which consists of a + followed by the country code and
        /// subscriber number.
        let phoneNumber: String?
        /// The phone number's origin.
        let origin: String?
        /// The unique string that that we created to identify this IncomingPhoneNumber resource.
        let sid: String?
        /// The SID of the application that handles SMS messages sent to the phone number.
        let smsApplicationSid: String?
        /// The HTTP method we use to call `sms_fallback_url`.
        let smsFallbackMethod: HTTPMethod?
        /// The URL that we call when an error occurs while retrieving or executing the TwiML from
        /// `sms_url`.
        let smsFallbackURL: String?
        /// The HTTP method we use to call `sms_url`.
        let smsMethod: HTTPMethod?
        /// The URL we call when the phone number receives an incoming SMS message.
        let smsURL: String?
        /// The URL we call using the `status_callback_method` to send status information to your
        /// application.
        let statusCallback: String?
        /// The HTTP method we use to call `status_callback`.
        let statusCallbackMethod: HTTPMethod?
        /// The SID of the Trunk that handles calls to the phone number.
        let trunkSid: String?
        /// The URI of the resource, relative to `https://api.twilio.com`.
        let uri: String?
        let voiceReceiveMode: IncomingPhoneNumberVoiceReceiveMode?
        /// The SID of the application that handles calls to the phone number.
        let voiceApplicationSid: String?
        /// Whether we look up the caller's caller-ID name from the CNAM database ($0.01 per look
        /// up).
        let voiceCallerIDLookup: Bool?
        /// The HTTP method we use to call `voice_fallback_url`.
        let voiceFallbackMethod: HTTPMethod?
        /// The URL that we call when an error occurs retrieving or executing the TwiML requested by
        /// `url`.
        let voiceFallbackURL: String?
        /// The HTTP method we use to call `voice_url`.
        let voiceMethod: HTTPMethod?
        /// The URL we call when the phone number receives a call.
        let voiceURL: String?
        let emergencyStatus: IncomingPhoneNumberEmergencyStatus?
        /// The SID of the emergency address configuration that we use for emergency calling from
        /// this phone number.
        let emergencyAddressSid: String?
        let emergencyAddressStatus: IncomingPhoneNumberEmergencyAddressStatus?
        /// The SID of the Bundle resource that you associate with the phone number.
        let bundleSid: String?
        let status: String?
        /// The phone number type.
        let type: String?

        enum CodingKeys: String, CodingKey {
            case accountSid = "account_sid"
            case addressSid = "address_sid"
            case addressRequirements = "address_requirements"
            case apiVersion = "api_version"
            case beta, capabilities
            case dateCreated = "date_created"
            case dateUpdated = "date_updated"
            case friendlyName = "friendly_name"
            case identitySid = "identity_sid"
            case phoneNumber = "phone_number"
            case origin, sid
            case smsApplicationSid = "sms_application_sid"
            case smsFallbackMethod = "sms_fallback_method"
            case smsFallbackURL = "sms_fallback_url"
            case smsMethod = "sms_method"
            case smsURL = "sms_url"
            case statusCallback = "status_callback"
            case statusCallbackMethod = "status_callback_method"
            case trunkSid = "trunk_sid"
            case uri
            case voiceReceiveMode = "voice_receive_mode"
            case voiceApplicationSid = "voice_application_sid"
            case voiceCallerIDLookup = "voice_caller_id_lookup"
            case voiceFallbackMethod = "voice_fallback_method"
            case voiceFallbackURL = "voice_fallback_url"
            case voiceMethod = "voice_method"
            case voiceURL = "voice_url"
            case emergencyStatus = "emergency_status"
            case emergencyAddressSid = "emergency_address_sid"
            case emergencyAddressStatus = "emergency_address_status"
            case bundleSid = "bundle_sid"
            case status, type
        }
    }

    /// Whether the phone number requires an Address registered with Twilio.
    struct IncomingPhoneNumberAddressRequirement: RawRepresentable, Codable, Hashable, Sendable {
        let rawValue: String

        static let none = Self(rawValue: "none")
        static let any = Self(rawValue: "any")
        static let local = Self(rawValue: "local")
        static let foreign = Self(rawValue: "foreign")
    }

    struct IncomingPhoneNumberVoiceReceiveMode: RawRepresentable, Codable, Hashable, Sendable {
        let rawValue: String

        static let voice = Self(rawValue: "voice")
        static let fax = Self(rawValue: "fax")
    }

    /// The parameter displays if emergency calling is enabled for this number.
    struct IncomingPhoneNumberEmergencyStatus: RawRepresentable, Codable, Hashable, Sendable {
        let rawValue: String

        static let active = Self(rawValue: "Active")
        static let inactive = Self(rawValue: "Inactive")
    }

    /// The status of address registration with emergency services.
    struct IncomingPhoneNumberEmergencyAddressStatus:
        RawRepresentable, Codable, Hashable, Sendable
    {
        let rawValue: String

        static let registered = Self(rawValue: "registered")
        static let unregistered = Self(rawValue: "unregistered")
        static let pendingRegistration = Self(rawValue: "pending-registration")
        static let registrationFailure = Self(rawValue: "registration-failure")
        static let pendingUnregistration = Self(rawValue: "pending-unregistration")
        static let unregistrationFailure = Self(rawValue: "unregistration-failure")
    }

    struct IncomingPhoneNumberPage: Decodable, Sendable {
        let end: Int?
        let firstPageURI: String?
        let nextPageURI: String?
        let page: Int?
        let pageSize: Int?
        let previousPageURI: String?
        let start: Int?
        let uri: String?
        let incomingPhoneNumbers: [IncomingPhoneNumber]?

        enum CodingKeys: String, CodingKey {
            case end
            case firstPageURI = "first_page_uri"
            case nextPageURI = "next_page_uri"
            case page
            case pageSize = "page_size"
            case previousPageURI = "previous_page_uri"
            case start, uri
            case incomingPhoneNumbers = "incoming_phone_numbers"
        }
    }

    struct IncomingPhoneNumberAssignedAddOn: Decodable, Sendable {
        /// The unique string that that we created to identify the resource.
        let sid: String?
        /// The SID of the Account that created the resource.
        let accountSid: String?
        /// The SID of the Phone Number to which the Add-on is assigned.
        let resourceSid: String?
        /// The string that you assigned to describe the resource.
        let friendlyName: String?
        /// A short description of the functionality that the Add-on provides.
        let description: String?
        /// A JSON string that represents the current configuration of this Add-on installation.
        let configuration: JSON?
        /// An application-defined string that uniquely identifies the resource.
        let uniqueName: String?
        /// The date and time in GMT that the resource was created specified in RFC 2822 format.
        let dateCreated: Date?
        /// The date and time in GMT that the resource was last updated specified in RFC 2822
        /// format.
        let dateUpdated: Date?
        /// The URI of the resource, relative to `https://api.twilio.com`.
        let uri: String?
        /// A list of related resources identified by their relative URIs.
        let subresourceURIs: [String: JSON]?

        enum CodingKeys: String, CodingKey {
            case sid
            case accountSid = "account_sid"
            case resourceSid = "resource_sid"
            case friendlyName = "friendly_name"
            case description, configuration
            case uniqueName = "unique_name"
            case dateCreated = "date_created"
            case dateUpdated = "date_updated"
            case uri
            case subresourceURIs = "subresource_uris"
        }
    }

    struct IncomingPhoneNumberAssignedAddOnPage: Decodable, Sendable {
        let end: Int?
        let firstPageURI: String?
        let nextPageURI: String?
        let page: Int?
        let pageSize: Int?
        let previousPageURI: String?
        let start: Int?
        let uri: String?
        let assignedAddOns: [IncomingPhoneNumberAssignedAddOn]?

        enum CodingKeys: String, CodingKey {
            case end
            case firstPageURI = "first_page_uri"
            case nextPageURI = "next_page_uri"
            case page
            case pageSize = "page_size"
            case previousPageURI = "previous_page_uri"
            case start, uri
            case assignedAddOns = "assigned_add_ons"
        }
    }

    struct IncomingPhoneNumberAssignedAddOnExtension: Decodable, Sendable {
        /// The unique string that that we created to identify the resource.
        let sid: String?
        /// The SID of the Account that created the resource.
        let accountSid: String?
        /// The SID of the Phone Number to which the Add-on is assigned.
        let resourceSid: String?
        /// The SID that uniquely identifies the assigned Add-on installation.
        let assignedAddOnSid: String?
        /// The string that you assigned to describe the resource.
        let friendlyName: String?
        /// A string that you assigned to describe the Product this Extension is used within.
        let productName: String?
        /// An application-defined string that uniquely identifies the resource.
        let uniqueName: String?
        /// The URI of the resource, relative to `https://api.twilio.com`.
        let uri: String?
        /// Whether the Extension will be invoked.
        let enabled: Bool?

        enum CodingKeys: String, CodingKey {
            case sid
            case accountSid = "account_sid"
            case resourceSid = "resource_sid"
            case assignedAddOnSid = "assigned_add_on_sid"
            case friendlyName = "friendly_name"
            case productName = "product_name"
            case uniqueName = "unique_name"
            case uri, enabled
        }
    }

    struct IncomingPhoneNumberAssignedAddOnExtensionPage: Decodable, Sendable {
        let end: Int?
        let firstPageURI: String?
        let nextPageURI: String?
        let page: Int?
        let pageSize: Int?
        let previousPageURI: String?
        let start: Int?
        let uri: String?
        let extensions: [IncomingPhoneNumberAssignedAddOnExtension]?

        enum CodingKeys: String, CodingKey {
            case end
            case firstPageURI = "first_page_uri"
            case nextPageURI = "next_page_uri"
            case page
            case pageSize = "page_size"
            case previousPageURI = "previous_page_uri"
            case start, uri, extensions
        }
    }

    struct IncomingPhoneNumberLocalPage: Decodable, Sendable {
        let end: Int?
        let firstPageURI: String?
        let nextPageURI: String?
        let page: Int?
        let pageSize: Int?
        let previousPageURI: String?
        let start: Int?
        let uri: String?
        let incomingPhoneNumbers: [IncomingPhoneNumberLocal]?

        enum CodingKeys: String, CodingKey {
            case end
            case firstPageURI = "first_page_uri"
            case nextPageURI = "next_page_uri"
            case page
            case pageSize = "page_size"
            case previousPageURI = "previous_page_uri"
            case start, uri
            case incomingPhoneNumbers = "incoming_phone_numbers"
        }
    }

    struct IncomingPhoneNumberLocal: Decodable, Sendable {
        /// The SID of the Account that created the resource.
        let accountSid: String?
        /// The SID of the Address resource associated with the phone number.
        let addressSid: String?
        let addressRequirements: IncomingPhoneNumberLocalAddressRequirement?
        /// The API version used to start a new TwiML session.
        let apiVersion: String?
        /// Whether the phone number is new to the Twilio platform.
        let beta: Bool?
        /// The set of Boolean properties that indicate whether a phone number can receive calls or
        /// messages.
        let capabilities: Capabilities?
        /// The date and time in GMT that the resource was created specified in RFC 2822 format.
        let dateCreated: Date?
        /// The date and time in GMT that the resource was last updated specified in RFC 2822
        /// format.
        let dateUpdated: Date?
        /// The string that you assigned to describe the resource.
        let friendlyName: String?
        /// The SID of the Identity resource that we associate with the phone number.
        let identitySid: String?
        /// The phone number in E.164 format, which consists of a + followed by the country code and
        /// subscriber number.
        let phoneNumber: String?
        /// The phone number's origin.
        let origin: String?
        /// The unique string that that we created to identify the resource.
        let sid: String?
        /// The SID of the application that handles SMS messages sent to the phone number.
        let smsApplicationSid: String?
        /// The HTTP method we use to call `sms_fallback_url`.
        let smsFallbackMethod: HTTPMethod?
        /// The URL that we call when an error occurs while retrieving or executing the TwiML from
        /// `sms_url`.
        let smsFallbackURL: String?
        /// The HTTP method we use to call `sms_url`.
        let smsMethod: HTTPMethod?
        /// The URL we call when the phone number receives an incoming SMS message.
        let smsURL: String?
        /// The URL we call using the `status_callback_method` to send status information to your
        /// application.
        let statusCallback: String?
        /// The HTTP method we use to call `status_callback`.
        let statusCallbackMethod: HTTPMethod?
        /// The SID of the Trunk that handles calls to the phone number.
        let trunkSid: String?
        /// The URI of the resource, relative to `https://api.twilio.com`.
        let uri: String?
        let voiceReceiveMode: IncomingPhoneNumberLocalVoiceReceiveMode?
        /// The SID of the application that handles calls to the phone number.
        let voiceApplicationSid: String?
        /// Whether we look up the caller's caller-ID name from the CNAM database ($0.01 per look
        /// up).
        let voiceCallerIDLookup: Bool?
        /// The HTTP method we use to call `voice_fallback_url`.
        let voiceFallbackMethod: HTTPMethod?
        /// The URL that we call when an error occurs retrieving or executing the TwiML requested by
        /// `url`.
        let voiceFallbackURL: String?
        /// The HTTP method we use to call `voice_url`.
        let voiceMethod: HTTPMethod?
        /// The URL we call when this phone number receives a call.
        let voiceURL: String?
        let emergencyStatus: IncomingPhoneNumberLocalEmergencyStatus?
        /// The SID of the emergency address configuration that we use for emergency calling from
        /// this phone number.
        let emergencyAddressSid: String?
        let emergencyAddressStatus: IncomingPhoneNumberLocalEmergencyAddressStatus?
        /// The SID of the Bundle resource that you associate with the phone number.
        let bundleSid: String?
        let status: String?

        enum CodingKeys: String, CodingKey {
            case accountSid = "account_sid"
            case addressSid = "address_sid"
            case addressRequirements = "address_requirements"
            case apiVersion = "api_version"
            case beta, capabilities
            case dateCreated = "date_created"
            case dateUpdated = "date_updated"
            case friendlyName = "friendly_name"
            case identitySid = "identity_sid"
            case phoneNumber = "phone_number"
            case origin, sid
            case smsApplicationSid = "sms_application_sid"
            case smsFallbackMethod = "sms_fallback_method"
            case smsFallbackURL = "sms_fallback_url"
            case smsMethod = "sms_method"
            case smsURL = "sms_url"
            case statusCallback = "status_callback"
            case statusCallbackMethod = "status_callback_method"
            case trunkSid = "trunk_sid"
            case uri
            case voiceReceiveMode = "voice_receive_mode"
            case voiceApplicationSid = "voice_application_sid"
            case voiceCallerIDLookup = "voice_caller_id_lookup"
            case voiceFallbackMethod = "voice_fallback_method"
            case voiceFallbackURL = "voice_fallback_url"
            case voiceMethod = "voice_method"
            case voiceURL = "voice_url"
            case emergencyStatus = "emergency_status"
            case emergencyAddressSid = "emergency_address_sid"
            case emergencyAddressStatus = "emergency_address_status"
            case bundleSid = "bundle_sid"
            case status
        }
    }

    /// Whether the phone number requires an Address registered with Twilio.
    struct IncomingPhoneNumberLocalAddressRequirement:
        RawRepresentable, Codable, Hashable, Sendable
    {
        let rawValue: String

        static let none = Self(rawValue: "none")
        static let any = Self(rawValue: "any")
        static let local = Self(rawValue: "local")
        static let foreign = Self(rawValue: "foreign")
    }

    struct IncomingPhoneNumberLocalVoiceReceiveMode: RawRepresentable, Codable, Hashable, Sendable {
        let rawValue: String

        static let voice = Self(rawValue: "voice")
        static let fax = Self(rawValue: "fax")
    }

    /// The parameter displays if emergency calling is enabled for this number.
    struct IncomingPhoneNumberLocalEmergencyStatus: RawRepresentable, Codable, Hashable, Sendable {
        let rawValue: String

        static let active = Self(rawValue: "Active")
        static let inactive = Self(rawValue: "Inactive")
    }

    /// The status of address registration with emergency services.
    struct IncomingPhoneNumberLocalEmergencyAddressStatus:
        RawRepresentable, Codable, Hashable, Sendable
    {
        let rawValue: String

        static let registered = Self(rawValue: "registered")
        static let unregistered = Self(rawValue: "unregistered")
        static let pendingRegistration = Self(rawValue: "pending-registration")
        static let registrationFailure = Self(rawValue: "registration-failure")
        static let pendingUnregistration = Self(rawValue: "pending-unregistration")
        static let unregistrationFailure = Self(rawValue: "unregistration-failure")
    }

    struct IncomingPhoneNumberMobilePage: Decodable, Sendable {
        let end: Int?
        let firstPageURI: String?
        let nextPageURI: String?
        let page: Int?
        let pageSize: Int?
        let previousPageURI: String?
        let start: Int?
        let uri: String?
        let incomingPhoneNumbers: [IncomingPhoneNumberMobile]?

        enum CodingKeys: String, CodingKey {
            case end
            case firstPageURI = "first_page_uri"
            case nextPageURI = "next_page_uri"
            case page
            case pageSize = "page_size"
            case previousPageURI = "previous_page_uri"
            case start, uri
            case incomingPhoneNumbers = "incoming_phone_numbers"
        }
    }

    struct IncomingPhoneNumberMobile: Decodable, Sendable {
        /// The SID of the Account that created the resource.
        let accountSid: String?
        /// The SID of the Address resource associated with the phone number.
        let addressSid: String?
        let addressRequirements: IncomingPhoneNumberMobileAddressRequirement?
        /// The API version used to start a new TwiML session.
        let apiVersion: String?
        /// Whether the phone number is new to the Twilio platform.
        let beta: Bool?
        /// The set of Boolean properties that indicate whether a phone number can receive calls or
        /// messages.
        let capabilities: Capabilities?
        /// The date and time in GMT that the resource was created specified in RFC 2822 format.
        let dateCreated: Date?
        /// The date and time in GMT that the resource was last updated specified in RFC 2822
        /// format.
        let dateUpdated: Date?
        /// The string that you assigned to describe the resource.
        let friendlyName: String?
        /// The SID of the Identity resource that we associate with the phone number.
        let identitySid: String?
        /// The phone number in E.164 format, which consists of a + followed by the country code and
        /// subscriber number.
        let phoneNumber: String?
        /// The phone number's origin.
        let origin: String?
        /// The unique string that that we created to identify the resource.
        let sid: String?
        /// The SID of the application that handles SMS messages sent to the phone number.
        let smsApplicationSid: String?
        /// The HTTP method we use to call `sms_fallback_url`.
        let smsFallbackMethod: HTTPMethod?
        /// The URL that we call when an error occurs while retrieving or executing the TwiML from
        /// `sms_url`.
        let smsFallbackURL: String?
        /// The HTTP method we use to call `sms_url`.
        let smsMethod: HTTPMethod?
        /// The URL we call when the phone number receives an incoming SMS message.
        let smsURL: String?
        /// The URL we call using the `status_callback_method` to send status information to your
        /// application.
        let statusCallback: String?
        /// The HTTP method we use to call `status_callback`.
        let statusCallbackMethod: HTTPMethod?
        /// The SID of the Trunk that handles calls to the phone number.
        let trunkSid: String?
        /// The URI of the resource, relative to `https://api.twilio.com`.
        let uri: String?
        let voiceReceiveMode: IncomingPhoneNumberMobileVoiceReceiveMode?
        /// The SID of the application that handles calls to the phone number.
        let voiceApplicationSid: String?
        /// Whether we look up the caller's caller-ID name from the CNAM database ($0.01 per look
        /// up).
        let voiceCallerIDLookup: Bool?
        /// The HTTP method we use to call `voice_fallback_url`.
        let voiceFallbackMethod: HTTPMethod?
        /// The URL that we call when an error occurs retrieving or executing the TwiML requested by
        /// `url`.
        let voiceFallbackURL: String?
        /// The HTTP method we use to call `voice_url`.
        let voiceMethod: HTTPMethod?
        /// The URL we call when the phone number receives a call.
        let voiceURL: String?
        let emergencyStatus: IncomingPhoneNumberMobileEmergencyStatus?
        /// The SID of the emergency address configuration that we use for emergency calling from
        /// this phone number.
        let emergencyAddressSid: String?
        let emergencyAddressStatus: IncomingPhoneNumberMobileEmergencyAddressStatus?
        /// The SID of the Bundle resource that you associate with the phone number.
        let bundleSid: String?
        let status: String?

        enum CodingKeys: String, CodingKey {
            case accountSid = "account_sid"
            case addressSid = "address_sid"
            case addressRequirements = "address_requirements"
            case apiVersion = "api_version"
            case beta, capabilities
            case dateCreated = "date_created"
            case dateUpdated = "date_updated"
            case friendlyName = "friendly_name"
            case identitySid = "identity_sid"
            case phoneNumber = "phone_number"
            case origin, sid
            case smsApplicationSid = "sms_application_sid"
            case smsFallbackMethod = "sms_fallback_method"
            case smsFallbackURL = "sms_fallback_url"
            case smsMethod = "sms_method"
            case smsURL = "sms_url"
            case statusCallback = "status_callback"
            case statusCallbackMethod = "status_callback_method"
            case trunkSid = "trunk_sid"
            case uri
            case voiceReceiveMode = "voice_receive_mode"
            case voiceApplicationSid = "voice_application_sid"
            case voiceCallerIDLookup = "voice_caller_id_lookup"
            case voiceFallbackMethod = "voice_fallback_method"
            case voiceFallbackURL = "voice_fallback_url"
            case voiceMethod = "voice_method"
            case voiceURL = "voice_url"
            case emergencyStatus = "emergency_status"
            case emergencyAddressSid = "emergency_address_sid"
            case emergencyAddressStatus = "emergency_address_status"
            case bundleSid = "bundle_sid"
            case status
        }
    }

    /// Whether the phone number requires an Address registered with Twilio.
    struct IncomingPhoneNumberMobileAddressRequirement:
        RawRepresentable, Codable, Hashable, Sendable
    {
        let rawValue: String

        static let none = Self(rawValue: "none")
        static let any = Self(rawValue: "any")
        static let local = Self(rawValue: "local")
        static let foreign = Self(rawValue: "foreign")
    }

    struct IncomingPhoneNumberMobileVoiceReceiveMode:
        RawRepresentable, Codable, Hashable, Sendable
    {
        let rawValue: String

        static let voice = Self(rawValue: "voice")
        static let fax = Self(rawValue: "fax")
    }

    /// The parameter displays if emergency calling is enabled for this number.
    struct IncomingPhoneNumberMobileEmergencyStatus: RawRepresentable, Codable, Hashable, Sendable {
        let rawValue: String

        static let active = Self(rawValue: "Active")
        static let inactive = Self(rawValue: "Inactive")
    }

    /// The status of address registration with emergency services.
    struct IncomingPhoneNumberMobileEmergencyAddressStatus:
        RawRepresentable, Codable, Hashable, Sendable
    {
        let rawValue: String

        static let registered = Self(rawValue: "registered")
        static let unregistered = Self(rawValue: "unregistered")
        static let pendingRegistration = Self(rawValue: "pending-registration")
        static let registrationFailure = Self(rawValue: "registration-failure")
        static let pendingUnregistration = Self(rawValue: "pending-unregistration")
        static let unregistrationFailure = Self(rawValue: "unregistration-failure")
    }

    struct IncomingPhoneNumberTollFreePage: Decodable, Sendable {
        let end: Int?
        let firstPageURI: String?
        let nextPageURI: String?
        let page: Int?
        let pageSize: Int?
        let previousPageURI: String?
        let start: Int?
        let uri: String?
        let incomingPhoneNumbers: [IncomingPhoneNumberTollFree]?

        enum CodingKeys: String, CodingKey {
            case end
            case firstPageURI = "first_page_uri"
            case nextPageURI = "next_page_uri"
            case page
            case pageSize = "page_size"
            case previousPageURI = "previous_page_uri"
            case start, uri
            case incomingPhoneNumbers = "incoming_phone_numbers"
        }
    }

    struct IncomingPhoneNumberTollFree: Decodable, Sendable {
        /// The SID of the Account that created the resource.
        let accountSid: String?
        /// The SID of the Address resource associated with the phone number.
        let addressSid: String?
        let addressRequirements: IncomingPhoneNumberTollFreeAddressRequirement?
        /// The API version used to start a new TwiML session.
        let apiVersion: String?
        /// Whether the phone number is new to the Twilio platform.
        let beta: Bool?
        /// The set of Boolean properties that indicate whether a phone number can receive calls or
        /// messages.
        let capabilities: Capabilities?
        /// The date and time in GMT that the resource was created specified in RFC 2822 format.
        let dateCreated: Date?
        /// The date and time in GMT that the resource was last updated specified in RFC 2822
        /// format.
        let dateUpdated: Date?
        /// The string that you assigned to describe the resource.
        let friendlyName: String?
        /// The SID of the Identity resource that we associate with the phone number.
        let identitySid: String?
        /// The phone number in E.164 format, which consists of a + followed by the country code and
        /// subscriber number.
        let phoneNumber: String?
        /// The phone number's origin.
        let origin: String?
        /// The unique string that that we created to identify the resource.
        let sid: String?
        /// The SID of the application that handles SMS messages sent to the phone number.
        let smsApplicationSid: String?
        /// The HTTP method we use to call `sms_fallback_url`.
        let smsFallbackMethod: HTTPMethod?
        /// The URL that we call when an error occurs while retrieving or executing the TwiML from
        /// `sms_url`.
        let smsFallbackURL: String?
        /// The HTTP method we use to call `sms_url`.
        let smsMethod: HTTPMethod?
        /// The URL we call when the phone number receives an incoming SMS message.
        let smsURL: String?
        /// The URL we call using the `status_callback_method` to send status information to your
        /// application.
        let statusCallback: String?
        /// The HTTP method we use to call `status_callback`.
        let statusCallbackMethod: HTTPMethod?
        /// The SID of the Trunk that handles calls to the phone number.
        let trunkSid: String?
        /// The URI of the resource, relative to `https://api.twilio.com`.
        let uri: String?
        let voiceReceiveMode: IncomingPhoneNumberTollFreeVoiceReceiveMode?
        /// The SID of the application that handles calls to the phone number.
        let voiceApplicationSid: String?
        /// Whether we look up the caller's caller-ID name from the CNAM database ($0.01 per look
        /// up).
        let voiceCallerIDLookup: Bool?
        /// The HTTP method we use to call `voice_fallback_url`.
        let voiceFallbackMethod: HTTPMethod?
        /// The URL that we call when an error occurs retrieving or executing the TwiML requested by
        /// `url`.
        let voiceFallbackURL: String?
        /// The HTTP method we use to call `voice_url`.
        let voiceMethod: HTTPMethod?
        /// The URL we call when the phone number receives a call.
        let voiceURL: String?
        let emergencyStatus: IncomingPhoneNumberTollFreeEmergencyStatus?
        /// The SID of the emergency address configuration that we use for emergency calling from
        /// this phone number.
        let emergencyAddressSid: String?
        let emergencyAddressStatus: IncomingPhoneNumberTollFreeEmergencyAddressStatus?
        /// The SID of the Bundle resource that you associate with the phone number.
        let bundleSid: String?
        let status: String?

        enum CodingKeys: String, CodingKey {
            case accountSid = "account_sid"
            case addressSid = "address_sid"
            case addressRequirements = "address_requirements"
            case apiVersion = "api_version"
            case beta, capabilities
            case dateCreated = "date_created"
            case dateUpdated = "date_updated"
            case friendlyName = "friendly_name"
            case identitySid = "identity_sid"
            case phoneNumber = "phone_number"
            case origin, sid
            case smsApplicationSid = "sms_application_sid"
            case smsFallbackMethod = "sms_fallback_method"
            case smsFallbackURL = "sms_fallback_url"
            case smsMethod = "sms_method"
            case smsURL = "sms_url"
            case statusCallback = "status_callback"
            case statusCallbackMethod = "status_callback_method"
            case trunkSid = "trunk_sid"
            case uri
            case voiceReceiveMode = "voice_receive_mode"
            case voiceApplicationSid = "voice_application_sid"
            case voiceCallerIDLookup = "voice_caller_id_lookup"
            case voiceFallbackMethod = "voice_fallback_method"
            case voiceFallbackURL = "voice_fallback_url"
            case voiceMethod = "voice_method"
            case voiceURL = "voice_url"
            case emergencyStatus = "emergency_status"
            case emergencyAddressSid = "emergency_address_sid"
            case emergencyAddressStatus = "emergency_address_status"
            case bundleSid = "bundle_sid"
            case status
        }
    }

    /// Whether the phone number requires an Address registered with Twilio.
    struct IncomingPhoneNumberTollFreeAddressRequirement:
        RawRepresentable, Codable, Hashable, Sendable
    {
        let rawValue: String

        static let none = Self(rawValue: "none")
        static let any = Self(rawValue: "any")
        static let local = Self(rawValue: "local")
        static let foreign = Self(rawValue: "foreign")
    }

    struct IncomingPhoneNumberTollFreeVoiceReceiveMode:
        RawRepresentable, Codable, Hashable, Sendable
    {
        let rawValue: String

        static let voice = Self(rawValue: "voice")
        static let fax = Self(rawValue: "fax")
    }

    /// The parameter displays if emergency calling is enabled for this number.
    struct IncomingPhoneNumberTollFreeEmergencyStatus:
        RawRepresentable, Codable, Hashable, Sendable
    {
        let rawValue: String

        static let active = Self(rawValue: "Active")
        static let inactive = Self(rawValue: "Inactive")
    }

    /// The status of address registration with emergency services.
    struct IncomingPhoneNumberTollFreeEmergencyAddressStatus:
        RawRepresentable, Codable, Hashable, Sendable
    {
        let rawValue: String

        static let registered = Self(rawValue: "registered")
        static let unregistered = Self(rawValue: "unregistered")
        static let pendingRegistration = Self(rawValue: "pending-registration")
        static let registrationFailure = Self(rawValue: "registration-failure")
        static let pendingUnregistration = Self(rawValue: "pending-unregistration")
        static let unregistrationFailure = Self(rawValue: "unregistration-failure")
    }

    struct Key: Decodable, Sendable {
        /// The unique string that that we created to identify the Key resource.
        let sid: String?
        /// The string that you assigned to describe the resource.
        let friendlyName: String?
        /// The date and time in GMT that the resource was created specified in RFC 2822 format.
        let dateCreated: Date?
        /// The date and time in GMT that the resource was last updated specified in RFC 2822
        /// format.
        let dateUpdated: Date?

        enum CodingKeys: String, CodingKey {
            case sid
            case friendlyName = "friendly_name"
            case dateCreated = "date_created"
            case dateUpdated = "date_updated"
        }
    }

    struct KeyPage: Decodable, Sendable {
        let end: Int?
        let firstPageURI: String?
        let nextPageURI: String?
        let page: Int?
        let pageSize: Int?
        let previousPageURI: String?
        let start: Int?
        let uri: String?
        let keys: [Key]?

        enum CodingKeys: String, CodingKey {
            case end
            case firstPageURI = "first_page_uri"
            case nextPageURI = "next_page_uri"
            case page
            case pageSize = "page_size"
            case previousPageURI = "previous_page_uri"
            case start, uri, keys
        }
    }

    struct NewKey: Decodable, Sendable {
        /// The unique string that that we created to identify the NewKey resource.
        let sid: String?
        /// The string that you assigned to describe the resource.
        let friendlyName: String?
        /// The date and time in GMT that the API Key was created specified in RFC 2822 format.
        let dateCreated: Date?
        /// The date and time in GMT that the new API Key was last updated specified in RFC 2822
        /// format.
        let dateUpdated: Date?
        /// The secret your application uses to sign Access Tokens and to authenticate to the REST
        /// API (you will use this as the basic-auth `password`).
        let secret: String?

        enum CodingKeys: String, CodingKey {
            case sid
            case friendlyName = "friendly_name"
            case dateCreated = "date_created"
            case dateUpdated = "date_updated"
            case secret
        }
    }

    struct Media: Decodable, Sendable {
        /// The SID of the Account associated with this Media resource.
        let accountSid: String?
        /// The default MIME type of the media, for example `image/jpeg`, `image/png`, or
        /// `image/gif`.
        let contentType: String?
        /// The date and time in GMT when this Media resource was created, specified in RFC 2822
        /// format.
        let dateCreated: Date?
        /// The date and time in GMT when this Media resource was last updated, specified in RFC
        /// 2822 format.
        let dateUpdated: Date?
        /// The SID of the Message resource that is associated with this Media resource.
        let parentSid: String?
        /// The unique string that identifies this Media resource.
        let sid: String?
        /// The URI of this Media resource, relative to `https://api.twilio.com`.
        let uri: String?

        enum CodingKeys: String, CodingKey {
            case accountSid = "account_sid"
            case contentType = "content_type"
            case dateCreated = "date_created"
            case dateUpdated = "date_updated"
            case parentSid = "parent_sid"
            case sid, uri
        }
    }

    struct MediaPage: Decodable, Sendable {
        let end: Int?
        let firstPageURI: String?
        let nextPageURI: String?
        let page: Int?
        let pageSize: Int?
        let previousPageURI: String?
        let start: Int?
        let uri: String?
        let mediaList: [Media]?

        enum CodingKeys: String, CodingKey {
            case end
            case firstPageURI = "first_page_uri"
            case nextPageURI = "next_page_uri"
            case page
            case pageSize = "page_size"
            case previousPageURI = "previous_page_uri"
            case start, uri
            case mediaList = "media_list"
        }
    }

    struct Member: Decodable, Sendable {
        /// The SID of the Call the Member resource is associated with.
        let callSid: String?
        /// The date that the member was enqueued, given in RFC 2822 format.
        let dateEnqueued: Date?
        /// This member's current position in the queue.
        let position: Int?
        /// The URI of the resource, relative to `https://api.twilio.com`.
        let uri: String?
        /// The number of seconds the member has been in the queue.
        let waitTime: Int?
        /// The SID of the Queue the member is in.
        let queueSid: String?

        enum CodingKeys: String, CodingKey {
            case callSid = "call_sid"
            case dateEnqueued = "date_enqueued"
            case position, uri
            case waitTime = "wait_time"
            case queueSid = "queue_sid"
        }
    }

    struct MemberPage: Decodable, Sendable {
        let end: Int?
        let firstPageURI: String?
        let nextPageURI: String?
        let page: Int?
        let pageSize: Int?
        let previousPageURI: String?
        let start: Int?
        let uri: String?
        let queueMembers: [Member]?

        enum CodingKeys: String, CodingKey {
            case end
            case firstPageURI = "first_page_uri"
            case nextPageURI = "next_page_uri"
            case page
            case pageSize = "page_size"
            case previousPageURI = "previous_page_uri"
            case start, uri
            case queueMembers = "queue_members"
        }
    }

    struct Message: Decodable, Sendable {
        /// The text content of the message.
        let body: String?
        /// The number of segments that make up the complete message.
        let numSegments: String?
        let direction: MessageDirection?
        /// The sender's phone number (in E.164 format), alphanumeric sender ID, Wireless SIM, short
        /// code, or channel address (e.g., `whatsapp:+15554449999`).
        let from: String?
        /// The recipient's phone number (in E.164 format) or channel address (e.g.
        /// `whatsapp:+15552229999`)
        let to: String?
        /// The RFC 2822 timestamp (in GMT) of when the Message resource was last updated.
        let dateUpdated: Date?
        /// The amount billed for the message in the currency specified by `price_unit`.
        let price: String?
        /// The description of the `error_code` if the Message `status` is `failed` or
        /// `undelivered`.
        let errorMessage: String?
        /// The URI of the Message resource, relative to `https://api.twilio.com`.
        let uri: String?
        /// The SID of the Account associated with the Message resource.
        let accountSid: String?
        /// The number of media files associated with the Message resource.
        let numMedia: String?
        let status: MessageStatus?
        /// The SID of the Messaging Service associated with the Message resource.
        let messagingServiceSid: String?
        /// The unique, Twilio-provided string that identifies the Message resource.
        let sid: String?
        /// The RFC 2822 timestamp (in GMT) of when the Message was sent.
        let dateSent: Date?
        /// The RFC 2822 timestamp (in GMT) of when the Message resource was created.
        let dateCreated: Date?
        /// The error code returned if the Message `status` is `failed` or `undelivered`.
        let errorCode: Int?
        /// The currency in which `price` is measured, in ISO 4127 format (e.g. `usd`, `eur`,
        /// `jpy`).
        let priceUnit: String?
        /// The API version used to process the Message.
        let apiVersion: String?
        /// A list of related resources identified by their URIs relative to
        /// `https://api.twilio.com`.
        let subresourceURIs: [String: JSON]?

        enum CodingKeys: String, CodingKey {
            case body
            case numSegments = "num_segments"
            case direction, from, to
            case dateUpdated = "date_updated"
            case price
            case errorMessage = "error_message"
            case uri
            case accountSid = "account_sid"
            case numMedia = "num_media"
            case status
            case messagingServiceSid = "messaging_service_sid"
            case sid
            case dateSent = "date_sent"
            case dateCreated = "date_created"
            case errorCode = "error_code"
            case priceUnit = "price_unit"
            case apiVersion = "api_version"
            case subresourceURIs = "subresource_uris"
        }
    }

    /// The direction of the message.
    struct MessageDirection: RawRepresentable, Codable, Hashable, Sendable {
        let rawValue: String

        static let inbound = Self(rawValue: "inbound")
        static let outboundAPI = Self(rawValue: "outbound-api")
        static let outboundCall = Self(rawValue: "outbound-call")
        static let outboundReply = Self(rawValue: "outbound-reply")
    }

    /// The status of the Message.
    struct MessageStatus: RawRepresentable, Codable, Hashable, Sendable {
        let rawValue: String

        static let queued = Self(rawValue: "queued")
        static let sending = Self(rawValue: "sending")
        static let sent = Self(rawValue: "sent")
        static let failed = Self(rawValue: "failed")
        static let delivered = Self(rawValue: "delivered")
        static let undelivered = Self(rawValue: "undelivered")
        static let receiving = Self(rawValue: "receiving")
        static let received = Self(rawValue: "received")
        static let accepted = Self(rawValue: "accepted")
        static let scheduled = Self(rawValue: "scheduled")
        static let read = Self(rawValue: "read")
        static let partiallyDelivered = Self(rawValue: "partially_delivered")
        static let canceled = Self(rawValue: "canceled")
    }

    /// Determines if the message content can be stored or redacted based on privacy settings.
    struct MessageContentRetention: RawRepresentable, Codable, Hashable, Sendable {
        let rawValue: String

        static let retain = Self(rawValue: "retain")
        static let discard = Self(rawValue: "discard")
    }

    /// Determines if the address can be stored or obfuscated based on privacy settings.
    struct MessageAddressRetention: RawRepresentable, Codable, Hashable, Sendable {
        let rawValue: String

        static let retain = Self(rawValue: "retain")
        static let obfuscate = Self(rawValue: "obfuscate")
    }

    struct MessageTrafficType: RawRepresentable, Codable, Hashable, Sendable {
        let rawValue: String

        static let free = Self(rawValue: "free")
    }

    /// For Messaging Services only: Include this parameter with a value of `fixed` in conjuction
    /// with the `send_time` parameter in order to schedule a Message.
    struct MessageScheduleType: RawRepresentable, Codable, Hashable, Sendable {
        let rawValue: String

        static let fixed = Self(rawValue: "fixed")
    }

    /// Include this parameter with a value of `disable` to skip any kind of risk check on the
    /// respective message request.
    struct MessageRiskCheck: RawRepresentable, Codable, Hashable, Sendable {
        let rawValue: String

        static let enable = Self(rawValue: "enable")
        static let disable = Self(rawValue: "disable")
    }

    struct MessagePage: Decodable, Sendable {
        let end: Int?
        let firstPageURI: String?
        let nextPageURI: String?
        let page: Int?
        let pageSize: Int?
        let previousPageURI: String?
        let start: Int?
        let uri: String?
        let messages: [Message]?

        enum CodingKeys: String, CodingKey {
            case end
            case firstPageURI = "first_page_uri"
            case nextPageURI = "next_page_uri"
            case page
            case pageSize = "page_size"
            case previousPageURI = "previous_page_uri"
            case start, uri, messages
        }
    }

    struct MessageUpdateStatus: RawRepresentable, Codable, Hashable, Sendable {
        let rawValue: String

        static let canceled = Self(rawValue: "canceled")
    }

    struct MessageFeedback: Decodable, Sendable {
        /// The SID of the Account associated with this MessageFeedback resource.
        let accountSid: String?
        /// The SID of the Message resource associated with this MessageFeedback resource.
        let messageSid: String?
        let outcome: MessageFeedbackOutcome?
        /// The date and time in GMT when this MessageFeedback resource was created, specified in
        /// RFC 2822 format.
        let dateCreated: Date?
        /// The date and time in GMT when this MessageFeedback resource was last updated, specified
        /// in RFC 2822 format.
        let dateUpdated: Date?
        /// The URI of the resource, relative to `https://api.twilio.com`.
        let uri: String?

        enum CodingKeys: String, CodingKey {
            case accountSid = "account_sid"
            case messageSid = "message_sid"
            case outcome
            case dateCreated = "date_created"
            case dateUpdated = "date_updated"
            case uri
        }
    }

    /// Reported outcome indicating whether there is confirmation that the Message recipient
    /// performed a tracked user action.
    struct MessageFeedbackOutcome: RawRepresentable, Codable, Hashable, Sendable {
        let rawValue: String

        static let confirmed = Self(rawValue: "confirmed")
        static let unconfirmed = Self(rawValue: "unconfirmed")
    }

    struct NewSigningKey: Decodable, Sendable {
        /// The unique string that that we created to identify the NewSigningKey resource.
        let sid: String?
        /// The string that you assigned to describe the resource.
        let friendlyName: String?
        /// The date and time in GMT that the resource was created specified in RFC 2822 format.
        let dateCreated: Date?
        /// The date and time in GMT that the resource was last updated specified in RFC 2822
        /// format.
        let dateUpdated: Date?
        /// The secret your application uses to sign Access Tokens and to authenticate to the REST
        /// API (you will use this as the basic-auth `password`).
        let secret: String?

        enum CodingKeys: String, CodingKey {
            case sid
            case friendlyName = "friendly_name"
            case dateCreated = "date_created"
            case dateUpdated = "date_updated"
            case secret
        }
    }

    struct SigningKeyPage: Decodable, Sendable {
        let end: Int?
        let firstPageURI: String?
        let nextPageURI: String?
        let page: Int?
        let pageSize: Int?
        let previousPageURI: String?
        let start: Int?
        let uri: String?
        let signingKeys: [SigningKey]?

        enum CodingKeys: String, CodingKey {
            case end
            case firstPageURI = "first_page_uri"
            case nextPageURI = "next_page_uri"
            case page
            case pageSize = "page_size"
            case previousPageURI = "previous_page_uri"
            case start, uri
            case signingKeys = "signing_keys"
        }
    }

    struct SigningKey: Decodable, Sendable {
        let sid: String?
        let friendlyName: String?
        let dateCreated: Date?
        let dateUpdated: Date?

        enum CodingKeys: String, CodingKey {
            case sid
            case friendlyName = "friendly_name"
            case dateCreated = "date_created"
            case dateUpdated = "date_updated"
        }
    }

    struct NotificationInstance: Decodable, Sendable {
        /// The SID of the Account that created the Notification resource.
        let accountSid: String?
        /// The API version used to generate the notification.
        let apiVersion: String?
        /// The SID of the Call the Notification resource is associated with.
        let callSid: String?
        /// The date and time in GMT that the resource was created specified in RFC 2822 format.
        let dateCreated: Date?
        /// The date and time in GMT that the resource was last updated specified in RFC 2822
        /// format.
        let dateUpdated: Date?
        /// A unique error code for the error condition that is described in our Error Dictionary.
        let errorCode: String?
        /// An integer log level that corresponds to the type of notification: `0` is ERROR, `1` is
        /// WARNING.
        let log: String?
        /// The date the notification was actually generated in RFC 2822 format.
        let messageDate: Date?
        /// The text of the notification.
        let messageText: String?
        /// The URL for more information about the error condition.
        let moreInfo: String?
        /// The HTTP method used to generate the notification.
        let requestMethod: HTTPMethod?
        /// The URL of the resource that generated the notification.
        let requestURL: String?
        /// The HTTP GET or POST variables we sent to your server.
        let requestVariables: String?
        /// The HTTP body returned by your server.
        let responseBody: String?
        /// The HTTP headers returned by your server.
        let responseHeaders: String?
        /// The unique string that that we created to identify the Notification resource.
        let sid: String?
        /// The URI of the resource, relative to `https://api.twilio.com`.
        let uri: String?

        enum CodingKeys: String, CodingKey {
            case accountSid = "account_sid"
            case apiVersion = "api_version"
            case callSid = "call_sid"
            case dateCreated = "date_created"
            case dateUpdated = "date_updated"
            case errorCode = "error_code"
            case log
            case messageDate = "message_date"
            case messageText = "message_text"
            case moreInfo = "more_info"
            case requestMethod = "request_method"
            case requestURL = "request_url"
            case requestVariables = "request_variables"
            case responseBody = "response_body"
            case responseHeaders = "response_headers"
            case sid, uri
        }
    }

    struct NotificationPage: Decodable, Sendable {
        let end: Int?
        let firstPageURI: String?
        let nextPageURI: String?
        let page: Int?
        let pageSize: Int?
        let previousPageURI: String?
        let start: Int?
        let uri: String?
        let notifications: [Notification]?

        enum CodingKeys: String, CodingKey {
            case end
            case firstPageURI = "first_page_uri"
            case nextPageURI = "next_page_uri"
            case page
            case pageSize = "page_size"
            case previousPageURI = "previous_page_uri"
            case start, uri, notifications
        }
    }

    struct Notification: Decodable, Sendable {
        /// The SID of the Account that created the Notification resource.
        let accountSid: String?
        /// The API version used to generate the notification.
        let apiVersion: String?
        /// The SID of the Call the Notification resource is associated with.
        let callSid: String?
        /// The date and time in GMT that the resource was created specified in RFC 2822 format.
        let dateCreated: Date?
        /// The date and time in GMT that the resource was last updated specified in RFC 2822
        /// format.
        let dateUpdated: Date?
        /// A unique error code for the error condition that is described in our Error Dictionary.
        let errorCode: String?
        /// An integer log level that corresponds to the type of notification: `0` is ERROR, `1` is
        /// WARNING.
        let log: String?
        /// The date the notification was actually generated in RFC 2822 format.
        let messageDate: Date?
        /// The text of the notification.
        let messageText: String?
        /// The URL for more information about the error condition.
        let moreInfo: String?
        /// The HTTP method used to generate the notification.
        let requestMethod: HTTPMethod?
        /// The URL of the resource that generated the notification.
        let requestURL: String?
        /// The unique string that that we created to identify the Notification resource.
        let sid: String?
        /// The URI of the resource, relative to `https://api.twilio.com`.
        let uri: String?

        enum CodingKeys: String, CodingKey {
            case accountSid = "account_sid"
            case apiVersion = "api_version"
            case callSid = "call_sid"
            case dateCreated = "date_created"
            case dateUpdated = "date_updated"
            case errorCode = "error_code"
            case log
            case messageDate = "message_date"
            case messageText = "message_text"
            case moreInfo = "more_info"
            case requestMethod = "request_method"
            case requestURL = "request_url"
            case sid, uri
        }
    }

    struct OutgoingCallerID: Decodable, Sendable {
        /// The unique string that that we created to identify the OutgoingCallerId resource.
        let sid: String?
        /// The date and time in GMT that the resource was created specified in RFC 2822 format.
        let dateCreated: Date?
        /// The date and time in GMT that the resource was last updated specified in RFC 2822
        /// format.
        let dateUpdated: Date?
        /// The string that you assigned to describe the resource.
        let friendlyName: String?
        /// The SID of the Account that created the OutgoingCallerId resource.
        let accountSid: String?
        /// The phone number in E.164 format, which consists of a + followed by the country code and
        /// subscriber number.
        let phoneNumber: String?
        /// The URI of the resource, relative to `https://api.twilio.com`.
        let uri: String?

        enum CodingKeys: String, CodingKey {
            case sid
            case dateCreated = "date_created"
            case dateUpdated = "date_updated"
            case friendlyName = "friendly_name"
            case accountSid = "account_sid"
            case phoneNumber = "phone_number"
            case uri
        }
    }

    struct OutgoingCallerIDPage: Decodable, Sendable {
        let end: Int?
        let firstPageURI: String?
        let nextPageURI: String?
        let page: Int?
        let pageSize: Int?
        let previousPageURI: String?
        let start: Int?
        let uri: String?
        let outgoingCallerIDs: [OutgoingCallerID]?

        enum CodingKeys: String, CodingKey {
            case end
            case firstPageURI = "first_page_uri"
            case nextPageURI = "next_page_uri"
            case page
            case pageSize = "page_size"
            case previousPageURI = "previous_page_uri"
            case start, uri
            case outgoingCallerIDs = "outgoing_caller_ids"
        }
    }

    struct ValidationRequest: Decodable, Sendable {
        /// The SID of the Account responsible for the Caller ID.
        let accountSid: String?
        /// The SID of the Call the Caller ID is associated with.
        let callSid: String?
        /// The string that you assigned to describe the resource.
        let friendlyName: String?
        /// The phone number to verify in E.164 format, which consists of a + followed by the
        /// country code and subscriber number.
        let phoneNumber: String?
        /// The 6 digit validation code that someone must enter to validate the Caller ID when
        /// `phone_number` is called.
        let validationCode: String?

        enum CodingKeys: String, CodingKey {
            case accountSid = "account_sid"
            case callSid = "call_sid"
            case friendlyName = "friendly_name"
            case phoneNumber = "phone_number"
            case validationCode = "validation_code"
        }
    }

    struct Participant: Decodable, Sendable {
        /// The SID of the Account that created the Participant resource.
        let accountSid: String?
        /// The SID of the Call the Participant resource is associated with.
        let callSid: String?
        /// The user-specified label of this participant, if one was given when the participant was
        /// created.
        let label: String?
        /// The SID of the participant who is being `coached`.
        let callSidToCoach: String?
        /// Whether the participant is coaching another call.
        let coaching: Bool?
        /// The SID of the conference the participant is in.
        let conferenceSid: String?
        /// The date and time in GMT that the resource was created specified in RFC 2822 format.
        let dateCreated: Date?
        /// The date and time in GMT that the resource was last updated specified in RFC 2822
        /// format.
        let dateUpdated: Date?
        /// Whether the conference ends when the participant leaves.
        let endConferenceOnExit: Bool?
        /// Whether the participant is muted.
        let muted: Bool?
        /// Whether the participant is on hold.
        let hold: Bool?
        /// Whether the conference starts when the participant joins the conference, if it has not
        /// already started.
        let startConferenceOnEnter: Bool?
        let status: ParticipantStatus?
        /// The wait time in milliseconds before participant's call is placed.
        let queueTime: String?
        /// The URI of the resource, relative to `https://api.twilio.com`.
        let uri: String?

        enum CodingKeys: String, CodingKey {
            case accountSid = "account_sid"
            case callSid = "call_sid"
            case label
            case callSidToCoach = "call_sid_to_coach"
            case coaching
            case conferenceSid = "conference_sid"
            case dateCreated = "date_created"
            case dateUpdated = "date_updated"
            case endConferenceOnExit = "end_conference_on_exit"
            case muted, hold
            case startConferenceOnEnter = "start_conference_on_enter"
            case status
            case queueTime = "queue_time"
            case uri
        }
    }

    /// The status of the participant's call in a session.
    struct ParticipantStatus: RawRepresentable, Codable, Hashable, Sendable {
        let rawValue: String

        static let queued = Self(rawValue: "queued")
        static let connecting = Self(rawValue: "connecting")
        static let ringing = Self(rawValue: "ringing")
        static let connected = Self(rawValue: "connected")
        static let complete = Self(rawValue: "complete")
        static let failed = Self(rawValue: "failed")
    }

    struct ParticipantPage: Decodable, Sendable {
        let end: Int?
        let firstPageURI: String?
        let nextPageURI: String?
        let page: Int?
        let pageSize: Int?
        let previousPageURI: String?
        let start: Int?
        let uri: String?
        let participants: [Participant]?

        enum CodingKeys: String, CodingKey {
            case end
            case firstPageURI = "first_page_uri"
            case nextPageURI = "next_page_uri"
            case page
            case pageSize = "page_size"
            case previousPageURI = "previous_page_uri"
            case start, uri, participants
        }
    }

    struct Payments: Decodable, Sendable {
        /// The SID of the Account that created the Payments resource.
        let accountSid: String?
        /// The SID of the Call the Payments resource is associated with.
        let callSid: String?
        /// The SID of the Payments resource.
        let sid: String?
        /// The date and time in GMT that the resource was created specified in RFC 2822 format.
        let dateCreated: Date?
        /// The date and time in GMT that the resource was last updated specified in RFC 2822
        /// format.
        let dateUpdated: Date?
        /// The URI of the resource, relative to `https://api.twilio.com`.
        let uri: String?

        enum CodingKeys: String, CodingKey {
            case accountSid = "account_sid"
            case callSid = "call_sid"
            case sid
            case dateCreated = "date_created"
            case dateUpdated = "date_updated"
            case uri
        }
    }

    /// Type of bank account if payment source is ACH.
    struct PaymentsBankAccountType: RawRepresentable, Codable, Hashable, Sendable {
        let rawValue: String

        static let consumerChecking = Self(rawValue: "consumer-checking")
        static let consumerSavings = Self(rawValue: "consumer-savings")
        static let commercialChecking = Self(rawValue: "commercial-checking")
    }

    /// Type of payment being captured.
    struct PaymentsPaymentMethod: RawRepresentable, Codable, Hashable, Sendable {
        let rawValue: String

        static let creditCard = Self(rawValue: "credit-card")
        static let achDebit = Self(rawValue: "ach-debit")
    }

    /// Indicates whether the payment method should be tokenized as a `one-time`, `reusable`, or
    /// `payment-method` token.
    struct PaymentsTokenType: RawRepresentable, Codable, Hashable, Sendable {
        let rawValue: String

        static let oneTime = Self(rawValue: "one-time")
        static let reusable = Self(rawValue: "reusable")
        static let paymentMethod = Self(rawValue: "payment-method")
    }

    /// Whether to prompt the caller to confirm their payment information before submitting to the
    /// payment gateway.
    struct CreatePaymentsConfirmation: RawRepresentable, Codable, Hashable, Sendable {
        let rawValue: String

        static let `true` = Self(rawValue: "true")
        static let `false` = Self(rawValue: "false")
    }

    /// The piece of payment information that you wish the caller to enter.
    struct PaymentsCapture: RawRepresentable, Codable, Hashable, Sendable {
        let rawValue: String

        static let paymentCardNumber = Self(rawValue: "payment-card-number")
        static let expirationDate = Self(rawValue: "expiration-date")
        static let securityCode = Self(rawValue: "security-code")
        static let postalCode = Self(rawValue: "postal-code")
        static let bankRoutingNumber = Self(rawValue: "bank-routing-number")
        static let bankAccountNumber = Self(rawValue: "bank-account-number")
        static let paymentCardNumberMatcher = Self(rawValue: "payment-card-number-matcher")
        static let expirationDateMatcher = Self(rawValue: "expiration-date-matcher")
        static let securityCodeMatcher = Self(rawValue: "security-code-matcher")
        static let postalCodeMatcher = Self(rawValue: "postal-code-matcher")
    }

    /// Indicates whether the current payment session should be cancelled or completed.
    struct PaymentsStatus: RawRepresentable, Codable, Hashable, Sendable {
        let rawValue: String

        static let complete = Self(rawValue: "complete")
        static let cancel = Self(rawValue: "cancel")
    }

    struct Queue: Decodable, Sendable {
        /// The date and time in GMT that this resource was last updated, specified in RFC 2822
        /// format.
        let dateUpdated: Date?
        /// The number of calls currently in the queue.
        let currentSize: Int?
        /// A string that you assigned to describe this resource.
        let friendlyName: String?
        /// The URI of this resource, relative to `https://api.twilio.com`.
        let uri: String?
        /// The SID of the Account that created this Queue resource.
        let accountSid: String?
        /// The average wait time in seconds of the members in this queue.
        let averageWaitTime: Int?
        /// The unique string that that we created to identify this Queue resource.
        let sid: String?
        /// The date and time in GMT that this resource was created specified in RFC 2822 format.
        let dateCreated: Date?
        /// The maximum number of calls that can be in the queue.
        let maxSize: Int?

        enum CodingKeys: String, CodingKey {
            case dateUpdated = "date_updated"
            case currentSize = "current_size"
            case friendlyName = "friendly_name"
            case uri
            case accountSid = "account_sid"
            case averageWaitTime = "average_wait_time"
            case sid
            case dateCreated = "date_created"
            case maxSize = "max_size"
        }
    }

    struct QueuePage: Decodable, Sendable {
        let end: Int?
        let firstPageURI: String?
        let nextPageURI: String?
        let page: Int?
        let pageSize: Int?
        let previousPageURI: String?
        let start: Int?
        let uri: String?
        let queues: [Queue]?

        enum CodingKeys: String, CodingKey {
            case end
            case firstPageURI = "first_page_uri"
            case nextPageURI = "next_page_uri"
            case page
            case pageSize = "page_size"
            case previousPageURI = "previous_page_uri"
            case start, uri, queues
        }
    }

    struct RealtimeTranscription: Decodable, Sendable {
        /// The SID of the Transcription resource.
        let sid: String?
        /// The SID of the Account that created this Transcription resource.
        let accountSid: String?
        /// The SID of the Call the Transcription resource is associated with.
        let callSid: String?
        /// The user-specified name of this Transcription, if one was given when the Transcription
        /// was created.
        let name: String?
        let status: RealtimeTranscriptionStatus?
        /// The date and time in GMT that this resource was last updated, specified in RFC 2822
        /// format.
        let dateUpdated: Date?
        let uri: String?

        enum CodingKeys: String, CodingKey {
            case sid
            case accountSid = "account_sid"
            case callSid = "call_sid"
            case name, status
            case dateUpdated = "date_updated"
            case uri
        }
    }

    /// The status - one of `stopped`, `in-flight`.
    struct RealtimeTranscriptionStatus: RawRepresentable, Codable, Hashable, Sendable {
        let rawValue: String

        static let inProgress = Self(rawValue: "in-progress")
        static let stopped = Self(rawValue: "stopped")
    }

    /// One of `inbound_track`, `outbound_track`, `both_tracks`.
    struct RealtimeTranscriptionTrack: RawRepresentable, Codable, Hashable, Sendable {
        let rawValue: String

        static let inboundTrack = Self(rawValue: "inbound_track")
        static let outboundTrack = Self(rawValue: "outbound_track")
        static let bothTracks = Self(rawValue: "both_tracks")
    }

    struct RealtimeTranscriptionUpdateStatus: RawRepresentable, Codable, Hashable, Sendable {
        let rawValue: String

        static let stopped = Self(rawValue: "stopped")
    }

    struct Recording: Decodable, Sendable {
        /// The SID of the Account that created the Recording resource.
        let accountSid: String?
        /// The API version used during the recording.
        let apiVersion: String?
        /// The SID of the Call the Recording resource is associated with.
        let callSid: String?
        /// The Conference SID that identifies the conference associated with the recording, if a
        /// conference recording.
        let conferenceSid: String?
        /// The date and time in GMT that the resource was created specified in RFC 2822 format.
        let dateCreated: Date?
        /// The date and time in GMT that the resource was last updated specified in RFC 2822
        /// format.
        let dateUpdated: Date?
        /// The start time of the recording in GMT and in RFC 2822 format.
        let startTime: Date?
        /// The length of the recording in seconds.
        let duration: String?
        /// The unique string that that we created to identify the Recording resource.
        let sid: String?
        /// The one-time cost of creating the recording in the `price_unit` currency.
        let price: String?
        /// The currency used in the `price` property.
        let priceUnit: String?
        let status: RecordingStatus?
        /// The number of channels in the recording resource.
        let channels: Int?
        let source: RecordingSource?
        /// The error code that describes why the recording is `absent`.
        let errorCode: Int?
        /// The URI of the resource, relative to `https://api.twilio.com`.
        let uri: String?
        /// How to decrypt the recording if it was encrypted using Call Recording Encryption
        /// feature.
        let encryptionDetails: JSON?
        /// A list of related resources identified by their relative URIs.
        let subresourceURIs: [String: JSON]?
        /// The URL of the media file associated with this recording resource.
        let mediaURL: String?

        enum CodingKeys: String, CodingKey {
            case accountSid = "account_sid"
            case apiVersion = "api_version"
            case callSid = "call_sid"
            case conferenceSid = "conference_sid"
            case dateCreated = "date_created"
            case dateUpdated = "date_updated"
            case startTime = "start_time"
            case duration, sid, price
            case priceUnit = "price_unit"
            case status, channels, source
            case errorCode = "error_code"
            case uri
            case encryptionDetails = "encryption_details"
            case subresourceURIs = "subresource_uris"
            case mediaURL = "media_url"
        }
    }

    /// The status of the recording.
    struct RecordingStatus: RawRepresentable, Codable, Hashable, Sendable {
        let rawValue: String

        static let inProgress = Self(rawValue: "in-progress")
        static let paused = Self(rawValue: "paused")
        static let stopped = Self(rawValue: "stopped")
        static let processing = Self(rawValue: "processing")
        static let completed = Self(rawValue: "completed")
        static let absent = Self(rawValue: "absent")
        static let deleted = Self(rawValue: "deleted")
    }

    /// How the recording was created.
    struct RecordingSource: RawRepresentable, Codable, Hashable, Sendable {
        let rawValue: String

        static let dialVerb = Self(rawValue: "DialVerb")
        static let conference = Self(rawValue: "Conference")
        static let outboundAPI = Self(rawValue: "OutboundAPI")
        static let trunking = Self(rawValue: "Trunking")
        static let recordVerb = Self(rawValue: "RecordVerb")
        static let startCallRecordingAPI = Self(rawValue: "StartCallRecordingAPI")
        static let startConferenceRecordingAPI = Self(rawValue: "StartConferenceRecordingAPI")
    }

    struct RecordingPage: Decodable, Sendable {
        let end: Int?
        let firstPageURI: String?
        let nextPageURI: String?
        let page: Int?
        let pageSize: Int?
        let previousPageURI: String?
        let start: Int?
        let uri: String?
        let recordings: [Recording]?

        enum CodingKeys: String, CodingKey {
            case end
            case firstPageURI = "first_page_uri"
            case nextPageURI = "next_page_uri"
            case page
            case pageSize = "page_size"
            case previousPageURI = "previous_page_uri"
            case start, uri, recordings
        }
    }

    struct RecordingAddOnResult: Decodable, Sendable {
        /// The unique string that that we created to identify the Recording AddOnResult resource.
        let sid: String?
        /// The SID of the Account that created the Recording AddOnResult resource.
        let accountSid: String?
        let status: RecordingAddOnResultStatus?
        /// The SID of the Add-on to which the result belongs.
        let addOnSid: String?
        /// The SID of the Add-on configuration.
        let addOnConfigurationSid: String?
        /// The date and time in GMT that the resource was created specified in RFC 2822 format.
        let dateCreated: Date?
        /// The date and time in GMT that the resource was last updated specified in RFC 2822
        /// format.
        let dateUpdated: Date?
        /// The date and time in GMT that the result was completed specified in RFC 2822 format.
        let dateCompleted: Date?
        /// The SID of the recording to which the AddOnResult resource belongs.
        let referenceSid: String?
        /// A list of related resources identified by their relative URIs.
        let subresourceURIs: [String: JSON]?

        enum CodingKeys: String, CodingKey {
            case sid
            case accountSid = "account_sid"
            case status
            case addOnSid = "add_on_sid"
            case addOnConfigurationSid = "add_on_configuration_sid"
            case dateCreated = "date_created"
            case dateUpdated = "date_updated"
            case dateCompleted = "date_completed"
            case referenceSid = "reference_sid"
            case subresourceURIs = "subresource_uris"
        }
    }

    /// The status of the result.
    struct RecordingAddOnResultStatus: RawRepresentable, Codable, Hashable, Sendable {
        let rawValue: String

        static let canceled = Self(rawValue: "canceled")
        static let completed = Self(rawValue: "completed")
        static let deleted = Self(rawValue: "deleted")
        static let failed = Self(rawValue: "failed")
        static let inProgress = Self(rawValue: "in-progress")
        static let init_ = Self(rawValue: "init")
        static let processing = Self(rawValue: "processing")
        static let queued = Self(rawValue: "queued")
    }

    struct RecordingAddOnResultPage: Decodable, Sendable {
        let end: Int?
        let firstPageURI: String?
        let nextPageURI: String?
        let page: Int?
        let pageSize: Int?
        let previousPageURI: String?
        let start: Int?
        let uri: String?
        let addOnResults: [RecordingAddOnResult]?

        enum CodingKeys: String, CodingKey {
            case end
            case firstPageURI = "first_page_uri"
            case nextPageURI = "next_page_uri"
            case page
            case pageSize = "page_size"
            case previousPageURI = "previous_page_uri"
            case start, uri
            case addOnResults = "add_on_results"
        }
    }

    struct RecordingAddOnResultPayload: Decodable, Sendable {
        /// The unique string that that we created to identify the Recording AddOnResult Payload
        /// resource.
        let sid: String?
        /// The SID of the AddOnResult to which the payload belongs.
        let addOnResultSid: String?
        /// The SID of the Account that created the Recording AddOnResult Payload resource.
        let accountSid: String?
        /// The string provided by the vendor that describes the payload.
        let label: String?
        /// The SID of the Add-on to which the result belongs.
        let addOnSid: String?
        /// The SID of the Add-on configuration.
        let addOnConfigurationSid: String?
        /// The MIME type of the payload.
        let contentType: String?
        /// The date and time in GMT that the resource was created specified in RFC 2822 format.
        let dateCreated: Date?
        /// The date and time in GMT that the resource was last updated specified in RFC 2822
        /// format.
        let dateUpdated: Date?
        /// The SID of the recording to which the AddOnResult resource that contains the payload
        /// belongs.
        let referenceSid: String?
        /// A list of related resources identified by their relative URIs.
        let subresourceURIs: [String: JSON]?

        enum CodingKeys: String, CodingKey {
            case sid
            case addOnResultSid = "add_on_result_sid"
            case accountSid = "account_sid"
            case label
            case addOnSid = "add_on_sid"
            case addOnConfigurationSid = "add_on_configuration_sid"
            case contentType = "content_type"
            case dateCreated = "date_created"
            case dateUpdated = "date_updated"
            case referenceSid = "reference_sid"
            case subresourceURIs = "subresource_uris"
        }
    }

    struct RecordingAddOnResultPayloadPage: Decodable, Sendable {
        let end: Int?
        let firstPageURI: String?
        let nextPageURI: String?
        let page: Int?
        let pageSize: Int?
        let previousPageURI: String?
        let start: Int?
        let uri: String?
        let payloads: [RecordingAddOnResultPayload]?

        enum CodingKeys: String, CodingKey {
            case end
            case firstPageURI = "first_page_uri"
            case nextPageURI = "next_page_uri"
            case page
            case pageSize = "page_size"
            case previousPageURI = "previous_page_uri"
            case start, uri, payloads
        }
    }

    struct RecordingTranscription: Decodable, Sendable {
        /// The SID of the Account that created the Transcription resource.
        let accountSid: String?
        /// The API version used to create the transcription.
        let apiVersion: String?
        /// The date and time in GMT that the resource was created specified in RFC 2822 format.
        let dateCreated: Date?
        /// The date and time in GMT that the resource was last updated specified in RFC 2822
        /// format.
        let dateUpdated: Date?
        /// The duration of the transcribed audio in seconds.
        let duration: String?
        /// The charge for the transcript in the currency associated with the account.
        let price: Double?
        /// The currency in which `price` is measured, in ISO 4127 format (e.g. `usd`, `eur`,
        /// `jpy`).
        let priceUnit: String?
        /// The SID of the Recording from which the transcription was created.
        let recordingSid: String?
        /// The unique string that that we created to identify the Transcription resource.
        let sid: String?
        let status: RecordingTranscriptionStatus?
        /// The text content of the transcription.
        let transcriptionText: String?
        /// The transcription type.
        let type: String?
        /// The URI of the resource, relative to `https://api.twilio.com`.
        let uri: String?

        enum CodingKeys: String, CodingKey {
            case accountSid = "account_sid"
            case apiVersion = "api_version"
            case dateCreated = "date_created"
            case dateUpdated = "date_updated"
            case duration, price
            case priceUnit = "price_unit"
            case recordingSid = "recording_sid"
            case sid, status
            case transcriptionText = "transcription_text"
            case type, uri
        }
    }

    /// The status of the transcription.
    struct RecordingTranscriptionStatus: RawRepresentable, Codable, Hashable, Sendable {
        let rawValue: String

        static let inProgress = Self(rawValue: "in-progress")
        static let completed = Self(rawValue: "completed")
        static let failed = Self(rawValue: "failed")
    }

    struct RecordingTranscriptionPage: Decodable, Sendable {
        let end: Int?
        let firstPageURI: String?
        let nextPageURI: String?
        let page: Int?
        let pageSize: Int?
        let previousPageURI: String?
        let start: Int?
        let uri: String?
        let transcriptions: [RecordingTranscription]?

        enum CodingKeys: String, CodingKey {
            case end
            case firstPageURI = "first_page_uri"
            case nextPageURI = "next_page_uri"
            case page
            case pageSize = "page_size"
            case previousPageURI = "previous_page_uri"
            case start, uri, transcriptions
        }
    }

    struct ShortCode: Decodable, Sendable {
        /// The SID of the Account that created this ShortCode resource.
        let accountSid: String?
        /// The API version used to start a new TwiML session when an SMS message is sent to this
        /// short code.
        let apiVersion: String?
        /// The date and time in GMT that this resource was created specified in RFC 2822 format.
        let dateCreated: Date?
        /// The date and time in GMT that this resource was last updated, specified in RFC 2822
        /// format.
        let dateUpdated: Date?
        /// A string that you assigned to describe this resource.
        let friendlyName: String?
        /// The short code.
        let shortCode: String?
        /// The unique string that that we created to identify this ShortCode resource.
        let sid: String?
        /// The HTTP method we use to call the `sms_fallback_url`.
        let smsFallbackMethod: HTTPMethod?
        /// The URL that we call if an error occurs while retrieving or executing the TwiML from
        /// `sms_url`.
        let smsFallbackURL: String?
        /// The HTTP method we use to call the `sms_url`.
        let smsMethod: HTTPMethod?
        /// The URL we call when receiving an incoming SMS message to this short code.
        let smsURL: String?
        /// The URI of this resource, relative to `https://api.twilio.com`.
        let uri: String?

        enum CodingKeys: String, CodingKey {
            case accountSid = "account_sid"
            case apiVersion = "api_version"
            case dateCreated = "date_created"
            case dateUpdated = "date_updated"
            case friendlyName = "friendly_name"
            case shortCode = "short_code"
            case sid
            case smsFallbackMethod = "sms_fallback_method"
            case smsFallbackURL = "sms_fallback_url"
            case smsMethod = "sms_method"
            case smsURL = "sms_url"
            case uri
        }
    }

    struct ShortCodePage: Decodable, Sendable {
        let end: Int?
        let firstPageURI: String?
        let nextPageURI: String?
        let page: Int?
        let pageSize: Int?
        let previousPageURI: String?
        let start: Int?
        let uri: String?
        let shortCodes: [ShortCode]?

        enum CodingKeys: String, CodingKey {
            case end
            case firstPageURI = "first_page_uri"
            case nextPageURI = "next_page_uri"
            case page
            case pageSize = "page_size"
            case previousPageURI = "previous_page_uri"
            case start, uri
            case shortCodes = "short_codes"
        }
    }

    struct SipAuthCallsCredentialListMapping: Decodable, Sendable {
        /// The SID of the Account that created the CredentialListMapping resource.
        let accountSid: String?
        /// The date and time in GMT that the resource was created specified in RFC 2822 format.
        let dateCreated: Date?
        /// The date and time in GMT that the resource was last updated specified in RFC 2822
        /// format.
        let dateUpdated: Date?
        /// The string that you assigned to describe the resource.
        let friendlyName: String?
        /// The unique string that that we created to identify the CredentialListMapping resource.
        let sid: String?

        enum CodingKeys: String, CodingKey {
            case accountSid = "account_sid"
            case dateCreated = "date_created"
            case dateUpdated = "date_updated"
            case friendlyName = "friendly_name"
            case sid
        }
    }

    struct SipAuthCallsCredentialListMappingPage: Decodable, Sendable {
        let end: Int?
        let firstPageURI: String?
        let nextPageURI: String?
        let page: Int?
        let pageSize: Int?
        let previousPageURI: String?
        let start: Int?
        let uri: String?
        let contents: [SipAuthCallsCredentialListMapping]?

        enum CodingKeys: String, CodingKey {
            case end
            case firstPageURI = "first_page_uri"
            case nextPageURI = "next_page_uri"
            case page
            case pageSize = "page_size"
            case previousPageURI = "previous_page_uri"
            case start, uri, contents
        }
    }

    struct SipAuthCallsIPAccessControlListMapping: Decodable, Sendable {
        /// The SID of the Account that created the IpAccessControlListMapping resource.
        let accountSid: String?
        /// The date and time in GMT that the resource was created specified in RFC 2822 format.
        let dateCreated: Date?
        /// The date and time in GMT that the resource was last updated specified in RFC 2822
        /// format.
        let dateUpdated: Date?
        /// The string that you assigned to describe the resource.
        let friendlyName: String?
        /// The unique string that that we created to identify the IpAccessControlListMapping
        /// resource.
        let sid: String?

        enum CodingKeys: String, CodingKey {
            case accountSid = "account_sid"
            case dateCreated = "date_created"
            case dateUpdated = "date_updated"
            case friendlyName = "friendly_name"
            case sid
        }
    }

    struct SipAuthCallsIPAccessControlListMappingPage: Decodable, Sendable {
        let end: Int?
        let firstPageURI: String?
        let nextPageURI: String?
        let page: Int?
        let pageSize: Int?
        let previousPageURI: String?
        let start: Int?
        let uri: String?
        let contents: [SipAuthCallsIPAccessControlListMapping]?

        enum CodingKeys: String, CodingKey {
            case end
            case firstPageURI = "first_page_uri"
            case nextPageURI = "next_page_uri"
            case page
            case pageSize = "page_size"
            case previousPageURI = "previous_page_uri"
            case start, uri, contents
        }
    }

    struct SipAuthRegistrationsCredentialListMapping: Decodable, Sendable {
        /// The SID of the Account that created the CredentialListMapping resource.
        let accountSid: String?
        /// The date and time in GMT that the resource was created specified in RFC 2822 format.
        let dateCreated: Date?
        /// The date and time in GMT that the resource was last updated specified in RFC 2822
        /// format.
        let dateUpdated: Date?
        /// The string that you assigned to describe the resource.
        let friendlyName: String?
        /// The unique string that that we created to identify the CredentialListMapping resource.
        let sid: String?

        enum CodingKeys: String, CodingKey {
            case accountSid = "account_sid"
            case dateCreated = "date_created"
            case dateUpdated = "date_updated"
            case friendlyName = "friendly_name"
            case sid
        }
    }

    struct SipAuthRegistrationsCredentialListMappingPage: Decodable, Sendable {
        let end: Int?
        let firstPageURI: String?
        let nextPageURI: String?
        let page: Int?
        let pageSize: Int?
        let previousPageURI: String?
        let start: Int?
        let uri: String?
        let contents: [SipAuthRegistrationsCredentialListMapping]?

        enum CodingKeys: String, CodingKey {
            case end
            case firstPageURI = "first_page_uri"
            case nextPageURI = "next_page_uri"
            case page
            case pageSize = "page_size"
            case previousPageURI = "previous_page_uri"
            case start, uri, contents
        }
    }

    struct SipCredentialPage: Decodable, Sendable {
        let end: Int?
        let firstPageURI: String?
        let nextPageURI: String?
        let page: Int?
        let pageSize: Int?
        let previousPageURI: String?
        let start: Int?
        let uri: String?
        let credentials: [SipCredential]?

        enum CodingKeys: String, CodingKey {
            case end
            case firstPageURI = "first_page_uri"
            case nextPageURI = "next_page_uri"
            case page
            case pageSize = "page_size"
            case previousPageURI = "previous_page_uri"
            case start, uri, credentials
        }
    }

    struct SipCredential: Decodable, Sendable {
        /// A 34 character string that uniquely identifies this resource.
        let sid: String?
        /// The unique id of the Account that is responsible for this resource.
        let accountSid: String?
        /// The unique id that identifies the credential list that includes this credential.
        let credentialListSid: String?
        /// The username for this credential.
        let username: String?
        /// The date that this resource was created, given as GMT in RFC 2822 format.
        let dateCreated: Date?
        /// The date that this resource was last updated, given as GMT in RFC 2822 format.
        let dateUpdated: Date?
        /// The URI for this resource, relative to `https://api.twilio.com`.
        let uri: String?

        enum CodingKeys: String, CodingKey {
            case sid
            case accountSid = "account_sid"
            case credentialListSid = "credential_list_sid"
            case username
            case dateCreated = "date_created"
            case dateUpdated = "date_updated"
            case uri
        }
    }

    struct SipCredentialListPage: Decodable, Sendable {
        let end: Int?
        let firstPageURI: String?
        let nextPageURI: String?
        let page: Int?
        let pageSize: Int?
        let previousPageURI: String?
        let start: Int?
        let uri: String?
        let credentialLists: [SipCredentialList]?

        enum CodingKeys: String, CodingKey {
            case end
            case firstPageURI = "first_page_uri"
            case nextPageURI = "next_page_uri"
            case page
            case pageSize = "page_size"
            case previousPageURI = "previous_page_uri"
            case start, uri
            case credentialLists = "credential_lists"
        }
    }

    struct SipCredentialList: Decodable, Sendable {
        /// The unique id of the Account that owns this resource.
        let accountSid: String?
        /// The date that this resource was created, given as GMT in RFC 2822 format.
        let dateCreated: Date?
        /// The date that this resource was last updated, given as GMT in RFC 2822 format.
        let dateUpdated: Date?
        /// A human readable descriptive text that describes the CredentialList, up to 64 characters
        /// long.
        let friendlyName: String?
        /// A 34 character string that uniquely identifies this resource.
        let sid: String?
        /// A list of credentials associated with this credential list.
        let subresourceURIs: [String: JSON]?
        /// The URI for this resource, relative to `https://api.twilio.com`.
        let uri: String?

        enum CodingKeys: String, CodingKey {
            case accountSid = "account_sid"
            case dateCreated = "date_created"
            case dateUpdated = "date_updated"
            case friendlyName = "friendly_name"
            case sid
            case subresourceURIs = "subresource_uris"
            case uri
        }
    }

    struct SipCredentialListMapping: Decodable, Sendable {
        /// The unique id of the Account that is responsible for this resource.
        let accountSid: String?
        /// The date that this resource was created, given as GMT in RFC 2822 format.
        let dateCreated: Date?
        /// The date that this resource was last updated, given as GMT in RFC 2822 format.
        let dateUpdated: Date?
        /// The unique string that is created to identify the SipDomain resource.
        let domainSid: String?
        /// A human readable descriptive text for this resource, up to 64 characters long.
        let friendlyName: String?
        /// A 34 character string that uniquely identifies this resource.
        let sid: String?
        /// The URI for this resource, relative to `https://api.twilio.com`.
        let uri: String?

        enum CodingKeys: String, CodingKey {
            case accountSid = "account_sid"
            case dateCreated = "date_created"
            case dateUpdated = "date_updated"
            case domainSid = "domain_sid"
            case friendlyName = "friendly_name"
            case sid, uri
        }
    }

    struct SipCredentialListMappingPage: Decodable, Sendable {
        let end: Int?
        let firstPageURI: String?
        let nextPageURI: String?
        let page: Int?
        let pageSize: Int?
        let previousPageURI: String?
        let start: Int?
        let uri: String?
        let credentialListMappings: [SipCredentialListMapping]?

        enum CodingKeys: String, CodingKey {
            case end
            case firstPageURI = "first_page_uri"
            case nextPageURI = "next_page_uri"
            case page
            case pageSize = "page_size"
            case previousPageURI = "previous_page_uri"
            case start, uri
            case credentialListMappings = "credential_list_mappings"
        }
    }

    struct SipDomainPage: Decodable, Sendable {
        let end: Int?
        let firstPageURI: String?
        let nextPageURI: String?
        let page: Int?
        let pageSize: Int?
        let previousPageURI: String?
        let start: Int?
        let uri: String?
        let domains: [SipDomain]?

        enum CodingKeys: String, CodingKey {
            case end
            case firstPageURI = "first_page_uri"
            case nextPageURI = "next_page_uri"
            case page
            case pageSize = "page_size"
            case previousPageURI = "previous_page_uri"
            case start, uri, domains
        }
    }

    struct SipDomain: Decodable, Sendable {
        /// The SID of the Account that created the SipDomain resource.
        let accountSid: String?
        /// The API version used to process the call.
        let apiVersion: String?
        /// The types of authentication you have mapped to your domain.
        let authType: String?
        /// The date and time in GMT that the resource was created specified in RFC 2822 format.
        let dateCreated: Date?
        /// The date and time in GMT that the resource was last updated specified in RFC 2822
        /// format.
        let dateUpdated: Date?
        /// The unique address you reserve on Twilio to which you route your SIP traffic.
        let domainName: String?
        /// The string that you assigned to describe the resource.
        let friendlyName: String?
        /// The unique string that that we created to identify the SipDomain resource.
        let sid: String?
        /// The URI of the resource, relative to `https://api.twilio.com`.
        let uri: String?
        /// The HTTP method we use to call `voice_fallback_url`.
        let voiceFallbackMethod: HTTPMethod?
        /// The URL that we call when an error occurs while retrieving or executing the TwiML
        /// requested from `voice_url`.
        let voiceFallbackURL: String?
        /// The HTTP method we use to call `voice_url`.
        let voiceMethod: HTTPMethod?
        /// The HTTP method we use to call `voice_status_callback_url`.
        let voiceStatusCallbackMethod: HTTPMethod?
        /// The URL that we call to pass status parameters (such as call ended) to your application.
        let voiceStatusCallbackURL: String?
        /// The URL we call using the `voice_method` when the domain receives a call.
        let voiceURL: String?
        /// A list of mapping resources associated with the SIP Domain resource identified by their
        /// relative URIs.
        let subresourceURIs: [String: JSON]?
        /// Whether to allow SIP Endpoints to register with the domain to receive calls.
        let sipRegistration: Bool?
        /// Whether emergency calling is enabled for the domain.
        let emergencyCallingEnabled: Bool?
        /// Whether secure SIP is enabled for the domain.
        let secure: Bool?
        /// The SID of the BYOC Trunk(Bring Your Own Carrier) resource that the Sip Domain will be
        /// associated with.
        let byocTrunkSid: String?
        /// Whether an emergency caller sid is configured for the domain.
        let emergencyCallerSid: String?

        enum CodingKeys: String, CodingKey {
            case accountSid = "account_sid"
            case apiVersion = "api_version"
            case authType = "auth_type"
            case dateCreated = "date_created"
            case dateUpdated = "date_updated"
            case domainName = "domain_name"
            case friendlyName = "friendly_name"
            case sid, uri
            case voiceFallbackMethod = "voice_fallback_method"
            case voiceFallbackURL = "voice_fallback_url"
            case voiceMethod = "voice_method"
            case voiceStatusCallbackMethod = "voice_status_callback_method"
            case voiceStatusCallbackURL = "voice_status_callback_url"
            case voiceURL = "voice_url"
            case subresourceURIs = "subresource_uris"
            case sipRegistration = "sip_registration"
            case emergencyCallingEnabled = "emergency_calling_enabled"
            case secure
            case byocTrunkSid = "byoc_trunk_sid"
            case emergencyCallerSid = "emergency_caller_sid"
        }
    }

    struct SipIPAccessControlListPage: Decodable, Sendable {
        let end: Int?
        let firstPageURI: String?
        let nextPageURI: String?
        let page: Int?
        let pageSize: Int?
        let previousPageURI: String?
        let start: Int?
        let uri: String?
        let ipAccessControlLists: [SipIPAccessControlList]?

        enum CodingKeys: String, CodingKey {
            case end
            case firstPageURI = "first_page_uri"
            case nextPageURI = "next_page_uri"
            case page
            case pageSize = "page_size"
            case previousPageURI = "previous_page_uri"
            case start, uri
            case ipAccessControlLists = "ip_access_control_lists"
        }
    }

    struct SipIPAccessControlList: Decodable, Sendable {
        /// A 34 character string that uniquely identifies this resource.
        let sid: String?
        /// The unique id of the Account that owns this resource.
        let accountSid: String?
        /// A human readable descriptive text, up to 255 characters long.
        let friendlyName: String?
        /// The date that this resource was created, given as GMT in RFC 2822 format.
        let dateCreated: Date?
        /// The date that this resource was last updated, given as GMT in RFC 2822 format.
        let dateUpdated: Date?
        /// A list of the IpAddress resources associated with this IP access control list resource.
        let subresourceURIs: [String: JSON]?
        /// The URI for this resource, relative to `https://api.twilio.com`.
        let uri: String?

        enum CodingKeys: String, CodingKey {
            case sid
            case accountSid = "account_sid"
            case friendlyName = "friendly_name"
            case dateCreated = "date_created"
            case dateUpdated = "date_updated"
            case subresourceURIs = "subresource_uris"
            case uri
        }
    }

    struct SipIPAccessControlListMapping: Decodable, Sendable {
        /// The unique id of the Account that is responsible for this resource.
        let accountSid: String?
        /// The date that this resource was created, given as GMT in RFC 2822 format.
        let dateCreated: Date?
        /// The date that this resource was last updated, given as GMT in RFC 2822 format.
        let dateUpdated: Date?
        /// The unique string that is created to identify the SipDomain resource.
        let domainSid: String?
        /// A human readable descriptive text for this resource, up to 64 characters long.
        let friendlyName: String?
        /// A 34 character string that uniquely identifies this resource.
        let sid: String?
        /// The URI for this resource, relative to `https://api.twilio.com`.
        let uri: String?

        enum CodingKeys: String, CodingKey {
            case accountSid = "account_sid"
            case dateCreated = "date_created"
            case dateUpdated = "date_updated"
            case domainSid = "domain_sid"
            case friendlyName = "friendly_name"
            case sid, uri
        }
    }

    struct SipIPAccessControlListMappingPage: Decodable, Sendable {
        let end: Int?
        let firstPageURI: String?
        let nextPageURI: String?
        let page: Int?
        let pageSize: Int?
        let previousPageURI: String?
        let start: Int?
        let uri: String?
        let ipAccessControlListMappings: [SipIPAccessControlListMapping]?

        enum CodingKeys: String, CodingKey {
            case end
            case firstPageURI = "first_page_uri"
            case nextPageURI = "next_page_uri"
            case page
            case pageSize = "page_size"
            case previousPageURI = "previous_page_uri"
            case start, uri
            case ipAccessControlListMappings = "ip_access_control_list_mappings"
        }
    }

    struct SipIPAddressPage: Decodable, Sendable {
        let end: Int?
        let firstPageURI: String?
        let nextPageURI: String?
        let page: Int?
        let pageSize: Int?
        let previousPageURI: String?
        let start: Int?
        let uri: String?
        let ipAddresses: [SipIPAddress]?

        enum CodingKeys: String, CodingKey {
            case end
            case firstPageURI = "first_page_uri"
            case nextPageURI = "next_page_uri"
            case page
            case pageSize = "page_size"
            case previousPageURI = "previous_page_uri"
            case start, uri
            case ipAddresses = "ip_addresses"
        }
    }

    struct SipIPAddress: Decodable, Sendable {
        /// A 34 character string that uniquely identifies this resource.
        let sid: String?
        /// The unique id of the Account that is responsible for this resource.
        let accountSid: String?
        /// A human readable descriptive text for this resource, up to 255 characters long.
        let friendlyName: String?
        /// An IP address in dotted decimal notation from which you want to accept traffic.
        let ipAddress: String?
        /// An integer representing the length of the CIDR prefix to use with this IP address when
        /// accepting traffic.
        let cidrPrefixLength: Int?
        /// The unique id of the IpAccessControlList resource that includes this resource.
        let ipAccessControlListSid: String?
        /// The date that this resource was created, given as GMT in RFC 2822 format.
        let dateCreated: Date?
        /// The date that this resource was last updated, given as GMT in RFC 2822 format.
        let dateUpdated: Date?
        /// The URI for this resource, relative to `https://api.twilio.com`.
        let uri: String?

        enum CodingKeys: String, CodingKey {
            case sid
            case accountSid = "account_sid"
            case friendlyName = "friendly_name"
            case ipAddress = "ip_address"
            case cidrPrefixLength = "cidr_prefix_length"
            case ipAccessControlListSid = "ip_access_control_list_sid"
            case dateCreated = "date_created"
            case dateUpdated = "date_updated"
            case uri
        }
    }

    struct Siprec: Decodable, Sendable {
        /// The SID of the Siprec resource.
        let sid: String?
        /// The SID of the Account that created this Siprec resource.
        let accountSid: String?
        /// The SID of the Call the Siprec resource is associated with.
        let callSid: String?
        /// The user-specified name of this Siprec, if one was given when the Siprec was created.
        let name: String?
        let status: SiprecStatus?
        /// The date and time in GMT that this resource was last updated, specified in RFC 2822
        /// format.
        let dateUpdated: Date?
        /// The URI of the resource, relative to `https://api.twilio.com`.
        let uri: String?

        enum CodingKeys: String, CodingKey {
            case sid
            case accountSid = "account_sid"
            case callSid = "call_sid"
            case name, status
            case dateUpdated = "date_updated"
            case uri
        }
    }

    /// The status - one of `stopped`, `in-progress`.
    struct SiprecStatus: RawRepresentable, Codable, Hashable, Sendable {
        let rawValue: String

        static let inProgress = Self(rawValue: "in-progress")
        static let stopped = Self(rawValue: "stopped")
    }

    /// One of `inbound_track`, `outbound_track`, `both_tracks`.
    struct SiprecTrack: RawRepresentable, Codable, Hashable, Sendable {
        let rawValue: String

        static let inboundTrack = Self(rawValue: "inbound_track")
        static let outboundTrack = Self(rawValue: "outbound_track")
        static let bothTracks = Self(rawValue: "both_tracks")
    }

    struct SiprecUpdateStatus: RawRepresentable, Codable, Hashable, Sendable {
        let rawValue: String

        static let stopped = Self(rawValue: "stopped")
    }

    struct Stream: Decodable, Sendable {
        /// The SID of the Stream resource.
        let sid: String?
        /// The SID of the Account that created this Stream resource.
        let accountSid: String?
        /// The SID of the Call the Stream resource is associated with.
        let callSid: String?
        /// The user-specified name of this Stream, if one was given when the Stream was created.
        let name: String?
        let status: StreamStatus?
        /// The date and time in GMT that this resource was last updated, specified in RFC 2822
        /// format.
        let dateUpdated: Date?
        /// The URI of the resource, relative to `https://api.twilio.com`.
        let uri: String?

        enum CodingKeys: String, CodingKey {
            case sid
            case accountSid = "account_sid"
            case callSid = "call_sid"
            case name, status
            case dateUpdated = "date_updated"
            case uri
        }
    }

    /// The status of the Stream.
    struct StreamStatus: RawRepresentable, Codable, Hashable, Sendable {
        let rawValue: String

        static let inProgress = Self(rawValue: "in-progress")
        static let stopped = Self(rawValue: "stopped")
    }

    /// The tracks to be included in the Stream.
    struct StreamTrack: RawRepresentable, Codable, Hashable, Sendable {
        let rawValue: String

        static let inboundTrack = Self(rawValue: "inbound_track")
        static let outboundTrack = Self(rawValue: "outbound_track")
        static let bothTracks = Self(rawValue: "both_tracks")
    }

    struct StreamUpdateStatus: RawRepresentable, Codable, Hashable, Sendable {
        let rawValue: String

        static let stopped = Self(rawValue: "stopped")
    }

    struct Token: Decodable, Sendable {
        /// The SID of the Account that created the Token resource.
        let accountSid: String?
        /// The date and time in GMT that the resource was created specified in RFC 2822 format.
        let dateCreated: Date?
        /// The date and time in GMT that the resource was last updated specified in RFC 2822
        /// format.
        let dateUpdated: Date?
        /// An array representing the ephemeral credentials and the STUN and TURN server URIs.
        let iceServers: [TokenIceServers]?
        /// The temporary password that the username will use when authenticating with Twilio.
        let password: String?
        /// The duration in seconds for which the username and password are valid.
        let ttl: String?
        /// The temporary username that uniquely identifies a Token.
        let username: String?

        enum CodingKeys: String, CodingKey {
            case accountSid = "account_sid"
            case dateCreated = "date_created"
            case dateUpdated = "date_updated"
            case iceServers = "ice_servers"
            case password, ttl, username
        }
    }

    struct TokenIceServers: Decodable, Sendable {
        let credential: String?
        let username: String?
        let url: String?
        let urls: String?
    }

    struct Transcription: Decodable, Sendable {
        /// The SID of the Account that created the Transcription resource.
        let accountSid: String?
        /// The API version used to create the transcription.
        let apiVersion: String?
        /// The date and time in GMT that the resource was created specified in RFC 2822 format.
        let dateCreated: Date?
        /// The date and time in GMT that the resource was last updated specified in RFC 2822
        /// format.
        let dateUpdated: Date?
        /// The duration of the transcribed audio in seconds.
        let duration: String?
        /// The charge for the transcript in the currency associated with the account.
        let price: Double?
        /// The currency in which `price` is measured, in ISO 4127 format (e.g. `usd`, `eur`,
        /// `jpy`).
        let priceUnit: String?
        /// The SID of the Recording from which the transcription was created.
        let recordingSid: String?
        /// The unique string that that we created to identify the Transcription resource.
        let sid: String?
        let status: TranscriptionStatus?
        /// The text content of the transcription.
        let transcriptionText: String?
        /// The transcription type.
        let type: String?
        /// The URI of the resource, relative to `https://api.twilio.com`.
        let uri: String?

        enum CodingKeys: String, CodingKey {
            case accountSid = "account_sid"
            case apiVersion = "api_version"
            case dateCreated = "date_created"
            case dateUpdated = "date_updated"
            case duration, price
            case priceUnit = "price_unit"
            case recordingSid = "recording_sid"
            case sid, status
            case transcriptionText = "transcription_text"
            case type, uri
        }
    }

    /// The status of the transcription.
    struct TranscriptionStatus: RawRepresentable, Codable, Hashable, Sendable {
        let rawValue: String

        static let inProgress = Self(rawValue: "in-progress")
        static let completed = Self(rawValue: "completed")
        static let failed = Self(rawValue: "failed")
    }

    struct TranscriptionPage: Decodable, Sendable {
        let end: Int?
        let firstPageURI: String?
        let nextPageURI: String?
        let page: Int?
        let pageSize: Int?
        let previousPageURI: String?
        let start: Int?
        let uri: String?
        let transcriptions: [Transcription]?

        enum CodingKeys: String, CodingKey {
            case end
            case firstPageURI = "first_page_uri"
            case nextPageURI = "next_page_uri"
            case page
            case pageSize = "page_size"
            case previousPageURI = "previous_page_uri"
            case start, uri, transcriptions
        }
    }

    struct UsageRecordPage: Decodable, Sendable {
        let end: Int?
        let firstPageURI: String?
        let nextPageURI: String?
        let page: Int?
        let pageSize: Int?
        let previousPageURI: String?
        let start: Int?
        let uri: String?
        let usageRecords: [UsageRecord]?

        enum CodingKeys: String, CodingKey {
            case end
            case firstPageURI = "first_page_uri"
            case nextPageURI = "next_page_uri"
            case page
            case pageSize = "page_size"
            case previousPageURI = "previous_page_uri"
            case start, uri
            case usageRecords = "usage_records"
        }
    }

    struct UsageRecord: Decodable, Sendable {
        /// The SID of the Account that accrued the usage.
        let accountSid: String?
        /// The API version used to create the resource.
        let apiVersion: String?
        /// Usage records up to date as of this timestamp, formatted as YYYY-MM-DDTHH:MM:SS+00:00.
        let asOf: String?
        /// The category of usage.
        let category: String?
        /// The number of usage events, such as the number of calls.
        let count: String?
        /// The units in which `count` is measured, such as `calls` for calls or `messages` for SMS.
        let countUnit: String?
        /// A plain-language description of the usage category.
        let description: String?
        /// The last date for which usage is included in the UsageRecord.
        let endDate: Day?
        /// The total price of the usage in the currency specified in `price_unit` and associated
        /// with the account.
        let price: Double?
        /// The currency in which `price` is measured, in ISO 4127 format, such as `usd`, `eur`, and
        /// `jpy`.
        let priceUnit: String?
        /// The first date for which usage is included in this UsageRecord.
        let startDate: Day?
        /// A list of related resources identified by their URIs.
        let subresourceURIs: [String: JSON]?
        /// The URI of the resource, relative to `https://api.twilio.com`.
        let uri: String?
        /// The amount used to bill usage and measured in units described in `usage_unit`.
        let usage: String?
        /// The units in which `usage` is measured, such as `minutes` for calls or `messages` for
        /// SMS.
        let usageUnit: String?

        enum CodingKeys: String, CodingKey {
            case accountSid = "account_sid"
            case apiVersion = "api_version"
            case asOf = "as_of"
            case category, count
            case countUnit = "count_unit"
            case description
            case endDate = "end_date"
            case price
            case priceUnit = "price_unit"
            case startDate = "start_date"
            case subresourceURIs = "subresource_uris"
            case uri, usage
            case usageUnit = "usage_unit"
        }
    }

    struct UsageRecordAllTimePage: Decodable, Sendable {
        let end: Int?
        let firstPageURI: String?
        let nextPageURI: String?
        let page: Int?
        let pageSize: Int?
        let previousPageURI: String?
        let start: Int?
        let uri: String?
        let usageRecords: [UsageRecordAllTime]?

        enum CodingKeys: String, CodingKey {
            case end
            case firstPageURI = "first_page_uri"
            case nextPageURI = "next_page_uri"
            case page
            case pageSize = "page_size"
            case previousPageURI = "previous_page_uri"
            case start, uri
            case usageRecords = "usage_records"
        }
    }

    struct UsageRecordAllTime: Decodable, Sendable {
        /// The SID of the Account that accrued the usage.
        let accountSid: String?
        /// The API version used to create the resource.
        let apiVersion: String?
        /// Usage records up to date as of this timestamp, formatted as YYYY-MM-DDTHH:MM:SS+00:00.
        let asOf: String?
        /// The category of usage.
        let category: String?
        /// The number of usage events, such as the number of calls.
        let count: String?
        /// The units in which `count` is measured, such as `calls` for calls or `messages` for SMS.
        let countUnit: String?
        /// A plain-language description of the usage category.
        let description: String?
        /// The last date for which usage is included in the UsageRecord.
        let endDate: Day?
        /// The total price of the usage in the currency specified in `price_unit` and associated
        /// with the account.
        let price: Double?
        /// The currency in which `price` is measured, in ISO 4127 format, such as `usd`, `eur`, and
        /// `jpy`.
        let priceUnit: String?
        /// The first date for which usage is included in this UsageRecord.
        let startDate: Day?
        /// A list of related resources identified by their URIs.
        let subresourceURIs: [String: JSON]?
        /// The URI of the resource, relative to `https://api.twilio.com`.
        let uri: String?
        /// The amount used to bill usage and measured in units described in `usage_unit`.
        let usage: String?
        /// The units in which `usage` is measured, such as `minutes` for calls or `messages` for
        /// SMS.
        let usageUnit: String?

        enum CodingKeys: String, CodingKey {
            case accountSid = "account_sid"
            case apiVersion = "api_version"
            case asOf = "as_of"
            case category, count
            case countUnit = "count_unit"
            case description
            case endDate = "end_date"
            case price
            case priceUnit = "price_unit"
            case startDate = "start_date"
            case subresourceURIs = "subresource_uris"
            case uri, usage
            case usageUnit = "usage_unit"
        }
    }

    struct UsageRecordDailyPage: Decodable, Sendable {
        let end: Int?
        let firstPageURI: String?
        let nextPageURI: String?
        let page: Int?
        let pageSize: Int?
        let previousPageURI: String?
        let start: Int?
        let uri: String?
        let usageRecords: [UsageRecordDaily]?

        enum CodingKeys: String, CodingKey {
            case end
            case firstPageURI = "first_page_uri"
            case nextPageURI = "next_page_uri"
            case page
            case pageSize = "page_size"
            case previousPageURI = "previous_page_uri"
            case start, uri
            case usageRecords = "usage_records"
        }
    }

    struct UsageRecordDaily: Decodable, Sendable {
        /// The SID of the Account that accrued the usage.
        let accountSid: String?
        /// The API version used to create the resource.
        let apiVersion: String?
        /// Usage records up to date as of this timestamp, formatted as YYYY-MM-DDTHH:MM:SS+00:00.
        let asOf: String?
        /// The category of usage.
        let category: String?
        /// The number of usage events, such as the number of calls.
        let count: String?
        /// The units in which `count` is measured, such as `calls` for calls or `messages` for SMS.
        let countUnit: String?
        /// A plain-language description of the usage category.
        let description: String?
        /// The last date for which usage is included in the UsageRecord.
        let endDate: Day?
        /// The total price of the usage in the currency specified in `price_unit` and associated
        /// with the account.
        let price: Double?
        /// The currency in which `price` is measured, in ISO 4127 format, such as `usd`, `eur`, and
        /// `jpy`.
        let priceUnit: String?
        /// The first date for which usage is included in this UsageRecord.
        let startDate: Day?
        /// A list of related resources identified by their URIs.
        let subresourceURIs: [String: JSON]?
        /// The URI of the resource, relative to `https://api.twilio.com`.
        let uri: String?
        /// The amount used to bill usage and measured in units described in `usage_unit`.
        let usage: String?
        /// The units in which `usage` is measured, such as `minutes` for calls or `messages` for
        /// SMS.
        let usageUnit: String?

        enum CodingKeys: String, CodingKey {
            case accountSid = "account_sid"
            case apiVersion = "api_version"
            case asOf = "as_of"
            case category, count
            case countUnit = "count_unit"
            case description
            case endDate = "end_date"
            case price
            case priceUnit = "price_unit"
            case startDate = "start_date"
            case subresourceURIs = "subresource_uris"
            case uri, usage
            case usageUnit = "usage_unit"
        }
    }

    struct UsageRecordLastMonthPage: Decodable, Sendable {
        let end: Int?
        let firstPageURI: String?
        let nextPageURI: String?
        let page: Int?
        let pageSize: Int?
        let previousPageURI: String?
        let start: Int?
        let uri: String?
        let usageRecords: [UsageRecordLastMonth]?

        enum CodingKeys: String, CodingKey {
            case end
            case firstPageURI = "first_page_uri"
            case nextPageURI = "next_page_uri"
            case page
            case pageSize = "page_size"
            case previousPageURI = "previous_page_uri"
            case start, uri
            case usageRecords = "usage_records"
        }
    }

    struct UsageRecordLastMonth: Decodable, Sendable {
        /// The SID of the Account that accrued the usage.
        let accountSid: String?
        /// The API version used to create the resource.
        let apiVersion: String?
        /// Usage records up to date as of this timestamp, formatted as YYYY-MM-DDTHH:MM:SS+00:00.
        let asOf: String?
        /// The category of usage.
        let category: String?
        /// The number of usage events, such as the number of calls.
        let count: String?
        /// The units in which `count` is measured, such as `calls` for calls or `messages` for SMS.
        let countUnit: String?
        /// A plain-language description of the usage category.
        let description: String?
        /// The last date for which usage is included in the UsageRecord.
        let endDate: Day?
        /// The total price of the usage in the currency specified in `price_unit` and associated
        /// with the account.
        let price: Double?
        /// The currency in which `price` is measured, in ISO 4127 format, such as `usd`, `eur`, and
        /// `jpy`.
        let priceUnit: String?
        /// The first date for which usage is included in this UsageRecord.
        let startDate: Day?
        /// A list of related resources identified by their URIs.
        let subresourceURIs: [String: JSON]?
        /// The URI of the resource, relative to `https://api.twilio.com`.
        let uri: String?
        /// The amount used to bill usage and measured in units described in `usage_unit`.
        let usage: String?
        /// The units in which `usage` is measured, such as `minutes` for calls or `messages` for
        /// SMS.
        let usageUnit: String?

        enum CodingKeys: String, CodingKey {
            case accountSid = "account_sid"
            case apiVersion = "api_version"
            case asOf = "as_of"
            case category, count
            case countUnit = "count_unit"
            case description
            case endDate = "end_date"
            case price
            case priceUnit = "price_unit"
            case startDate = "start_date"
            case subresourceURIs = "subresource_uris"
            case uri, usage
            case usageUnit = "usage_unit"
        }
    }

    struct UsageRecordMonthlyPage: Decodable, Sendable {
        let end: Int?
        let firstPageURI: String?
        let nextPageURI: String?
        let page: Int?
        let pageSize: Int?
        let previousPageURI: String?
        let start: Int?
        let uri: String?
        let usageRecords: [UsageRecordMonthly]?

        enum CodingKeys: String, CodingKey {
            case end
            case firstPageURI = "first_page_uri"
            case nextPageURI = "next_page_uri"
            case page
            case pageSize = "page_size"
            case previousPageURI = "previous_page_uri"
            case start, uri
            case usageRecords = "usage_records"
        }
    }

    struct UsageRecordMonthly: Decodable, Sendable {
        /// The SID of the Account that accrued the usage.
        let accountSid: String?
        /// The API version used to create the resource.
        let apiVersion: String?
        /// Usage records up to date as of this timestamp, formatted as YYYY-MM-DDTHH:MM:SS+00:00.
        let asOf: String?
        /// The category of usage.
        let category: String?
        /// The number of usage events, such as the number of calls.
        let count: String?
        /// The units in which `count` is measured, such as `calls` for calls or `messages` for SMS.
        let countUnit: String?
        /// A plain-language description of the usage category.
        let description: String?
        /// The last date for which usage is included in the UsageRecord.
        let endDate: Day?
        /// The total price of the usage in the currency specified in `price_unit` and associated
        /// with the account.
        let price: Double?
        /// The currency in which `price` is measured, in ISO 4127 format, such as `usd`, `eur`, and
        /// `jpy`.
        let priceUnit: String?
        /// The first date for which usage is included in this UsageRecord.
        let startDate: Day?
        /// A list of related resources identified by their URIs.
        let subresourceURIs: [String: JSON]?
        /// The URI of the resource, relative to `https://api.twilio.com`.
        let uri: String?
        /// The amount used to bill usage and measured in units described in `usage_unit`.
        let usage: String?
        /// The units in which `usage` is measured, such as `minutes` for calls or `messages` for
        /// SMS.
        let usageUnit: String?

        enum CodingKeys: String, CodingKey {
            case accountSid = "account_sid"
            case apiVersion = "api_version"
            case asOf = "as_of"
            case category, count
            case countUnit = "count_unit"
            case description
            case endDate = "end_date"
            case price
            case priceUnit = "price_unit"
            case startDate = "start_date"
            case subresourceURIs = "subresource_uris"
            case uri, usage
            case usageUnit = "usage_unit"
        }
    }

    struct UsageRecordThisMonthPage: Decodable, Sendable {
        let end: Int?
        let firstPageURI: String?
        let nextPageURI: String?
        let page: Int?
        let pageSize: Int?
        let previousPageURI: String?
        let start: Int?
        let uri: String?
        let usageRecords: [UsageRecordThisMonth]?

        enum CodingKeys: String, CodingKey {
            case end
            case firstPageURI = "first_page_uri"
            case nextPageURI = "next_page_uri"
            case page
            case pageSize = "page_size"
            case previousPageURI = "previous_page_uri"
            case start, uri
            case usageRecords = "usage_records"
        }
    }

    struct UsageRecordThisMonth: Decodable, Sendable {
        /// The SID of the Account that accrued the usage.
        let accountSid: String?
        /// The API version used to create the resource.
        let apiVersion: String?
        /// Usage records up to date as of this timestamp, formatted as YYYY-MM-DDTHH:MM:SS+00:00.
        let asOf: String?
        /// The category of usage.
        let category: String?
        /// The number of usage events, such as the number of calls.
        let count: String?
        /// The units in which `count` is measured, such as `calls` for calls or `messages` for SMS.
        let countUnit: String?
        /// A plain-language description of the usage category.
        let description: String?
        /// The last date for which usage is included in the UsageRecord.
        let endDate: Day?
        /// The total price of the usage in the currency specified in `price_unit` and associated
        /// with the account.
        let price: Double?
        /// The currency in which `price` is measured, in ISO 4127 format, such as `usd`, `eur`, and
        /// `jpy`.
        let priceUnit: String?
        /// The first date for which usage is included in this UsageRecord.
        let startDate: Day?
        /// A list of related resources identified by their URIs.
        let subresourceURIs: [String: JSON]?
        /// The URI of the resource, relative to `https://api.twilio.com`.
        let uri: String?
        /// The amount used to bill usage and measured in units described in `usage_unit`.
        let usage: String?
        /// The units in which `usage` is measured, such as `minutes` for calls or `messages` for
        /// SMS.
        let usageUnit: String?

        enum CodingKeys: String, CodingKey {
            case accountSid = "account_sid"
            case apiVersion = "api_version"
            case asOf = "as_of"
            case category, count
            case countUnit = "count_unit"
            case description
            case endDate = "end_date"
            case price
            case priceUnit = "price_unit"
            case startDate = "start_date"
            case subresourceURIs = "subresource_uris"
            case uri, usage
            case usageUnit = "usage_unit"
        }
    }

    struct UsageRecordTodayPage: Decodable, Sendable {
        let end: Int?
        let firstPageURI: String?
        let nextPageURI: String?
        let page: Int?
        let pageSize: Int?
        let previousPageURI: String?
        let start: Int?
        let uri: String?
        let usageRecords: [UsageRecordToday]?

        enum CodingKeys: String, CodingKey {
            case end
            case firstPageURI = "first_page_uri"
            case nextPageURI = "next_page_uri"
            case page
            case pageSize = "page_size"
            case previousPageURI = "previous_page_uri"
            case start, uri
            case usageRecords = "usage_records"
        }
    }

    struct UsageRecordToday: Decodable, Sendable {
        /// The SID of the Account that accrued the usage.
        let accountSid: String?
        /// The API version used to create the resource.
        let apiVersion: String?
        /// Usage records up to date as of this timestamp, formatted as YYYY-MM-DDTHH:MM:SS+00:00.
        let asOf: String?
        /// The category of usage.
        let category: String?
        /// The number of usage events, such as the number of calls.
        let count: String?
        /// The units in which `count` is measured, such as `calls` for calls or `messages` for SMS.
        let countUnit: String?
        /// A plain-language description of the usage category.
        let description: String?
        /// The last date for which usage is included in the UsageRecord.
        let endDate: Day?
        /// The total price of the usage in the currency specified in `price_unit` and associated
        /// with the account.
        let price: Double?
        /// The currency in which `price` is measured, in ISO 4127 format, such as `usd`, `eur`, and
        /// `jpy`.
        let priceUnit: String?
        /// The first date for which usage is included in this UsageRecord.
        let startDate: Day?
        /// A list of related resources identified by their URIs.
        let subresourceURIs: [String: JSON]?
        /// The URI of the resource, relative to `https://api.twilio.com`.
        let uri: String?
        /// The amount used to bill usage and measured in units described in `usage_unit`.
        let usage: String?
        /// The units in which `usage` is measured, such as `minutes` for calls or `messages` for
        /// SMS.
        let usageUnit: String?

        enum CodingKeys: String, CodingKey {
            case accountSid = "account_sid"
            case apiVersion = "api_version"
            case asOf = "as_of"
            case category, count
            case countUnit = "count_unit"
            case description
            case endDate = "end_date"
            case price
            case priceUnit = "price_unit"
            case startDate = "start_date"
            case subresourceURIs = "subresource_uris"
            case uri, usage
            case usageUnit = "usage_unit"
        }
    }

    struct UsageRecordYearlyPage: Decodable, Sendable {
        let end: Int?
        let firstPageURI: String?
        let nextPageURI: String?
        let page: Int?
        let pageSize: Int?
        let previousPageURI: String?
        let start: Int?
        let uri: String?
        let usageRecords: [UsageRecordYearly]?

        enum CodingKeys: String, CodingKey {
            case end
            case firstPageURI = "first_page_uri"
            case nextPageURI = "next_page_uri"
            case page
            case pageSize = "page_size"
            case previousPageURI = "previous_page_uri"
            case start, uri
            case usageRecords = "usage_records"
        }
    }

    struct UsageRecordYearly: Decodable, Sendable {
        /// The SID of the Account that accrued the usage.
        let accountSid: String?
        /// The API version used to create the resource.
        let apiVersion: String?
        /// Usage records up to date as of this timestamp, formatted as YYYY-MM-DDTHH:MM:SS+00:00.
        let asOf: String?
        /// The category of usage.
        let category: String?
        /// The number of usage events, such as the number of calls.
        let count: String?
        /// The units in which `count` is measured, such as `calls` for calls or `messages` for SMS.
        let countUnit: String?
        /// A plain-language description of the usage category.
        let description: String?
        /// The last date for which usage is included in the UsageRecord.
        let endDate: Day?
        /// The total price of the usage in the currency specified in `price_unit` and associated
        /// with the account.
        let price: Double?
        /// The currency in which `price` is measured, in ISO 4127 format, such as `usd`, `eur`, and
        /// `jpy`.
        let priceUnit: String?
        /// The first date for which usage is included in this UsageRecord.
        let startDate: Day?
        /// A list of related resources identified by their URIs.
        let subresourceURIs: [String: JSON]?
        /// The URI of the resource, relative to `https://api.twilio.com`.
        let uri: String?
        /// The amount used to bill usage and measured in units described in `usage_unit`.
        let usage: String?
        /// The units in which `usage` is measured, such as `minutes` for calls or `messages` for
        /// SMS.
        let usageUnit: String?

        enum CodingKeys: String, CodingKey {
            case accountSid = "account_sid"
            case apiVersion = "api_version"
            case asOf = "as_of"
            case category, count
            case countUnit = "count_unit"
            case description
            case endDate = "end_date"
            case price
            case priceUnit = "price_unit"
            case startDate = "start_date"
            case subresourceURIs = "subresource_uris"
            case uri, usage
            case usageUnit = "usage_unit"
        }
    }

    struct UsageRecordYesterdayPage: Decodable, Sendable {
        let end: Int?
        let firstPageURI: String?
        let nextPageURI: String?
        let page: Int?
        let pageSize: Int?
        let previousPageURI: String?
        let start: Int?
        let uri: String?
        let usageRecords: [UsageRecordYesterday]?

        enum CodingKeys: String, CodingKey {
            case end
            case firstPageURI = "first_page_uri"
            case nextPageURI = "next_page_uri"
            case page
            case pageSize = "page_size"
            case previousPageURI = "previous_page_uri"
            case start, uri
            case usageRecords = "usage_records"
        }
    }

    struct UsageRecordYesterday: Decodable, Sendable {
        /// The SID of the Account that accrued the usage.
        let accountSid: String?
        /// The API version used to create the resource.
        let apiVersion: String?
        /// Usage records up to date as of this timestamp, formatted as YYYY-MM-DDTHH:MM:SS+00:00.
        let asOf: String?
        /// The category of usage.
        let category: String?
        /// The number of usage events, such as the number of calls.
        let count: String?
        /// The units in which `count` is measured, such as `calls` for calls or `messages` for SMS.
        let countUnit: String?
        /// A plain-language description of the usage category.
        let description: String?
        /// The last date for which usage is included in the UsageRecord.
        let endDate: Day?
        /// The total price of the usage in the currency specified in `price_unit` and associated
        /// with the account.
        let price: Double?
        /// The currency in which `price` is measured, in ISO 4127 format, such as `usd`, `eur`, and
        /// `jpy`.
        let priceUnit: String?
        /// The first date for which usage is included in this UsageRecord.
        let startDate: Day?
        /// A list of related resources identified by their URIs.
        let subresourceURIs: [String: JSON]?
        /// The URI of the resource, relative to `https://api.twilio.com`.
        let uri: String?
        /// The amount used to bill usage and measured in units described in `usage_unit`.
        let usage: String?
        /// The units in which `usage` is measured, such as `minutes` for calls or `messages` for
        /// SMS.
        let usageUnit: String?

        enum CodingKeys: String, CodingKey {
            case accountSid = "account_sid"
            case apiVersion = "api_version"
            case asOf = "as_of"
            case category, count
            case countUnit = "count_unit"
            case description
            case endDate = "end_date"
            case price
            case priceUnit = "price_unit"
            case startDate = "start_date"
            case subresourceURIs = "subresource_uris"
            case uri, usage
            case usageUnit = "usage_unit"
        }
    }

    struct UsageTrigger: Decodable, Sendable {
        /// The SID of the Account that the trigger monitors.
        let accountSid: String?
        /// The API version used to create the resource.
        let apiVersion: String?
        /// The HTTP method we use to call `callback_url`.
        let callbackMethod: HTTPMethod?
        /// The URL we call using the `callback_method` when the trigger fires.
        let callbackURL: String?
        /// The current value of the field the trigger is watching.
        let currentValue: String?
        /// The date and time in GMT that the resource was created specified in RFC 2822 format.
        let dateCreated: Date?
        /// The date and time in GMT that the trigger was last fired specified in RFC 2822 format.
        let dateFired: Date?
        /// The date and time in GMT that the resource was last updated specified in RFC 2822
        /// format.
        let dateUpdated: Date?
        /// The string that you assigned to describe the trigger.
        let friendlyName: String?
        let recurring: UsageTriggerRecurring?
        /// The unique string that that we created to identify the UsageTrigger resource.
        let sid: String?
        let triggerBy: UsageTriggerField?
        /// The value at which the trigger will fire.
        let triggerValue: String?
        /// The URI of the resource, relative to `https://api.twilio.com`.
        let uri: String?
        /// The usage category the trigger watches.
        let usageCategory: String?
        /// The URI of the UsageRecord resource this trigger watches, relative to
        /// `https://api.twilio.com`.
        let usageRecordURI: String?

        enum CodingKeys: String, CodingKey {
            case accountSid = "account_sid"
            case apiVersion = "api_version"
            case callbackMethod = "callback_method"
            case callbackURL = "callback_url"
            case currentValue = "current_value"
            case dateCreated = "date_created"
            case dateFired = "date_fired"
            case dateUpdated = "date_updated"
            case friendlyName = "friendly_name"
            case recurring, sid
            case triggerBy = "trigger_by"
            case triggerValue = "trigger_value"
            case uri
            case usageCategory = "usage_category"
            case usageRecordURI = "usage_record_uri"
        }
    }

    /// The frequency of a recurring UsageTrigger.
    struct UsageTriggerRecurring: RawRepresentable, Codable, Hashable, Sendable {
        let rawValue: String

        static let daily = Self(rawValue: "daily")
        static let monthly = Self(rawValue: "monthly")
        static let yearly = Self(rawValue: "yearly")
        static let alltime = Self(rawValue: "alltime")
    }

    /// The field in the UsageRecord resource that fires the trigger.
    struct UsageTriggerField: RawRepresentable, Codable, Hashable, Sendable {
        let rawValue: String

        static let count = Self(rawValue: "count")
        static let usage = Self(rawValue: "usage")
        static let price = Self(rawValue: "price")
    }

    struct UsageTriggerPage: Decodable, Sendable {
        let end: Int?
        let firstPageURI: String?
        let nextPageURI: String?
        let page: Int?
        let pageSize: Int?
        let previousPageURI: String?
        let start: Int?
        let uri: String?
        let usageTriggers: [UsageTrigger]?

        enum CodingKeys: String, CodingKey {
            case end
            case firstPageURI = "first_page_uri"
            case nextPageURI = "next_page_uri"
            case page
            case pageSize = "page_size"
            case previousPageURI = "previous_page_uri"
            case start, uri
            case usageTriggers = "usage_triggers"
        }
    }

    struct UserDefinedMessage: Decodable, Sendable {
        /// The SID of the Account that created User Defined Message.
        let accountSid: String?
        /// The SID of the Call the User Defined Message is associated with.
        let callSid: String?
        /// The SID that uniquely identifies this User Defined Message.
        let sid: String?
        /// The date that this User Defined Message was created, given in RFC 2822 format.
        let dateCreated: Date?

        enum CodingKeys: String, CodingKey {
            case accountSid = "account_sid"
            case callSid = "call_sid"
            case sid
            case dateCreated = "date_created"
        }
    }

    struct UserDefinedMessageSubscription: Decodable, Sendable {
        /// The SID of the Account that subscribed to the User Defined Messages.
        let accountSid: String?
        /// The SID of the Call the User Defined Message Subscription is associated with.
        let callSid: String?
        /// The SID that uniquely identifies this User Defined Message Subscription.
        let sid: String?
        /// The date that this User Defined Message Subscription was created, given in RFC 2822
        /// format.
        let dateCreated: Date?
        /// The URI of the User Defined Message Subscription Resource, relative to
        /// `https://api.twilio.com`.
        let uri: String?

        enum CodingKeys: String, CodingKey {
            case accountSid = "account_sid"
            case callSid = "call_sid"
            case sid
            case dateCreated = "date_created"
            case uri
        }
    }
}

extension TwilioAPI {
    /// A day of the calendar, without a time: `2026-11-29`.
    struct Day: RawRepresentable, Codable, Hashable, Sendable {
        let rawValue: String

        /// The beginning of the day in Greenwich; nil for other texts.
        var date: Date? { try? Date(rawValue, strategy: .iso8601.year().month().day()) }

        /// Returns the day of a date in Greenwich.
        static func of(_ date: Date) -> Day {
            Day(rawValue: date.formatted(.iso8601.year().month().day()))
        }
    }
}

// Not in this table:
// - minLength, which the server checks:
// #/components/schemas/api.v2010.account/properties/owner_account_sid, and 616 more
// - maxLength, which the server checks:
// #/components/schemas/api.v2010.account/properties/owner_account_sid, and 616 more
// - pattern, which the server checks:
// #/components/schemas/api.v2010.account/properties/owner_account_sid, and 616 more
// - minimum, which the server checks: #/paths/~12010-04-01~1Accounts.json/get/parameters/2/schema,
// and 121 more
// - maximum, which the server checks: #/paths/~12010-04-01~1Accounts.json/get/parameters/2/schema,
// and 60 more
// - the format iso-country-code, taken as text:
// #/components/schemas/api.v2010.account.address/properties/iso_country, and 18 more
// - the format currency, taken as text:
// #/components/schemas/api.v2010.account.call/properties/price_unit, and 14 more
// - the format endpoint, taken as text:
// #/paths/~12010-04-01~1Accounts~1{AccountSid}~1Calls.json/post/requestBody/content/application~1x-www-form-urlencoded/schema/properties/To,
// and 3 more
// - the format twiml, taken as text:
// #/paths/~12010-04-01~1Accounts~1{AccountSid}~1Calls.json/post/requestBody/content/application~1x-www-form-urlencoded/schema/properties/Twiml,
// and 1 more
// - any value in a form, taken as text:
// #/paths/~12010-04-01~1Accounts~1{AccountSid}~1Calls~1{CallSid}~1Payments.json/post/requestBody/content/application~1x-www-form-urlencoded/schema/properties/Parameter
// - a redirect, read as bytes:
// #/paths/~12010-04-01~1Accounts~1{AccountSid}~1Recordings~1{ReferenceSid}~1AddOnResults~1{AddOnResultSid}~1Payloads~1{PayloadSid}~1Data.json/get/responses/307
