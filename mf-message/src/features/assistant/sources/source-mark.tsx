import type { AnswerSource } from '@saidian/shared/contracts/assistant'
import { isOwnAddress } from '@saidian/shared/contracts/page'
import { Link } from '@saidian/shared/router'
import css from './sources.module.css'

/** The number of a source behind what it gave; it leads to the block. */
export function SourceMark({ source: { n, title, link } }: { source: AnswerSource }) {
  const label = `来源${n}：${title}`
  if (!isOwnAddress(link))
    return (
      <span className={css.mark} title={label}>
        {n}
      </span>
    )
  return (
    <Link className={css.mark} to={link} aria-label={label} title={label}>
      {n}
    </Link>
  )
}
