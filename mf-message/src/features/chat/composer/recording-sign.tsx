import { MAX_VOICE_MS } from '@saidian/shared/contracts/messaging'
import { useEffect, useState } from 'react'
import css from './composer.module.css'
import { MicrophoneDrawing } from './composer-parts'

const MAX_SECONDS = MAX_VOICE_MS / 1_000
/** From here on it says how much is left. */
const LAST_SECONDS = 10

/** How long the voice is, in the middle of the page, and how to take it back. */
export function RecordingSign({ isCancelling }: { isCancelling: boolean }) {
  const seconds = useSeconds()
  const left = MAX_SECONDS - seconds
  const hint = left <= LAST_SECONDS ? `还可以说 ${Math.max(0, left)} 秒` : '上滑取消发送'
  return (
    <div className={css.sign} role="status">
      <div className={css.signBox} data-cancels={isCancelling || undefined}>
        <MicrophoneDrawing />
        <span className={css.seconds} aria-hidden="true">
          {seconds}″
        </span>
        {isCancelling ? '松开手指，取消发送' : hint}
      </div>
    </div>
  )
}

function useSeconds(): number {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setSeconds((count) => count + 1), 1_000)
    return () => clearInterval(timer)
  }, [])
  return seconds
}
