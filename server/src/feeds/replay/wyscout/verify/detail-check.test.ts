import { fileURLToPath } from 'node:url'
import { readArchive } from '../archive/archive'
import { playerNames } from '../catalogue/catalogue'
import { type MatchDetail, matchDetail } from '../detail/match-detail'
import { buildTimeline } from '../timeline/build-timeline'
import { detailDifferences } from './detail-check'

const DIR = fileURLToPath(new URL('../fixtures', import.meta.url))
const SHOOT_OUT = 2058012
const OWN_GOAL = 2516847

async function detailed(ids: number[]) {
  const archive = await readArchive(DIR, ids)
  return archive.recordings.map((recording) => {
    const timeline = buildTimeline(recording, playerNames(archive))
    return { match: recording.match, timeline, detail: matchDetail(archive, recording, timeline) }
  })
}

async function only(id: number) {
  const [one] = await detailed([id])
  if (!one) throw new Error(`no match ${id}`)
  return { ...one, sentences: one.detail.timedLines.map(({ line }) => line.data) }
}

describe('details of a recorded match', () => {
  it('agree with its match file and its timeline', async () => {
    for (const { match, timeline, detail } of await detailed([
      2500089,
      2500097,
      SHOOT_OUT,
      OWN_GOAL,
    ]))
      expect(detailDifferences(match, timeline, detail)).toEqual([])
  })

  it('have their differences reported', async () => {
    const { match, timeline, detail } = await only(OWN_GOAL)
    const faultsOf = (change: Partial<MatchDetail>) =>
      detailDifferences(match, timeline, { ...detail, ...change })
    const { home } = detail.lineups
    expect(faultsOf({ lineups: { ...detail.lineups, home: null } })).toEqual(['home has no sheet'])
    expect(faultsOf({ lineups: { ...detail.lineups, away: home } })).toContain(
      'away starters differ',
    )
    const silent = detail.timedLines.filter(({ line }) => line.type !== 17)
    expect(faultsOf({ timedLines: silent })).toEqual([
      expect.stringContaining('no line of type 17'),
    ])
    const [first] = detail.timedLines
    if (!first) throw new Error('no text')
    expect(faultsOf({ timedLines: [first, ...detail.timedLines] })).toEqual(['1 sentences twice'])
    expect(faultsOf({ pressure: detail.pressure.slice(1) })).toHaveLength(1)
    expect(faultsOf({ ball: detail.ball.filter(({ act }) => act !== 'goal') })).toHaveLength(8)
  })

  it('name the played formations: both with three at the back', async () => {
    const { detail } = await only(OWN_GOAL)
    expect(detail.lineups.home?.formation).toMatch(/^3-/)
    expect(detail.lineups.away?.formation).toMatch(/^3-/)
  })

  it('describe a goal as recorded: who helped, how, and the score', async () => {
    const { sentences } = await only(SHOOT_OUT)
    // Kramarić headed in the cross of Mandžukić, Cheryshev scored from outside the box.
    expect(sentences).toContainEqual(expect.stringMatching(/曼朱基奇.*克拉马里奇.*头.*1-1/))
    expect(sentences).toContainEqual(expect.stringMatching(/切里舍夫.*(禁区外|远射|\d+米).*1-0/))
  })

  it('describe a shoot-out kick by kick and name the winner', async () => {
    const { detail } = await only(SHOOT_OUT)
    const kicks = detail.timedLines.filter(({ line }) => line.type === 29 || line.type === 30)
    expect(kicks).toHaveLength(10)
    const end = detail.timedLines.find(({ line }) => line.type === 27)?.line
    expect(end?.data).toMatch(/克罗地亚.*4-3/)
    expect(end?.score).toEqual([3, 4])
  })

  it('are the same every time', async () => {
    expect((await only(SHOOT_OUT)).sentences).toEqual((await only(SHOOT_OUT)).sentences)
  })
})
