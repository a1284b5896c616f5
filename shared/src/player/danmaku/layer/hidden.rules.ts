import type { DanmakuPreferences } from '../../preferences/player-preferences.rules'
import type { DanmakuMessage } from '../danmaku-message'

/** Whether the viewer hid this message by a word of it or by its author. Own ones are shown. */
export function isHidden(
  { text, authorId, isOwn }: DanmakuMessage,
  { hiddenTerms, hiddenAuthors }: Pick<DanmakuPreferences, 'hiddenTerms' | 'hiddenAuthors'>,
): boolean {
  if (isOwn) return false
  if (hiddenAuthors.includes(authorId)) return true
  const plain = text.toLowerCase()
  return hiddenTerms.some((word) => plain.includes(word.toLowerCase()))
}
