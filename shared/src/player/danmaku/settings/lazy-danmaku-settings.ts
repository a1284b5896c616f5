import { lazy } from 'react'

/** The settings sheet, loaded when it opens: its controls are larger than the player. */
export const DanmakuSettings = lazy(async () => ({
  default: (await import('./danmaku-settings')).DanmakuSettings,
}))
