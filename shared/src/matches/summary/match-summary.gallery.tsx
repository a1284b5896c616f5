import { makeMatchSummary } from '../../testing'
import { LiveMatches } from './live-matches'
import { MatchLine } from './match-line'
import { MatchScore } from './match-score'

/** A day in the year 2100. */
const LATER = makeMatchSummary({ kickoffAt: 4_102_444_800 })
const LONG = makeMatchSummary({
  kickoffAt: 4_102_444_800,
  home: '沃尔夫汉普顿流浪者',
  away: '布莱顿与霍夫阿尔比恩',
})

export function BeforeTheKickOff() {
  return (
    <LiveMatches sports={[]}>
      <MatchLine match={LATER} />
    </LiveMatches>
  )
}

export function LongNames() {
  return (
    <LiveMatches sports={[]}>
      <MatchLine match={LONG} />
    </LiveMatches>
  )
}

export function KickOffAlone() {
  return <MatchScore match={LATER} />
}

export function WithoutItsList() {
  return <MatchLine match={makeMatchSummary()} />
}
