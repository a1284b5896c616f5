import { flagPath } from '../../contracts/page'
import css from './crest.module.css'

type FlagProps = {
  /** Country code of the team. */
  iso: string
  size: number
  onMissing: () => void
}

/** Round flag of a national team, a file of its own that the browser keeps. */
export function Flag({ iso, size, onMissing }: FlagProps) {
  return (
    <img
      className={`${css.flag} ${css[`size${size}`]}`}
      src={flagPath(iso)}
      alt=""
      decoding="async"
      draggable={false}
      onError={onMissing}
    />
  )
}
