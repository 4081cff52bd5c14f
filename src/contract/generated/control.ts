// Generated from openapi/ by `npm run generate`. Do not edit.
export interface paths {
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Is it there?
         * @description Answers as soon as all ports listen. Needs no token.
         */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/worlds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the worlds
         * @description All worlds of this simulator, `default` first, then in the order in which they were made.
         */
        get: operations["listWorlds"];
        put?: never;
        /**
         * Make a world
         * @description Everything may be left out: then the name and the seed are made up, the fixture is `small`, the dialect the default,
         *     the clock real, the conduct without faults, and the CRM the one that new worlds get (`--crm-url`, or the simulated one).
         */
        post: operations["createWorld"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/worlds/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the world
                 * @example default
                 */
                name: components["parameters"]["World"];
            };
            cookie?: never;
        };
        /**
         * Read the world object
         * @description Addresses, credentials, and the names and ids that the world promises to have.
         */
        get: operations["getWorld"];
        put?: never;
        post?: never;
        /**
         * Delete a world
         * @description Its state and its journal go with it, and its name is free again. The world `default` stays.
         */
        delete: operations["deleteWorld"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/worlds/{name}/reset": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the world
                 * @example default
                 */
                name: components["parameters"]["World"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Back to the beginning
         * @description The world is as it was made, by its own seed and fixture. Other worlds notice nothing.
         */
        post: operations["resetWorld"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/worlds/{name}/clock": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the world
                 * @example default
                 */
                name: components["parameters"]["World"];
            };
            cookie?: never;
        };
        /**
         * What time is it?
         * @description The world's time, and whether it runs.
         */
        get: operations["getClock"];
        put?: never;
        /**
         * Freeze, release or move the clock
         * @description One of the three at a time. `frozen` stops at the present moment and `real` runs on from it; `advanceMs` and `now` move
         *     the time forward and leave the mode as it is.
         */
        post: operations["setClock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/worlds/{name}/state": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the world
                 * @example default
                 */
                name: components["parameters"]["World"];
            };
            cookie?: never;
        };
        /**
         * Count the records
         * @description How many records each collection has.
         */
        get: operations["countState"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/worlds/{name}/state/{collection}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the world
                 * @example default
                 */
                name: components["parameters"]["World"];
                /**
                 * @description Which records
                 * @example users
                 */
                collection: components["schemas"]["Collection"];
            };
            cookie?: never;
        };
        /**
         * Read records
         * @description In the order in which they were made. Tokens and password hashes are shown as the world keeps them.
         */
        get: operations["readState"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/worlds/{name}/managers": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the world
                 * @example default
                 */
                name: components["parameters"]["World"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a manager
         * @description A manager of the platform with the rights of your choice; the token works at once.
         */
        post: operations["createManager"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/worlds/{name}/users/{userId}/status": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the world
                 * @example default
                 */
                name: components["parameters"]["World"];
                /**
                 * @description The user
                 * @example 1001
                 */
                userId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a user's e-mail, or delete the user
         * @description What an administrator of the platform does; no documented call can.
         */
        post: operations["setUserStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/worlds/{name}/apps/login": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the world
                 * @example default
                 */
                name: components["parameters"]["World"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open an application with a one-time token
         * @description A person comes from the client area with an OT token. The platform calls A1 when it holds no CRM token, then A2, and
         *     opens a session for the user whom the CRM named: under a broker, or under one of the user's linked accounts, if wanted.
         */
        post: operations["logInToApp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/worlds/{name}/apps/relogin": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the world
                 * @example default
                 */
                name: components["parameters"]["World"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open an application again
         * @description The application kept an access token. The platform calls A3 (and A1 before, if need be) and opens a session.
         */
        post: operations["logInAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/worlds/{name}/apps/redeem": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the world
                 * @example default
                 */
                name: components["parameters"]["World"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open an application with a code of B15
         * @description The code is used up by the first success, and works while less than 60 seconds have passed since its issue. It opens
         *     the brokers that B15 named, and no others.
         */
        post: operations["redeemSsoCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/worlds/{name}/apps/{sessionId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the world
                 * @example default
                 */
                name: components["parameters"]["World"];
                /**
                 * @description The person's session in an application
                 * @example app-1
                 */
                sessionId: components["parameters"]["AppSession"];
            };
            cookie?: never;
        };
        /**
         * What does the person see?
         * @description Whether the session is still open, and the ribbons that it shows now by the targeting rules of B16.
         */
        get: operations["readAppSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/worlds/{name}/apps/{sessionId}/in-app": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the world
                 * @example default
                 */
                name: components["parameters"]["World"];
                /**
                 * @description The person's session in an application
                 * @example app-1
                 */
                sessionId: components["parameters"]["AppSession"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a page of the client area inside the application
         * @description The platform asks A4 for a fresh OT token, each time anew, and passes on the newest `inappToken` of the session. A
         *     `url` comes back with the token as its query parameter `token`.
         */
        post: operations["openInAppPage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/worlds/{name}/apps/{sessionId}/logout": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the world
                 * @example default
                 */
                name: components["parameters"]["World"];
                /**
                 * @description The person's session in an application
                 * @example app-1
                 */
                sessionId: components["parameters"]["AppSession"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log out in the application
         * @description The session ends, whatever the CRM says. The platform calls A5 when the session has an access token; without one
         *     there is nothing to tell the CRM (`not-called`).
         */
        post: operations["logOutOfApp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/worlds/{name}/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the world
                 * @example default
                 */
                name: components["parameters"]["World"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Attribute an invited user to a partner
         * @description The platform notes the attribution (B13 shows it) and reports it by A6. The answer waits for the first attempt; when
         *     that fails the record stays, without `brokerResult`, and the callback is tried again by its own rules.
         */
        post: operations["inviteUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/worlds/{name}/registrations": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the world
                 * @example default
                 */
                name: components["parameters"]["World"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register in an application
         * @description Somebody becomes a user in a platform application, through a partner. The platform reports it by A7.
         */
        post: operations["registerInApp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/worlds/{name}/crm/one-time-tokens": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the world
                 * @example default
                 */
                name: components["parameters"]["World"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Press "open platform" in the client area
         * @description The simulated CRM generates an OT token. `keepLoggedIn: true` is remembered for the user; `false` holds for this token
         *     only; left out, the user's habit decides.
         */
        post: operations["issueOneTimeToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/worlds/{name}/adapter/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the world
                 * @example default
                 */
                name: components["parameters"]["World"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Use an adapter token
         * @description The charting client comes with a token of C1 and sees the accounts that the token opens, or the one it asks for.
         */
        post: operations["openAdapterSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/worlds/{name}/adapter/sessions/{sessionId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the world
                 * @example default
                 */
                name: components["parameters"]["World"];
                /**
                 * @description The charting client's session
                 * @example chart-1
                 */
                sessionId: string;
            };
            cookie?: never;
        };
        /**
         * Is the charting client still there?
         * @description Whether the session is open, and how much the adapter holds in its caches for it.
         */
        get: operations["readAdapterSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/worlds/{name}/trading/deals": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the world
                 * @example default
                 */
                name: components["parameters"]["World"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fill a market order
         * @description Opens a position; with `positionId` it closes that position, or a part of it, by a deal of the other side. Balance,
         *     equity, open positions, last-deal times and reporting events follow. Prices are times 10^5, volumes times 10^2.
         */
        post: operations["fillDeal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/worlds/{name}/trading/sub-accounts": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the world
                 * @example default
                 */
                name: components["parameters"]["World"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make an account a sub-account
         * @description From then on T4 of the main account counts it, and B12 names its main account.
         */
        post: operations["addSubAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/worlds/{name}/trading/prices": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the world
                 * @example default
                 */
                name: components["parameters"]["World"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a symbol's price
         * @description Prices are times 10^5. Equity, margin and the day's extremes of every account with a position in it follow.
         */
        post: operations["setPrice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/worlds/{name}/trading/oco-links": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the world
                 * @example default
                 */
                name: components["parameters"]["World"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Link two orders, or unlink them
         * @description One cancels the other. Shows in reporting as OCOOrdersLinkageEvent; whether the orders exist is not asked.
         */
        post: operations["linkOcoOrders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/worlds/{name}/callbacks": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the world
                 * @example default
                 */
                name: components["parameters"]["World"];
            };
            cookie?: never;
        };
        /**
         * List the callbacks
         * @description Every A6 and A7 of the world, with each attempt to deliver it and both sides of its exchange.
         */
        get: operations["listCallbacks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/worlds/{name}/callbacks/{id}/redeliver": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the world
                 * @example default
                 */
                name: components["parameters"]["World"];
                /**
                 * @description The callback
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deliver a callback once more
         * @description Whatever became of it before. The attempt is made right after this answer.
         */
        post: operations["redeliverCallback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/worlds/{name}/exchanges": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the world
                 * @example default
                 */
                name: components["parameters"]["World"];
            };
            cookie?: never;
        };
        /**
         * Read what was said
         * @description Every HTTP exchange on the role ports and with a foreign CRM, both directions, with what the contract finds wrong with
         *     it. A call between two simulated roles stands there once; calls of this surface do not. The newest 10 000 are kept.
         */
        get: operations["listExchanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/worlds/{name}/exchanges/stream": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the world
                 * @example default
                 */
                name: components["parameters"]["World"];
            };
            cookie?: never;
        };
        /**
         * Listen
         * @description Server-sent events, one for each exchange as it ends: `id` is its `n`, `event` is `exchange`, `data` the exchange in
         *     JSON on one line. With `after`, those that came since are sent first; without it, only what is new.
         */
        get: operations["streamExchanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/worlds/{name}/faults": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the world
                 * @example default
                 */
                name: components["parameters"]["World"];
            };
            cookie?: never;
        };
        /**
         * What is wrong with this world?
         * @description The faults in force; a network fault with how many `times` it has left.
         */
        get: operations["getFaults"];
        /**
         * Switch faults on and off
         * @description What is sent is in force afterwards and nothing else; a list that is left out counts as empty.
         */
        put: operations["setFaults"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/worlds/{name}/dialect": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the world
                 * @example default
                 */
                name: components["parameters"]["World"];
            };
            cookie?: never;
        };
        /**
         * How does this world answer the open points?
         * @description Every dialect key with the answer in force, keys dotted.
         */
        get: operations["getDialect"];
        /**
         * Choose the answers
         * @description Keys dotted or nested, as in a dialect file. A key that is left out has its default answer afterwards.
         */
        put: operations["setDialect"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/worlds/{name}/journal": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the world
                 * @example default
                 */
                name: components["parameters"]["World"];
            };
            cookie?: never;
        };
        /**
         * Take the journal along
         * @description JSON lines: a header (version, world, seed, fixture, dialect, faults, a snapshot when older entries were dropped), then
         *     an entry for everything that changed state. `tripact replay` executes it again.
         */
        get: operations["exportJournal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/worlds/{name}/snapshot": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the world
                 * @example default
                 */
                name: components["parameters"]["World"];
            };
            cookie?: never;
        };
        /**
         * Take a snapshot
         * @description The whole state as one JSON document. What is in it is our own affair; keep it and send it back as it is.
         */
        get: operations["takeSnapshot"];
        /**
         * Restore a snapshot
         * @description The world is as it was when the snapshot was taken, in this world or in another one. Its name and addresses stay.
         */
        put: operations["restoreSnapshot"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/worlds/{name}/reporting/{entity}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the world
                 * @example default
                 */
                name: components["parameters"]["World"];
                /**
                 * @description The list, by its message name with a small first letter
                 * @example balanceHistories
                 */
                entity: components["schemas"]["ReportingList"];
            };
            cookie?: never;
        };
        /**
         * Read a reporting list
         * @description The list message of `openapi/reporting.proto`, in protobuf or JSON by the `Accept` header (JSON when nothing is
         *     preferred; int64 as strings there, enumerations by name), sorted by id.
         */
        get: operations["readReporting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/worlds/{name}/reporting/events": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the world
                 * @example default
                 */
                name: components["parameters"]["World"];
            };
            cookie?: never;
        };
        /**
         * Follow the reporting events
         * @description Numbered without gaps. As server-sent events (`id` is the sequence number, `event` the message name, `data` the message
         *     in JSON: int64 as strings, enumerations by name) or, by `Accept`, as length-delimited messages of
         *     `openapi/reporting-envelope.proto`. The last 100 000 events are kept.
         */
        get: operations["streamReporting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/worlds/{name}/reporting/records": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the world
                 * @example default
                 */
                name: components["parameters"]["World"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a reporting record appear, change or go
         * @description For entities that no documented call touches: a holiday, a profile, a margin call. The list and the event of the entity
         *     follow, where it has them. `create` invents an `id` when there is none; `update` replaces the fields that are given.
         */
        post: operations["setReportingRecord"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Format: int64
         * @description A number that names a record, or a user.
         */
        Id: number;
        /**
         * Format: int64
         * @description Unix time in milliseconds.
         */
        Timestamp: number;
        /**
         * Format: int64
         * @description A price times 10^5.
         */
        Price5: number;
        /**
         * @description Whether the clock runs.
         * @enum {string}
         */
        ClockMode: "real" | "frozen";
        /**
         * @description New, with a confirmed e-mail, or deleted.
         * @enum {string}
         */
        UserStatus: "UID_NEW" | "UID_ACTIVE" | "UID_DELETED";
        /**
         * @description Direction of a deal.
         * @enum {string}
         */
        TradeSide: "BUY" | "SELL";
        /** @description A broker, or a white label of one. */
        BrokerName: string;
        Health: {
            /** @constant */
            status: "ok";
        };
        /** @description Why the call was refused. */
        Error: {
            error: components["schemas"]["ErrorDetail"];
        };
        ErrorDetail: {
            /** @description For programs; does not change. */
            code: string;
            /** @description For people: the field, and what is wrong with it. */
            message: string;
        };
        /** @description Why the call was refused, with what was said between the platform and the CRM. */
        CrmError: {
            error: components["schemas"]["ErrorDetail"];
            /** @description There whenever the CRM was called. */
            exchanges?: components["schemas"]["Exchange"][];
        };
        Worlds: {
            worlds: components["schemas"]["World"][];
        };
        NewWorld: {
            /** @description Stands in the world's addresses. */
            name?: string;
            /** @description All ids and tokens follow from it. Left out, nobody can guess them. */
            seed?: string;
            /** @description What the world has in it at first: `empty`, `small`, `large`, `million`, or one given at start. */
            fixture?: string;
            dialect?: components["schemas"]["DialectChoice"];
            /** @description Ids of deliberate defects. */
            faults?: string[];
            /** @description `real`, `frozen` at the present moment, or a moment in ISO 8601 to be frozen at. */
            clock?: ("real" | "frozen") | string;
            crm?: components["schemas"]["ForeignCrm"];
        };
        /** @description A CRM that takes the simulated one's place. Addresses are called as given, query included. */
        ForeignCrm: {
            /** @description The base of A1–A5. */
            url: string;
            /** @description What the platform sends in A1. Left out, one is made. */
            apiPassword?: string;
            /** @description The whole Authorization header of A6 and A7. Left out, one is made. */
            webhookAuthorization?: string;
            /** @description Left out, `/attribution` under `url`. */
            attributionWebhookUrl?: string;
            /** @description Left out, `/registration` under `url`. */
            registrationWebhookUrl?: string;
        };
        /** @description All that one needs to use a world. */
        World: {
            /** @description Its name. */
            name: string;
            /** @description All ids and tokens follow from it. */
            seed: string;
            now: components["schemas"]["Timestamp"];
            clock: components["schemas"]["ClockMode"];
            platform: {
                /** @description The platform's host, for B13–B15. */
                hostUrl: string;
                /** @description The base of the identity calls. */
                idBaseUrl: string;
                /** @description The base of the trading calls. */
                apiBaseUrl: string;
                /** @description A manager who may do everything. */
                managerToken: string;
                /** @description A manager who may not authenticate users. */
                managerTokenWithoutAuthPermission: string;
            };
            crm: {
                /** @description The CRM that the platform calls. */
                url: string;
                /** @description What the platform sends in A1. */
                apiPassword: string;
                /** @description The whole Authorization header of A6 and A7. */
                webhookAuthorization: string;
                /** @description The address of A6. */
                attributionWebhookUrl: string;
                /** @description The address of A7. */
                registrationWebhookUrl: string;
            };
            adapter: {
                /** @description The adapter. */
                url: string;
                /** @description The credential of C1. */
                bearer: string;
            };
            given: components["schemas"]["Given"];
        };
        /** @description Names and ids that the world promises to have. */
        Given: {
            /** @description A broker. */
            brokerName: string;
            /** @description Another white label of the same broker. */
            otherBrokerName: string;
            /** @description The CRM of both. */
            brokerCrmName: string;
            /** @description A trading environment. */
            environmentName: string;
            /** @description A group for new accounts. */
            groupName: string;
            /**
             * Format: int64
             * @description The id of that group.
             */
            groupId: number;
            /** @description A currency that accounts of that group can have. */
            depositCurrency: string;
            /**
             * Format: int64
             * @description A user without special habits.
             */
            userId: number;
            /**
             * Format: int64
             * @description Another one.
             */
            otherUserId: number;
            /**
             * Format: int64
             * @description A user who stays logged in.
             */
            keepLoggedInUserId: number;
            /**
             * Format: int64
             * @description A user to whom the CRM gives inappTokens.
             */
            inappTokenUserId: number;
            /**
             * Format: int64
             * @description Another one.
             */
            otherInappTokenUserId: number;
            /**
             * Format: int64
             * @description A partner.
             */
            partnerUserId: number;
            /**
             * Format: int64
             * @description Another one.
             */
            otherPartnerUserId: number;
            /**
             * Format: int64
             * @description A trading account.
             */
            traderLogin: number;
            /**
             * Format: int64
             * @description The link between that account and `userId`.
             */
            uidTraderAccountId: number;
        };
        ClockState: {
            now: components["schemas"]["Timestamp"];
            mode: components["schemas"]["ClockMode"];
        };
        /** @description Exactly one of its fields. */
        ClockChange: {
            mode?: components["schemas"]["ClockMode"];
            /**
             * Format: int64
             * @description How far to go. Less than 0 would be the past.
             */
            advanceMs?: number;
            now?: components["schemas"]["Timestamp"];
        };
        /**
         * @description A kind of record.
         * @enum {string}
         */
        Collection: "users" | "accountLinks" | "traders" | "balanceHistory" | "partnerIds" | "ribbons" | "pushMessages" | "ssoCodes" | "appSessions" | "invitedUsers" | "crmUsers" | "crmTokens" | "oneTimeTokens" | "accessTokens" | "adapterTokens" | "adapterSessions" | "callbacks";
        StateCounts: {
            /** @description How many records each collection has. */
            collections: {
                [key: string]: number;
            };
        };
        StateRecords: {
            records: components["schemas"]["StateRecord"][];
        };
        /** @description A record as the world keeps it. */
        StateRecord: {
            [key: string]: unknown;
        };
        NewManager: {
            /** @description The right that B14 and B15 ask for. */
            canAuthenticateUsers: boolean;
            /** @description Brands that this manager must not touch. */
            disabledBrokerNames?: components["schemas"]["BrokerName"][];
        };
        ManagerToken: {
            /** @description Its token on the platform. */
            managerToken: string;
        };
        UserStatusChange: {
            status: components["schemas"]["UserStatus"];
        };
        UserWithStatus: {
            userId: components["schemas"]["Id"];
            status: components["schemas"]["UserStatus"];
        };
        AppLogin: {
            /** @description What the person brings along. */
            code: string;
            brokerName?: components["schemas"]["BrokerName"];
            uidTraderAccountId?: components["schemas"]["Id"];
        };
        AppRelogin: {
            /** @description What an earlier log-in left behind. */
            accessToken: string;
            brokerName?: components["schemas"]["BrokerName"];
        };
        LoggedIn: {
            /** @description The new session. */
            sessionId: string;
            /**
             * Format: int64
             * @description The user whom the CRM named.
             */
            userId: number;
            /** @description The token to log in again with, if there is one. */
            accessToken?: string;
            /** @description What was said between the platform and the CRM. */
            exchanges: components["schemas"]["Exchange"][];
        };
        SsoSession: {
            /** @description The new session. */
            sessionId: string;
            /**
             * Format: int64
             * @description The user of the code.
             */
            userId: number;
            /** @description The brokers that the code opens. */
            brokerNames: string[];
        };
        AppSession: {
            /** @description The session. */
            sessionId: string;
            /**
             * Format: int64
             * @description Whose it is.
             */
            userId: number;
            /** @description The user's name on display. */
            nickname: string;
            /** @description False once it was dropped or left. */
            open: boolean;
            /** @description The broker under which it was opened. */
            brokerName?: string;
            /**
             * Format: int64
             * @description The account under which it was opened.
             */
            uidTraderAccountId?: number;
            /** @description Those that it displays now. */
            ribbons: components["schemas"]["Ribbon"][];
        };
        /** @description As B16 sent it. */
        Ribbon: {
            /** @description A number sign and six hexadecimal digits. */
            color: string;
            /** @description The text. */
            title: string;
            /** @description Whether it may be displayed. */
            enabled: boolean;
            /** @description Whether people may dismiss it. */
            closable: boolean;
            action: {
                /** @description Opens in a browser. */
                urlExternal?: string;
                /** @description Opens inside the application. */
                urlinApp?: string;
            };
            /** @description Only for sessions under this broker. */
            brokerName?: string;
            /**
             * Format: int64
             * @description Only for sessions under this account.
             */
            uidTraderAccountId?: number;
        };
        InAppPage: {
            /**
             * Format: uri
             * @description The page to open.
             */
            url?: string;
        };
        InAppToken: {
            /** @description The fresh OT token. */
            token: string;
            /** @description The page with the token in it, when one was asked for. */
            url?: string;
            /** @description What was said between the platform and the CRM. */
            exchanges: components["schemas"]["Exchange"][];
        };
        AppLogout: {
            /**
             * @description Whether there was a reason to call A5.
             * @enum {string}
             */
            crmLogout: "called" | "not-called";
            /** @description What was said between the platform and the CRM. */
            exchanges: components["schemas"]["Exchange"][];
        };
        Invitation: {
            invitedUserId: components["schemas"]["Id"];
            partnerUserId: components["schemas"]["Id"];
            brokerName: components["schemas"]["BrokerName"];
        };
        /** @description The record of B13, with what the broker answered. */
        InvitedUser: {
            /**
             * Format: int64
             * @description Who was invited.
             */
            invitedUserId: number;
            /**
             * Format: int64
             * @description Who invited.
             */
            partnerUserId: number;
            /** @description The broker of the invitation. */
            brokerName: string;
            /** @description The partner in the broker's own books, once told. */
            brokerPartnerId?: string;
            createTimestamp: components["schemas"]["Timestamp"];
            /**
             * @description How the broker booked it, once told.
             * @enum {string}
             */
            brokerResult?: "ATTRIBUTED_NEW" | "ATTRIBUTED" | "PENDING_ATTRIBUTION" | "REATTRIBUTED";
        };
        AppRegistration: {
            /** @description The newcomer's e-mail. */
            email: string;
            brokerName: components["schemas"]["BrokerName"];
            partnerUserId: components["schemas"]["Id"];
        };
        NewUser: {
            /**
             * Format: int64
             * @description The new user.
             */
            userId: number;
        };
        OneTimeTokenRequest: {
            userId: components["schemas"]["Id"];
            /** @description Whether the user wants to stay logged in. */
            keepLoggedIn?: boolean;
        };
        OneTimeCode: {
            /** @description The OT token. */
            code: string;
        };
        AdapterLogin: {
            /** @description A token of C1. */
            token: string;
            uidTraderAccountId?: components["schemas"]["Id"];
        };
        AdapterSession: {
            /** @description The new session. */
            sessionId: string;
            /** @description What it shows. */
            accounts: components["schemas"]["LinkedAccount"][];
        };
        /** @description The record of B12. */
        LinkedAccount: {
            /**
             * Format: int64
             * @description The account's user.
             */
            userId: number;
            /**
             * Format: int64
             * @description The link.
             */
            uidTraderAccountId: number;
            /**
             * Format: int64
             * @description The account.
             */
            login: number;
            /**
             * Format: int64
             * @description Its main account, if it is a sub-account.
             */
            subAccountOf: number | null;
            /**
             * Format: int32
             * @description Decimals of monetary integers.
             */
            moneyDigits: number;
            /** @description Its broker. */
            brokerName: string;
            /** @description Its currency. */
            depositCurrency: string;
            /**
             * Format: int64
             * @description When, in the unit that the dialect says.
             */
            utcCreateTimestamp: number;
            /**
             * Format: int64
             * @description Who may use it too.
             */
            sharedWithUserId: number | null;
            /** @description Its environment. */
            environmentName: string;
            /** @description What people see in place of the number. */
            brokerAccountDisplayName: string | null;
        };
        AdapterSessionState: {
            /** @description The session. */
            sessionId: string;
            /** @description False once its token was revoked or expired. */
            open: boolean;
            /** @description How many records of each kind the adapter holds. */
            cached: {
                orderHistory: number;
                deals: number;
                positions: number;
            };
        };
        NewDeal: {
            login: components["schemas"]["Id"];
            symbolId: components["schemas"]["Id"];
            tradeSide: components["schemas"]["TradeSide"];
            /**
             * Format: int64
             * @description Units times 10^2.
             */
            volume: number;
            executionPrice: components["schemas"]["Price5"];
            positionId?: components["schemas"]["Id"];
        };
        /** @description The fields of the reporting Deal that matter here, integers as numbers. */
        Deal: {
            /**
             * Format: int64
             * @description The deal.
             */
            id: number;
            /**
             * Format: int64
             * @description The market order behind it.
             */
            orderId: number;
            /**
             * Format: int64
             * @description The position that it opened or closed.
             */
            positionId: number;
            /**
             * Format: int64
             * @description The account, the same number as its login.
             */
            traderId: number;
            /**
             * Format: int64
             * @description The symbol.
             */
            symbolId: number;
            tradeSide: components["schemas"]["TradeSide"];
            /**
             * Format: int64
             * @description Units times 10^2.
             */
            volume: number;
            /**
             * Format: int64
             * @description The same here.
             */
            filledVolume: number;
            executionPrice: components["schemas"]["Price5"];
            executionTimestamp: components["schemas"]["Timestamp"];
            /** @constant */
            status: "FILLED";
            /** @description There when the deal closed something. */
            closePositionDetail?: {
                entryPrice: components["schemas"]["Price5"];
                /**
                 * Format: int64
                 * @description Units times 10^2.
                 */
                closedVolume: number;
                /**
                 * Format: int64
                 * @description The entry that booked the result.
                 */
                balanceHistoryId: number;
                /**
                 * Format: int64
                 * @description The result, with `moneyDigits` decimals.
                 */
                profit: number;
                /**
                 * Format: int32
                 * @description Those of the account.
                 */
                moneyDigits: number;
            };
        };
        SubAccount: {
            login: components["schemas"]["Id"];
            subLogin: components["schemas"]["Id"];
        };
        Price: {
            symbolId: components["schemas"]["Id"];
            bid: components["schemas"]["Price5"];
            ask: components["schemas"]["Price5"];
        };
        OcoLink: {
            orderId1: components["schemas"]["Id"];
            orderId2: components["schemas"]["Id"];
            /**
             * @description Whether the link comes or goes.
             * @enum {string}
             */
            action: "create" | "delete";
        };
        Callbacks: {
            callbacks: components["schemas"]["Callback"][];
        };
        Callback: {
            /**
             * Format: int64
             * @description The callback.
             */
            id: number;
            /**
             * @description A6 or A7.
             * @enum {string}
             */
            kind: "attribution" | "registration";
            createdAt: components["schemas"]["Timestamp"];
            /**
             * @description Whether anything is still to come.
             * @enum {string}
             */
            state: "pending" | "delivered" | "failed";
            /** @description When it is tried next, on the world's clock. */
            nextAttemptAt?: components["schemas"]["Timestamp"];
            attempts: components["schemas"]["CallbackAttempt"][];
        };
        CallbackAttempt: {
            at: components["schemas"]["Timestamp"];
            /** @description How long it took. */
            ms: number;
            /** @description What the broker answered, if it did. */
            status?: number;
            /** @description Why there is no answer. */
            error?: string;
            /** @description Both sides of it; null once it is not kept any more. */
            exchange: components["schemas"]["Exchange"] | null;
        };
        Exchanges: {
            exchanges: components["schemas"]["Exchange"][];
            /** @description The `after` to read on with. */
            next: number;
        };
        /** @description One call and its answer, as they went over the wire. */
        Exchange: {
            /** @description Its number in this world, rising. */
            n: number;
            at: components["schemas"]["Timestamp"];
            /** @description From the first byte sent to the last received. */
            ms: number;
            from: components["schemas"]["Party"];
            to: components["schemas"]["Party"];
            /** @description The operation, for example A2; left out when it is none. */
            ref?: string;
            request: {
                method: string;
                /** @description Complete, as it was called. */
                url: string;
                headers: components["schemas"]["Headers"];
                /** @description The text as it came, not parsed. */
                body: string;
                bodyEncoding?: components["schemas"]["BodyEncoding"];
                truncatedFrom?: components["schemas"]["TruncatedFrom"];
            };
            /** @description Left out when none came. */
            response?: {
                status: number;
                headers: components["schemas"]["Headers"];
                /** @description The text as it came, not parsed. */
                body: string;
                bodyEncoding?: components["schemas"]["BodyEncoding"];
                truncatedFrom?: components["schemas"]["TruncatedFrom"];
            };
            /** @description Why no response came. */
            error?: string;
            /** @description What the contract says about it. Empty is good. */
            findings: components["schemas"]["Finding"][];
        };
        /**
         * @description Who speaks. `client` is whoever calls from outside.
         * @enum {string}
         */
        Party: "platform" | "crm" | "adapter" | "client";
        /** @description By name in small letters; of a header that came more than once, the values joined by a comma and a space. */
        Headers: {
            [key: string]: string;
        };
        /**
         * @description There when the bytes are no UTF-8 text and are shown in base64.
         * @constant
         */
        BodyEncoding: "base64";
        /** @description How many bytes there were, when only the beginning was kept. */
        TruncatedFrom: number;
        Finding: {
            /**
             * @description Breaks the contract, is probably a mistake, or is good to know.
             * @enum {string}
             */
            severity: "error" | "warning" | "info";
            /** @description The place, for example /request/body/brokername. */
            pointer: string;
            /** @description For people: what is there, and what should be. */
            message: string;
            /** @description The requirement that is broken, or by which the call was refused. */
            requirement?: string;
            /** @description The open point that was touched, for example I-15. */
            point?: string;
        };
        Faults: {
            /** @description Ids of deliberate defects. */
            faults: string[];
            network: components["schemas"]["NetworkFault"][];
        };
        FaultChange: {
            /** @description Ids of deliberate defects. */
            faults?: string[];
            network?: components["schemas"]["NetworkFault"][];
        };
        /** @description Trouble on the way to a role; the first that fits a call and has times left applies. */
        NetworkFault: {
            /**
             * @description Whoever is called, a foreign CRM included.
             * @enum {string}
             */
            role: "platform" | "crm" | "adapter";
            /** @description Only this operation, for example A6. */
            ref?: string;
            /** @description The answer comes so much later, in real time. */
            latencyMs?: number;
            /** @description Answered instead, and nothing is done. */
            status?: number;
            /** @description The connection is cut without an answer, and nothing is done. */
            dropConnection?: boolean;
            /** @description For so many calls; left out, for all. */
            times?: number;
        };
        /** @description Chosen answers to open points, keys dotted or nested. */
        DialectChoice: {
            [key: string]: unknown;
        };
        /** @description Answers to open points, keys dotted. */
        DialectAnswers: {
            [key: string]: unknown;
        };
        Snapshot: {
            /** @description The form of the document. */
            version: number;
        } & {
            [key: string]: unknown;
        };
        /**
         * @description A list message with a small first letter.
         * @enum {string}
         */
        ReportingList: "assets" | "assetClasses" | "authentications" | "balanceHistories" | "bonusHistories" | "countries" | "deals" | "dealOffsets" | "dynamicLeverageProfiles" | "orders" | "positions" | "priceSnapshots" | "priceStreams" | "symbols" | "symbolCategories" | "traders" | "traderGroups" | "orderActions" | "commissionProfiles" | "volumeProfiles" | "executionProfiles" | "protectionProfiles" | "swapFreeProfiles" | "scheduleProfiles" | "swapAndDividendProfiles" | "holidays" | "holidayProfiles";
        /** @description The list message in JSON, with one field. */
        ReportingRecords: {
            [key: string]: components["schemas"]["ReportingRecord"][];
        };
        /** @description An entity in JSON. An int64 is a string; where one is sent, an integer does too. */
        ReportingRecord: {
            [key: string]: unknown;
        };
        /** @description Whatever has a list, and the three entities that have only an event. */
        RecordedEntity: components["schemas"]["ReportingList"] | ("swapCalculations" | "marginCalls" | "gslScheduleProfiles");
        RecordChange: {
            entity: components["schemas"]["RecordedEntity"];
            /**
             * @description What becomes of it.
             * @enum {string}
             */
            action: "create" | "update" | "delete";
            record: components["schemas"]["ReportingRecord"];
        };
        RecordChanged: {
            entity: components["schemas"]["RecordedEntity"];
            /**
             * @description What became of it.
             * @enum {string}
             */
            action: "create" | "update" | "delete";
            record: components["schemas"]["ReportingRecord"];
            /**
             * Format: int64
             * @description The number of its event, where the entity has events.
             */
            sequence?: number;
        };
    };
    responses: {
        /** @description A session. */
        LoggedIn: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["LoggedIn"];
            };
        };
        /** @description Something in the request is missing, wrong or not known. */
        InvalidRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The control token is missing or wrong. */
        TokenRequired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The Host header names somebody else. */
        HostNotAllowed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No such world. */
        WorldNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No such world, or no such user. */
        UserNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No such world, user or broker. */
        UserOrBrokerNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No such world or broker, or the account is not the user's. */
        BrokerOrAccountNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CrmError"];
            };
        };
        /** @description No such world, or no such session. */
        SessionNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The CRM refused. */
        CrmRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CrmError"];
            };
        };
        /** @description The session is closed, or the CRM refused. */
        SessionClosedOrCrmRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CrmError"];
            };
        };
        /** @description Nothing useful came from the CRM. */
        CrmTrouble: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CrmError"];
            };
        };
        /** @description The journal cannot be written now. Nothing has changed; try again. */
        JournalUnavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /**
         * @description Name of the world
         * @example default
         */
        World: string;
        /**
         * @description The person's session in an application
         * @example app-1
         */
        AppSession: string;
        /**
         * @description The `n` of the last exchange that is known already
         * @example 0
         */
        AfterExchange: number;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ready. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            403: components["responses"]["HostNotAllowed"];
        };
    };
    listWorlds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The worlds. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Worlds"];
                };
            };
            401: components["responses"]["TokenRequired"];
            403: components["responses"]["HostNotAllowed"];
        };
    };
    createWorld: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewWorld"];
            };
        };
        responses: {
            /** @description It is there. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["World"];
                };
            };
            /** @description The body is wrong, or names a fixture, a fault or a dialect key that does not exist. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["TokenRequired"];
            403: components["responses"]["HostNotAllowed"];
            /** @description There is a world of that name. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            503: components["responses"]["JournalUnavailable"];
        };
    };
    getWorld: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the world
                 * @example default
                 */
                name: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The world. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["World"];
                };
            };
            401: components["responses"]["TokenRequired"];
            403: components["responses"]["HostNotAllowed"];
            404: components["responses"]["WorldNotFound"];
        };
    };
    deleteWorld: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the world
                 * @example default
                 */
                name: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["TokenRequired"];
            403: components["responses"]["HostNotAllowed"];
            404: components["responses"]["WorldNotFound"];
            /** @description This one stays. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            503: components["responses"]["JournalUnavailable"];
        };
    };
    resetWorld: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the world
                 * @example default
                 */
                name: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The world as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["World"];
                };
            };
            401: components["responses"]["TokenRequired"];
            403: components["responses"]["HostNotAllowed"];
            404: components["responses"]["WorldNotFound"];
            503: components["responses"]["JournalUnavailable"];
        };
    };
    getClock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the world
                 * @example default
                 */
                name: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The clock. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClockState"];
                };
            };
            401: components["responses"]["TokenRequired"];
            403: components["responses"]["HostNotAllowed"];
            404: components["responses"]["WorldNotFound"];
        };
    };
    setClock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the world
                 * @example default
                 */
                name: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClockChange"];
            };
        };
        responses: {
            /** @description The clock as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClockState"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["TokenRequired"];
            403: components["responses"]["HostNotAllowed"];
            404: components["responses"]["WorldNotFound"];
            /** @description That would be the past. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            503: components["responses"]["JournalUnavailable"];
        };
    };
    countState: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the world
                 * @example default
                 */
                name: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StateCounts"];
                };
            };
            401: components["responses"]["TokenRequired"];
            403: components["responses"]["HostNotAllowed"];
            404: components["responses"]["WorldNotFound"];
        };
    };
    readState: {
        parameters: {
            query?: {
                /**
                 * @description The most records to answer
                 * @example 10
                 */
                limit?: number;
                /**
                 * @description Records to pass over
                 * @example 0
                 */
                skip?: number;
            };
            header?: never;
            path: {
                /**
                 * @description Name of the world
                 * @example default
                 */
                name: components["parameters"]["World"];
                /**
                 * @description Which records
                 * @example users
                 */
                collection: components["schemas"]["Collection"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StateRecords"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["TokenRequired"];
            403: components["responses"]["HostNotAllowed"];
            /** @description No such world, or no such collection. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createManager: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the world
                 * @example default
                 */
                name: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewManager"];
            };
        };
        responses: {
            /** @description The manager's token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagerToken"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["TokenRequired"];
            403: components["responses"]["HostNotAllowed"];
            /** @description No such world, or no such broker. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            503: components["responses"]["JournalUnavailable"];
        };
    };
    setUserStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the world
                 * @example default
                 */
                name: components["parameters"]["World"];
                /**
                 * @description The user
                 * @example 1001
                 */
                userId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserStatusChange"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserWithStatus"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["TokenRequired"];
            403: components["responses"]["HostNotAllowed"];
            404: components["responses"]["UserNotFound"];
            503: components["responses"]["JournalUnavailable"];
        };
    };
    logInToApp: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the world
                 * @example default
                 */
                name: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AppLogin"];
            };
        };
        responses: {
            200: components["responses"]["LoggedIn"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["TokenRequired"];
            403: components["responses"]["HostNotAllowed"];
            404: components["responses"]["BrokerOrAccountNotFound"];
            /** @description The CRM refused, or the account must not log in. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrmError"];
                };
            };
            502: components["responses"]["CrmTrouble"];
            503: components["responses"]["JournalUnavailable"];
        };
    };
    logInAgain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the world
                 * @example default
                 */
                name: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AppRelogin"];
            };
        };
        responses: {
            200: components["responses"]["LoggedIn"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["TokenRequired"];
            403: components["responses"]["HostNotAllowed"];
            /** @description No such world, or no such broker. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            409: components["responses"]["CrmRefused"];
            502: components["responses"]["CrmTrouble"];
            503: components["responses"]["JournalUnavailable"];
        };
    };
    redeemSsoCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the world
                 * @example default
                 */
                name: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AppLogin"];
            };
        };
        responses: {
            /** @description A session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SsoSession"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["TokenRequired"];
            403: components["responses"]["HostNotAllowed"];
            /** @description No such world or account, or the code is no good. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The code does not open this broker, or the account must not log in. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            503: components["responses"]["JournalUnavailable"];
        };
    };
    readAppSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the world
                 * @example default
                 */
                name: components["parameters"]["World"];
                /**
                 * @description The person's session in an application
                 * @example app-1
                 */
                sessionId: components["parameters"]["AppSession"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppSession"];
                };
            };
            401: components["responses"]["TokenRequired"];
            403: components["responses"]["HostNotAllowed"];
            404: components["responses"]["SessionNotFound"];
        };
    };
    openInAppPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the world
                 * @example default
                 */
                name: components["parameters"]["World"];
                /**
                 * @description The person's session in an application
                 * @example app-1
                 */
                sessionId: components["parameters"]["AppSession"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["InAppPage"];
            };
        };
        responses: {
            /** @description The token, and the address to open. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InAppToken"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["TokenRequired"];
            403: components["responses"]["HostNotAllowed"];
            404: components["responses"]["SessionNotFound"];
            409: components["responses"]["SessionClosedOrCrmRefused"];
            502: components["responses"]["CrmTrouble"];
            503: components["responses"]["JournalUnavailable"];
        };
    };
    logOutOfApp: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the world
                 * @example default
                 */
                name: components["parameters"]["World"];
                /**
                 * @description The person's session in an application
                 * @example app-1
                 */
                sessionId: components["parameters"]["AppSession"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session is closed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppLogout"];
                };
            };
            401: components["responses"]["TokenRequired"];
            403: components["responses"]["HostNotAllowed"];
            404: components["responses"]["SessionNotFound"];
            409: components["responses"]["SessionClosedOrCrmRefused"];
            502: components["responses"]["CrmTrouble"];
            503: components["responses"]["JournalUnavailable"];
        };
    };
    inviteUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the world
                 * @example default
                 */
                name: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Invitation"];
            };
        };
        responses: {
            /** @description The attribution. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitedUser"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["TokenRequired"];
            403: components["responses"]["HostNotAllowed"];
            404: components["responses"]["UserOrBrokerNotFound"];
            503: components["responses"]["JournalUnavailable"];
        };
    };
    registerInApp: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the world
                 * @example default
                 */
                name: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AppRegistration"];
            };
        };
        responses: {
            /** @description The new user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewUser"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["TokenRequired"];
            403: components["responses"]["HostNotAllowed"];
            404: components["responses"]["UserOrBrokerNotFound"];
            /** @description Somebody has this e-mail. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            503: components["responses"]["JournalUnavailable"];
        };
    };
    issueOneTimeToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the world
                 * @example default
                 */
                name: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OneTimeTokenRequest"];
            };
        };
        responses: {
            /** @description The code to open an application with. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OneTimeCode"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["TokenRequired"];
            403: components["responses"]["HostNotAllowed"];
            404: components["responses"]["UserNotFound"];
            /** @description The world's CRM is not ours. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            503: components["responses"]["JournalUnavailable"];
        };
    };
    openAdapterSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the world
                 * @example default
                 */
                name: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdapterLogin"];
            };
        };
        responses: {
            /** @description A session, and the accounts in it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdapterSession"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            /** @description The adapter token is no good, or the control token is missing. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            403: components["responses"]["HostNotAllowed"];
            /** @description No such world, or an account that the token does not open. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            503: components["responses"]["JournalUnavailable"];
        };
    };
    readAdapterSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the world
                 * @example default
                 */
                name: components["parameters"]["World"];
                /**
                 * @description The charting client's session
                 * @example chart-1
                 */
                sessionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdapterSessionState"];
                };
            };
            401: components["responses"]["TokenRequired"];
            403: components["responses"]["HostNotAllowed"];
            404: components["responses"]["SessionNotFound"];
        };
    };
    fillDeal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the world
                 * @example default
                 */
                name: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewDeal"];
            };
        };
        responses: {
            /** @description The deal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deal"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["TokenRequired"];
            403: components["responses"]["HostNotAllowed"];
            /** @description No such world, account, symbol or position. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do that, or the deal does not close the position. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            503: components["responses"]["JournalUnavailable"];
        };
    };
    addSubAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the world
                 * @example default
                 */
                name: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubAccount"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubAccount"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["TokenRequired"];
            403: components["responses"]["HostNotAllowed"];
            /** @description No such world, or no such account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The two cannot be main account and sub-account. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            503: components["responses"]["JournalUnavailable"];
        };
    };
    setPrice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the world
                 * @example default
                 */
                name: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Price"];
            };
        };
        responses: {
            /** @description The price in force. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Price"];
                };
            };
            /** @description The body is wrong, or the bid is above the ask. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["TokenRequired"];
            403: components["responses"]["HostNotAllowed"];
            /** @description No such world, or no such symbol. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            503: components["responses"]["JournalUnavailable"];
        };
    };
    linkOcoOrders: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the world
                 * @example default
                 */
                name: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OcoLink"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OcoLink"];
                };
            };
            /** @description The body is wrong, or an order is to be linked to itself. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["TokenRequired"];
            403: components["responses"]["HostNotAllowed"];
            404: components["responses"]["WorldNotFound"];
            503: components["responses"]["JournalUnavailable"];
        };
    };
    listCallbacks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the world
                 * @example default
                 */
                name: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The callbacks, oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Callbacks"];
                };
            };
            401: components["responses"]["TokenRequired"];
            403: components["responses"]["HostNotAllowed"];
            404: components["responses"]["WorldNotFound"];
        };
    };
    redeliverCallback: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the world
                 * @example default
                 */
                name: components["parameters"]["World"];
                /**
                 * @description The callback
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It will be sent. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Callback"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["TokenRequired"];
            403: components["responses"]["HostNotAllowed"];
            /** @description No such world, or no such callback. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            503: components["responses"]["JournalUnavailable"];
        };
    };
    listExchanges: {
        parameters: {
            query?: {
                /**
                 * @description The `n` of the last exchange that is known already
                 * @example 0
                 */
                after?: components["parameters"]["AfterExchange"];
                /**
                 * @description The most exchanges to answer
                 * @example 100
                 */
                limit?: number;
            };
            header?: never;
            path: {
                /**
                 * @description Name of the world
                 * @example default
                 */
                name: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The exchanges, oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Exchanges"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["TokenRequired"];
            403: components["responses"]["HostNotAllowed"];
            404: components["responses"]["WorldNotFound"];
        };
    };
    streamExchanges: {
        parameters: {
            query?: {
                /**
                 * @description The `n` of the last exchange that is known already
                 * @example 0
                 */
                after?: components["parameters"]["AfterExchange"];
            };
            header?: never;
            path: {
                /**
                 * @description Name of the world
                 * @example default
                 */
                name: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stream; it stays open. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["TokenRequired"];
            403: components["responses"]["HostNotAllowed"];
            404: components["responses"]["WorldNotFound"];
        };
    };
    getFaults: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the world
                 * @example default
                 */
                name: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The faults. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Faults"];
                };
            };
            401: components["responses"]["TokenRequired"];
            403: components["responses"]["HostNotAllowed"];
            404: components["responses"]["WorldNotFound"];
        };
    };
    setFaults: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the world
                 * @example default
                 */
                name: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FaultChange"];
            };
        };
        responses: {
            /** @description What is in force now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Faults"];
                };
            };
            /** @description The body is wrong, or there is no such fault or operation. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["TokenRequired"];
            403: components["responses"]["HostNotAllowed"];
            404: components["responses"]["WorldNotFound"];
            503: components["responses"]["JournalUnavailable"];
        };
    };
    getDialect: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the world
                 * @example default
                 */
                name: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The dialect, complete. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DialectAnswers"];
                };
            };
            401: components["responses"]["TokenRequired"];
            403: components["responses"]["HostNotAllowed"];
            404: components["responses"]["WorldNotFound"];
        };
    };
    setDialect: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the world
                 * @example default
                 */
                name: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DialectChoice"];
            };
        };
        responses: {
            /** @description The dialect in force, complete. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DialectAnswers"];
                };
            };
            /** @description The body is no object, or there is no such key or value. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["TokenRequired"];
            403: components["responses"]["HostNotAllowed"];
            404: components["responses"]["WorldNotFound"];
            503: components["responses"]["JournalUnavailable"];
        };
    };
    exportJournal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the world
                 * @example default
                 */
                name: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The journal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": string;
                };
            };
            401: components["responses"]["TokenRequired"];
            403: components["responses"]["HostNotAllowed"];
            404: components["responses"]["WorldNotFound"];
        };
    };
    takeSnapshot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the world
                 * @example default
                 */
                name: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The snapshot. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Snapshot"];
                };
            };
            401: components["responses"]["TokenRequired"];
            403: components["responses"]["HostNotAllowed"];
            404: components["responses"]["WorldNotFound"];
        };
    };
    restoreSnapshot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the world
                 * @example default
                 */
                name: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Snapshot"];
            };
        };
        responses: {
            /** @description The world as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["World"];
                };
            };
            /** @description The body is not a snapshot that can be restored. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["TokenRequired"];
            403: components["responses"]["HostNotAllowed"];
            404: components["responses"]["WorldNotFound"];
            503: components["responses"]["JournalUnavailable"];
        };
    };
    readReporting: {
        parameters: {
            query?: {
                /**
                 * @description The first id to answer, itself included
                 * @example 1
                 */
                id?: number;
                /**
                 * @description The most records to answer
                 * @example 100
                 */
                size?: number;
                /**
                 * @description Whether ids rise or fall from the first one on
                 * @example asc
                 */
                direction?: "asc" | "desc";
            };
            header?: never;
            path: {
                /**
                 * @description Name of the world
                 * @example default
                 */
                name: components["parameters"]["World"];
                /**
                 * @description The list, by its message name with a small first letter
                 * @example balanceHistories
                 */
                entity: components["schemas"]["ReportingList"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportingRecords"];
                    "application/x-protobuf": string;
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["TokenRequired"];
            403: components["responses"]["HostNotAllowed"];
            /** @description No such world, or no such list. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    streamReporting: {
        parameters: {
            query?: {
                /**
                 * @description The last sequence number that is known already; left out, the stream starts with the oldest event that is kept
                 * @example 0
                 */
                after?: number;
                /**
                 * @description Whether the stream stays open for what comes
                 * @example false
                 */
                follow?: boolean;
            };
            header?: never;
            path: {
                /**
                 * @description Name of the world
                 * @example default
                 */
                name: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                    "application/x-protobuf": string;
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["TokenRequired"];
            403: components["responses"]["HostNotAllowed"];
            404: components["responses"]["WorldNotFound"];
            /** @description Events after this one are not kept any more; read the lists again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    setReportingRecord: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the world
                 * @example default
                 */
                name: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordChange"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordChanged"];
                };
            };
            /** @description The body is wrong, or the record does not fit its message. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["TokenRequired"];
            403: components["responses"]["HostNotAllowed"];
            /** @description No such world, or no such record. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is a record with this id. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            503: components["responses"]["JournalUnavailable"];
        };
    };
}
