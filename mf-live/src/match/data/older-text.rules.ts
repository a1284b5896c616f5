import { type ApplyContext, type LiveResource, type LiveState, receive } from '@saidian/shared/live'
import type { MatchText } from '../match-data'
import { oldestOrder } from './oldest-order'
import type { TextEvent } from './text.rules'

/**
 * Adds a page of older lines, loaded with `before`. Lines within the stream delay, such as late
 * corrections, become pending. A page that does not join the shown lines is ignored.
 */
export function withOlder<T extends MatchText>(
  resource: LiveResource<T, TextEvent>,
  current: LiveState<T, TextEvent>,
  { page, before }: { page: Pick<T, 'textLive' | 'hasMore' | 'serverAt'>; before: number },
  context: ApplyContext,
): LiveState<T, TextEvent> {
  if (oldestOrder(current.shown) !== before) return current
  const limit = (context.now + current.clockOffsetMs - context.delayMs) / 1000
  const isYoung = ({ at }: { at: number }) => context.delayMs > 0 && at > limit
  const known = new Set(current.shown.textLive.map(({ key }) => key))
  const added = page.textLive.filter((line) => !known.has(line.key))
  const textLive = [...current.shown.textLive, ...added.filter((line) => !isYoung(line))]
  const next = { ...current, shown: { ...current.shown, textLive, hasMore: page.hasMore } }
  const late = added.filter(isYoung)
  if (late.length === 0) return next
  const event = { serverAt: page.serverAt, text: { put: late, gone: [] } }
  return receive(resource, next, { epoch: current.epoch, seq: current.seq, event }, context)
}
