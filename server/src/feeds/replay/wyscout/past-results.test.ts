import { cpSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { readArchive, readMatches } from './archive/archive'
import { readEarlierMatches } from './archive/earlier-matches'
import { pastBatches } from './past-results'

const FIXTURES = fileURLToPath(new URL('./fixtures', import.meta.url))
const RECORDED = 2500089
const WEEK = 7 * 86_400
const START = Date.UTC(2026, 10, 21, 12) / 1000

/** A copy of the archive with one match a week before the recorded one and one a week after. */
async function around(): Promise<string> {
  const dir = mkdtempSync(path.join(tmpdir(), 'replay-'))
  cpSync(FIXTURES, dir, { recursive: true })
  const matches = await readMatches(FIXTURES, 'England')
  const one = matches.find(({ wyId }) => wyId === RECORDED)
  if (!one) throw new Error('no match')
  const others = [
    { ...one, wyId: 1, gameweek: 37, dateutc: '2018-05-06 14:00:00' },
    { ...one, wyId: 2, dateutc: '2018-05-20 14:00:00' },
  ]
  writeFileSync(
    path.join(dir, 'matches', 'matches_England.json.gz'),
    gzipSync(JSON.stringify([...matches, ...others])),
  )
  return dir
}

describe('matches before the recorded ones', () => {
  it('come with their results, as long before the run as they were then', async () => {
    const dir = await around()
    const archive = await readArchive(dir, [RECORDED])
    const earlier = await readEarlierMatches(dir, archive)
    const run = {
      instant: (second: number) => START + second,
      revision: (item: number) => 100 + item,
      speed: 1,
    }
    const [fixtures, results, ...rest] = [...pastBatches(archive, earlier, run)]
    expect(rest).toEqual([])
    expect(fixtures).toMatchObject([
      {
        kind: 'fixtures',
        fixtures: [{ key: 'wyscout:1', round: '第37轮', kickoffAt: START - WEEK }],
      },
    ])
    expect(results).toMatchObject([
      {
        kind: 'match',
        matchKey: 'wyscout:1',
        state: { status: 8, score: [1, 2], half: [1, 0], extra: null },
      },
    ])
  })

  it('are none when no match of the archive kicked off earlier', async () => {
    const archive = await readArchive(FIXTURES, [RECORDED, 2500097])
    expect(await readEarlierMatches(FIXTURES, archive)).toEqual([])
  })
})
