import { basketballNotStarted, notStarted } from './feeds/feed'
import { basketball } from './modules/basketball/sport'
import { football } from './modules/football/sport'
import { tennis } from './sports/fixtures/tennis/sport'
import { type KnownMatch, settleByTime } from './sports/ingest/doubt/second-look.rules'
import { foldBatch, takeWaiting } from './sports/ingest/match/match-batch.rules'
import type { MatchMessage } from './sports/ingest/match/match-message'
import type { MatchState } from './sports/match-state'
import type { IngestedSport } from './sports/sport'

const KICKOFF = 1_795_348_800
const NOW_MS = (KICKOFF + 3_600) * 1_000

type Sent = Partial<Omit<MatchMessage<MatchState>, 'state' | 'kind'>> & { state: object }

/** A match of a sport that of a running feed; `send` returns what became of messages. */
function matchOf<State extends MatchState>(sport: IngestedSport<State>, base: State) {
  let known: KnownMatch<State> = {
    matchId: 1,
    progress: {
      revision: 0,
      at: KICKOFF,
      kickoffAt: KICKOFF,
      reached: 1,
      deferred: null,
      state: sport.states.notStarted(),
    },
    doubt: null,
  }
  const messageOf = ({ state, ...given }: Sent, place: number): MatchMessage<State> => ({
    kind: 'match',
    matchKey: 'm',
    revision: known.progress.revision + 1 + place,
    at: known.progress.at + 60,
    ...given,
    state: { ...base, ...state },
  })
  return {
    send: (...sent: Sent[]): string[] => {
      const messages = sent.map(messageOf)
      const taking = { nowMs: NOW_MS, speed: 1 }
      const { matches, counts } = foldBatch(sport, new Map([['m', known]]), messages, taking)
      for (const { progress, doubt } of matches) known = { matchId: 1, progress, doubt: doubt.next }
      return [...counts.keys()]
    },
    wait: () => {
      if (known.doubt === null) return
      const { message, doubt } = settleByTime(known.doubt)
      const { progress } = message ? takeWaiting(sport, known, message, NOW_MS) : known
      known = { matchId: 1, progress, doubt }
    },
    state: () => known.progress.state,
    revision: () => known.progress.revision,
    isShown: () => (known.doubt?.looks ?? 0) >= 2,
    doubt: () => known.doubt,
  }
}

const soccer = () =>
  matchOf(football, { ...notStarted(), status: 2, halfKickoffAt: KICKOFF, score: [1, 0] })
const hoops = () =>
  matchOf(basketball, {
    ...basketballNotStarted(),
    status: 2,
    score: [8, 4],
    homePoints: [8],
    awayPoints: [4],
  })
const sets = () =>
  matchOf(tennis, { ...tennis.states.notStarted(), status: 2, homeGames: [2], awayGames: [1] })

type MatchCourse = Pick<ReturnType<typeof soccer>, 'send' | 'wait' | 'isShown' | 'revision'> & {
  state: () => object
}

describe.each<[string, () => MatchCourse, object]>([
  ['half-time above full-time', soccer, { status: 4, half: [2, 0], score: [1, 0] }],
  ['full-time above extra time', soccer, { status: 8, score: [1, 1], extra: [0, 1] }],
  ['minute 400', soccer, { halfKickoffAt: KICKOFF - 400 * 60 }],
  ['a half of tomorrow', soccer, { halfKickoffAt: KICKOFF + 86_400 }],
  ['999-0', soccer, { score: [999, 0] }],
  ['quarters above the score', hoops, { homePoints: [20] }],
  ['999-4', hoops, { score: [999, 4] }],
  ['a clock above its period', hoops, { clock: 9_000 }],
  ['sets of one side', sets, { homeGames: [2, 1] }],
  ['999 games', sets, { homeGames: [999], awayGames: [1] }],
])('%s', (_what, open, wrong) => {
  it('never replaces the true state, is shown when it stays, and gives way to the true one', () => {
    const match = open()
    expect(match.send({ state: {} })).toEqual(['accepted'])
    const before = match.state()
    expect(match.send({ state: wrong })).toEqual([expect.stringMatching(/^doubtful /)])
    expect(match.isShown()).toBe(false)
    expect(match.send({ state: wrong, revision: match.revision() + 2 })).toHaveLength(1)
    expect([match.state(), match.isShown()]).toEqual([before, true])
    expect(match.send({ state: {}, revision: match.revision() + 3 })).toEqual(['accepted'])
    match.wait()
    expect([match.state(), match.isShown()]).toEqual([before, false])
  })

  it('is shown after a minute without another word', () => {
    const match = open()
    match.send({ state: {} })
    match.send({ state: wrong })
    match.wait()
    expect(match.isShown()).toBe(true)
  })
})

