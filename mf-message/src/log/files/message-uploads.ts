/** How the files of messages reach the server; each answers the key of the stored file. */
export type MessageUploads = {
  picture: (conversationId: string, file: Blob, signal: AbortSignal) => Promise<string>
  voice: (conversationId: string, file: Blob, signal: AbortSignal) => Promise<string>
}
