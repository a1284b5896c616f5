import { sql } from 'kysely'
import { photo } from './platform/pictures/testing'
import {
  bodyOf,
  callRoute,
  inject,
  newAddress,
  type Route,
  readRoutes,
  routeNamed,
  type Sent,
  urlOf,
} from './testing/every-route'
import { type ForeignObject, storeObjects } from './testing/foreign-objects'
import { becomeMember, type Login } from './testing/log-in'
import { openWholeApp, type WholeApp } from './testing/whole-app'

/**
 * A stranger calls with ids of objects of another member: every route answers as for an id that no
 * object has. The stranger is an old account with a room, so that no other rule answers first.
 */
let whole: WholeApp
let routes: Route[]
let owner: Login
let stranger: Login
let objects: ForeignObject[]
let strangersRoom: number

const ABSENT = '987654321'
const ABSENT_KEY = 'f'.repeat(32)
/** Ids in marks are what the caller chose; the answer lists all of them. */
const OWN_MARKS = /\/user\/(follow|favourite)\/put$/
/** A route by which the owner finds each object: it is there. */
const FOUND_BY: Record<string, string> = {
  group: 'get /imapi/group/detail',
  'request to join a group': 'post /imapi/group/decide',
  'request of a friend': 'post /imapi/friend/answer',
  'post that waits': 'get /community/post/detail',
  case: 'post /user/moderation/appeal',
  'conversation of the assistant': 'get /api/assistant/turns',
}

beforeAll(async () => {
  whole = await openWholeApp({ SMS_DEV: '1' })
  routes = await readRoutes(whole)
  const join = () => becomeMember(whole, routes)
  const friend = await join()
  ;[owner, stranger] = [await join(), await join()]
  await sql`UPDATE accounts SET created_at = now() - interval '30 days'`.execute(whole.db)
  const { rows } = await sql<{ id: number }>`
    INSERT INTO rooms (anchor_id, title, column_id, created_at)
    VALUES (${stranger.id}, 'own', 1, now()) RETURNING id`.execute(whole.db)
  strangersRoom = rows[0]?.id ?? 0
  objects = await storeObjects(whole.db, { owner: owner.id, friend: friend.id })
})
afterAll(() => whole.close())

/** Everything that the objects are stored in. */
async function storedData(): Promise<unknown> {
  const { rows } = await sql`SELECT
    (SELECT jsonb_agg(x) FROM conversations x WHERE id = 777003) AS logs,
    (SELECT jsonb_agg(x) FROM conversation_groups x) AS groups,
    (SELECT jsonb_agg(x) FROM conversation_members x WHERE conversation_id = 777003) AS members,
    (SELECT jsonb_agg(x) FROM group_requests x) AS joining,
    (SELECT jsonb_agg(x) FROM friend_requests x WHERE id = 777002) AS friends,
    (SELECT jsonb_agg(x) FROM posts x WHERE author_id = ${owner.id}) AS posts,
    (SELECT jsonb_agg(x) FROM moderation_cases x WHERE account_id = ${owner.id}) AS cases,
    (SELECT jsonb_agg(x) FROM announced_broadcasts x) AS announced,
    (SELECT jsonb_agg(x) FROM broadcast_bookings x) AS bookings,
    (SELECT jsonb_agg(x) FROM recordings x) AS recordings,
    (SELECT jsonb_agg(x) FROM assistant_conversations x WHERE account_id = ${owner.id}) AS asked,
    (SELECT jsonb_agg(x) FROM gift_sends x) AS gifts`.execute(whole.db)
  return rows[0]
}

/** Fields of calls, with the id as the contract writes it. */
function givenOf({ field, id }: ForeignObject): Record<string, unknown> {
  return { [field]: /^(recording|broadcast)Id$/.test(field) ? Number(id) : id }
}

function routesWith(object: ForeignObject): Route[] {
  const given = givenOf(object)
  const inputOf = (route: Route, values: Record<string, unknown>) =>
    JSON.stringify([urlOf(route, values), bodyOf(route, values)])
  const others = routes.filter(
    ({ name, operation }) =>
      !OWN_MARKS.test(name) && JSON.stringify(operation).includes(`"${object.field}"`),
  )
  return others.filter((route) => inputOf(route, given) !== inputOf(route, {}))
}

async function answerTo(route: Route, { token }: Login, sent: Omit<Sent, 'token'>, id: string) {
  await sql`DELETE FROM rate_limits`.execute(whole.db)
  const { code, reason, data } = await callRoute(whole, route, { token, ...sent })
  return JSON.stringify({ code, reason, data }).replaceAll(id, '')
}

