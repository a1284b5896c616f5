import { type MouseEvent, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { playerPreferences, usePlayerPreferences } from '../../preferences/player-preferences'
import type { DanmakuMessage, DanmakuStage } from '../danmaku-message'
import css from './danmaku-layer.module.css'
import { MessageMenu } from './message-menu'
import { Stage } from './stage'

export type DanmakuLayerProps = {
  ref?: Ref<DanmakuStage>
  /** The danmaku stand while the picture does. */
  isPaused?: boolean
  /** Offers 举报 after a tap on a message. */
  onReport?: (message: DanmakuMessage) => void
}

type Chosen = { message: DanmakuMessage; release: () => void }

/**
 * Messages that move over the video from right to left, in lanes without collision; a list that
 * stands for those who want less motion. Screen readers read them in the conversation instead.
 */
export function DanmakuLayer({ ref, isPaused = false, onReport }: DanmakuLayerProps) {
  const box = useRef<HTMLDivElement>(null)
  const stage = useRef<Stage>(null)
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const { danmaku } = usePlayerPreferences()

  useEffect(() => {
    if (!box.current) return
    const made = new Stage(box.current, playerPreferences.read().danmaku)
    stage.current = made
    return () => {
      stage.current = null
      made.clear()
    }
  }, [])
  useEffect(() => stage.current?.use(danmaku), [danmaku])
  useEffect(() => stage.current?.pause(isPaused), [isPaused])
  useImperativeHandle(ref, () => ({
    add: (messages) => stage.current?.add(messages),
    clear: () => stage.current?.clear(),
  }))

  const choose = ({ target }: MouseEvent) => {
    chosen?.release()
    setChosen(stage.current?.choose(target as HTMLElement) ?? null)
  }
  const close = () => {
    chosen?.release()
    setChosen(null)
  }
  return (
    <>
      <div ref={box} className={css.layer} aria-hidden="true" onClick={choose} />
      {chosen && <MessageMenu message={chosen.message} onReport={onReport} onClose={close} />}
    </>
  )
}
