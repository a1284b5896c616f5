import { matchMessage, SATURDAY_EVENING } from '../../testing'
import { type MatchWorld, openMatchWorld, soon } from './testing/match-world'
import { goal, line, textWord } from './testing/words'

let world: MatchWorld
beforeEach(async () => {
  world = await openMatchWorld()
})
afterEach(() => world.close())

test('a goal taken back goes from every open page, which says that it was corrected', async () => {
  await world.deliver(matchMessage('a', 1), {
    ...matchMessage('a', 2, { score: [1, 0] }),
    incidents: [goal()],
  })
  await world.follow()
  const review = goal({ key: 'v1', type: 28, minute: 13, score: null, varReason: 1, varResult: 2 })
  await world.deliver({
    ...matchMessage('a', 3, { score: [0, 0] }),
    correction: true,
    withdrawn: ['g1'],
    incidents: [review],
  })
  await soon(() => world.events.some(({ incidents }) => incidents?.gone.includes('g1') === true))
  await soon(() => world.told().correctedAt === SATURDAY_EVENING + 3)
  expect(await world.header()).toMatchObject({
    match: { score: [0, 0] },
    correctedAt: SATURDAY_EVENING + 3,
  })
  // The review is news of its own: it corrects, it was not corrected.
  expect((await world.text()).incidents).toMatchObject([
    { key: 'v1', varResult: 2, corrected: false },
  ])
})

test('a goal given to another player is marked as corrected, one whose player was unknown is not', async () => {
  await world.deliver({
    ...matchMessage('a', 2, { score: [1, 0] }),
    incidents: [goal(), goal({ key: 'g0', player: null })],
  })
  await world.follow()
  await world.deliver({
    ...matchMessage('a', 3, { score: [1, 0] }),
    incidents: [goal({ player: '周牧' }), goal({ key: 'g0', player: '赵岩' })],
  })
  const corrected = expect.arrayContaining([
    expect.objectContaining({ key: 'g1', player: '周牧', corrected: true }),
    expect.objectContaining({ key: 'g0', player: '赵岩', corrected: false }),
  ])
  expect((await world.text()).incidents).toEqual(corrected)
  await soon(() => world.told().incidents !== undefined)
  expect(world.told().incidents).toEqual({ put: corrected, gone: [] })
})

test('a card moved to a player of the other side is marked, and both counts follow', async () => {
  const card = goal({ key: 'c1', type: 3, score: null })
  await world.deliver({ ...matchMessage('a', 2, { yellow: [1, 0] }), incidents: [card] })
  await world.follow()
  await world.deliver({
    ...matchMessage('a', 3, { yellow: [0, 1] }),
    correction: true,
    incidents: [{ ...card, side: 'away', player: '赵岩' }],
  })
  await soon(() => world.told().match?.yellow?.[1] === 1)
  await soon(() => world.told().incidents !== undefined)
  expect(world.told().incidents?.put).toMatchObject([
    { side: 'away', player: '赵岩', corrected: true },
  ])
})

test('another minute is a correction only when the source says so', async () => {
  const other = goal({ key: 'g2', minute: 40 })
  await world.deliver({ ...matchMessage('a', 2, { score: [2, 0] }), incidents: [goal(), other] })
  await world.deliver({
    ...matchMessage('a', 3, { score: [2, 0] }),
    incidents: [goal({ minute: 13 })],
  })
  await world.deliver({
    ...matchMessage('a', 4, { score: [2, 0] }),
    correction: true,
    incidents: [goal({ minute: 13 }), goal({ key: 'g2', minute: 41 })],
  })
  expect((await world.text()).incidents).toMatchObject([
    { key: 'g1', minute: 13, corrected: false },
    { key: 'g2', minute: 41, corrected: true },
  ])
})

test('the same corrections a second time change nothing', async () => {
  const said = [
    { ...matchMessage('a', 2, { score: [1, 0] }), incidents: [goal()] },
    { ...matchMessage('a', 3), correction: true, withdrawn: ['g1'] },
  ]
  await world.deliver(...said)
  const [before, header] = [await world.text(), await world.header()]
  await world.deliver(...said)
  const timeless = { serverAt: expect.any(Number), feed: expect.anything() }
  expect(await world.text()).toEqual({ ...before, serverAt: timeless.serverAt })
  expect(await world.header()).toEqual({ ...header, ...timeless })
})

test('a score corrected after the end shows', async () => {
  await world.deliver(matchMessage('a', 2, { status: 8, score: [1, 0] }))
  await world.follow()
  await world.deliver({ ...matchMessage('a', 3, { status: 8, score: [2, 0] }), correction: true })
  await soon(() => world.told().match?.score?.[0] === 2 && world.told().correctedAt !== undefined)
})

test('a match told anew from its beginning is not one correction after another', async () => {
  const first = [
    { ...matchMessage('a', 2, { score: [1, 0] }), incidents: [goal()] },
    { ...matchMessage('a', 3, { status: 8, score: [1, 0] }) },
  ]
  await world.deliver(...first)
  const anew = {
    ...matchMessage('a', 10, { status: 1, halfKickoffAt: null, score: null }),
    withdrawn: ['g1', 'g2'],
  }
  await world.deliver({ ...anew, correction: true })
  expect(await world.header()).toMatchObject({ state: 1, correctedAt: SATURDAY_EVENING + 10 })
  await world.deliver({
    ...matchMessage('a', 11, { score: [2, 0] }),
    incidents: [goal({ player: '周牧' }), goal({ key: 'g2', minute: 20 })],
  })
  expect((await world.text()).incidents).toMatchObject([
    { key: 'g1', player: '周牧', corrected: false },
    { key: 'g2', corrected: false },
  ])
  expect((await world.header()).correctedAt).toBeNull()
})

test('a line said again in other words is marked, one taken back is gone, a late one changes nothing', async () => {
  await world.deliver(textWord(2, [line('x', 1, '进球'), line('y', 2, '角球')]))
  await world.follow()
  await world.deliver(
    textWord(3, [line('x', 1, '进球无效')], ['y']),
    textWord(1, [line('x', 1, '开球')]),
  )
  expect((await world.text()).textLive).toMatchObject([
    { key: 'x', data: '进球无效', corrected: true },
  ])
  await soon(() => world.events.some(({ text }) => text?.gone.includes('y') === true))
})

test('a line whose withdrawal came first is not corrected when it is said later', async () => {
  await world.deliver(textWord(2, [], ['x']), textWord(3, [line('x', 1, '角球')]))
  expect((await world.text()).textLive).toMatchObject([{ key: 'x', corrected: false }])
})

test('lines far back are told when they are corrected or taken back, and no others', async () => {
  const all = Array.from({ length: 80 }, (_, place) => line(`l${place}`, place, `第${place}句`))
  await world.deliver(textWord(2, all))
  await world.follow()
  await world.deliver(textWord(3, [line('l3', 3, '更正后的话')], ['l5']))
  await soon(() => world.told().text !== undefined)
  expect(world.told().text).toMatchObject({
    put: [{ key: 'l3', data: '更正后的话', corrected: true }],
    gone: ['l5'],
  })
})
