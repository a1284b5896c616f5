import { FORMATIONS, type Role, type Slot, slotsOf } from '../../catalogue'
import { hashOf, type Random, randomFrom } from '../../random'
import type { DemoMatch } from '../world/fixture'
import { sportsDayOf } from '../world/sports-day.rules'
import { homeOf } from './club-style'
import { type Absence, absenceOn } from './fitness.rules'
import { inventName } from './invented-name'
import { type SquadPlayer, squadOf } from './squad'

export type Starter = { player: SquadPlayer; slot: Slot }
export type Missing = { player: SquadPlayer; state: 2 | 3; note: string }

/** Available and missing players of one side of a match. */
export type TeamSheet = {
  formation: string
  coach: string
  /** The keeper first. */
  starters: Starter[]
  /** Substitutes who may come on, then two reserves who never do. */
  bench: SquadPlayer[]
  captainKey: string
  missing: Missing[]
}

/** Number of substitutes who may come on; the reserves after them replace suspended players. */
export const USABLE_BENCH = 7
const BENCH = USABLE_BENCH + 2
const NEAR: Record<Role, readonly Role[]> = {
  GK: [],
  LB: ['LM', 'RB', 'CB'],
  CB: ['RB', 'LB', 'DM'],
  RB: ['RM', 'LB', 'CB'],
  DM: ['CM', 'CB'],
  CM: ['DM', 'AM'],
  AM: ['CM', 'LW', 'RW'],
  LM: ['LW', 'LB', 'RM', 'AM'],
  RM: ['RW', 'RB', 'LM', 'AM'],
  LW: ['LM', 'RW', 'ST'],
  RW: ['RM', 'LW', 'ST'],
  ST: ['LW', 'RW', 'AM'],
}
const EXACT = 0.6
const NEARBY = 0.3
const ROTATION = 0.25

type SheetOptions = { seed: string; match: DemoMatch; side: 0 | 1; isExpected?: boolean }

/**
 * Line-up and bench of one side, before suspensions. `isExpected`: the forecast of the day before,
 * without the coach's changes.
 */
export function teamSheet({ seed, match, side, isExpected = false }: SheetOptions): TeamSheet {
  const teamKey = (side === 0 ? match.home : match.away).key
  const squad = squadOf(seed, teamKey)
  const day = sportsDayOf(match.fixture.kickoffAt)
  const absences = squad.map((player) => absenceOn(seed, player, day))
  const random = randomFrom(`${seed}/sheet/${match.fixture.key}/${side}`)
  const liking = squad.map(
    ({ skill }) => skill + (isExpected ? 0 : ROTATION * (random.next() - 0.5)),
  )
  const formation = formationOf(seed, teamKey, isExpected ? null : random)
  const taken = new Set<SquadPlayer>(squad.filter((_, place) => absences[place]?.type === 1))
  const doubtful = (player: SquadPlayer) => (absences[squad.indexOf(player)] === null ? 0 : 1)
  const choose = (worth: (player: SquadPlayer) => number): SquadPlayer => {
    let best: SquadPlayer | null = null
    let highest = Number.NEGATIVE_INFINITY
    squad.forEach((player, place) => {
      if (taken.has(player)) return
      const sum = worth(player) + (liking[place] ?? 0) - doubtful(player)
      if (sum <= highest) return
      best = player
      highest = sum
    })
    if (!best) throw new Error(`${teamKey} has no player left`)
    taken.add(best)
    return best
  }
  const starters = slotsOf(formation).map((slot) => ({
    player: choose((player) => fit(player, slot)),
    slot,
  }))
  const isKeeper = ({ position }: SquadPlayer) => position === 'G'
  const bench = [choose((player) => (isKeeper(player) ? 9 : 0))]
  while (bench.length < BENCH && taken.size < squad.length)
    bench.push(choose((player) => (isKeeper(player) ? -9 : 0)))
  return {
    formation,
    coach: coachOf(seed, teamKey),
    starters,
    bench,
    captainKey: captainOf(seed, starters),
    missing: squad.flatMap((player, place) => missingOf(player, absences[place] ?? null)),
  }
}

/**
 * The sheet without suspended players (keys with the reason): other squad players take exactly
 * their places.
 */
export function withoutSuspended(
  sheet: TeamSheet,
  bans: ReadonlyMap<string, string>,
  squad: readonly SquadPlayer[],
  seed: string,
): TeamSheet {
  const suspended = squad.filter(({ key }) => bans.has(key))
  if (suspended.length === 0) return sheet
  const inUse = [
    ...sheet.starters.map(({ player }) => player),
    ...sheet.bench.slice(0, USABLE_BENCH),
  ]
  const out = new Set([...suspended, ...sheet.missing.map(({ player }) => player)])
  const free = squad.filter((player) => !inUse.includes(player) && !out.has(player))
  const standIn = (player: SquadPlayer): SquadPlayer => {
    if (!suspended.includes(player)) return player
    const same = free.findIndex(({ position }) => position === player.position)
    const place = same >= 0 ? same : free.findIndex(({ position }) => position !== 'G')
    return place >= 0 ? (free.splice(place, 1)[0] ?? player) : player
  }
  const starters = sheet.starters.map(({ player, slot }) => ({ player: standIn(player), slot }))
  const usable = sheet.bench.slice(0, USABLE_BENCH).map(standIn)
  const rest = sheet.bench.slice(USABLE_BENCH).filter((player) => free.includes(player))
  const here = new Set([...starters.map(({ player }) => player), ...usable])
  const missing = [
    ...sheet.missing.filter(({ player }) => !suspended.includes(player)),
    ...suspended
      .filter((player) => !here.has(player))
      .map((player): Missing => ({ player, state: 3, note: bans.get(player.key) ?? '停赛' })),
  ]
  return {
    ...sheet,
    starters,
    bench: [...usable, ...rest],
    captainKey: captainOf(seed, starters),
    missing,
  }
}

function fit(player: SquadPlayer, slot: Slot): number {
  if ((player.position === 'G') !== (slot.position === 'G')) return -5
  if (player.role === slot.role) return EXACT
  if (NEAR[slot.role].includes(player.role)) return NEARBY
  return player.position === slot.position ? 0.1 : -0.5
}

function formationOf(seed: string, teamKey: string, random: Random | null): string {
  const lot = hashOf(`${seed}/formation/${teamKey}`)
  const usual = FORMATIONS[lot % FORMATIONS.length] ?? '4-4-2'
  const other = FORMATIONS[(lot >>> 8) % FORMATIONS.length] ?? '4-3-3'
  return random?.chance(0.2) ? other : usual
}

function coachOf(seed: string, teamKey: string): string {
  return inventName(
    homeOf(teamKey).style.replace('women', ''),
    randomFrom(`${seed}/coach/${teamKey}`),
  ).nameZh
}

function missingOf(player: SquadPlayer, absence: Absence | null): Missing[] {
  return absence?.type === 1 ? [{ player, state: 2, note: absence.note }] : []
}

/** The starter with the highest fixed rank of the club. */
function captainOf(seed: string, starters: Starter[]): string {
  const rank = ({ player }: Starter) => hashOf(`${seed}/captain/${player.key}`) % 1000
  return starters.reduce((best, one) => (rank(one) > rank(best) ? one : best)).player.key
}
