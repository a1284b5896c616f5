import type {
  FootballList,
  FootballListEvent,
  FootballMatch,
} from '@saidian/shared/contracts/football'

/** A board far larger than any real one: 500 matches in play in 25 leagues. */
const MATCHES = 500
const LEAGUES = 25

const range = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

function matchOf(id: number, nowSeconds: number): FootballMatch {
  const kickoffAt = nowSeconds - 60 * (1 + (id % 40))
  return {
    id,
    li: 1 + (id % LEAGUES),
    round: '第12轮',
    home: id * 2,
    away: id * 2 + 1,
    neutral: false,
    kickoffAt,
    s: 2,
    ot: kickoffAt,
    score: [0, 0],
    half: null,
    corners: [0, 0],
    yellow: [0, 0],
    red: [0, 0],
    extra: null,
    shootout: null,
    varCheck: false,
    version: 1,
    source: 'bench',
    sourceAt: nowSeconds,
  }
}

function leagueOf(id: number): FootballList['leagues'][number] {
  return {
    id,
    nameZh: `测试联赛${id}`,
    shortZh: `联赛${id}`,
    letter: 'C',
    areaZh: '测试',
    color: '#3366cc',
    level: 1 + (id % 3),
    weight: 100 - (id % 60),
    kind: 1,
  }
}

function teamOf(id: number): FootballList['teams'][number] {
  return {
    id,
    nameZh: `测试球队${id}`,
    shortZh: `球队${id}`,
    colors: ['#d32f2f', '#1b3a8f'],
    mark: '队',
    iso: null,
  }
}

/** Matches that change, with their list and events. */
export function createWorld(epoch: string) {
  const matches = range(MATCHES).map((id) => matchOf(id, Math.floor(Date.now() / 1000)))
  let seq = 0
  let changeCount = 0

  const feed = () => ({
    source: 'bench',
    aliveAt: Math.floor(Date.now() / 1000),
    speed: 1,
    demo: false,
  })

  /**
   * Every third change is a goal, the others corners and cards; visible rows change as often as the
   * rest.
   */
  function change(): Partial<FootballMatch> & { id: number } {
    changeCount += 1
    const index = (changeCount * 7) % MATCHES
    const match = matches[index]
    if (!match) throw new Error('the index stays within the matches')
    const side = changeCount % 2
    const grown = ([home, away]: [number, number]): [number, number] =>
      side === 0 ? [(home + 1) % 10, away] : [home, (away + 1) % 10]
    const version = match.version + 1
    const part =
      changeCount % 3 === 0
        ? { score: grown(match.score ?? [0, 0]) }
        : changeCount % 3 === 1
          ? { corners: grown(match.corners ?? [0, 0]) }
          : { yellow: grown(match.yellow ?? [0, 0]) }
    matches[index] = { ...match, ...part, version }
    return { id: match.id, version, ...part }
  }

  return {
    position: () => ({ epoch, seq }),
    list: (): FootballList => ({
      epoch,
      seq,
      serverAt: Date.now(),
      feed: feed(),
      leagues: range(LEAGUES).map(leagueOf),
      teams: matches.flatMap(({ home, away }) => [home, away].map(teamOf)),
      matches,
    }),
    /** The next event with `changes` changes. */
    event: (changes: number): { epoch: string; seq: number; data: FootballListEvent } => {
      seq += 1
      return {
        epoch,
        seq,
        data: { serverAt: Date.now(), feed: feed(), changed: range(changes).map(() => change()) },
      }
    },
  }
}

export type World = ReturnType<typeof createWorld>
