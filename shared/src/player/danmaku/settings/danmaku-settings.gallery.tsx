import { DanmakuSettings } from './danmaku-settings'

export const isOverlay = true

export function Settings() {
  return <DanmakuSettings onClose={() => undefined} />
}
