/** The command was called wrongly; the message says what to do instead. Ends with exit code 2. */
export class UsageError extends Error {}
