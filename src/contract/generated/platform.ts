// Generated from openapi/ by `npm run generate`. Do not edit.
export interface paths {
    "/cid/oauth2/uid/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a user (SSO)
         * @description Creates the identity of a customer who signs in through the broker's CRM. Which nickname the user ends up with is decided by the rules of topic NICK: a wish that is taken or unusable is no reason to refuse. The status of a fresh user is topic USER.
         */
        post: operations["createSsoUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cid/oauth2/uid/acceptAgreement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Confirm the user agreement
         * @description Records that the user agreed to the terms. The two names are listed as query parameters, yet shown in a JSON body as well, and nothing says which of them counts (U-07). So both placements are declared here, both optional; each name has to arrive in one of them, which JSON Schema cannot say across the two and the operation therefore checks itself (B2-6).
         */
        put: operations["acceptAgreement"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cid/oauth2/uid/changeEmail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the email of a user
         * @description Gives a user another email. From then on the new address leads to the user, and the old one no longer does.
         */
        put: operations["changeEmail"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cid/oauth2/uid/getUserId": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Look up a user id by email (SSO)
         * @description Finds the user who has this email under this CRM. Nobody found is an answer and not a failure: the status stays 200 and the response is empty. What empty means on the wire is open (I-09): we send `{}`, others send a body of zero bytes, with no JSON at all, or a null.
         */
        get: operations["getSsoUserId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cid/oauth2/uid/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Log a user out of the platform
         * @description Ends every session that the user has in any of the platform's applications. The broker calls it when the user logs out of the broker's client area.
         */
        put: operations["logOutUser"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cid/uid/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a user (without SSO)
         * @description Creates the identity of somebody who signs in at the platform itself. An email that is still free brings the whole record of the new user; an email that somebody already has brings the id of that user and nothing else. Brokers with single sign-on use B1 instead.
         */
        post: operations["createUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cid/uid/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Link a trading account to a user
         * @description Makes a trading account appear among the accounts of a user. Login and environment name the account, the hash of its password proves that the link is wanted. The body of the answer stays empty unless the caller asks for the id of the link.
         */
        post: operations["linkAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cid/uid/changeUidTraderAccount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the broker or the display name of a linked account
         * @description Moves a trading account to another white label of the broker, gives it a text that people see instead of the login number, or both. What is left out stays as it is.
         */
        post: operations["changeLinkedAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cid/push/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a push notification
         * @description Sends one message to everybody who passes all the filters: the broker always, and, where they are given, the list of users, the trading groups and the languages. Switching `allGroups` or `allPreferredLanguages` on makes the list beside it irrelevant.
         */
        post: operations["sendPush"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cid/uid/getemail/{traderLogin}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Look up the email behind a trading account
         * @description Tells the email of the user to whom the account is linked. Logins may repeat between environments; `environmentName` says which one is meant.
         */
        get: operations["getTraderEmail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cid/uid/getUserId": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Look up a user id by email
         * @description Finds the user who has this email, whatever the broker. What an email that nobody has answers is not stated: we say 404 (I-10), unlike B4.
         */
        get: operations["getUserId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cid/uidTraderAccounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List linked accounts
         * @description Lists the links between users and the trading accounts of one environment, sorted by time of creation, in pages if wanted. Filters add up: a record has to pass each of them. The token stands in the header as it is, with no scheme before it. Paging is topic PAGE.
         */
        post: operations["listLinkedAccounts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/social/invitedUsers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List attributions
         * @description Lists who was invited by whom, one record for each attribution. Reading it is also the way to catch up on callbacks (A6) that never arrived. Paging is topic PAGE.
         */
        get: operations["listInvitedUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List registered users
         * @description Lists who registered, one record for each user. The manager whose token is used needs the right to authenticate users. Paging is topic PAGE.
         */
        get: operations["listUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cid/v1/users/{userId}/authcode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get a one-time SSO code
         * @description Issues a code with which a user can be signed in to the platform within a minute. It opens only the white labels that are asked for. The manager whose token is used needs the right to authenticate users. Where the code is redeemed is not part of the documents (U-08), so what it is worth can only be proven through a hook.
         */
        post: operations["issueSsoCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cid/oauth2/uid/inAppControls": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the ribbons of a user
         * @description Decides which ribbons a user sees in the platform's applications. A ribbon for one account wins over a ribbon for one broker, and that wins over a ribbon for everything under the CRM: the broader ones show only where no narrower one matches. An empty `rules` object takes all ribbons away.
         */
        put: operations["setInAppControls"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cid/oauth2/uid/referral": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a partner identifier
         * @description Reads the partner identifier of a user or of one linked account. `userId` is required when a user holds it, `uidTraderAccountId` when an account does; parameters cannot say that of each other, so the operation checks it itself (B18-5).
         */
        get: operations["getReferral"];
        /**
         * Set a partner identifier
         * @description Attaches a partner identifier to a user or to one linked account. Which of the two is meant is told by the id that is sent, so one of `userId` and `uidTraderAccountId` belongs into the body; what both of them mean is open, and refused here (B17-8).
         */
        put: operations["setReferral"];
        post?: never;
        /**
         * Delete a partner identifier
         * @description Detaches the partner identifier of a user, or, when an account is named as well, the one of that account. Without the account the identifiers of the user's accounts are left alone.
         */
        delete: operations["deleteReferral"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/webserv/traders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List trading accounts (path without a slash at its end)
         * @description The same call as T3. The documents write its path with a slash at its end; clients send both forms (I-32).
         */
        get: operations["listTradersAlias"];
        put?: never;
        /**
         * Create a trading account
         * @description Opens an account in a group of a broker and answers its record, which holds what was sent (but for the password hash) and what the platform adds, above all the login. The balance is meant for demo accounts; real money arrives by T8.
         */
        post: operations["createTrader"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/webserv/traders/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List trading accounts
         * @description Lists the accounts that were registered in a window of time (from <= registrationTimestamp < to) and pass the other filters. A long list comes in chunks: while `hasMore` is true, ask again with `to` set to the earliest registrationTimestamp received plus one. The last-deal filter needs both of its ends or neither, which OpenAPI cannot say about parameters; that is what `x-dependent-parameters` stands for.
         */
        get: operations["listTraders"];
        put?: never;
        /**
         * Create a trading account (path with a slash at its end)
         * @description The same call as T1, at the other form of its path (I-32).
         */
        post: operations["createTraderAlias"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/webserv/traders/{login}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the trading account
                 * @example 1000001
                 */
                login: components["parameters"]["LoginInPath"];
            };
            cookie?: never;
        };
        /**
         * Read a trading account
         * @description Answers the whole record of one account.
         */
        get: operations["getTrader"];
        /**
         * Update a trading account (all parameters)
         * @description Replaces everything that T1 sets, but for the balance: it has to be sent like the rest and yet stays as it is (T8 changes it). The documents call every parameter mandatory and say in the same breath that unspecified ones become null or their default. So nothing is marked required here; a platform that insists on the first half is the dialect `traders.strictPut` (I-20).
         */
        put: operations["replaceTrader"];
        post?: never;
        /**
         * Delete a trading account
         * @description Removes the account. What open positions or money on it lead to is not laid down (I-17).
         */
        delete: operations["deleteTrader"];
        options?: never;
        head?: never;
        /**
         * Update a trading account (specific parameters)
         * @description Changes those of twelve fields that the body holds and leaves everything else as it is. The balance is not among them (T8 changes it), and neither are the account's type, currency, broker and password.
         */
        patch: operations["updateTrader"];
        trace?: never;
    };
    "/v2/webserv/traders/{login}/subaccounts": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the trading account
                 * @example 1000001
                 */
                login: components["parameters"]["LoginInPath"];
            };
            cookie?: never;
        };
        /**
         * Read the sub-accounts of a trading account
         * @description Lists the accounts that a trader uses for copying strategies, with what they hold together. Both totals count in the moneyDigits of the trader of the path, whatever those of the sub-accounts are.
         */
        get: operations["getSubAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/webserv/traders/{login}/changebalance": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the trading account
                 * @example 1000001
                 */
                login: components["parameters"]["LoginInPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the balance of a trading account
         * @description Books a deposit or a withdrawal of money or of non-withdrawable bonus. The broker calls it after a payment succeeded. The amount is a positive decimal number, not a monetary integer; which way it goes is told by `type` alone.
         */
        post: operations["changeBalance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/webserv/traders/{login}/changepassword": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the trading account
                 * @example 1000001
                 */
                login: components["parameters"]["LoginInPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the password of a trading account
         * @description Sets a new password. The old one is not asked for and ends at once.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/webserv/traders/{login}/checkpassword": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the trading account
                 * @example 1000001
                 */
                login: components["parameters"]["LoginInPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check the password of a trading account
         * @description Tells by its status whether the hash is that of the account's password. Which status says yes and which says no is not laid down (U-23, U-24).
         */
        post: operations["checkPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/webserv/symbols": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the symbols
         * @description Lists all symbols of the server. It takes no parameters.
         */
        get: operations["listSymbols"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/webserv/depositAssets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the deposit assets
         * @description Lists the names of the assets in which accounts of the server can hold money. It takes no parameters.
         */
        get: operations["listDepositAssets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/webserv/managers/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Issue a manager token
         * @description How a broker's back end comes by its manager token is not laid down. Real back ends begin with this call, so it is served by default: a manager's login and password hash for a token. It needs no token itself.
         */
        post: operations["issueManagerToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/webserv/openPositions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List open positions
         * @description Lists the open positions of one account, or of all. Served only where the dialect asks for it.
         */
        get: operations["listOpenPositions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/webserv/closedPositions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List closed positions
         * @description Lists the positions that were closed in a window of at most two days, of one account or of all. Served only where the dialect asks for it.
         */
        get: operations["listClosedPositions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/webserv/traders/{login}/changebonus": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the trading account
                 * @example 1000001
                 */
                login: components["parameters"]["LoginInPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the bonus of a trading account
         * @description Gives an account a bonus or takes it back. Served only where the dialect asks for it.
         */
        post: operations["changeBonus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/webserv/tradergroups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the groups of trading accounts
         * @description Lists the groups in which accounts can be opened. Served only where the dialect asks for it.
         */
        get: operations["listTraderGroups"];
        put?: never;
        post?: never;
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
         * @description Id of a user
         */
        UserId: number;
        /**
         * Format: int64
         * @description Id of the link between a user and a trading account
         */
        UidTraderAccountId: number;
        /**
         * Format: int64
         * @description Number of a trading account
         */
        Login: number;
        /** @description Name of the broker's CRM, which may stand for several white labels */
        BrokerCrmName: string;
        /** @description Name of a broker or white label, unique on the platform */
        BrokerName: string;
        /** @description Name of a trading environment */
        EnvironmentName: string;
        /** @description Identifier of a partner, in the broker's own terms */
        PartnerId: string;
        /** @description Email of a user */
        EmailAddress: string;
        /** @description Alpha-2 code of a language */
        LanguageCode: string;
        /** @description The id of a user */
        UserReference: {
            userId: components["schemas"]["UserId"];
        };
        /** @description A user, complete */
        User: {
            userId: components["schemas"]["UserId"];
            /** @description Display name; `uid` and the userId, unless the user has another */
            nickname: string;
            /** @description Email of the user */
            email: string;
            preferredLanguage: components["schemas"]["LanguageCode"];
            utcCreateTimestamp: components["schemas"]["CreationTime"];
            status: components["schemas"]["UserStatus"];
        };
        /** @description The user who already has the email, by id and nothing more */
        KnownUser: {
            userId: components["schemas"]["UserId"];
        };
        /**
         * @description `UID_NEW` is where every user starts, `UID_ACTIVE` is a user who confirmed the email, `UID_DELETED` one who was deleted
         * @enum {string}
         */
        UserStatus: "UID_NEW" | "UID_ACTIVE" | "UID_DELETED";
        /**
         * Format: int64
         * @description Unix time of creation, by default in milliseconds (I-01)
         */
        CreationTime: number;
        /** @description A trading account that is linked to a user */
        LinkedAccount: {
            userId: components["schemas"]["UserId"];
            uidTraderAccountId: components["schemas"]["UidTraderAccountId"];
            login: components["schemas"]["Login"];
            /**
             * Format: int64
             * @description Number of the main account if this is a sub-account
             */
            subAccountOf: number | null;
            /**
             * Format: int32
             * @description How many digits of a monetary integer are decimals, so with 2 the integer 1234512 is 12345.12 in the deposit currency
             */
            moneyDigits: number;
            brokerName: components["schemas"]["BrokerName"];
            /** @description Currency in which money is paid in and out */
            depositCurrency: string;
            utcCreateTimestamp: components["schemas"]["CreationTime"];
            /**
             * Format: int64
             * @description The user to whom the owner gave access
             */
            sharedWithUserId: number | null;
            environmentName: components["schemas"]["EnvironmentName"];
            /** @description What people see in place of the login number */
            brokerAccountDisplayName: string | null;
        };
        /** @description An attribution, that is an invited user and the partner who invited */
        InvitedUser: {
            /**
             * Format: int64
             * @description The user who was invited
             */
            invitedUserId: number;
            /**
             * Format: int64
             * @description The partner who invited
             */
            partnerUserId: number;
            /** @description The partner's id in the broker's CRM, once the broker has told it */
            brokerPartnerId?: string;
            /** @description Broker or white label of the invitation */
            brokerName?: string;
            /**
             * Format: int64
             * @description Moment of the attribution in Unix milliseconds (UTC)
             */
            createTimestamp: number;
        };
        /** @description A user as the list of registrations shows it */
        RegisteredUser: {
            userId: components["schemas"]["UserId"];
            /** @description Email of the user */
            email: string;
            brokerName: components["schemas"]["BrokerName"];
            /**
             * Format: int64
             * @description Moment of the registration in Unix milliseconds (UTC)
             */
            utcCreateTimestamp: number;
        };
        /** @description A coloured strip with a text and something to press */
        Ribbon: {
            /** @description Colour of the ribbon, a number sign and six hexadecimal digits */
            color: string;
            /** @description Text on the ribbon */
            title: string;
            /** @description Whether it is displayed at all */
            enabled: boolean;
            /** @description Whether people may dismiss it, which lasts until they start the application again */
            closable: boolean;
            /** @description What pressing it does */
            action: {
                /** @description Address to open in a browser window of its own */
                urlExternal?: string;
                /** @description Address to open in a frame inside the application */
                urlinApp?: string;
            };
            /** @description Only for sessions under this broker or white label */
            brokerName?: string;
            /**
             * Format: int64
             * @description Only for sessions under this linked account
             */
            uidTraderAccountId?: number;
        };
        /** @description A partner identifier together with its holder, a user or one of the user's linked accounts */
        PartnerIdentifier: {
            userId?: components["schemas"]["UserId"];
            uidTraderAccountId?: components["schemas"]["UidTraderAccountId"];
            partnerId: components["schemas"]["PartnerId"];
        } | unknown | unknown;
        /** @description What people read on their device */
        PushMessage: {
            /** @description Headline */
            title: string;
            /** @description Text */
            body: string;
            /** @description Address of a picture */
            imageURL?: string;
            /** @description Screen to open on a tap, where the symbol's name stands between `symbols/` and `/info`; the main screen if left out */
            deepLinkAction?: string;
        };
        /** @description Why the platform turned a call down. The documents leave this body open (U-17) */
        Error: {
            error: {
                /** @description A name for programs */
                errorCode: string;
                /** @description A sentence for people, which says what was wrong and where */
                description: string;
            };
        };
        /** @description A moment in UTC, written yyyy-MM-ddTHH:mm:ss.SSS with nothing before or after it. The pattern knows the length of each month but not leap years, so 29 February needs a second look */
        UtcTimestamp: string;
        /**
         * Format: int64
         * @description A moment in Unix milliseconds (UTC)
         */
        UnixMilliseconds: number;
        /**
         * Format: int64
         * @description Money in the deposit currency, scaled by moneyDigits, so with moneyDigits 2 the integer 1234512 is 12345.12
         */
        MonetaryInteger: number;
        /** @description MD5 of the password, in hexadecimal digits */
        PasswordHash: string;
        /**
         * @description `FULL_ACCESS` restricts nothing, `CLOSE_ONLY` lets positions be closed only, `NO_TRADING` forbids every trading operation, `NO_LOGIN` keeps people from logging in
         * @enum {string}
         */
        AccessRights: "FULL_ACCESS" | "CLOSE_ONLY" | "NO_TRADING" | "NO_LOGIN";
        /**
         * @description `HEDGED` holds both directions of a symbol at once, `NETTED` one direction of each symbol, `SPREAD_BETTING` is for spread betting
         * @enum {string}
         */
        AccountType: "HEDGED" | "NETTED" | "SPREAD_BETTING";
        /**
         * @description What counts as the margin of a symbol. `MAX` the largest margin of its positions, `SUM` the margins of its positions added up, `NET` the difference between the margins of its long and its short positions
         * @enum {string}
         */
        TotalMarginCalculationType: "MAX" | "SUM" | "NET";
        /**
         * @description Where the margin of a limited-risk account comes from. `ACCORDING_TO_LEVERAGE` its leverage, `ACCORDING_TO_GSL` the distance from the open price to the guaranteed stop loss, `ACCORDING_TO_GSL_AND_LEVERAGE` whichever is larger
         * @enum {string}
         */
        LimitedRiskMarginCalculationStrategy: "ACCORDING_TO_LEVERAGE" | "ACCORDING_TO_GSL" | "ACCORDING_TO_GSL_AND_LEVERAGE";
        /** @description Where the holder of an account lives and can be reached, and who introduced that person */
        ContactDetails: {
            /** @description Address of residence */
            address?: string | null;
            /** @description City */
            city?: string | null;
            /**
             * Format: int64
             * @description Identifier of the country, by default its ISO 3166-1 number
             */
            countryId?: number | null;
            /** @description Id of a document */
            documentId?: string | null;
            /** @description Email */
            email?: string | null;
            /** @description Phone number */
            phone?: string | null;
            /** @description State */
            state?: string | null;
            /** @description Zip code */
            zipCode?: string | null;
            /** @description The broker's own id for the partner of the first level */
            introducingBroker1?: string | null;
            /** @description The broker's own id for the partner of the second level */
            introducingBroker2?: string | null;
        } | null;
        /** @description Contact details as a creation takes them, where what is unknown is left out and never null */
        NewContactDetails: components["schemas"]["ContactDetails"] & {
            address?: string;
            city?: string;
            countryId?: number;
            documentId?: string;
            email?: string;
            phone?: string;
            state?: string;
            zipCode?: string;
            introducingBroker1?: string;
            introducingBroker2?: string;
        };
        /** @description The fields of an account that a caller sets and can read back */
        TraderFields: {
            accessRights?: components["schemas"]["AccessRights"];
            accountType?: components["schemas"]["AccountType"];
            /** @description Total balance, a monetary integer */
            balance?: components["schemas"]["MonetaryInteger"];
            brokerName?: components["schemas"]["BrokerName"];
            /** @description Currency in which money is paid in and out */
            depositCurrency?: string;
            /** @description Name of the group of the account */
            groupName?: string;
            /**
             * Format: int32
             * @description Leverage times 100, so 1:1 is 100 and 1:100 is 10000
             */
            leverageInCents?: number;
            totalMarginCalculationType?: components["schemas"]["TotalMarginCalculationType"];
            contactDetails?: components["schemas"]["ContactDetails"];
            /** @description What the broker notes about the account */
            description?: string | null;
            /** @description Whether guaranteed stop losses limit the risk */
            isLimitedRisk?: boolean | null;
            /** @description Last name of the holder */
            lastName?: string | null;
            limitedRiskMarginCalculationStrategy?: components["schemas"]["LimitedRiskMarginCalculationStrategy"] | null;
            /**
             * Format: int32
             * @description Largest leverage times 100
             */
            maxLeverage?: number | null;
            /** @description First name of the holder */
            name?: string | null;
            /** @description Whether the trader is sent a statement every day */
            sendOwnStatement?: boolean | null;
            /** @description Whether the broker is sent a statement every day */
            sendStatementToBroker?: boolean | null;
            /** @description Whether administrative (rollover) fees take the place of swaps, as Sharia law may demand */
            swapFree?: boolean | null;
        };
        /** @description An account to be created. Optional fields are left out when unknown and never null */
        NewTrader: WithRequired<components["schemas"]["TraderFields"], "accessRights" | "accountType" | "balance" | "brokerName" | "depositCurrency" | "groupName" | "leverageInCents" | "totalMarginCalculationType"> & {
            hashedPassword: components["schemas"]["PasswordHash"];
            leverageInCents: number;
            contactDetails?: components["schemas"]["NewContactDetails"];
            description?: string;
            isLimitedRisk?: boolean;
            lastName?: string;
            limitedRiskMarginCalculationStrategy?: string;
            maxLeverage?: number;
            name?: string;
            sendOwnStatement?: boolean;
            sendStatementToBroker?: boolean;
            swapFree?: boolean;
        };
        /** @description Everything about an account, as T1 takes it. Left out or null means null or the default: null for contactDetails, description, lastName, name, limitedRiskMarginCalculationStrategy and maxLeverage; false for the four flags; `FULL_ACCESS`, `HEDGED`, `MAX` and 10000 for rights, account type, margin calculation and leverage. Broker, currency, group and password then stay. The balance is accepted and never changed. `x-mandatory` is what the dialect `traders.strictPut` demands */
        TraderReplacement: components["schemas"]["TraderFields"] & {
            hashedPassword?: components["schemas"]["PasswordHash"];
            leverageInCents?: number;
            maxLeverage?: number | null;
        };
        /** @description The twelve fields that can be changed one by one. What is left out or null stays as it is (I-21) */
        TraderPatch: {
            accessRights?: components["schemas"]["AccessRights"] | null;
            contactDetails?: components["schemas"]["ContactDetails"];
            /** @description What the broker notes about the account */
            description?: string | null;
            /** @description Name of the group into which the account moves */
            groupName?: string | null;
            /** @description Whether guaranteed stop losses limit the risk */
            isLimitedRisk?: boolean | null;
            /** @description Last name of the holder */
            lastName?: string | null;
            /**
             * Format: int32
             * @description Leverage times 100
             */
            leverageInCents?: number | null;
            /**
             * Format: int32
             * @description Largest leverage times 100
             */
            maxLeverage?: number | null;
            /** @description First name of the holder */
            name?: string | null;
            /** @description Whether the trader is sent a statement every day */
            sendOwnStatement?: boolean | null;
            /** @description Whether the broker is sent a statement every day */
            sendStatementToBroker?: boolean | null;
            /** @description Whether administrative (rollover) fees take the place of swaps */
            swapFree?: boolean | null;
        };
        /** @description The fields of an account that the platform adds to what callers set */
        TraderState: {
            login?: components["schemas"]["Login"];
            /** @description All bonus funds, a monetary integer */
            bonus?: components["schemas"]["MonetaryInteger"];
            /** @description Total equity, a monetary integer */
            equity?: components["schemas"]["MonetaryInteger"];
            /** @description Margin that is free, a monetary integer */
            freeMargin?: components["schemas"]["MonetaryInteger"];
            /** @description What can be withdrawn, a monetary integer: the balance and the unrealized profit or loss, less the management fees of the strategies in which the owner invested */
            cashEquity?: components["schemas"]["MonetaryInteger"];
            /** @description Margin in use, a monetary integer */
            usedMargin?: components["schemas"]["MonetaryInteger"];
            /** @description Bonus that cannot be withdrawn, a monetary integer */
            nonWithdrawableBonus?: components["schemas"]["MonetaryInteger"];
            /**
             * Format: int32
             * @description How many digits of the monetary integers are decimals
             */
            moneyDigits?: number;
            /** @description When the account was last updated */
            lastUpdateTimestamp?: components["schemas"]["UnixMilliseconds"];
            /** @description When the account was registered */
            registrationTimestamp?: components["schemas"]["UnixMilliseconds"];
            /** @description Smallest equity since 00:00 UTC */
            minEquityDaily?: components["schemas"]["MonetaryInteger"];
            /** @description Largest equity since 00:00 UTC */
            maxEquityDaily?: components["schemas"]["MonetaryInteger"];
            /**
             * Format: int64
             * @description By default when the account was last connected, in Unix milliseconds and 0 before the first time (U-21)
             */
            lastConnectionTimestamp?: number | null;
        };
        /** @description The record of an account, or that part of it which the parameter `fields` of the list asked for */
        PartialTrader: components["schemas"]["TraderFields"] & components["schemas"]["TraderState"];
        /** @description The record of an account, complete. Every input field of the creation but the password hash comes back; those that were never set may be null or missing */
        Trader: WithRequired<components["schemas"]["TraderFields"], "accessRights" | "accountType" | "balance" | "brokerName" | "depositCurrency" | "groupName" | "leverageInCents" | "totalMarginCalculationType" | "swapFree"> & WithRequired<components["schemas"]["TraderState"], "login" | "bonus" | "equity" | "freeMargin" | "cashEquity" | "usedMargin" | "nonWithdrawableBonus" | "moneyDigits" | "lastUpdateTimestamp" | "registrationTimestamp" | "minEquityDaily" | "maxEquityDaily"> & {
            swapFree: boolean;
        };
        /** @description One chunk of a list of accounts */
        TraderList: {
            /** @description The accounts of this chunk, with whole records unless `fields` was given */
            trader: components["schemas"]["PartialTrader"][];
            /** @description Whether further accounts match */
            hasMore: boolean;
        };
        /** @description The sub-accounts of a trader and what they hold together */
        SubAccounts: {
            subAccountLogins: {
                /** @description The logins of the sub-accounts */
                login: components["schemas"]["Login"][];
            };
            /** @description Sum of the balances, scaled by the moneyDigits of the trader who was asked for */
            totalSubAccountsBalance: components["schemas"]["MonetaryInteger"];
            /** @description Sum of the equities, scaled by the moneyDigits of the trader who was asked for */
            totalSubAccountsEquity: components["schemas"]["MonetaryInteger"];
        };
        /** @description A payment */
        BalanceChange: {
            login: components["schemas"]["Login"];
            /**
             * @description Which way the amount goes, and whether it is money or bonus that cannot be withdrawn
             * @enum {string}
             */
            type: "DEPOSIT" | "WITHDRAW" | "DEPOSIT_NONWITHDRAWABLE_BONUS" | "WITHDRAW_NONWITHDRAWABLE_BONUS";
            preciseAmount: components["schemas"]["PreciseAmount"];
            /** @description Note for the broker, which retail clients never see */
            comment?: string;
            /** @description The broker's own identifier, such as the number of a transfer order */
            externalId?: string;
            /** @description Comment that retail clients see */
            externalNote?: string;
            /** @description Where the money comes from or goes to */
            source?: string;
            /** @description Whether to book without a look at the margin, which may end in a stop out, in a negative balance, or in both */
            skipMarginValidation?: boolean;
        };
        /**
         * Format: double
         * @description A positive amount in the deposit currency with at most eight decimals (for assets such as BTC). The decimals are counted in the text of the number (`x-decimals`); a `multipleOf` would refuse valid amounts such as 0.07
         */
        PreciseAmount: number;
        /** @description An account and a password */
        TraderPassword: {
            login: components["schemas"]["Login"];
            hashedPassword: components["schemas"]["PasswordHash"];
        };
        /** @description Something that can be traded */
        Symbol: {
            /** @description Name of the symbol */
            name: string;
            /**
             * Format: int64
             * @description Id of the symbol
             */
            id: number;
            /** @description What the broker says about the symbol */
            description: string;
            /** @description Name of its asset class */
            assetClass: string;
            /** @description Name of its symbol category */
            category: string;
            /** @description Whether it gets quotes at present */
            quotesEnabled: boolean;
            /** @description Whether the platform's applications display it */
            showInPlatform: boolean;
        };
        /** @description A position that is open (assumed, U-25) */
        OpenPosition: {
            /**
             * Format: int64
             * @description Id of the position
             */
            positionId: number;
            login: components["schemas"]["Login"];
            /**
             * Format: int64
             * @description Id of the symbol
             */
            symbolId: number;
            /**
             * @description Direction
             * @enum {string}
             */
            tradeSide: "BUY" | "SELL";
            /**
             * Format: int64
             * @description Volume times 100
             */
            volume: number;
            /**
             * Format: int64
             * @description Price at the opening times 100000
             */
            entryPrice: number;
            /** @description When it was opened */
            openTimestamp: components["schemas"]["UnixMilliseconds"];
        };
        /** @description A position that was closed (assumed, U-25) */
        ClosedPosition: components["schemas"]["OpenPosition"] & {
            /**
             * Format: int64
             * @description Price at the closing times 100000
             */
            closePrice: number;
            /** @description When it was closed */
            closeTimestamp: components["schemas"]["UnixMilliseconds"];
        };
        /** @description A bonus that is given or taken back (assumed, U-25) */
        BonusChange: {
            login: components["schemas"]["Login"];
            /**
             * @description Which way the amount goes
             * @enum {string}
             */
            type: "DEPOSIT" | "WITHDRAW";
            preciseAmount: components["schemas"]["PreciseAmount"];
            /** @description Note for the broker */
            comment?: string;
            /** @description Comment that retail clients see */
            externalNote?: string;
        };
        /** @description A group of accounts (assumed, U-25) */
        TraderGroup: {
            /**
             * Format: int64
             * @description Id of the group
             */
            id: number;
            /** @description Name of the group */
            name: string;
            /** @description What the broker says about the group */
            description?: string | null;
        };
    };
    responses: {
        /** @description The manager token is missing or not valid */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The call is not allowed, or not as it was sent */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description What the call names does not exist */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The account exists */
        TraderCreated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Trader"];
            };
        };
        /** @description The accounts that match, or their next chunk */
        TraderChunk: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TraderList"];
            };
        };
        /** @description The account cannot be like that, or the call is not as it should be */
        TraderRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No account has this login */
        TraderNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The group, the broker or the account that the call names does not exist */
        TraderHomeNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description This platform does not offer the call */
        NotServed: {
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
         * @description Name of the broker's CRM
         * @example AcmeGroup
         */
        BrokerCrmName: string;
        /**
         * @description The email to look for; a plus sign has to be sent as %2B
         * @example mia.keller@example.com
         */
        Email: string;
        /**
         * @description Earliest time of creation in Unix milliseconds (UTC), that millisecond included
         * @example 1790000000000
         */
        CreatedFrom: number;
        /**
         * @description The most records to list. What the platform does about large values is topic PAGE
         * @example 50
         */
        Limit: number;
        /**
         * @description Records to pass over
         * @example 100
         */
        Skip: number;
        /**
         * @description Number of the trading account
         * @example 1000001
         */
        LoginInPath: number;
        /**
         * @description Earliest registration, that millisecond included
         * @example 2026-09-21T00:00:00.000
         */
        RegisteredFrom: components["schemas"]["UtcTimestamp"];
        /**
         * @description End of the window of registration, that millisecond not included
         * @example 2026-09-22T00:00:00.000
         */
        RegisteredTo: components["schemas"]["UtcTimestamp"];
        /**
         * @description Earliest last deal, that millisecond included; only together with toLastDealTimestamp
         * @example 2026-09-21T08:00:00.000
         */
        LastDealFrom: components["schemas"]["UtcTimestamp"];
        /**
         * @description End of the window of the last deal, that millisecond not included; only together with fromLastDealTimestamp
         * @example 2026-09-21T20:00:00.000
         */
        LastDealTo: components["schemas"]["UtcTimestamp"];
        /**
         * @description Names of the fields to return, separated by commas; all fields if left out
         * @example login,brokerName,balance
         */
        RecordFields: string;
        /**
         * @description true lists only accounts with open positions, false only accounts without; all accounts if left out
         * @example true
         */
        HasOpenPositions: boolean;
        /**
         * @description Only accounts of this group
         * @example 1
         */
        GroupId: number;
        /**
         * @description Only positions of this account
         * @example 1000001
         */
        LoginFilter: number;
        /**
         * @description Earliest closing, that millisecond included
         * @example 2026-09-21T00:00:00.000
         */
        ClosedFrom: components["schemas"]["UtcTimestamp"];
        /**
         * @description End of the window of closing, that millisecond not included and at most two days later
         * @example 2026-09-23T00:00:00.000
         */
        ClosedTo: components["schemas"]["UtcTimestamp"];
    };
    requestBodies: {
        NewTrader: {
            content: {
                "application/json": components["schemas"]["NewTrader"];
            };
        };
    };
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    createSsoUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    brokerCrmName: components["schemas"]["BrokerCrmName"];
                    email: components["schemas"]["EmailAddress"];
                    /** @description First name, for the wording of notifications */
                    firstName?: string;
                    /** @description The display name that is wished for */
                    nickname?: string;
                    preferredLanguage?: components["schemas"]["LanguageCode"];
                };
            };
        };
        responses: {
            /** @description The user existed before, on platforms that tell this case apart; ours say 201 unless the dialect has it so (I-07) */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserReference"];
                };
            };
            /** @description The user exists */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserReference"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    acceptAgreement: {
        parameters: {
            query?: {
                /**
                 * @description Name of the broker's CRM, unless it stands in the body
                 * @example AcmeGroup
                 */
                brokerCrmName?: string;
                /**
                 * @description The user who agreed, unless the body names that user
                 * @example 1001
                 */
                userId?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The other placement of the same two names */
        requestBody?: {
            content: {
                "application/json": {
                    brokerCrmName?: components["schemas"]["BrokerCrmName"];
                    userId?: components["schemas"]["UserId"];
                };
            };
        };
        responses: {
            /** @description The agreement is confirmed; nothing is returned */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    changeEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    userId: components["schemas"]["UserId"];
                    newEmail: components["schemas"]["EmailAddress"];
                    brokerCrmName: components["schemas"]["BrokerCrmName"];
                };
            };
        };
        responses: {
            /** @description The email is changed */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    getSsoUserId: {
        parameters: {
            query: {
                /**
                 * @description Name of the broker's CRM
                 * @example AcmeGroup
                 */
                brokerCrmName: components["parameters"]["BrokerCrmName"];
                /**
                 * @description The email to look for; a plus sign has to be sent as %2B
                 * @example mia.keller@example.com
                 */
                email: components["parameters"]["Email"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user was found, or nobody was and the response is empty */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserReference"] | {
                        userId?: null;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    logOutUser: {
        parameters: {
            query: {
                /**
                 * @description Name of the broker's CRM
                 * @example AcmeGroup
                 */
                brokerCrmName: components["parameters"]["BrokerCrmName"];
                /**
                 * @description The user to log out
                 * @example 1001
                 */
                userId: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user is logged out everywhere; nothing is returned */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    createUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    brokerName?: components["schemas"]["BrokerName"];
                    email: components["schemas"]["EmailAddress"];
                    preferredLanguage?: components["schemas"]["LanguageCode"];
                };
            };
        };
        responses: {
            /** @description The new user's record, or only the id of the user who already has this email */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"] | components["schemas"]["KnownUser"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    linkAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    traderLogin: components["schemas"]["Login"];
                    /** @description MD5 of the account's password, in hexadecimal digits */
                    traderPasswordHash: string;
                    userId: components["schemas"]["UserId"];
                    brokerName: components["schemas"]["BrokerName"];
                    environmentName: components["schemas"]["EnvironmentName"];
                    /** @description True asks for the id of the link; false and leaving it out mean an empty answer */
                    returnAccountDetails?: boolean;
                };
            };
        };
        responses: {
            /** @description The account is linked. Without returnAccountDetails the body is empty, which may mean zero bytes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        uidTraderAccountId?: components["schemas"]["UidTraderAccountId"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    changeLinkedAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    traderLogin: components["schemas"]["Login"];
                    environmentName: components["schemas"]["EnvironmentName"];
                    /** @description The white label that the account moves to */
                    brokerName?: string;
                    /** @description The text to show in place of the login number */
                    brokerAccountDisplayName?: string;
                };
            };
        };
        responses: {
            /** @description The account is changed; nothing is returned */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    sendPush: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The only users to address */
                    users?: components["schemas"]["UserId"][];
                    /** @description True addresses every trading group and makes `groups` irrelevant */
                    allGroups: boolean;
                    /** @description Ids of trading groups; only people with an account in one of them are addressed */
                    groups?: number[];
                    /** @description True addresses every language and makes `preferredLanguages` irrelevant */
                    allPreferredLanguages: boolean;
                    /** @description Codes compared with the language of the user's application */
                    preferredLanguages?: components["schemas"]["LanguageCode"][];
                    message: components["schemas"]["PushMessage"];
                    /** @description Only people with an account under this broker or white label are addressed */
                    brokerName: string;
                };
            };
        };
        responses: {
            /** @description The message is on its way */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int64
                         * @description How many users will get the message
                         */
                        usersAmount: number;
                        /**
                         * Format: int64
                         * @description How many messages go out
                         */
                        messagesAmount: number;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    getTraderEmail: {
        parameters: {
            query?: {
                /**
                 * @description The trading environment to look in
                 * @example demo
                 */
                environmentName?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Number of the trading account
                 * @example 1000001
                 */
                traderLogin: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account has a user */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Email of the user to whom the account is linked */
                        uidEmail: string;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    getUserId: {
        parameters: {
            query: {
                /**
                 * @description The email to look for; a plus sign has to be sent as %2B
                 * @example mia.keller@example.com
                 */
                email: components["parameters"]["Email"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user was found */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserReference"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listLinkedAccounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: int64
                     * @description The most records to list
                     */
                    limit?: number;
                    /**
                     * Format: int64
                     * @description Records to pass over, counted in the order of utcCreateTimestamp
                     */
                    skip?: number;
                    /**
                     * Format: int64
                     * @description Earliest time of creation, that moment included; Unix time, by default in milliseconds (I-01)
                     */
                    from?: number;
                    /**
                     * Format: int64
                     * @description Time of creation at which the list ends, that moment excluded; Unix time, by default in milliseconds (I-01)
                     */
                    to?: number;
                    /** @description Only trading accounts with these ids */
                    traderIds?: number[];
                    /** @description Only trading accounts with these numbers */
                    traderLogins?: components["schemas"]["Login"][];
                    userId?: components["schemas"]["UserId"];
                    environmentName: components["schemas"]["EnvironmentName"];
                };
            };
        };
        responses: {
            /** @description The links that pass the filters */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        accounts: components["schemas"]["LinkedAccount"][];
                        /** @description Ids from `traderIds` that are part of no link */
                        unlinkedTraderIds: number[];
                        /** @description Numbers from `traderLogins` that are part of no link */
                        unlinkedTraderLogins: components["schemas"]["Login"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listInvitedUsers: {
        parameters: {
            query?: {
                /**
                 * @description Earliest time of creation in Unix milliseconds (UTC), that millisecond included
                 * @example 1790000000000
                 */
                createdFrom?: components["parameters"]["CreatedFrom"];
                /**
                 * @description The most records to list. What the platform does about large values is topic PAGE
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Records to pass over
                 * @example 100
                 */
                skip?: components["parameters"]["Skip"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of attributions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        invitedUsers: components["schemas"]["InvitedUser"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listUsers: {
        parameters: {
            query?: {
                /**
                 * @description Earliest time of creation in Unix milliseconds (UTC), that millisecond included
                 * @example 1790000000000
                 */
                createdFrom?: components["parameters"]["CreatedFrom"];
                /**
                 * @description The most records to list. What the platform does about large values is topic PAGE
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Records to pass over
                 * @example 100
                 */
                skip?: components["parameters"]["Skip"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of users */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        users: components["schemas"]["RegisteredUser"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    issueSsoCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The user who is to be signed in
                 * @example 1001
                 */
                userId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The white labels to which the code shall give access */
                    brokerNames: components["schemas"]["BrokerName"][];
                };
            };
        };
        responses: {
            /** @description A fresh code */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Worth one sign-in within 60 seconds */
                        code: string;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    setInAppControls: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    brokerCrmName: components["schemas"]["BrokerCrmName"];
                    userId: components["schemas"]["UserId"];
                    /** @description Empty, or with ribbons */
                    rules: {
                        ribbons?: components["schemas"]["Ribbon"][];
                    } | unknown | unknown;
                };
            };
        };
        responses: {
            /** @description The ribbons are set; nothing is returned */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    getReferral: {
        parameters: {
            query: {
                /**
                 * @description Name of the broker's CRM
                 * @example AcmeGroup
                 */
                brokerCrmName: components["parameters"]["BrokerCrmName"];
                /**
                 * @description The user who holds the identifier; required unless an account holds it
                 * @example 1001
                 */
                userId?: number;
                /**
                 * @description The account link that holds the identifier; required unless a user holds it
                 * @example 501
                 */
                uidTraderAccountId?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The identifier and its holder */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerIdentifier"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    setReferral: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    brokerCrmName: components["schemas"]["BrokerCrmName"];
                    partnerId: components["schemas"]["PartnerId"];
                    userId?: components["schemas"]["UserId"];
                    uidTraderAccountId?: components["schemas"]["UidTraderAccountId"];
                } | unknown | unknown;
            };
        };
        responses: {
            /** @description The identifier is attached; nothing is returned */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    deleteReferral: {
        parameters: {
            query: {
                /**
                 * @description Name of the broker's CRM
                 * @example AcmeGroup
                 */
                brokerCrmName: components["parameters"]["BrokerCrmName"];
                /**
                 * @description The user who holds the identifier, or who owns the account that does
                 * @example 1001
                 */
                userId: number;
                /**
                 * @description The account link that holds the identifier; leave it out to delete the user's own
                 * @example 501
                 */
                uidTraderAccountId?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The identifier is gone; nothing is returned */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listTradersAlias: {
        parameters: {
            query: {
                /**
                 * @description Earliest registration, that millisecond included
                 * @example 2026-09-21T00:00:00.000
                 */
                from: components["parameters"]["RegisteredFrom"];
                /**
                 * @description End of the window of registration, that millisecond not included
                 * @example 2026-09-22T00:00:00.000
                 */
                to: components["parameters"]["RegisteredTo"];
                /**
                 * @description Earliest last deal, that millisecond included; only together with toLastDealTimestamp
                 * @example 2026-09-21T08:00:00.000
                 */
                fromLastDealTimestamp?: components["parameters"]["LastDealFrom"];
                /**
                 * @description End of the window of the last deal, that millisecond not included; only together with fromLastDealTimestamp
                 * @example 2026-09-21T20:00:00.000
                 */
                toLastDealTimestamp?: components["parameters"]["LastDealTo"];
                /**
                 * @description Names of the fields to return, separated by commas; all fields if left out
                 * @example login,brokerName,balance
                 */
                fields?: components["parameters"]["RecordFields"];
                /**
                 * @description true lists only accounts with open positions, false only accounts without; all accounts if left out
                 * @example true
                 */
                hasOpenPositions?: components["parameters"]["HasOpenPositions"];
                /**
                 * @description Only accounts of this group
                 * @example 1
                 */
                groupId?: components["parameters"]["GroupId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["TraderChunk"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    createTrader: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["NewTrader"];
        responses: {
            201: components["responses"]["TraderCreated"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["TraderRefused"];
            404: components["responses"]["TraderHomeNotFound"];
        };
    };
    listTraders: {
        parameters: {
            query: {
                /**
                 * @description Earliest registration, that millisecond included
                 * @example 2026-09-21T00:00:00.000
                 */
                from: components["parameters"]["RegisteredFrom"];
                /**
                 * @description End of the window of registration, that millisecond not included
                 * @example 2026-09-22T00:00:00.000
                 */
                to: components["parameters"]["RegisteredTo"];
                /**
                 * @description Earliest last deal, that millisecond included; only together with toLastDealTimestamp
                 * @example 2026-09-21T08:00:00.000
                 */
                fromLastDealTimestamp?: components["parameters"]["LastDealFrom"];
                /**
                 * @description End of the window of the last deal, that millisecond not included; only together with fromLastDealTimestamp
                 * @example 2026-09-21T20:00:00.000
                 */
                toLastDealTimestamp?: components["parameters"]["LastDealTo"];
                /**
                 * @description Names of the fields to return, separated by commas; all fields if left out
                 * @example login,brokerName,balance
                 */
                fields?: components["parameters"]["RecordFields"];
                /**
                 * @description true lists only accounts with open positions, false only accounts without; all accounts if left out
                 * @example true
                 */
                hasOpenPositions?: components["parameters"]["HasOpenPositions"];
                /**
                 * @description Only accounts of this group
                 * @example 1
                 */
                groupId?: components["parameters"]["GroupId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["TraderChunk"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    createTraderAlias: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["NewTrader"];
        responses: {
            201: components["responses"]["TraderCreated"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["TraderRefused"];
            404: components["responses"]["TraderHomeNotFound"];
        };
    };
    getTrader: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the trading account
                 * @example 1000001
                 */
                login: components["parameters"]["LoginInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account's record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trader"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["TraderNotFound"];
        };
    };
    replaceTrader: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the trading account
                 * @example 1000001
                 */
                login: components["parameters"]["LoginInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TraderReplacement"];
            };
        };
        responses: {
            /** @description The account is changed; nothing is returned */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["TraderRefused"];
            404: components["responses"]["TraderHomeNotFound"];
        };
    };
    deleteTrader: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the trading account
                 * @example 1000001
                 */
                login: components["parameters"]["LoginInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account is deleted; nothing is returned */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            /** @description The account cannot be deleted, or the call is not as it should be */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            404: components["responses"]["TraderNotFound"];
        };
    };
    updateTrader: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the trading account
                 * @example 1000001
                 */
                login: components["parameters"]["LoginInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TraderPatch"];
            };
        };
        responses: {
            /** @description The account is changed; nothing is returned */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["TraderHomeNotFound"];
        };
    };
    getSubAccounts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the trading account
                 * @example 1000001
                 */
                login: components["parameters"]["LoginInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sub-accounts, perhaps none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubAccounts"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["TraderNotFound"];
        };
    };
    changeBalance: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the trading account
                 * @example 1000001
                 */
                login: components["parameters"]["LoginInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BalanceChange"];
            };
        };
        responses: {
            /** @description The change is booked */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int64
                         * @description Id of the entry in the balance history, which knows neither bonus nor credit; a change of the bonus may have none
                         */
                        balanceHistoryId?: number;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The change is not allowed, or not as it was sent */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            404: components["responses"]["TraderNotFound"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the trading account
                 * @example 1000001
                 */
                login: components["parameters"]["LoginInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TraderPassword"];
            };
        };
        responses: {
            /** @description The password is changed; nothing is returned */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["TraderNotFound"];
        };
    };
    checkPassword: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the trading account
                 * @example 1000001
                 */
                login: components["parameters"]["LoginInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TraderPassword"];
            };
        };
        responses: {
            /** @description It is the password, as some platforms say it; the body is empty or an empty object */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is the password; nothing is returned */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            /** @description It is not the password, or the call is not as it should be */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            404: components["responses"]["TraderNotFound"];
        };
    };
    listSymbols: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The symbols */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        symbol: components["schemas"]["Symbol"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listDepositAssets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The names of the assets */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        depositAsset: string[];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    issueManagerToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: int64
                     * @description Number of the manager
                     */
                    login: number;
                    hashedPassword: components["schemas"]["PasswordHash"];
                };
            };
        };
        responses: {
            /** @description The token for all other calls */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The manager token, a UUID */
                        webservToken: string;
                        /**
                         * Format: int64
                         * @description Seconds until the token ends; only where its life is limited
                         */
                        webservTokenLifeTime?: number;
                    };
                };
            };
            /** @description No manager has this login and password */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotServed"];
        };
    };
    listOpenPositions: {
        parameters: {
            query?: {
                /**
                 * @description Only positions of this account
                 * @example 1000001
                 */
                login?: components["parameters"]["LoginFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The open positions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        position: components["schemas"]["OpenPosition"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotServed"];
        };
    };
    listClosedPositions: {
        parameters: {
            query: {
                /**
                 * @description Earliest closing, that millisecond included
                 * @example 2026-09-21T00:00:00.000
                 */
                from: components["parameters"]["ClosedFrom"];
                /**
                 * @description End of the window of closing, that millisecond not included and at most two days later
                 * @example 2026-09-23T00:00:00.000
                 */
                to: components["parameters"]["ClosedTo"];
                /**
                 * @description Only positions of this account
                 * @example 1000001
                 */
                login?: components["parameters"]["LoginFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The closed positions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        position: components["schemas"]["ClosedPosition"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotServed"];
        };
    };
    changeBonus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the trading account
                 * @example 1000001
                 */
                login: components["parameters"]["LoginInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BonusChange"];
            };
        };
        responses: {
            /** @description The change is booked */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int64
                         * @description Id of the entry in the bonus history
                         */
                        bonusHistoryId: number;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["TraderNotFound"];
        };
    };
    listTraderGroups: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The groups */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        traderGroup: components["schemas"]["TraderGroup"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotServed"];
        };
    };
}
type WithRequired<T, K extends keyof T> = T & {
    [P in K]-?: T[P];
};
