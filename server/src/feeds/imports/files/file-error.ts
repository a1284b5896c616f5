/** A file that cannot be used as a whole; the message is a sentence for the report. */
export class FileError extends Error {}
