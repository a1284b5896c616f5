import { Link } from '@saidian/shared/router'
import css from './row.module.css'
import { spansOf } from './text-spans.rules'

/** The text of a message: addresses of the product are links, everything else is text. */
export function MessageText({ text }: { text: string }) {
  return (
    <span className={css.text}>
      {spansOf(text, window.location.origin).map(({ text: part, to }, place) =>
        to ? (
          <Link key={place} className={css.link} to={to}>
            {part}
          </Link>
        ) : (
          part
        ),
      )}
    </span>
  )
}
