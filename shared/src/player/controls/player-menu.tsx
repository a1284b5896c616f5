import { type CSSProperties, useEffect, useRef } from 'react'
import type { Playback } from '../playback/playback'
import type { PlaybackState } from '../playback/playback-state'
import { linesOf, qualitiesOf, qualityText } from '../playback/rules/source.rules'
import { playerPreferences, usePlayerPreferences } from '../preferences/player-preferences'
import { ChoiceList } from './choice-list'
import css from './player-menu.module.css'

const RATES = [0.5, 0.75, 1, 1.25, 1.5, 2].map((key) => ({ key, text: `${key}×` }))

type PlayerMenuProps = { playback: Playback; state: PlaybackState; onClose: () => void }

/** Line, quality, speed and sound, over the right of the video. */
export function PlayerMenu({ playback, state, onClose }: PlayerMenuProps) {
  const menu = useRef<HTMLDivElement>(null)
  const { isLive } = playback.options
  const { sources, source } = state
  useEffect(() => {
    const opener = document.activeElement
    menu.current?.focus()
    return () => {
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [])
  const choose = (wish: Parameters<typeof playerPreferences.change>[0]) => {
    playerPreferences.change(wish)
    playback.changeSource()
    onClose()
  }
  return (
    <div
      ref={menu}
      className={css.menu}
      role="dialog"
      aria-label="播放设置"
      tabIndex={-1}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <ChoiceList
        label="线路"
        items={linesOf(sources).map((line) => ({ key: line, text: `线路${line}` }))}
        value={source?.line}
        onChoose={(line) => choose({ line })}
      />
      <ChoiceList
        label="清晰度"
        items={qualitiesOf(sources, source?.line ?? 1).map((key) => ({
          key,
          text: qualityText(key),
        }))}
        value={source?.quality}
        onChoose={(quality) => choose({ quality })}
      />
      {!isLive && (
        <ChoiceList
          label="倍速"
          items={RATES}
          value={state.rate}
          onChoose={(rate) => {
            playback.setRate(rate)
            onClose()
          }}
        />
      )}
      <VolumeChoices playback={playback} />
    </div>
  )
}

function VolumeChoices({ playback }: Pick<PlayerMenuProps, 'playback'>) {
  const { volume, playsInBackground } = usePlayerPreferences()
  return (
    <>
      <div className={css.group}>
        <span className={css.label}>音量</span>
        <input
          type="range"
          className={css.volume}
          style={{ '--done': `${volume * 100}%` } as CSSProperties}
          aria-label="音量"
          aria-valuetext={`${Math.round(volume * 100)}%`}
          min={0}
          max={1}
          step={0.05}
          value={volume}
          onChange={(event) => playback.setVolume(Number(event.target.value))}
        />
      </div>
      <div className={css.group}>
        <span className={css.label}>后台播放</span>
        <button
          type="button"
          className={css.choice}
          aria-pressed={playsInBackground}
          onClick={() => playerPreferences.change({ playsInBackground: !playsInBackground })}
        >
          {playsInBackground ? '切到后台仍有声音' : '切到后台停止'}
        </button>
      </div>
    </>
  )
}
