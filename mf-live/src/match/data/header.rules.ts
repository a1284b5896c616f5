import type { LiveEvent, LiveResource } from '@saidian/shared/live'
import type { MatchHeader } from '../match-data'

/** What an event of a match's topic says of its header, in every sport. */
type HeaderEvent<Match> = LiveEvent & {
  match?: Partial<Match>
  correctedAt?: number
  coverage?: MatchHeader['coverage']
}

type Versioned = { version: number; sourceAt: number }
type HeaderOf<Match> = Omit<MatchHeader, 'match'> & { match: Match }

/**
 * How the header of a match page is concealed and changed. `withMatch` sets another state of the
 * match and what the header repeats of it.
 */
export function headerResourceOf<Match extends Versioned, Header extends HeaderOf<Match>>({
  withoutResult,
  withMatch,
}: {
  withoutResult: (match: Match) => Match
  withMatch: (header: Header, match: Match) => Header
}): LiveResource<Header, HeaderEvent<Match>> {
  return {
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
}

function changedMatch<Match extends Versioned>(
  match: Match,
  { match: change }: HeaderEvent<Match>,
): Match {
  if (!change) return match
  const isOlder = change.version !== undefined && change.version < match.version
  return isOlder ? match : { ...match, ...change }
}
