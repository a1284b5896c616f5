import type { MatchAlert } from '../../match/alert'

/** Notes in hertz: home rises, away falls, a red card stays low. */
const NOTES: Record<'home' | 'away' | 'red', readonly number[]> = {
  home: [659, 784, 1047],
  away: [784, 659, 523],
  red: [330, 330],
}
const NOTE_SECONDS = 0.16
const LOUDNESS = 0.18

let context: AudioContext | null = null

/** Browsers give sound only after a gesture: the first one on the page opens it. */
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

/** Plays the notes of a goal or a card; silent before the first gesture. */
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

/** One short shake for a red card, two for a goal. */
export function shake(kind: MatchAlert['kind']): void {
  if (typeof navigator.vibrate === 'function')
    navigator.vibrate(kind === 'goal' ? [120, 80, 120] : [200])
}
