/**
 * Characters without a picture that hide or turn text: controls, marks of direction, empty spaces,
 * private and torn ones. A joiner stays, emojis need it.
 */
const UNSEEN = /(?!\u200d)[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\u3164\u2800]/gu

/** Marks that one letter may carry; more would cover the lines around it. */
const STACKED = /(\p{M}{3})\p{M}+/gu

/** The stored form of a text of one line; empty when nothing of it can be seen. */
export function oneLine(typed: string): string {
  const text = typed
    .normalize('NFC')
    .replace(UNSEEN, ' ')
    .replace(STACKED, '$1')
    .replace(/\s+/g, ' ')
    .trim()
  return /[^\s\p{M}\u200d]/u.test(text) ? text : ''
}
