import { RequestError } from '../../../platform/errors'
import type { TextFilter } from '../../../platform/text-filter'
import { POST_TEXT, postText, textKeyOf } from './post-text.rules'

export type CheckedText = {
  text: string
  textKey: string
  /** What the staff reviews before others see it; null for a good text. */
  listed: string | null
}

/** The text as it is stored; throws for one that is too long or not allowed. */
export function checkedText(textFilter: TextFilter, typed: string): CheckedText {
  const plain = postText(typed)
  if (plain === null) throw new RequestError('community.text_length')
  const [gravest] = textFilter.check(plain, POST_TEXT)
  if (gravest?.severity === 'reject') throw new RequestError('community.text_unfit')
  const listed = gravest?.severity === 'review' ? gravest.what : null
  const text = textFilter.mask(plain)
  return { text, textKey: textKeyOf(text), listed }
}
