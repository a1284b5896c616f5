import { Link } from '@saidian/shared/router'
import type { Words } from './agreement'
import css from './agreement.module.css'

/** Plain words and the links among them. */
export function AgreementWords({ words }: { words: Words }) {
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
