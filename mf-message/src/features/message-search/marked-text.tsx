import { markedParts } from './marked.rules'
import css from './message-search.module.css'

/** A text with what was searched for marked. */
export function MarkedText({ text, words }: { text: string; words: string }) {
  return markedParts(text, words).map(({ text: part, isMarked, start }) =>
    isMarked ? (
      <mark key={start} className={css.mark}>
        {part}
      </mark>
    ) : (
      part
    ),
  )
}
