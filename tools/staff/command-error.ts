/** A sentence for the operator; ends the command without a stack trace. */
export class CommandError extends Error {}
