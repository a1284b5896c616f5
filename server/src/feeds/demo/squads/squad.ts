import type { Position, Role } from '../../catalogue'
import type { FeedPlayer } from '../../feed'
import { type Random, randomFrom } from '../../random'
import { abroadOf, homeOf } from './club-style'
import { inventName } from './invented-name'

export type SquadPlayer = FeedPlayer & {
  position: Position
  shirtNumber: number
  /** The role that the player plays best. */
  role: Role
  /** About 0 to 1; the better player starts. */
  skill: number
}

/** Shirt and role of the 26, in each position the usual starters first. */
const SHIRTS: readonly (readonly [number, Position, Role])[] = [
  [1, 'G', 'GK'],
  [13, 'G', 'GK'],
  [31, 'G', 'GK'],
  [3, 'D', 'LB'],
  [4, 'D', 'CB'],
  [5, 'D', 'CB'],
  [2, 'D', 'RB'],
  [15, 'D', 'CB'],
  [22, 'D', 'RB'],
  [12, 'D', 'LB'],
  [24, 'D', 'CB'],
  [6, 'M', 'DM'],
  [8, 'M', 'CM'],
  [10, 'M', 'AM'],
  [14, 'M', 'LM'],
  [16, 'M', 'RM'],
  [18, 'M', 'CM'],
  [20, 'M', 'DM'],
  [26, 'M', 'AM'],
  [28, 'M', 'CM'],
  [9, 'F', 'ST'],
  [11, 'F', 'LW'],
  [7, 'F', 'RW'],
  [19, 'F', 'ST'],
  [17, 'F', 'LW'],
  [27, 'F', 'RW'],
]
const HEIGHTS: Record<Position, number> = { G: 190, D: 184, M: 178, F: 181 }
const ABROAD_CHANCE = 0.18

const known = new Map<string, SquadPlayer[]>()

/** The 26 invented players of a club, with distinct names; the same for the same seed. */
export function squadOf(seed: string, teamKey: string): SquadPlayer[] {
  const key = `${seed}/squad/${teamKey}`
  const squad = known.get(key) ?? inventSquad(randomFrom(key), teamKey)
  known.set(key, squad)
  return squad
}

function inventSquad(random: Random, teamKey: string): SquadPlayer[] {
  const home = homeOf(teamKey)
  const abroad = abroadOf(teamKey)
  const names = new Set<string>()
  const shorts = new Set<string>()
  const isWoman = home.style.endsWith('women')
  return SHIRTS.map(([shirtNumber, position, role], place) => {
    const [style, areaZh] =
      abroad.length > 0 && random.chance(ABROAD_CHANCE)
        ? random.pick(abroad)
        : [home.style, home.areaZh]
    let name = inventName(style, random)
    for (let tries = 0; names.has(name.nameZh) || (shorts.has(name.shortZh) && tries < 40); tries++)
      name = inventName(style, random)
    // A player whose family name is taken uses the full name.
    const shortZh = shorts.has(name.shortZh) ? name.nameZh : name.shortZh
    names.add(name.nameZh)
    shorts.add(shortZh)
    const heightCm = HEIGHTS[position] - (isWoman ? 13 : 0) + random.int(-7, 7)
    const first = SHIRTS.findIndex(([, other]) => other === position)
    return {
      key: `demo/${teamKey}/${place + 1}`,
      teamKey,
      nameZh: name.nameZh,
      shortZh,
      position,
      role,
      shirtNumber,
      birthDate: birthDate(random, teamKey),
      heightCm,
      weightKg: Math.round(heightCm * 0.42 + random.int(-3, 5) - (isWoman ? 8 : 0)),
      foot: footOf(role, random),
      areaZh,
      skill: 0.9 - 0.07 * (place - first) + 0.1 * random.next(),
    }
  })
}

function birthDate(random: Random, teamKey: string): string {
  const year = teamKey.endsWith('-u21') ? random.int(2005, 2008) : random.int(1992, 2007)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${year}-${two(random.int(1, 12))}-${two(random.int(1, 28))}`
}

function footOf(role: Role, random: Random): 1 | 2 | 3 {
  if (random.chance(0.06)) return 3
  if (role === 'LB' || role === 'LM') return random.chance(0.8) ? 1 : 2
  return random.chance(role.startsWith('R') ? 0.08 : 0.22) ? 1 : 2
}

/** The player in the shape of the feed. */
export function feedPlayer({ role: _role, skill: _skill, ...player }: SquadPlayer): FeedPlayer {
  return player
}
