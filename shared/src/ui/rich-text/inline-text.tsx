import { isOwnAddress } from '../../contracts/page'
import { Link } from '../../router'
import type { InlineText as Text } from './block'
import css from './rich-text.module.css'

/** Plain text with its links. No text leads out of the product. */
export function InlineText({ text }: { text: Text }) {
  if (typeof text === 'string') return text
  return text.map((part, place) => {
    if (typeof part === 'string') return part
    if (!isOwnAddress(part.to)) return part.text
    return (
      <Link key={place} to={part.to} className={css.reference}>
        {part.text}
      </Link>
    )
  })
}
