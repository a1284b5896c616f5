import { Link } from '@saidian/shared/router'
import type { InlineText } from './prose'
import css from './prose.module.css'

/** Renders plain text with its links. */
export function ProseText({ text }: { text: InlineText }) {
  if (typeof text === 'string') return text
  return text.map((part) =>
    typeof part === 'string' ? (
      part
    ) : (
      <Link key={part.text + part.to} to={part.to} className={css.reference}>
        {part.text}
      </Link>
    ),
  )
}
