// Generated from openapi/ by `npm run generate`. Do not edit.
export interface paths {
    "/generate/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Generate a token for a charting client
         * @description Called by the broker's client area (or by the client), with the credential that was issued when the adapter was
         *     deployed. Takes no parameters but the body.
         *
         *     **What the token opens.** With `brokerNames` alone: all accounts that are linked to the user under those brokers.
         *     With `uidTraderAccountIds` as well: those accounts and no others.
         *
         *     **One price stream.** All accounts that are linked to the client, demo or live, must receive their quotes from
         *     one price stream that was fixed beforehand. The stream is set on the account's group, so this is a matter of how
         *     groups are configured; no field here speaks of it.
         */
        post: operations["generateAdapterToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log out and revoke the token
         * @description Called by the charting client when the user logs out there, and by the broker's CRM when it wants a token gone: the
         *     password was changed, the user was suspended, or security demands it. Both send the same call; the token in the
         *     header is all that it takes. There are no parameters and no request body.
         *
         *     What the adapter does, in this order:
         *
         *     1. take the bearer token from the header and check that it is one
         *     2. decrypt it, which yields the authorisation data
         *     3. see that it has not expired
         *     4. put it among the revoked tokens, for the rest of its life
         *     5. end all trader sessions of this token, and for each trader forget the cached order history, deals and positions
         *     6. answer `s=ok`
         *
         *     A token that is missing, invalid or expired ends this with `s=error`, before anything has changed. The status is
         *     200 either way.
         */
        post: operations["revokeAdapterToken"];
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
        TokenRequest: {
            /**
             * Format: int64
             * @description The user on the platform for whom the token is.
             * @example 1001
             */
            userId: number;
            /**
             * @description The brokers, jurisdictions or white labels whose accounts the user may link.
             * @example [
             *       "acme",
             *       "acme-demo"
             *     ]
             */
            brokerNames: string[];
            /**
             * @description Ids of links between the user and trading accounts. When given, only these accounts are opened.
             * @example [
             *       501
             *     ]
             */
            uidTraderAccountIds?: number[];
            /** @description Whether the broker has verified the user. Only verified users may rate brokers in the charting client. */
            isVerified?: boolean;
        };
        TokenAnswer: components["schemas"]["TokenIssued"] | components["schemas"]["Failure"];
        /** @description Success. There is no `errmsg`. */
        TokenIssued: {
            /** @constant */
            s: "ok";
            /** @description The token. */
            d: string;
        };
        LogOutAnswer: components["schemas"]["LoggedOut"] | components["schemas"]["Failure"];
        /** @description Success. There is no `errmsg`. */
        LoggedOut: {
            /** @constant */
            s: "ok";
        };
        /** @description Nothing was done. There is no token. */
        Failure: {
            /** @constant */
            s: "error";
            /** @description What was wrong. */
            errmsg: string;
        };
    };
    responses: {
        /** @description The bearer credential is missing or wrong, from an adapter that tells this by the status too. */
        BearerRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    generateAdapterToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TokenRequest"];
            };
        };
        responses: {
            /** @description A token, or an error. Look at `s`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenAnswer"];
                };
            };
            /** @description A token, from an adapter that tells success by 201. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenIssued"];
                };
            };
            /** @description A field is missing or unusable, from an adapter that tells this by the status too. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["BearerRefused"];
            403: components["responses"]["BearerRefused"];
        };
    };
    revokeAdapterToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Logged out, or not. Look at `s`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LogOutAnswer"];
                };
            };
            /**
             * @description Never from the adapter itself, whose failures have status 200: a gateway in front of it slows the caller down,
             *     and the call did not get through.
             */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before the next attempt.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
