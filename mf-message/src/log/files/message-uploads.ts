/** A file that the server has stored; of a voice also how long it is, as the server measured. */
export type UploadedFile = { key: string; ms?: number }

/** How the files of messages reach the server. */
export type MessageUploads = {
  picture: (file: Blob, signal: AbortSignal) => Promise<UploadedFile>
  voice: (file: Blob, signal: AbortSignal) => Promise<UploadedFile>
}
