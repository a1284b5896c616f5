import { openFootball } from '../fixtures/open-football'

let football: Awaited<ReturnType<typeof openFootball>>
beforeAll(async () => {
  football = await openFootball()
})
afterAll(() => football.close())

const titleOf = async (key: string) => football.title({ id: String(await football.idOf(key)) })

test('the title of a match of today has teams and score, or only teams', async () => {
  expect(await titleOf('playing')).toEqual({
    title: '队0-0 1-0 队0-1',
    withoutResult: '队0-0 vs 队0-1',
  })
})

test('the title of a match that has not started has its teams', async () => {
  expect(await titleOf('soon')).toEqual({ title: '队0-2 vs 队0-3' })
})

test('the title of a match of another day comes from the database', async () => {
  expect(await titleOf('yesterday')).toEqual({
    title: '队0-0 3-1 队0-1',
    withoutResult: '队0-0 vs 队0-1',
  })
})

test.each([undefined, '', 'x', '0', '-1', '1e3', '999999999', '9'.repeat(40), '%31'])(
  'there is no title for the match %p',
  async (id) => {
    expect(await football.title(id === undefined ? {} : { id })).toBeNull()
  },
)
