import { voiceAddress } from '@saidian/shared/contracts/messaging'
import { classNames } from '@saidian/shared/ui'
import { useEffect, useState } from 'react'
import css from './row.module.css'
import { useVoicePlayer } from './use-voice-player'

type VoiceProps = { className: string; ms: number }

/** A voice message; a tap plays it, another one ends it. One plays at a time. */
export function VoiceView({ className, fileKey, ms }: VoiceProps & { fileKey: string }) {
  return <Voice className={className} ms={ms} address={voiceAddress(fileKey)} />
}

/** A voice of this device that is on its way. */
export function WaitingVoice({ className, file, ms }: VoiceProps & { file: Blob }) {
  const [address, setAddress] = useState('')
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return <Voice className={className} ms={ms} address={address} />
}

function Voice({ className, ms, address }: VoiceProps & { address: string }) {
  const { isPlaying, hasFailed, toggle } = useVoicePlayer(address)
  const seconds = Math.max(1, Math.round(ms / 1_000))
  return (
    <button
      type="button"
      className={classNames(className, css.voice, isPlaying && css.playing)}
      style={{ minWidth: `${1.3 + Math.min(seconds, 60) * 0.035}rem` }}
      aria-label={`${isPlaying ? '停止' : '播放'}语音，${seconds} 秒`}
      aria-pressed={isPlaying}
      onClick={toggle}
    >
      <span className={css.waves} aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      {hasFailed ? '无法播放' : `${seconds}″`}
    </button>
  )
}
