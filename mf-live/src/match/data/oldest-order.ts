import type { MatchText } from '@saidian/shared/contracts/football'

/** Order of the oldest loaded line; null without lines. */
export function oldestOrder({ textLive }: Pick<MatchText, 'textLive'>): number | null {
  return textLive.at(-1)?.order ?? null
}
