import type { Span } from '../../contracts/content'
import { Link } from '../../router'
import { classNames } from '../../ui'
import css from './comments.module.css'

/** Runs of text with links to pages of the product. Text is text: none of it is read as HTML. */
export function SpanText({ spans }: { spans: readonly Span[] }) {
  return spans.map(({ text, to, isBold, isItalic }, place) => {
    const look = classNames(isBold && css.bold, isItalic && css.italic)
    if (to)
      return (
        <Link key={place} to={to} className={classNames(css.link, look)}>
          {text}
        </Link>
      )
    return look ? (
      <span key={place} className={look}>
        {text}
      </span>
    ) : (
      text
    )
  })
}
