import { MAX_VOICE_MS } from '@saidian/shared/contracts/messaging'
import { RequestError } from '../../../../platform/errors'
import { BadVoice } from './byte-reader'
import { mp4VoiceMs } from './mp4-voice'
import { webmVoiceMs } from './webm-voice'

export type CheckedVoice = { ms: number; type: 'audio/webm' | 'audio/mp4' }

/** Recorders stop a little late; the length that is shown is never more than the limit. */
const TOLERANCE_MS = 1_500
const EBML = 0x1a

/**
 * What a recording is and how long it sounds, by its own bytes. Throws `message.bad_voice` and
 * `message.voice_too_long`.
 */
export function checkVoice(bytes: Uint8Array): CheckedVoice {
  const type = bytes[0] === EBML ? 'audio/webm' : 'audio/mp4'
  const ms = Math.round(measure(bytes, type))
  if (ms < 1) throw new RequestError('message.bad_voice', { details: 'no sound' })
  if (ms > MAX_VOICE_MS + TOLERANCE_MS) throw new RequestError('message.voice_too_long')
  return { ms: Math.min(ms, MAX_VOICE_MS), type }
}

function measure(bytes: Uint8Array, type: CheckedVoice['type']): number {
  try {
    return type === 'audio/webm' ? webmVoiceMs(bytes) : mp4VoiceMs(bytes)
  } catch (cause) {
    if (cause instanceof BadVoice) throw new RequestError('message.bad_voice', { cause })
    throw cause
  }
}
