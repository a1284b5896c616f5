import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { roundZh } from './round.rules'
import { readSeasonFile } from './season-file'

it.each([
  [{ round: 'Matchday 3' }, '第3轮'],
  [{ stage: 'Playoffs', round: 'Semi-finals' }, '季后赛半决赛'],
  [{ stage: 'Playoffs' }, '附加赛'],
  [{ stage: 'Regular season', round: 'Matchday 3' }, '第3轮'],
  [{}, null],
])('a row of %j has the round %s', (given, round) => {
  const row = { date: '2025-05-08', team1: 'A', team2: 'B', ...given }
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'season-')), 'en.2.json')
  writeFileSync(file, JSON.stringify({ name: 'x', matches: [row] }))
  const read = readSeasonFile(file)
  const rows = 'rows' in read ? read.rows : []
  const found = rows.map((one) => (typeof one === 'string' ? null : roundZh(one.round)))
  expect(found).toEqual([round])
})
