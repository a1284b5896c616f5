import { Suspense, useState } from 'react'
import { Icon } from '../../../ui'
import { playerPreferences, usePlayerPreferences } from '../../preferences/player-preferences'
import css from './danmaku-tools.module.css'
import { DanmakuSettings } from './lazy-danmaku-settings'

/** For `tools` of `VideoPlayer`: switches the danmaku on and off, and opens their settings. */
export function DanmakuTools() {
  const { isOn } = usePlayerPreferences().danmaku
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={css.toggle}
        aria-label="弹幕"
        aria-pressed={isOn}
        onClick={() => playerPreferences.changeDanmaku({ isOn: !isOn })}
      >
        <span className={css.mark}>弹</span>
      </button>
      {isOn && (
        <button
          type="button"
          className={css.toggle}
          aria-label="弹幕设置"
          onClick={() => setOpen(true)}
        >
          <Icon name="gear" size={20} />
        </button>
      )}
      {isOpen && (
        <Suspense>
          <DanmakuSettings onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
