import { Link } from '@saidian/shared/router'
import type { Words } from './prose'
import css from './prose.module.css'

/** Plain words and the links among them. */
export function ProseWords({ words }: { words: Words }) {
  if (typeof words === 'string') return words
  return words.map((part) =>
    typeof part === 'string' ? (
      part
    ) : (
      <Link key={part.text + part.to} to={part.to} className={css.reference}>
        {part.text}
      </Link>
    ),
  )
}
