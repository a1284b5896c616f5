import type { FeedPlayer } from '../../../feed'
import { type Random, randomFrom } from '../../../random'
import { inventName } from '../../squads/invented-name'
import type { BasketballLeague } from '../world/leagues'

export type Position = 'PG' | 'SG' | 'SF' | 'PF' | 'C'

/** A player with what decides the simulated game; shares are relative to the four beside. */
export type RosterPlayer = FeedPlayer & {
  position: Position
  shirtNumber: number
  /** 0 to 1; the better one plays longer. */
  skill: number
  usage: number
  /** Relative share of shots behind the arc. */
  threes: number
  /** Added to the chances of the league. */
  touch: number
  freeThrow: number
  rebounds: number
  passing: number
  steals: number
  blocks: number
  fouls: number
}

/** Thirteen places: the five starters first, then the bench by its usual minutes. */
const PLACES: readonly Position[] = [
  ...(['PG', 'SG', 'SF', 'PF', 'C'] as const),
  ...(['SG', 'PF', 'PG', 'C', 'SF', 'PG', 'SF', 'PF'] as const),
]
const SHIRTS = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 20, 21, 22, 23, 24, 25, 30, 31,
]
const MORE_SHIRTS = [32, 33, 34, 35, 41, 42, 44, 45, 50, 55, 77, 99]

/** By position: height, threes, rebounds, passing, steals, blocks, fouls. */
const TRAITS: Record<Position, readonly [number, number, number, number, number, number, number]> =
  {
    PG: [188, 1.1, 0.55, 2.1, 1.25, 0.3, 0.85],
    SG: [194, 1.25, 0.6, 1.1, 1.1, 0.4, 0.9],
    SF: [201, 1.1, 0.9, 0.9, 1, 0.7, 1],
    PF: [206, 0.85, 1.35, 0.75, 0.85, 1.2, 1.1],
    C: [211, 0.35, 1.9, 0.7, 0.7, 2.2, 1.2],
  }

const known = new Map<string, RosterPlayer[]>()

/** The invented players of a team, the same for the same seed. */
export function rosterOf(seed: string, teamKey: string, league: BasketballLeague): RosterPlayer[] {
  const key = `${seed}/roster/${teamKey}`
  const roster = known.get(key) ?? inventRoster(randomFrom(key), teamKey, league)
  known.set(key, roster)
  return roster
}

function inventRoster(random: Random, teamKey: string, league: BasketballLeague): RosterPlayer[] {
  const names = new Set<string>()
  const shirts = new Set<number>()
  return PLACES.map((position, place) => {
    const isAbroad = random.chance(league.abroadShare * (place < 7 ? 1.3 : 0.6))
    const { nameZh, shortZh } = freeName(isAbroad ? random.pick(league.abroad) : league.names, {
      names,
      random,
    })
    const shirtNumber = freeShirt(shirts, random)
    const [height] = TRAITS[position]
    const heightCm = height + random.int(-6, 6)
    return {
      key: `demo/${teamKey}/${place + 1}`,
      teamKey,
      nameZh,
      shortZh,
      position,
      shirtNumber,
      birthDate: `${random.int(1990, 2006)}-${two(random.int(1, 12))}-${two(random.int(1, 28))}`,
      heightCm,
      weightKg: Math.round(heightCm * 0.98 - 100 + random.int(-5, 8)),
      foot: 0,
      areaZh: null,
      ...talent(position, place, isAbroad, random),
    }
  })
}

function talent(position: Position, place: number, isAbroad: boolean, random: Random) {
  const [, threes, rebounds, passing, steals, blocks, fouls] = TRAITS[position]
  const some = (mean: number, width: number) => mean * (1 + width * (2 * random.next() - 1))
  const skill = 0.92 - 0.055 * place + 0.12 * random.next() + (isAbroad ? 0.04 : 0)
  return {
    skill,
    usage: some(0.55 + 0.6 * skill, 0.35),
    threes: some(threes, 0.4),
    touch: (skill - 0.6) * 0.05 + (random.next() - 0.5) * 0.04,
    freeThrow: (position === 'C' ? -0.09 : 0.015) + (random.next() - 0.5) * 0.16,
    rebounds: some(rebounds, 0.3),
    passing: some(passing, 0.45),
    steals: some(steals, 0.4),
    blocks: some(blocks, 0.5),
    fouls: some(fouls, 0.25),
  }
}

/** A name that no other player of the team has; commentators use the family name if it is free. */
function freeName(style: string, { names, random }: { names: Set<string>; random: Random }) {
  let name = inventName(style, random)
  for (let tries = 0; tries < 60 && (names.has(name.nameZh) || names.has(name.shortZh)); tries++)
    name = inventName(style, random)
  const shortZh = names.has(name.shortZh) ? name.nameZh : name.shortZh
  names.add(name.nameZh).add(shortZh)
  return { nameZh: name.nameZh, shortZh }
}

function freeShirt(shirts: Set<number>, random: Random): number {
  const free = [...SHIRTS, ...MORE_SHIRTS].filter((shirt) => !shirts.has(shirt))
  const shirt = random.pick(free)
  shirts.add(shirt)
  return shirt
}

function two(value: number): string {
  return String(value).padStart(2, '0')
}

/** The player in the shape of the feed. */
function feedPlayer(player: RosterPlayer): FeedPlayer {
  const { key, teamKey, nameZh, shortZh, position, shirtNumber, birthDate } = player
  const { heightCm, weightKg, foot, areaZh } = player
  return {
    key,
    teamKey,
    nameZh,
    shortZh,
    position,
    shirtNumber,
    birthDate,
    heightCm,
    weightKg,
    foot,
    areaZh,
  }
}

/** All players of some teams in the shape of the feed. */
export function rostersOf(
  seed: string,
  teamKeys: readonly string[],
  leagues: readonly BasketballLeague[],
): FeedPlayer[] {
  const byKey = new Map(leagues.map((league) => [league.key, league]))
  return teamKeys.flatMap((teamKey) => {
    const league = byKey.get(teamKey.slice(0, teamKey.indexOf('/')))
    return league ? rosterOf(seed, teamKey, league).map(feedPlayer) : []
  })
}
