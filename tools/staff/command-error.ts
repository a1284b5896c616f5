/** A sentence for the person at the terminal; ends the command without a stack trace. */
export class CommandError extends Error {}
