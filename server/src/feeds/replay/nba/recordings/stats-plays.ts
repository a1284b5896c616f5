import type { CourtPlace, FoulKind, Play, Side, TurnoverCause } from './play'
import { feetOf, shotStyleOf } from './shot-style.rules'
import type { StatsRow } from './stats-row'
import { type Moment, secondsBetween, secondsOf } from './wall-clock.rules'

const TYPE = {
  madeShot: '1',
  missedShot: '2',
  freeThrow: '3',
  rebound: '4',
  turnover: '5',
  foul: '6',
  violation: '7',
  substitution: '8',
  timeout: '9',
  jumpBall: '10',
  ejection: '11',
  periodStart: '12',
  periodEnd: '13',
}
/** Kinds of event at which the clock does not stand. */
const LIVE_TYPES = [TYPE.madeShot, TYPE.missedShot, TYPE.rebound]

/** Kinds of foul by EVENTMSGACTIONTYPE; all others are personal fouls. */
const FOULS: Record<string, FoulKind | undefined> = {
  2: 'shooting',
  3: 'looseBall',
  4: 'offensive',
  6: 'intentional',
  9: 'intentional',
  10: 'double',
  11: 'technical',
  14: 'flagrant',
  15: 'flagrant',
  16: 'technical',
  17: 'technical',
  26: 'offensive',
  29: 'shooting',
}
/** The source counts a charge as a team foul, an offensive foul without contact not. */
const CHARGE = '26'
const NO_TEAM_FOUL: readonly FoulKind[] = ['offensive', 'double', 'technical']

/** Causes of turnovers by EVENTMSGACTIONTYPE; all others are violations. */
const TURNOVERS: Record<string, TurnoverCause | undefined> = {
  1: 'pass',
  2: 'ball',
  4: 'travel',
  5: 'foul',
  11: 'shotClock',
  36: 'foul',
  37: 'foul',
  39: 'outOfBounds',
  40: 'outOfBounds',
  41: 'ball',
  45: 'outOfBounds',
}

type Person = { side: Side; id: number | null }

/**
 * Plays of a game in the order of the file, which is the order of the feed.
 * @param places by EVENTNUM, where the source has them
 */
export function statsPlays(
  rows: readonly StatsRow[],
  places: ReadonlyMap<string, CourtPlace> = new Map(),
): Play[] {
  const moments = momentsOf(rows)
  const seconds = secondsOf(moments)
  return rows.flatMap((row, index) => {
    const act = actOf(row, places.get(row.EVENTNUM) ?? null)
    const { period, clock } = moments[index] ?? { period: 0, clock: 0 }
    const second = seconds[index] ?? 0
    return act.map(
      (one, part): Play => ({
        ...one,
        key: part === 0 ? row.EVENTNUM : `${row.EVENTNUM}.${part}`,
        period,
        clock,
        second,
      }),
    )
  })
}

function momentsOf(rows: readonly StatsRow[]): Moment[] {
  const first = rows[0]?.WCTIMESTRING ?? ''
  return rows.map((row) => {
    const [minutes = 0, seconds = 0] = row.PCTIMESTRING.split(':').map(Number)
    return {
      period: Number(row.PERIOD),
      clock: minutes * 60 + seconds,
      earliest: secondsBetween(first, row.WCTIMESTRING),
      isDead: !LIVE_TYPES.includes(row.EVENTMSGTYPE),
    }
  })
}

type Act<One = Play> = One extends Play ? Omit<One, 'key' | 'period' | 'clock' | 'second'> : never

