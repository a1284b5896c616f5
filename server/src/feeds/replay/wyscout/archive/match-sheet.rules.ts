import type { FeedIncident, FeedMatchState, FeedSideLineup, Pair } from '../../../feed'
import { playerKey, positionOf } from './players'
import type { WyscoutMatch, WyscoutPlayer, WyscoutSide } from './shapes'

const TYPE = { yellow: 3, red: 4, substitution: 9 } as const
const REGULAR = 90

type Names = (playerId: number) => string | null
/** The part of the state that a match file has. */
type SheetState = Partial<FeedMatchState> & Pick<FeedMatchState, 'status'>
type Sides = { home: WyscoutSide; away: WyscoutSide }

export function sidesOf(match: WyscoutMatch): Sides | null {
  const sides = Object.values(match.teamsData)
  const [home, away] = [
    sides.find(({ side }) => side === 'home'),
    sides.find(({ side }) => side === 'away'),
  ]
  return home && away ? { home, away } : null
}

/** Result and number of cards from the match file. */
export function sheetState({ home, away }: Sides, { duration }: WyscoutMatch): SheetState {
  const pair = (of: (side: WyscoutSide) => number): Pair => [of(home), of(away)]
  const wasExtended = duration !== 'Regular'
  return {
    status: 8,
    score: pair(({ score }) => score),
    half: pair(({ scoreHT }) => scoreHT),
    extra: wasExtended ? pair(({ scoreET }) => scoreET) : null,
    shootout: duration === 'Penalties' ? pair(({ scoreP }) => scoreP) : null,
    yellow: pair((side) => carded(side, 'yellowCards').length),
    red: pair((side) => carded(side, 'redCards').length),
  }
}

/** Cards and substitutions with their minutes. The files have no minutes of goals. */
export function sheetIncidents(sides: Sides, match: WyscoutMatch, names: Names): FeedIncident[] {
  return [sides.home, sides.away].flatMap((side) => {
    const incident = (
      type: number,
      minute: number,
      who: number,
      other: number | null,
    ): FeedIncident => ({
      key: [type, who, ...(other === null ? [] : [other])].join('-'),
      type,
      side: side.side,
      ...clockOf(minute, match),
      player: names(who),
      playerKey: playerKey(who),
      otherPlayer: other === null ? null : names(other),
      otherPlayerKey: other === null ? null : playerKey(other),
      score: null,
    })
    const cards = (['yellowCards', 'redCards'] as const).flatMap((kind) => {
      const type = kind === 'yellowCards' ? TYPE.yellow : TYPE.red
      return carded(side, kind).map(({ playerId, minute }) =>
        incident(type, minute, playerId, null),
      )
    })
    const { substitutions } = side.formation
    const changes = (substitutions === 'null' ? [] : substitutions).map(
      ({ playerIn, playerOut, minute }) => {
        return incident(TYPE.substitution, minute, playerIn, playerOut)
      },
    )
    return [...cards, ...changes]
  })
}

/** Without extra time a minute above 90 is added time. */
function clockOf(
  minute: number,
  { duration }: WyscoutMatch,
): { minute: number; addedMinute: number | null } {
  const isAdded = duration === 'Regular' && minute > REGULAR
  return isAdded
    ? { minute: REGULAR, addedMinute: minute - REGULAR }
    : { minute, addedMinute: null }
}

function carded({ formation }: WyscoutSide, kind: 'yellowCards' | 'redCards') {
  const bench = formation.bench === 'null' ? [] : formation.bench
  return [...formation.lineup, ...bench]
    .map((player) => ({ playerId: player.playerId, minute: Number(player[kind]) }))
    .filter(({ minute }) => Number.isInteger(minute) && minute > 0)
}

/** Ids of starters and bench. */
export function sheetIds({ formation }: WyscoutSide): number[] {
  const bench = formation.bench === 'null' ? [] : formation.bench
  return [...formation.lineup, ...bench].map(({ playerId }) => playerId)
}

/** Starters and bench. The files have no shirt numbers, places, formation or names of coaches. */
export function sideLineup(
  { formation }: WyscoutSide,
  players: ReadonlyMap<number, WyscoutPlayer>,
): FeedSideLineup {
  const bench = formation.bench === 'null' ? [] : formation.bench
  const entry = (playerId: number, state: 0 | 1) => ({
    playerKey: playerKey(playerId),
    state,
    shirtNumber: null,
    position: positionOf(players.get(playerId)),
    x: null,
    y: null,
    captain: false,
    rating: null,
    note: null,
  })
  const starters = formation.lineup.map(({ playerId }) => entry(playerId, 1))
  return {
    confirmed: true,
    formation: '',
    coach: null,
    players: [...starters, ...bench.map(({ playerId }) => entry(playerId, 0))],
  }
}
