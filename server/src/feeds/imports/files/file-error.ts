/** Error for a whole file that cannot be used; the message goes to the report. */
export class FileError extends Error {}
