import { Icon } from '@saidian/shared/ui'
import css from './match-header.module.css'

/** 动画直播: shows or hides the drawn pitch. */
export function AnimationSwitch({ isOn, onToggle }: { isOn: boolean; onToggle: () => void }) {
  return (
    <button type="button" className={css.switch} aria-pressed={isOn} onClick={onToggle}>
      <Icon name="pitch" size={16} />
      {isOn ? '收起动画' : '动画直播'}
    </button>
  )
}
