import { CODE } from '@saidian/shared/contracts/http'
import { sql } from 'kysely'
import { callRoute, type Route, readRoutes, routeNamed } from './testing/every-route'
import { becomeMember, type Login } from './testing/log-in'
import { openWholeApp, type WholeApp } from './testing/whole-app'

/**
 * Calls every route of messages, friends and the assistant with the ids of a member's conversation
 * and group: as a visitor, a stranger, one whom a manager removed, one whom the member blocks.
 */
let whole: WholeApp
let routes: Route[]
let victim: Login
let removed: Login
let blocked: Login
let stranger: Login
let places: Record<string, unknown>[]
let conversations: string[]

const MARK = 'marker-of-the-victim'
const OWN = /^\w+ (\/imapi\/(chat|group|friend|fans)|\/api\/assistant)\//

// biome-ignore lint/suspicious/noExplicitAny: what a call answers depends on the call
async function post({ token }: Login, path: string, body: unknown): Promise<any> {
  const { code, data, text } = await callRoute(whole, routeNamed(routes, `post ${path}`), {
    token,
    body,
  })
  if (code !== 200) throw new Error(text)
  return data
}

async function befriend(one: Login, other: Login): Promise<void> {
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const)
    await post(from, '/imapi/friend/request', { memberId: to.id, message: '一起看球' })
}

let sent = 0
const say = (member: Login, id: string) =>
  post(member, '/imapi/chat/send', {
    id,
    clientMsgId: `019aa000-0000-7000-8000-${(++sent).toString(16).padStart(12, '0')}`,
    body: { kind: 'text', text: MARK },
  })

beforeAll(async () => {
  whole = await openWholeApp({ SMS_DEV: '1' })
  routes = (await readRoutes(whole)).filter(
    ({ name }) => OWN.test(name) || /code$|login$|user\/block$/.test(name),
  )
  const join = () => becomeMember(whole, routes)
  const friend = await join()
  victim = await join()
  removed = await join()
  blocked = await join()
  stranger = await join()
  for (const each of [friend, removed, blocked]) await befriend(victim, each)
  const opened = await post(victim, '/imapi/chat/open', { memberId: friend.id })
  const group = await post(victim, '/imapi/group/create', {
    name: '看台',
    members: [friend.id, removed.id],
    key: 'the-group-of-the-victim',
  })
  await post(victim, '/imapi/group/remove', { id: group.id, members: [removed.id] })
  for (const id of [opened.id, group.id]) for (let n = 0; n < 3; n++) await say(victim, id)
  await post(victim, '/user/block', { memberId: blocked.id, isOn: true })
  conversations = [opened.id, group.id]
  places = conversations.map((id) => ({
    id,
    conversationId: id,
    memberId: victim.id,
    seq: 2,
    seqs: 2,
    q: MARK,
  }))
})
afterAll(() => whole.close())

/** Rows of the two conversations and of the victim's friends; a friend may end a friendship. */
async function storedData(): Promise<unknown> {
  const { rows } = await sql`
    SELECT (SELECT jsonb_agg(c ORDER BY id) FROM conversations c WHERE id = ANY(${conversations}))
      AS logs,
      (SELECT jsonb_agg(e ORDER BY conversation_id, seq) FROM conversation_entries e
        WHERE conversation_id = ANY(${conversations})) AS entries,
      (SELECT jsonb_agg(m ORDER BY conversation_id, member_id) FROM conversation_members m
        WHERE conversation_id = ANY(${conversations})) AS members,
      (SELECT jsonb_agg(g) FROM conversation_groups g
        WHERE conversation_id = ANY(${conversations})) AS groups,
      (SELECT jsonb_agg(f ORDER BY friend_id) FROM friends f
        WHERE member_id = ${victim.id} AND friend_id <> ALL(${[removed.id, blocked.id]}))
        AS friends`.execute(whole.db)
  return rows[0]
}

const own = () => routes.filter(({ name }) => OWN.test(name))

test('the routes of messages are there', () => {
  expect(own().length).toBeGreaterThan(40)
})

test('a visitor gets nothing of a conversation', async () => {
  const before = await storedData()
  const unexpected: string[] = []
  for (const route of own())
    for (const given of places) {
      const { code, text } = await callRoute(whole, route, { given })
      const isRejected = route.login !== 'required' || code === CODE.noToken
      if (!isRejected || text.includes(MARK)) unexpected.push(`${route.name} answered ${text}`)
    }
  expect(unexpected).toEqual([])
  expect(await storedData()).toEqual(before)
})

test.each(['stranger', 'removed', 'blocked'] as const)(
  'one who is %s reads and changes nothing of it',
  async (who) => {
    const before = (await storedData()) as { members: { member_id: number }[] }
    const unexpected: string[] = []
    for (const route of own())
      for (const given of places) {
        await sql`DELETE FROM rate_limits`.execute(whole.db)
        const { token } = { stranger, removed, blocked }[who]
        const { code, text } = await callRoute(whole, route, { token, given })
        // The answer may contain the caller's own input.
        const foreign = given.q === MARK && /search|find/.test(route.name) ? '' : text
        if (foreign.includes(MARK) || code === CODE.fault)
          unexpected.push(`${route.name} answered ${text}`)
      }
    // A removed member pins, deletes or reads their own side, which is theirs.
    const others = ({ members, ...rest }: typeof before) => ({
      ...rest,
      members: members.filter(({ member_id }) => String(member_id) !== removed.id),
    })
    expect(unexpected).toEqual([])
    expect(others((await storedData()) as typeof before)).toEqual(others(before))
  },
)
