import type { MatchAlert } from '@saidian/shared/matches'

/** Notes in hertz: rising for home, falling for away, low for a red card. */
const NOTES: Record<'home' | 'away' | 'red', readonly number[]> = {
  home: [659, 784, 1047],
  away: [784, 659, 523],
  red: [330, 330],
}
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

/** Plays the notes of an alert; silent before the first gesture. */
export function ring(alert: Pick<MatchAlert, 'kind' | 'side'>): void {
  if (context?.state !== 'running') return
  const start = context.currentTime
  for (const [index, frequency] of NOTES[alert.kind === 'red' ? 'red' : alert.side].entries()) {
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

/** Vibrates once for a red card, twice for a goal. */
export function shake(kind: MatchAlert['kind']): void {
  if (typeof navigator.vibrate === 'function')
    navigator.vibrate(kind === 'goal' ? [120, 80, 120] : [200])
}
