import type { Play, RecordedPlayer, Side } from '../recordings/play'

/** Players on court at the start of each period, by side. */
export type Fives = Record<Side, readonly number[]>

const FIVE = 5

/**
 * The fives that begin each period, by its number. The recording names substitutions during play
 * only, so a five are the players who act, or go off, before they come on. A player of a whole
 * period without an event is one of the five that ended the period before.
 */
export function periodFives(
  plays: readonly Play[],
  players: readonly RecordedPlayer[],
): Map<number, Fives> {
  const sideOf = new Map(players.map(({ id, side }) => [id, side]))
  const fives = new Map<number, Fives>()
  let ended: Fives = startersOf(players)
  for (const period of new Set(plays.map((play) => play.period))) {
    const all = plays.filter((play) => play.period === period)
    // Some recordings name changes of the break; they stand before the start of the period.
    const start = all.findIndex(({ kind }) => kind === 'start')
    const [inBreak, own] = [all.slice(0, start), all.slice(start)]
    const before = {
      home: afterChanges('home', inBreak, ended.home),
      away: afterChanges('away', inBreak, ended.away),
    }
    const five = {
      home: fiveOf('home', own, sideOf, before.home),
      away: fiveOf('away', own, sideOf, before.away),
    }
    fives.set(period, five)
    ended = {
      home: afterChanges('home', own, five.home),
      away: afterChanges('away', own, five.away),
    }
  }
  return fives
}

function startersOf(players: readonly RecordedPlayer[]): Fives {
  const of = (side: Side) =>
    players.filter((one) => one.side === side && one.isStarter).map(({ id }) => id)
  return { home: of('home'), away: of('away') }
}

function fiveOf(
  side: Side,
  plays: readonly Play[],
  sideOf: ReadonlyMap<number, Side>,
  before: readonly number[],
): number[] {
  const began = new Set<number>()
  const cameOnAt = new Map<number, number>()
  const clockOf = new Map<number, number>()
  for (const play of plays) {
    for (const id of onCourtIn(play)) {
      if (sideOf.get(id) !== side || began.has(id) || cameOnAt.has(id)) continue
      began.add(id)
      clockOf.set(id, play.clock)
    }
    if (play.kind === 'substitution' && play.side === side && !cameOnAt.has(play.in))
      cameOnAt.set(play.in, play.clock)
  }
  // Rows of one stop are not in order: who comes on at it did not begin the period.
  const sure = [...began].filter((id) => began.size <= FIVE || cameOnAt.get(id) !== clockOf.get(id))
  const silent = before.filter((id) => !sure.includes(id) && !cameOnAt.has(id))
  return [...sure, ...silent].slice(0, FIVE)
}

/** Players who must be on court for a play; one who comes on is not yet. */
function onCourtIn(play: Play): number[] {
  switch (play.kind) {
    case 'shot':
      return known(play.player, play.assist, play.blocker)
    case 'turnover':
      return known(play.player, play.stealer)
    case 'freeThrow':
    case 'rebound':
      return known(play.player)
    case 'foul':
      // A technical foul may be given to the bench.
      return play.foul === 'technical' ? [] : known(play.player, play.drawnBy)
    case 'substitution':
      return [play.out]
    case 'jumpBall':
      return [...(play.players ?? [])]
    default:
      return []
  }
}

function known(...ids: readonly (number | null)[]): number[] {
  return ids.filter((id) => id !== null)
}

function afterChanges(side: Side, plays: readonly Play[], five: readonly number[]): number[] {
  const onCourt = new Set(five)
  for (const play of plays) {
    if (play.kind !== 'substitution' || play.side !== side) continue
    onCourt.delete(play.out)
    onCourt.add(play.in)
  }
  return [...onCourt]
}
