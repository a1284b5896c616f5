import type { FootballMatch, MatchEvent, MatchHeader } from '@saidian/shared/contracts/football'
import { matchMinute, withoutResult } from '@saidian/shared/lib/football'
import type { LiveResource } from '@saidian/shared/live'

/** How the header of a match page is concealed and changed. */
export const headerResource: LiveResource<MatchHeader> = {
  conceal: (header, limit) => {
    if (header.match.sourceAt <= limit) return header
    return withMatch(header, withoutResult(header.match))
  },
  apply: (header, event) => {
    const match = changedMatch(header.match, event)
    const next = match === header.match ? header : withMatch(header, match)
    const coverage = event.coverage ?? next.coverage
    const correctedAt = event.correctedAt ?? next.correctedAt
    if (coverage === next.coverage && correctedAt === next.correctedAt) return next
    return { ...next, coverage, correctedAt }
  },
}

function changedMatch(match: FootballMatch, { match: change }: MatchEvent): FootballMatch {
  if (!change) return match
  const isOlder = change.version !== undefined && change.version < match.version
  return isOlder ? match : { ...match, ...change }
}

function withMatch(header: MatchHeader, match: FootballMatch): MatchHeader {
  const clock = {
    status: match.s,
    halfKickoffAt: match.ot,
    nowMs: header.serverAt,
    speed: header.feed.speed,
  }
  return { ...header, match, state: match.s, openTime: match.ot, timIng: matchMinute(clock) }
}
