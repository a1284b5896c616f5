import Type from 'typebox'
import { Picture, PictureKey } from '../content'
import { endpoint } from '../http'
import { MAX_VOICE_MS } from './message'

/** Largest picture of a message, in bytes. */
export const MAX_PICTURE_BYTES = 10 * 1024 * 1024
export const MAX_VOICE_BYTES = 1024 * 1024

/** What browsers record: the first that `MediaRecorder` supports. */
export const VOICE_TYPES = ['audio/webm;codecs=opus', 'audio/mp4'] as const

export const uploadMessagePicture = endpoint({
  method: 'POST',
  path: '/imapi/chat/picture',
  summary: 'Takes one picture (multipart, field `picture`) for a message of the caller',
  login: 'required',
  reply: Type.Object({ key: PictureKey, picture: Picture }),
})

export const uploadVoice = endpoint({
  method: 'POST',
  path: '/imapi/chat/voice',
  summary: 'Takes one voice recording (multipart, field `voice`, webm or mp4) for a message',
  login: 'required',
  reply: Type.Object({
    key: Type.String({ pattern: '^[0-9a-f]{32}$' }),
    ms: Type.Integer({ minimum: 1, maximum: MAX_VOICE_MS, description: 'as it was measured' }),
  }),
})

/**
 * Where pictures and voices of messages are read, by GET, with ranges. The server answers only the
 * member who sent the file and members who have its message: by the token, or for elements such as
 * `img` and `audio`, which send none, by the session cookie. A browser revalidates it every time.
 */
export const MESSAGE_FILES = '/imapi/chat/file'

/** The address of a voice; those of pictures stand in their message. */
export function voiceAddress(key: string): string {
  return `${MESSAGE_FILES}/${key}.voice`
}