function actOf(row: StatsRow, place: CourtPlace | null): Act[] {
  const one = personOf(row, 1)
  switch (row.EVENTMSGTYPE) {
    case TYPE.periodStart:
      return [{ kind: 'start' }]
    case TYPE.periodEnd:
      return [{ kind: 'end' }]
    case TYPE.timeout:
      return [{ kind: 'timeout', side: one?.side ?? null }]
    case TYPE.jumpBall:
      return [jumpBall(row)]
    case TYPE.madeShot:
    case TYPE.missedShot:
      return shot(row, place)
    case TYPE.foul:
      return fouls(row)
  }
  if (!one) return []
  const { side, id } = one
  switch (row.EVENTMSGTYPE) {
    case TYPE.freeThrow:
      return id === null ? [] : [freeThrow(row, side, id)]
    case TYPE.rebound:
      return [{ kind: 'rebound', side, player: id }]
    case TYPE.turnover:
      return turnover(row, one)
    case TYPE.violation:
      return [{ kind: 'violation', side, player: id }]
    case TYPE.substitution: {
      const two = personOf(row, 2)
      return id === null || !two?.id ? [] : [{ kind: 'substitution', side, out: id, in: two.id }]
    }
    case TYPE.ejection:
      return id === null ? [] : [{ kind: 'ejection', side, player: id }]
    default:
      return []
  }
}

function shot(row: StatsRow, place: CourtPlace | null): Act[] {
  const one = personOf(row, 1)
  if (!one?.id) return []
  const text = ownDescription(row, one.side)
  const made = row.EVENTMSGTYPE === TYPE.madeShot
  return [
    {
      kind: 'shot',
      side: one.side,
      player: one.id,
      points: text.includes('3PT') ? 3 : 2,
      made,
      style: shotStyleOf(text),
      feet: feetOf(text),
      place,
      assist: made ? (personOf(row, 2)?.id ?? null) : null,
      blocker: made ? null : (personOf(row, 3)?.id ?? null),
    },
  ]
}

function freeThrow(row: StatsRow, side: Side, player: number): Act {
  const text = ownDescription(row, side)
  const [, number, of] = /(\d) of (\d)/.exec(text) ?? []
  return {
    kind: 'freeThrow',
    side,
    player,
    // A throw with neither MISS nor a count of points did not change the score.
    made: text.includes(' PTS)'),
    isLast: number === of,
  }
}

function turnover(row: StatsRow, { side, id }: Person): Act[] {
  // Type 0 is the row of a steal or a foul that the next row is the turnover of.
  if (row.EVENTMSGACTIONTYPE === '0') return []
  return [
    {
      kind: 'turnover',
      side,
      player: id,
      cause: TURNOVERS[row.EVENTMSGACTIONTYPE] ?? 'violation',
      stealer: personOf(row, 2)?.id ?? null,
    },
  ]
}

/** A double foul is one row and a foul of both players. */
function fouls(row: StatsRow): Act[] {
  const [one, two] = [personOf(row, 1), personOf(row, 2)]
  if (!one) return []
  const foul = FOULS[row.EVENTMSGACTIONTYPE] ?? 'personal'
  const isTeamFoul = row.EVENTMSGACTIONTYPE === CHARGE || !NO_TEAM_FOUL.includes(foul)
  const isDouble = two !== null && two.side !== one.side && /^1[06]$/.test(row.EVENTMSGACTIONTYPE)
  const of = ({ side, id }: Person, drawnBy: number | null): Act => ({
    kind: 'foul',
    side,
    player: id,
    foul,
    drawnBy,
    isTeamFoul,
  })
  return isDouble ? [of(one, null), of(two, null)] : [of(one, two?.id ?? null)]
}

function jumpBall(row: StatsRow): Act {
  const [one, two] = [personOf(row, 1), personOf(row, 2)]
  return {
    kind: 'jumpBall',
    side: personOf(row, 3)?.side ?? null,
    players: one?.id && two?.id ? [one.id, two.id] : null,
  }
}

/** PERSONnTYPE: 2 and 3 are home and away as teams, 4 and 5 their players. */
function personOf(row: StatsRow, number: 1 | 2 | 3): Person | null {
  const type = Number(row[`PERSON${number}TYPE`])
  const id = Number(row[`PLAYER${number}_ID`])
  if (type === 2 || type === 3) return { side: type === 2 ? 'home' : 'away', id: null }
  if ((type === 4 || type === 5) && id > 0) return { side: type === 4 ? 'home' : 'away', id }
  return null
}

function ownDescription(row: StatsRow, side: Side): string {
  return side === 'home' ? row.HOMEDESCRIPTION : row.VISITORDESCRIPTION
}
