import { callEndpoint, type Http } from '@saidian/shared/api'
import { uploadMessagePicture, uploadVoice } from '@saidian/shared/contracts/messaging'
import type { MessageUploads } from './message-uploads'

/** Uploads pictures and voices of messages. */
export function messageUploads(http: Http): MessageUploads {
  return {
    async picture(file, signal) {
      const options = { signal, isBackground: true }
      const args = { body: formOf('picture', file) }
      const { key } = await callEndpoint(http, uploadMessagePicture, args, options)
      return { key }
    },
    async voice(file, signal) {
      const options = { signal, isBackground: true }
      const { key, ms } = await callEndpoint(
        http,
        uploadVoice,
        { body: formOf('voice', file) },
        options,
      )
      return { key, ms }
    },
  }
}

/** The browser sets the boundary of the body. */
function formOf(field: string, file: Blob): FormData {
  const body = new FormData()
  body.set(field, file, field)
  return body
}