describe.each<[string, () => MatchCourse, object]>([
  ['a jump to 9-0', soccer, { score: [9, 0] }],
  ['a jump by 40 points', hoops, { score: [48, 4] }],
  ['a jump by a set and more', sets, { homeGames: [6, 6], awayGames: [1, 0] }],
  ['an unknown status', soccer, { status: 77 }],
  ['an unknown status of basketball', hoops, { status: 77 }],
  ['an unknown status of tennis', sets, { status: 77 }],
  ['swapped sides', soccer, { score: [0, 1] }],
  ['swapped sides of basketball', hoops, { score: [4, 8], homePoints: [4], awayPoints: [8] }],
  ['swapped sides of tennis', sets, { homeGames: [1], awayGames: [2] }],
])('%s', (what, open, unlikely) => {
  const correction = what.startsWith('swapped')

  it('waits, and gives way to a message that says what was known', () => {
    const match = open()
    match.send({ state: {} })
    const before = match.state()
    expect(match.send({ state: unlikely, correction })).toEqual([
      expect.stringMatching(/^doubtful /),
    ])
    expect(match.state()).toEqual(before)
    expect(match.send({ state: {}, revision: match.revision() + 2 })).toEqual(['accepted'])
    match.wait()
    expect([match.state(), match.isShown()]).toEqual([before, false])
  })

  it('is taken when a later message says the same, and by time', () => {
    for (const confirm of ['message', 'time']) {
      const match = open()
      match.send({ state: {} })
      match.send({ state: unlikely, correction })
      const at = KICKOFF + 300
      if (confirm === 'time') match.wait()
      else match.send({ state: unlikely, correction, revision: match.revision() + 2, at })
      expect(match.state()).toMatchObject(unlikely)
      expect(match.isShown()).toBe(false)
    }
  })
})

test('one revision with two scores changes nothing, in one delivery and later', () => {
  const match = soccer()
  match.send({ state: {} })
  const before = match.state()
  const revision = match.revision() + 1
  expect(
    match.send({ state: { score: [2, 0] }, revision }, { state: { score: [1, 1] }, revision }),
  ).toEqual(['doubtful two states of one revision'])
  expect(match.state()).toEqual(before)
  expect(match.send({ state: { score: [0, 0] }, revision: match.revision() })).toEqual([
    'doubtful two states of one revision',
  ])
  expect([match.state(), match.isShown()]).toEqual([before, true])
  expect(match.send({ state: { score: [2, 0] }, revision: revision + 1 })).toEqual(['accepted'])
})

test('incidents of a doubtful state are stored with the next one that is accepted', () => {
  const goal = (key: string, minute: number) => ({
    key,
    type: 1,
    side: 'home' as const,
    minute,
    addedMinute: null,
    player: null,
    otherPlayer: null,
    score: null,
  })
  const match = soccer()
  match.send({ state: {} })
  match.send({ state: { score: [999, 0] }, incidents: [goal('a', 12), goal('late', 400)] })
  expect(match.doubt()?.waiting?.incidents).toEqual([goal('a', 12)])
  match.send({ state: { score: [2, 0] }, revision: match.revision() + 2 })
  expect([match.state().score, match.doubt()?.waiting]).toEqual([[2, 0], null])
})

test('a match that comes in large steps with time between them is not doubtful', () => {
  const match = soccer()
  expect(match.send({ state: { score: [2, 1] } })).toEqual(['accepted'])
  expect(match.send({ state: { status: 8, score: [6, 3] }, at: KICKOFF + 7_200 })).toEqual([
    'accepted',
  ])
  const result = soccer()
  expect(result.send({ state: { status: 8, score: [9, 0] }, at: KICKOFF + 7_200 })).toEqual([
    'accepted',
  ])
})
