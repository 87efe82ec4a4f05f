#if os(Linux)
    import StreamNet
    import Testing

    extension Transporting {
        /// Clients' certificates, which are read when a backend is made.
        @Suite struct CurlIdentity {
            private typealias Identity = TransportConfiguration.TLS.Identity

            private func made(_ identity: Identity) throws {
                _ = try CurlBackend(.init(tls: .init(identity: identity)))
            }

            @Test func `a key is read, encrypted or not, and a file with both`() throws {
                try made(Identity(certificates: Self.certificate, key: Self.key))
                try made(
                    Identity(certificates: Self.certificate, key: Self.encrypted, passphrase: "zen")
                )
                try made(Identity(pkcs12: Self.both, passphrase: "zen"))
            }

            @Test(arguments: ["nez", ""])
            func `a wrong passphrase is told when a backend is made`(passphrase: String) throws {
                let pem = Identity(
                    certificates: Self.certificate, key: Self.encrypted, passphrase: passphrase)
                for identity in [pem, Identity(pkcs12: Self.both, passphrase: passphrase)] {
                    let error = #expect(throws: ConfigurationError.self) { try made(identity) }
                    #expect(error?.wanted == "an identity, and the passphrase of its key")
                    #expect(error?.description.contains("nez") == false)
                }
            }

            @Test func `what is no certificate, or no key, is told, too`() throws {
                let some = Data(repeating: 7, count: 32)
                for (certificates, key) in [(some, Self.key), (Self.certificate, some)] {
                    #expect(throws: ConfigurationError.self) {
                        try made(Identity(certificates: certificates, key: key))
                    }
                }
                #expect(throws: ConfigurationError.self) {
                    try made(Identity(pkcs12: some, passphrase: "zen"))
                }
            }

            // `openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -subj /CN=client
            // -days 36500 -nodes`, and `openssl pkey -aes256` and `openssl pkcs12 -export` with
            // the passphrase "zen".
            private static let certificate = Data(
                """
                -----BEGIN CERTIFICATE-----
                MIIBejCCAR+gAwIBAgIUVS3pFqLXul5RdzuhkxQsHTL4WmwwCgYIKoZIzj0EAwIw
                ETEPMA0GA1UEAwwGY2xpZW50MCAXDTI2MTEyMzA0NTE1M1oYDzIxMjYxMDMwMDQ1
                MTUzWjARMQ8wDQYDVQQDDAZjbGllbnQwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNC
                AARvAy7i51Y8Ck+ccZcvSuHik4u2W4xZ1dNQYqmrpxQJpq5Oyj57XJOTKpXAvqx/
                OumoNk6iurq3bk8kE3NByVYno1MwUTAdBgNVHQ4EFgQUR2qh/0FGSXnE3RvQFBhJ
                74SFf5AwHwYDVR0jBBgwFoAUR2qh/0FGSXnE3RvQFBhJ74SFf5AwDwYDVR0TAQH/
                BAUwAwEB/zAKBggqhkjOPQQDAgNJADBGAiEA5onCPsXN59S7I3mifV0WhgGRszeU
                7oCNA4jITtsqmi0CIQCia74AFOJR1oxo01iMagp3w2qBQpXHubu/Dxe1tK+90A==
                -----END CERTIFICATE-----
                """.utf8)
            private static let key = Data(
                """
                -----BEGIN PRIVATE KEY-----
                MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgqQPJpH/3kf1OcrKN
                rOx2+SuX/4RHooPn3PB/mhZh0E+hRANCAARvAy7i51Y8Ck+ccZcvSuHik4u2W4xZ
                1dNQYqmrpxQJpq5Oyj57XJOTKpXAvqx/OumoNk6iurq3bk8kE3NByVYn
                -----END PRIVATE KEY-----
                """.utf8)
            private static let encrypted = Data(
                """
                -----BEGIN ENCRYPTED PRIVATE KEY-----
                MIHsMFcGCSqGSIb3DQEFDTBKMCkGCSqGSIb3DQEFDDAcBAjHGfvi/7xNHQICCAAw
                DAYIKoZIhvcNAgkFADAdBglghkgBZQMEASoEEPHfC7lAeZ6hyZlUjE9jgw8EgZCe
                9Lr1TtYUDj/csqNEZ2Rkc76+fQE/qUIwJeJaJCXtZCyzhKI9lHASPBXI3p/xlS2U
                KYqrsTTcuPlpLQH7HB6cl833yHKbvmiZNXbFwVgEl+CwXnE6Mbl0kQHhkljFtSeh
                XyCzTnwEw1PuqPzLAxDBZlUKnUBVgiEKhp6mZ6FR43tBFBjJ3N45blwEbJaaqY4=
                -----END ENCRYPTED PRIVATE KEY-----
                """.utf8)
            private static let both =
                Data(
                    base64Encoded: """
                        MIIEDAIBAzCCA8IGCSqGSIb3DQEHAaCCA7MEggOvMIIDqzCCAmIGCSqGSIb3DQEHBqCCAlMwggJP
                        AgEAMIICSAYJKoZIhvcNAQcBMFcGCSqGSIb3DQEFDTBKMCkGCSqGSIb3DQEFDDAcBAgAYKEcxdms
                        XAICCAAwDAYIKoZIhvcNAgkFADAdBglghkgBZQMEASoEEH3WuoL2vxRVUX35wUPYL4yAggHgshaQ
                        nLOZ8akYtJCK6MiOr80duBbKVQR36y0W851YAOXGbdazUe2xTzM1NCXqpvz98SbNmeximzoPzCdH
                        WbEtq2gBGcwy5RLheD+e73l0viZROGpi5jwXzcAgSL65WZ+gXIuZ04tez+X/kHL4DkhIok7bRC3t
                        AbyqW7acGs/edXE3h9FODw40YikukKr7epbjt8tl3BDABNbPirL0MDmeotIykeSD5oIYcq7mAU5g
                        dMVd9HqtTFbpizZuwJRfcZZY4zK+Ce9C55J22et32QcyxXRiXl50YX4puUbfqH4PC6qpppSYYFmj
                        +5LXhjyBLt9RDxfUJcCjNjE2e/rkAS/SCMQ0jE0y9CelcTcwE6uVXaVmVrtc3oSdhoELQlOGo54b
                        2MTd7iqLNSbr9hQvvtR0uOlThQTvAwx1QC1q0xtur5do0/DurLBFAjnFbl1RDLFMGMO+C94vg3TY
                        YbaXdIqgAmmDB5hybaS3dI8rUBy0PG0VeXVzQM3LxI20Wd4bjzA7VN4BdXuxQFIPEcyb05o5BaaZ
                        Jz01tauGUXQEJyOyksGC50i2pzcg8WUroPXhZK/ueMJdlh7IBs7UccRa4zRdlI4pBAG0VkxfaIlA
                        BNPOwtirW4L+8WAJPFcf+T8FSenUMIIBQQYJKoZIhvcNAQcBoIIBMgSCAS4wggEqMIIBJgYLKoZI
                        hvcNAQwKAQKgge8wgewwVwYJKoZIhvcNAQUNMEowKQYJKoZIhvcNAQUMMBwECCI2RTKhaJnbAgII
                        ADAMBggqhkiG9w0CCQUAMB0GCWCGSAFlAwQBKgQQLPWbMyFOGGiWCM2kkoG4nwSBkLD5YFAzxHBf
                        8KrR7bjqdZ9BiZD2LyeispsAdqXRyggVfsAshK7vwonCGubcqkuiRFviaQrDKAYKpXMoM3QZvGuU
                        p2ZuXZyXtKqejNxXy6n5VKKqdXOotjx/6MSDNjvOs/DdG5FOBPhEVtijvWugCjgRX5neHUREZV5C
                        O5H6IXNYuyx26AZvzh1SJkvce3fbUzElMCMGCSqGSIb3DQEJFTEWBBShfr3+9KPG4+ZuFlAhjzoU
                        2upmYTBBMDEwDQYJYIZIAWUDBAIBBQAEICLBFaCZZdaicldrO8nDZ/CD2wprObdvF0ZDGNYMjorU
                        BAg556DOFgaSdAICCAA=
                        """, options: .ignoreUnknownCharacters) ?? Data()
        }
    }
#endif
