import type { Highlighted } from '@saidian/shared/contracts/news'
import css from './content-search.module.css'
import { partsOf } from './marked-text.rules'

/** A text of a hit with what matched marked. */
export function MarkedText({ text }: { text: Highlighted }) {
  return partsOf(text).map(({ text: part, isMarked, start }) =>
    isMarked ? (
      <mark key={start} className={css.mark}>
        {part}
      </mark>
    ) : (
      part
    ),
  )
}
