import type { MatchText } from '@saidian/shared/contracts'
import { type Followed, type Reception, receive } from '@saidian/shared/follow'
import { oldestOrder, textPart } from './text.rules'

/**
 * The text with a page of lines from further back, read with `before`. What the stream delay hides of them, a correction of
 * late, waits like everything else. A page that does not join the lines on the screen is passed over.
 */
export function withOlder(
  held: Followed<MatchText>,
  page: Pick<MatchText, 'textLive' | 'hasMore' | 'serverAt'>,
  before: number,
  reception: Reception,
): Followed<MatchText> {
  if (oldestOrder(held.shown) !== before) return held
  const limit = (reception.now + held.clockOffsetMs - reception.delayMs) / 1000
  const isYoung = ({ at }: { at: number }) => reception.delayMs > 0 && at > limit
  const known = new Set(held.shown.textLive.map(({ key }) => key))
  const told = page.textLive.filter((line) => !known.has(line.key))
  const textLive = [...held.shown.textLive, ...told.filter((line) => !isYoung(line))]
  const next = { ...held, shown: { ...held.shown, textLive, hasMore: page.hasMore } }
  const late = told.filter(isYoung)
  if (late.length === 0) return next
  const event = { serverAt: page.serverAt, text: { put: late, gone: [] } }
  return receive(textPart, next, { epoch: held.epoch, seq: held.seq, event }, reception)
}
