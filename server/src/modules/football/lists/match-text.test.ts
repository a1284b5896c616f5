import { openFootball } from '../fixtures/open-football'

let football: Awaited<ReturnType<typeof openFootball>>
beforeAll(async () => {
  football = await openFootball()
})
afterAll(() => football.close())

const textOf = async (key: string) => football.text({ id: String(await football.idOf(key)) })

const describedAs = (teams: string) =>
  expect.stringMatching(new RegExp(`^\\S+，${teams}，\\d+月\\d+日 \\d\\d:\\d\\d开赛。`))

test('a match of today is named by teams and score, and described without a result', async () => {
  expect(await textOf('playing')).toEqual({
    title: '队0-0 1-0 队0-1',
    withoutResult: '队0-0 vs 队0-1',
    description: describedAs('队0-0对阵队0-1'),
  })
})

test('a match that has not started is named by its teams', async () => {
  expect(await textOf('soon')).toEqual({
    title: '队0-2 vs 队0-3',
    description: describedAs('队0-2对阵队0-3'),
  })
})

test('the text of a match of another day comes from the database', async () => {
  expect(await textOf('yesterday')).toEqual({
    title: '队0-0 3-1 队0-1',
    withoutResult: '队0-0 vs 队0-1',
    description: describedAs('队0-0对阵队0-1'),
  })
})

test.each([undefined, '', 'x', '0', '-1', '1e3', '999999999', '9'.repeat(40), '%31'])(
  'there is no text for the match %p',
  async (id) => {
    expect(await football.text(id === undefined ? {} : { id })).toBeNull()
  },
)
