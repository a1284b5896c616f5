import type { FootballMatch, MatchHeader } from '@saidian/shared/contracts/football'
import { matchMinute, withoutResult } from '@saidian/shared/lib/football'
import { headerResourceOf } from '../../../match/data/header.rules'

/** How the header of a football match is concealed and changed. */
export const headerResource = headerResourceOf<FootballMatch, MatchHeader>({
  withoutResult,
  withMatch: (header, match) => {
    const clock = {
      status: match.s,
      halfKickoffAt: match.ot,
      nowMs: header.serverAt,
      speed: header.feed.speed,
    }
    return { ...header, match, state: match.s, openTime: match.ot, timIng: matchMinute(clock) }
  },
})
