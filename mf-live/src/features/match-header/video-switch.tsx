import { Icon } from '@saidian/shared/ui'
import css from './match-header.module.css'

/** 视频直播: shows or hides the video of the match. */
export function VideoSwitch({ isOn, onToggle }: { isOn: boolean; onToggle: () => void }) {
  return (
    <button type="button" className={css.switch} aria-pressed={isOn} onClick={onToggle}>
      <Icon name="tv" size={16} />
      {isOn ? '收起视频' : '视频直播'}
    </button>
  )
}
