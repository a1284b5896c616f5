import { MAX_VOICE_MS, VOICE_TYPES } from '@saidian/shared/contracts/messaging'

export type RecordedVoice = { file: Blob; ms: number }

export type Recording = {
  /** Ends it; null when nothing was recorded. */
  stop: () => Promise<RecordedVoice | null>
  cancel: () => void
}

/** Enough for speech. */
const BITS_PER_SECOND = 24_000

function recordedType(): string | undefined {
  if (typeof MediaRecorder !== 'function') return undefined
  return VOICE_TYPES.find((type) => MediaRecorder.isTypeSupported(type))
}

/** Whether this browser records what the server takes. */
export function canRecord(): boolean {
  return navigator.mediaDevices !== undefined && recordedType() !== undefined
}

/** Records the microphone until it is stopped; rejects when the member does not allow it. */
export async function startRecording(onLimit: () => void): Promise<Recording> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
  const recorder = new MediaRecorder(stream, {
    mimeType: recordedType(),
    audioBitsPerSecond: BITS_PER_SECOND,
  })
  const parts: Blob[] = []
  recorder.ondataavailable = ({ data }) => data.size > 0 && parts.push(data)
  const ended = new Promise<void>((resolve) => {
    recorder.onstop = () => resolve()
  })
  const startedAt = performance.now()
  recorder.start()
  const limit = setTimeout(onLimit, MAX_VOICE_MS - 500)
  const end = () => {
    clearTimeout(limit)
    if (recorder.state !== 'inactive') recorder.stop()
    // The sign of the microphone goes out.
    for (const track of stream.getTracks()) track.stop()
  }
  return {
    cancel: end,
    async stop() {
      const ms = Math.min(MAX_VOICE_MS, Math.round(performance.now() - startedAt))
      end()
      await ended
      if (parts.length === 0 || ms < 1) return null
      return { file: new Blob(parts, { type: recorder.mimeType }), ms }
    },
  }
}
