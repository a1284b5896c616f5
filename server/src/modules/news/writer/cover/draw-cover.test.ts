import sharp from 'sharp'
import { coverSvg, HEIGHT, WIDTH } from './cover-svg'
import { drawCover } from './draw-cover'

const TEAMS = [
  { id: 7, colors: ['#004d98', '#a50044'] as const },
  { id: 8, colors: ['#8ac3ee', '#ffffff'] as const },
  { id: 9, colors: ['#111111', '#eeeeee'] as const },
]
const FACTS = { sport: 1, leagueColor: '#d9542b', teams: TEAMS }

test.each(['match', 'table', 'team'] as const)('the cover of a %s is a picture', async (kind) => {
  const picture = sharp(await drawCover({ ...FACTS, kind }))
  expect(await picture.metadata()).toMatchObject({ width: WIDTH, height: HEIGHT, format: 'png' })
  const { dominant } = await picture.stats()
  expect(dominant).toBeDefined()
})

test('covers of two teams differ, and the same facts give the same cover', async () => {
  const [one, again] = await Promise.all([1, 2].map(() => drawCover({ ...FACTS, kind: 'match' })))
  const other = await drawCover({ ...FACTS, teams: [...TEAMS].reverse(), kind: 'match' })
  expect(Buffer.from(one ?? []).equals(Buffer.from(again ?? []))).toBe(true)
  expect(Buffer.from(one ?? []).equals(Buffer.from(other))).toBe(false)
})

test('a cover has no text, and a colour that is markup becomes grey', () => {
  const colors = ['"/><script>', '#ffffff'] as const
  const svg = coverSvg({ ...FACTS, teams: [{ id: 1, colors }], kind: 'team', leagueColor: 'red' })
  expect(svg).not.toContain('script')
  expect(svg).not.toMatch(/<text|>[^<]/)
})
