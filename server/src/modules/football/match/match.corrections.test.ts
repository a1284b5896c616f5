import { matchMessage, SATURDAY_EVENING } from '../../../testing'
import { type MatchWorld, openMatchWorld, soon } from './testing/match-world'
import { goal, line, textMessage } from './testing/messages'

let world: MatchWorld
beforeEach(async () => {
  world = await openMatchWorld()
})
afterEach(() => world.close())

test('a withdrawn goal is removed from open pages and marks the match as corrected', async () => {
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
  await soon(() => world.published().correctedAt === SATURDAY_EVENING + 3)
  expect(await world.header()).toMatchObject({
    match: { score: [0, 0] },
    correctedAt: SATURDAY_EVENING + 3,
  })
  // The review is a new incident, not a corrected one.
  expect((await world.text()).incidents).toMatchObject([
    { key: 'v1', varResult: 2, corrected: false },
  ])
})

test('a goal with another player is corrected, one whose player was unknown is not', async () => {
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
  await soon(() => world.published().incidents !== undefined)
  expect(world.published().incidents).toEqual({ put: corrected, gone: [] })
})

test('a card moved to the other side is corrected and changes both counts', async () => {
  const card = goal({ key: 'c1', type: 3, score: null })
  await world.deliver({ ...matchMessage('a', 2, { yellow: [1, 0] }), incidents: [card] })
  await world.follow()
  await world.deliver({
    ...matchMessage('a', 3, { yellow: [0, 1] }),
    correction: true,
    incidents: [{ ...card, side: 'away', player: '赵岩' }],
  })
  await soon(() => world.published().match?.yellow?.[1] === 1)
  await soon(() => world.published().incidents !== undefined)
  expect(world.published().incidents?.put).toMatchObject([
    { side: 'away', player: '赵岩', corrected: true },
  ])
})

test('another minute is a correction only in a correction message', async () => {
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

test('repeated corrections change nothing', async () => {
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

test('a score corrected after the end is published', async () => {
  await world.deliver(matchMessage('a', 2, { status: 8, score: [1, 0] }))
  await world.follow()
  await world.deliver({ ...matchMessage('a', 3, { status: 8, score: [2, 0] }), correction: true })
  await soon(
    () => world.published().match?.score?.[0] === 2 && world.published().correctedAt !== undefined,
  )
})

test('incidents after a restart of the match are not corrections', async () => {
  const first = [
    { ...matchMessage('a', 2, { score: [1, 0] }), incidents: [goal()] },
    { ...matchMessage('a', 3, { status: 8, score: [1, 0] }) },
  ]
  await world.deliver(...first)
  const restart = {
    ...matchMessage('a', 10, { status: 1, halfKickoffAt: null, score: null }),
    withdrawn: ['g1', 'g2'],
  }
  await world.deliver({ ...restart, correction: true })
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

test('a changed line is corrected, a withdrawn one removed, a late one ignored', async () => {
  await world.deliver(textMessage(2, [line('x', 1, '进球'), line('y', 2, '角球')]))
  await world.follow()
  await world.deliver(
    textMessage(3, [line('x', 1, '进球无效')], ['y']),
    textMessage(1, [line('x', 1, '开球')]),
  )
  expect((await world.text()).textLive).toMatchObject([
    { key: 'x', data: '进球无效', corrected: true },
  ])
  await soon(() => world.events.some(({ text }) => text?.gone.includes('y') === true))
})

test('a line that arrives after its withdrawal is not corrected', async () => {
  await world.deliver(textMessage(2, [], ['x']), textMessage(3, [line('x', 1, '角球')]))
  expect((await world.text()).textLive).toMatchObject([{ key: 'x', corrected: false }])
})

test('of old lines only corrected and withdrawn ones are published', async () => {
  const all = Array.from({ length: 80 }, (_, place) => line(`l${place}`, place, `第${place}句`))
  await world.deliver(textMessage(2, all))
  await world.follow()
  await world.deliver(textMessage(3, [line('l3', 3, '更正后的话')], ['l5']))
  await soon(() => world.published().text !== undefined)
  expect(world.published().text).toMatchObject({
    put: [{ key: 'l3', data: '更正后的话', corrected: true }],
    gone: ['l5'],
  })
})
