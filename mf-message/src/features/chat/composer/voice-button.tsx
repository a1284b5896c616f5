import { useHost } from '@saidian/shared/host'
import { classNames } from '@saidian/shared/ui'
import { type PointerEvent, useEffect, useRef, useState } from 'react'
import type { WaitingBody } from '../../../log'
import css from './composer.module.css'
import { type Recording, startRecording } from './record-voice'
import { RecordingSign } from './recording-sign'

type VoiceButtonProps = { onRecorded: (body: WaitingBody) => void }

/** A finger that moves up this far takes the recording back. */
const CANCEL_PX = 60
const MIN_MS = 1_000

type Phase = 'idle' | 'recording' | 'cancelling'
const LABEL = { idle: '按住 说话', recording: '松开 发送', cancelling: '松开 取消' } as const

/** Hold to speak, release to send, slide up to cancel; by keyboard a press begins and ends it. */
export function VoiceButton({ onRecorded }: VoiceButtonProps) {
  const host = useHost()
  const [phase, setPhase] = useState<Phase>('idle')
  const recording = useRef<Promise<Recording> | null>(null)
  const startY = useRef(0)
  useEffect(() => () => cancelRecording(recording.current), [])

  async function begin(): Promise<void> {
    if (recording.current) return
    setPhase('recording')
    const starting = startRecording(() => void finish())
    recording.current = starting
    try {
      await starting
    } catch {
      recording.current = null
      setPhase('idle')
      host.toast({ text: '无法使用麦克风，请在浏览器设置中允许', kind: 'fail' })
    }
  }

  async function finish(isCancelled = false): Promise<void> {
    const ending = recording.current
    recording.current = null
    setPhase('idle')
    const ended = await ending?.catch(() => null)
    if (!ended) return
    if (isCancelled) return ended.cancel()
    const voice = await ended.stop()
    if (voice && voice.ms >= MIN_MS) onRecorded({ kind: 'voice-file', ...voice })
    else host.toast({ text: '说话时间太短' })
  }

  return (
    <>
      {phase !== 'idle' && <RecordingSign isCancelling={phase === 'cancelling'} />}
      <button
        type="button"
        className={classNames(css.hold, phase !== 'idle' && css.recording)}
        onPointerDown={(event: PointerEvent<HTMLButtonElement>) => {
          event.currentTarget.setPointerCapture?.(event.pointerId)
          startY.current = event.clientY
          void begin()
        }}
        onPointerMove={({ clientY }) => {
          if (phase !== 'idle') setPhase(phaseAt(startY.current - clientY))
        }}
        onPointerUp={() => void finish(phase === 'cancelling')}
        onPointerCancel={() => void finish(true)}
        onContextMenu={(event) => event.preventDefault()}
        onClick={({ detail }) => {
          // By keyboard or screen reader, without a pointer.
          if (detail === 0) void (recording.current ? finish() : begin())
        }}
      >
        {LABEL[phase]}
      </button>
    </>
  )
}

function phaseAt(abovePx: number): Phase {
  return abovePx > CANCEL_PX ? 'cancelling' : 'recording'
}

function cancelRecording(recording: Promise<Recording> | null): void {
  recording?.then(({ cancel }) => cancel()).catch(ignored)
}

function ignored(): void {}
