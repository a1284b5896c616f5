import { type CSSProperties, useState } from 'react'
import css from './seek-bar.module.css'
import { timeText } from './time-text.rules'

/** At its very end a recording has no picture. */
const LAST_MS = 500

type SeekBarProps = { ms: number; durationMs: number; onSeek: (ms: number) => void }

/** Where a recording is: a line to jump along, by finger and by key, with the times. */
export function SeekBar({ ms, durationMs, onSeek }: SeekBarProps) {
  const [aimMs, setAimMs] = useState<number | null>(null)
  const shown = aimMs ?? ms
  const done = `${(Math.min(shown, durationMs) / Math.max(1, durationMs)) * 100}%`
  const jump = () => {
    if (aimMs !== null) onSeek(Math.max(0, Math.min(aimMs, durationMs - LAST_MS)))
    setAimMs(null)
  }
  return (
    <div className={css.seek}>
      <span className={css.time}>{timeText(shown)}</span>
      <input
        type="range"
        className={css.line}
        style={{ '--done': done } as CSSProperties}
        aria-label="进度"
        aria-valuetext={`${timeText(shown)}，共 ${timeText(durationMs)}`}
        min={0}
        max={durationMs}
        step={1000}
        value={Math.min(shown, durationMs)}
        onChange={(event) => setAimMs(Number(event.target.value))}
        onPointerUp={jump}
        onKeyUp={jump}
        onBlur={jump}
      />
      <span className={css.time}>{timeText(durationMs)}</span>
    </div>
  )
}
