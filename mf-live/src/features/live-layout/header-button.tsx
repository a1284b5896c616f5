import { Icon, type IconName } from '@saidian/shared/ui'
import css from './live-layout.module.css'

/** An icon button in the header of a list. */
export function HeaderButton({
  icon,
  label,
  onChoose,
}: {
  icon: IconName
  label: string
  onChoose: () => void
}) {
  return (
    <button type="button" className={css.button} onClick={onChoose} aria-label={label}>
      <Icon name={icon} size={20} />
    </button>
  )
}
