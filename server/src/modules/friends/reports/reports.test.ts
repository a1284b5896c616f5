import { type FriendsWorld, openFriends } from '../testing/friends-world'

let world: FriendsWorld
let [reporter, second, reported] = ['', '', '']
beforeAll(async () => {
  world = await openFriends()
})
afterAll(() => world.close())
beforeEach(async () => {
  ;[reporter, second, reported] = [
    await world.member(),
    await world.member(),
    await world.member({ nickName: '卖号代练' }),
  ]
})

const report = (by: string, memberId = reported) =>
  world.call(by, '/imapi/friend/report', { memberId, reason: 'fraud' })
const cases = async () => (await world.staffCall('/moderation/v1/cases')).data.cases

test('reports of a member are one case; a warning reaches the member and reporters', async () => {
  const both = await Promise.all([report(reporter), report(second), report(reporter)])
  expect(both.map(({ code }) => code)).toEqual([200, 200, 200])
  expect(await cases()).toMatchObject([
    { kind: 'member', subject: reported, content: { text: '卖号代练', reason: 'fraud' } },
  ])
  expect(await world.notices(reported)).toEqual([])
  await world.decide('reject')
  expect(await world.notices(reported)).toEqual(['moderation.member_warned'])
  for (const each of [reporter, second])
    expect(await world.notices(each)).toEqual(['moderation.report_accepted'])
})

test('a declined report stays unknown to the member; a later one opens a case again', async () => {
  await report(reporter)
  await world.decide('approve', '')
  expect(await world.notices(reporter)).toEqual(['moderation.report_declined'])
  expect(await world.notices(reported)).toEqual([])
  expect((await world.call(reported, '/user/moderation/list')).data.cases).toEqual([])
  await report(second)
  expect(await cases()).toHaveLength(1)
  await world.decide('approve', '')
})

test('no one reports themselves or a member who does not exist', async () => {
  expect((await report(reporter, reporter)).reason).toBe('profile.no_such_member')
  expect((await report(reporter, '999999999')).reason).toBe('profile.no_such_member')
  expect(await cases()).toEqual([])
})
