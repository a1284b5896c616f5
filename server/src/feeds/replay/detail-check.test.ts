import { fileURLToPath } from 'node:url'
import { readArchive } from './archive'
import { playerNames } from './catalogue'
import { type MatchDetail, matchDetail } from './detail/match-detail'
import { detailDifferences } from './detail-check'
import { tellStory } from './story/tell-story'

const DIR = fileURLToPath(new URL('./fixtures', import.meta.url))
const SHOOT_OUT = 2058012
const OWN_GOAL = 2516847

async function detailed(ids: number[]) {
  const archive = await readArchive(DIR, ids)
  return archive.recordings.map((recording) => {
    const story = tellStory(recording, playerNames(archive))
    return { match: recording.match, story, detail: matchDetail(archive, recording, story) }
  })
}

async function only(id: number) {
  const [one] = await detailed([id])
  if (!one) throw new Error(`no match ${id}`)
  return { ...one, sentences: one.detail.said.map(({ line }) => line.data) }
}

describe('details of a recorded match', () => {
  it('agree with its sheet and its course', async () => {
    for (const { match, story, detail } of await detailed([2500089, 2500097, SHOOT_OUT, OWN_GOAL]))
      expect(detailDifferences(match, story, detail)).toEqual([])
  })

  it('are found out when they do not', async () => {
    const { match, story, detail } = await only(OWN_GOAL)
    const faultsOf = (change: Partial<MatchDetail>) =>
      detailDifferences(match, story, { ...detail, ...change })
    const { home } = detail.lineups
    expect(faultsOf({ lineups: { ...detail.lineups, home: null } })).toEqual(['home has no sheet'])
    expect(faultsOf({ lineups: { ...detail.lineups, away: home } })).toContain(
      'away starters differ',
    )
    const silent = detail.said.filter(({ line }) => line.type !== 17)
    expect(faultsOf({ said: silent })).toEqual([expect.stringContaining('no line of type 17')])
    const [first] = detail.said
    if (!first) throw new Error('no text')
    expect(faultsOf({ said: [first, ...detail.said] })).toEqual(['1 sentences twice'])
    expect(faultsOf({ pressure: detail.pressure.slice(1) })).toHaveLength(1)
    expect(faultsOf({ ball: detail.ball.filter(({ act }) => act !== 'goal') })).toHaveLength(8)
  })

  it('name formations that were played: both with three at the back', async () => {
    const { detail } = await only(OWN_GOAL)
    expect(detail.lineups.home?.formation).toMatch(/^3-/)
    expect(detail.lineups.away?.formation).toMatch(/^3-/)
  })

  it('tell a goal as it was recorded: who helped, how, and the score', async () => {
    const { sentences } = await only(SHOOT_OUT)
    // Kramarić headed in the cross of Mandžukić, Cheryshev scored from outside the box.
    expect(sentences).toContainEqual(expect.stringMatching(/曼朱基奇.*克拉马里奇.*头.*1-1/))
    expect(sentences).toContainEqual(expect.stringMatching(/切里舍夫.*(禁区外|远射|\d+米).*1-0/))
  })

  it('tell a shoot-out kick by kick and who won it', async () => {
    const { detail } = await only(SHOOT_OUT)
    const kicks = detail.said.filter(({ line }) => line.type === 29 || line.type === 30)
    expect(kicks).toHaveLength(10)
    const end = detail.said.find(({ line }) => line.type === 27)?.line
    expect(end?.data).toMatch(/克罗地亚.*4-3/)
    expect(end?.score).toEqual([3, 4])
  })

  it('are told alike every time', async () => {
    expect((await only(SHOOT_OUT)).sentences).toEqual((await only(SHOOT_OUT)).sentences)
  })
})
