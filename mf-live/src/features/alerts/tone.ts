const NOTE_SECONDS = 0.16
const LOUDNESS = 0.18

let context: AudioContext | null = null

/** Browsers allow sound after a gesture only: the first gesture on the page resumes the audio. */
export function unlockAudioAtFirstGesture(signal: AbortSignal): void {
  const open = () => {
    if (typeof AudioContext === 'undefined') return
    context ??= new AudioContext()
    void context.resume()
  }
  for (const gesture of ['pointerdown', 'keydown'] as const) {
    addEventListener(gesture, open, { once: true, signal })
  }
}

/** Plays notes, given in hertz; silent before the first gesture. */
export function ring(notes: readonly number[]): void {
  if (context?.state !== 'running') return
  const start = context.currentTime
  for (const [index, frequency] of notes.entries()) {
    const from = start + index * NOTE_SECONDS
    const tone = new OscillatorNode(context, { type: 'triangle', frequency })
    const volume = new GainNode(context, { gain: 0 })
    volume.gain.setValueAtTime(0, from)
    volume.gain.linearRampToValueAtTime(LOUDNESS, from + 0.02)
    volume.gain.exponentialRampToValueAtTime(0.001, from + NOTE_SECONDS)
    tone.connect(volume).connect(context.destination)
    tone.start(from)
    tone.stop(from + NOTE_SECONDS)
  }
}

/** Vibrates and pauses in turn, milliseconds. */
export function shake(pattern: readonly number[]): void {
  if (typeof navigator.vibrate === 'function') navigator.vibrate([...pattern])
}
