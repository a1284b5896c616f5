import type { MatchText } from '../match-data'

/** Order of the oldest loaded line; null without lines. */
export function oldestOrder({ textLive }: Pick<MatchText, 'textLive'>): number | null {
  return textLive.at(-1)?.order ?? null
}