test('a stranger with the id of an object of another member finds no such object', async () => {
  const before = await storedData()
  const unexpected: string[] = []
  for (const object of objects) {
    const { kind, id } = object
    const named = routesWith(object)
    if (named.length === 0) unexpected.push(`no route names a ${kind}`)
    for (const route of named) {
      const given = givenOf(object)
      const absent = givenOf({ ...object, id: ABSENT })
      const answer = await answerTo(route, stranger, { given }, id)
      const expected = await answerTo(route, stranger, { given: absent }, ABSENT)
      if (answer !== expected) unexpected.push(`${kind}: ${route.name} ${answer} ${expected}`)
    }
  }
  expect(unexpected).toEqual([])
  expect(await storedData()).toEqual(before)
})

test('the owner finds what has an owner, and nobody what is closed', async () => {
  const found = await Promise.all(
    objects.map(async (object) => {
      const route = FOUND_BY[object.kind]
      if (!route) return []
      const given = { ...givenOf(object), text: '请再看一次' }
      const { code } = await callRoute(whole, routeNamed(routes, route), {
        token: owner.token,
        given,
      })
      return [[object.kind, code]]
    }),
  )
  expect(Object.fromEntries(found.flat())).toEqual(
    Object.fromEntries(Object.keys(FOUND_BY).map((kind) => [kind, 200])),
  )
  const recording = objects.find(({ field }) => field === 'recordingId')
  const route = routeNamed(routes, 'get /api/room/replay/{recordingId}')
  const given = { recordingId: Number(recording?.id) }
  expect(await callRoute(whole, route, { token: owner.token, given })).toMatchObject({
    reason: 'room.no_such_recording',
  })
})

test('the key and the combo of a gift of another member are unknown to a stranger', async () => {
  const gift = { roomId: strangersRoom, giftId: 2, count: 1, from: 'coins' }
  const { db } = whole
  await sql`INSERT INTO gift_sends (member_id, key, room_id, gift_id, count, source, combo_id,
      combo_count, is_half, at)
    VALUES (${owner.id}, 'key-of-the-owner', ${strangersRoom}, 2, 1, 'coins', 777, 9, true,
      now())`.execute(db)
  const before = await storedData()
  const route = routeNamed(routes, 'post /api/gift/send')
  const answers = []
  for (const own of [
    { key: 'key-of-the-owner', comboId: '777' },
    { key: 'key-of-no-one-00', comboId: ABSENT },
  ])
    answers.push(await answerTo(route, stranger, { body: { ...gift, ...own } }, own.key))
  expect(answers[0]).toBe(answers[1])
  expect(answers[0]).not.toContain('"code":200')
  expect(await storedData()).toEqual(before)
})

/** Uploads a picture; resolves with its key and address. */
async function upload({ token }: Login, url: string): Promise<string> {
  const head = '--b\r\ncontent-disposition: form-data; name="picture"; filename="a.jpg"\r\n\r\n'
  const answer = await inject(whole, {
    method: 'POST',
    url,
    remoteAddress: newAddress(),
    payload: Buffer.concat([Buffer.from(head), await photo(), Buffer.from('\r\n--b--\r\n')]),
    headers: { 'content-type': 'multipart/form-data; boundary=b', accesstoken: token },
  })
  const { data } = answer.json() as { data: { key: string } | null }
  if (!data) throw new Error(`not taken: ${answer.body}`)
  return data.key
}

test('a file of another member is neither read, sent nor posted', async () => {
  const read = async ({ token }: Login, key: string) =>
    (
      await inject(whole, {
        url: `/imapi/chat/file/${key}`,
        remoteAddress: newAddress(),
        headers: { accesstoken: token },
      })
    ).statusCode
  const file = await upload(owner, '/imapi/chat/picture')
  const { rows } = await sql`SELECT FROM message_files WHERE key = ${file}`.execute(whole.db)
  expect(rows).toHaveLength(1)
  const names = (key: string) => [`${key}-300.webp`, `${key}.voice`, key]
  for (const name of [...names(file), ...names(ABSENT_KEY)])
    expect([name, await read(stranger, name)]).toEqual([name, 404])

  const inPost = await upload(owner, '/community/picture')
  const inFeedback = await upload(owner, '/inform/feedback/picture')
  const circle = await sql<{ id: number }>`SELECT min(id) AS id FROM circles`.execute(whole.db)
  const post = { circleId: circle.rows[0]?.id, text: '看图', key: 'key-of-the-stranger' }
  const feedback = {
    kind: 'idea',
    content: '请看这张图片',
    contact: '',
    requestKey: 'key-of-the-stranger',
  }
  const uses: [string, string, (one: string) => object][] = [
    ['post /community/post/add', inPost, (one) => ({ ...post, pictures: [one] })],
    ['post /inform/feedback/add', inFeedback, (one) => ({ ...feedback, pictures: [one] })],
  ]
  for (const [name, own, bodyWith] of uses) {
    const answers = []
    for (const one of [own, ABSENT_KEY]) {
      const sent = { body: bodyWith(one) }
      answers.push(await answerTo(routeNamed(routes, name), stranger, sent, one))
    }
    expect([name, answers[0]]).toEqual([name, answers[1]])
    expect(answers[0]).not.toContain('"code":200')
  }
})
