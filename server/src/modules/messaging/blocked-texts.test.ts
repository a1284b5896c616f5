import { RESTORED_SUBJECT } from '../../platform/bus'
import type { TestClient } from '../../platform/gateway/testing/test-client'
import { until } from '../../testing/until'
import { createAppendAct } from './log/append-act'
import { createPublishEntries } from './log/publish-entries'
import { createMessageSearch } from './search/search.service'
import { type MessagingWorld, newClientMsgId, openMessaging } from './testing'
import {
  type ConversationGateway,
  entriesOf,
  openGateway,
  openSocket,
} from './testing/conversation-gateway'
import { writeEntry } from './testing/written-log'

/** Every way by which a text of a member of a group leaves the server for another member. */
let world: MessagingWorld
let site: ConversationGateway
beforeAll(async () => {
  world = await openMessaging()
  site = await openGateway(world)
})
afterAll(async () => {
  await site.stop()
  await world.close()
})

/** `author` writes what `reader` may not see; `friend` is seen by both. */
type Place = {
  id: string
  author: string
  reader: string
  friend: string
  phone: TestClient
  /** What came on `user/{id}` of the reader. */
  signals: { signal?: { code: number } }[]
}
/** What comes out of a way, of whatever shape. */
type Way = (place: Place) => Promise<unknown>

const SECRET = '阿森的原话'
const textOf = (text: string, more: object = {}) => ({ kind: 'text' as const, text, ...more })
const says = ({ id, author }: Place) => world.say(author, id, SECRET)
const newest = async ({ id, author }: Place) => (await world.range(author, id)).lastSeq

/** A message of the author, and what the friend answers it. */
async function quoted(place: Place, body = textOf('我也这么看')) {
  const { data } = await says(place)
  return world.send(place.friend, place.id, body, { replyTo: data.seq })
}

/** What the phone gets of the log while `act` runs, up to its end. */
async function arriving(place: Place, phone: TestClient, act: () => Promise<unknown>) {
  const known = entriesOf(phone).length
  await act()
  const lastSeq = await newest(place)
  await phone.until(() => phone.seqs().at(-1) === lastSeq)
  return entriesOf(phone).slice(known)
}

/** What a device of the reader gets that comes back from where the log stood before `act`. */
async function returning(place: Place, at: ConversationGateway, act: () => Promise<unknown>) {
  const { epoch, lastSeq: seq } = await world.range(place.reader, place.id)
  await act()
  const tablet = await openSocket(at, place.reader)
  const { recovered } = await tablet.subscribe(`conv/${place.id}`, { epoch, seq })
  // A gateway that has not everything makes the device read the log.
  const missed = recovered
    ? []
    : (await world.range(place.reader, place.id, { after: seq })).entries
  const count = (await newest(place)) - seq
  await tablet.until(() => entriesOf(tablet).length + missed.length === count)
  const got = [...entriesOf(tablet), ...missed]
  await tablet.close()
  return got
}

/** Signals on `user/{id}` of the reader while `act` runs. */
async function signalled({ signals }: Place, act: () => Promise<unknown>) {
  const ofGroup = () => signals.filter(({ signal }) => signal?.code === 10001)
  const known = ofGroup().length
  await act()
  await until(() => ofGroup().length === known + 1)
  return ofGroup().slice(known)
}

const notice = ({ id, author }: Place) =>
  world.db.transaction().execute((trx) =>
    createAppendAct(world.clock)(trx, {
      conversationId: id,
      senderId: author,
      body: { kind: 'event', event: 'notice', members: [], value: SECRET },
    }),
  )

const search = (q: string) => (place: Place) =>
  createMessageSearch({
    db: world.db,
    relations: { hiddenFor: world.hiddenFor },
    readConversations: world.module.log.readConversations,
  })({ id: place.reader }, { q, id: place.id })

const WAYS: Record<string, Way> = {
  'the end of the history': async (place) => {
    await says(place)
    return world.range(place.reader, place.id)
  },
  'a page of the history': async (place) => {
    const { data } = await says(place)
    return world.range(place.reader, place.id, { upTo: data.seq, limit: 1 })
  },
  'the history after a number': async (place) => {
    const { data } = await quoted(place)
    return world.range(place.reader, place.id, { after: data.seq - 1 })
  },
  'an entry that is pushed': (place) => arriving(place, place.phone, () => says(place)),
  'a quote that is pushed': async (place) =>
    (await arriving(place, place.phone, () => quoted(place))).slice(1),
  'an act on the group that is pushed': (place) =>
    arriving(place, place.phone, async () => {
      createPublishEntries(world.bus)([await notice(place)])
    }),
  'what a gateway remembers': (place) => returning(place, site, () => says(place)),
  'what another gateway reads from the log': async (place) => {
    const second = await openGateway(world)
    const got = await returning(place, second, () => quoted(place))
    await second.stop()
    return got
  },
  'what the bus had lost': (place) =>
    arriving(place, place.phone, async () => {
      const body = textOf(SECRET)
      await writeEntry(world.db, place.id, {
        senderId: place.author,
        body,
        atMs: world.clock.nowMs,
      })
      world.bus.publish(RESTORED_SUBJECT, {})
    }),
  'the signal to one who is named': (place) =>
    signalled(place, () => quoted(place, textOf('@她 看', { mentions: [place.reader] }))),
  'the signal to all': async (place) => {
    world.clock.nowMs += 6_000
    const { data } = await says(place)
    const { friend, id } = place
    const all = textOf('@所有人 看', { mentionsAll: true })
    return signalled(place, () => world.send(friend, id, all, { replyTo: data.seq }))
  },
  'the last line of a list': async (place) => {
    await says(place)
    return world.list(place.reader)
  },
  'the quote of a last line': async (place) => {
    await quoted(place)
    return [await world.list(place.reader), await world.one(place.reader, place.id)]
  },
  'a search': async (place) => {
    await says(place)
    return search(SECRET)(place)
  },
  'the quote of a message that was found': async (place) => {
    await quoted(place, textOf('找得到我'))
    return search('找得到我')(place)
  },
  'the answers to a reply and its resend': async (place) => {
    const { data } = await says(place)
    const sent = { id: place.id, clientMsgId: newClientMsgId(), body: textOf('回一句') }
    const reply = { ...sent, replyTo: data.seq }
    const send = () => world.call(place.reader, '/imapi/chat/send', reply)
    return [await send(), await send()]
  },
}

async function openPlace(): Promise<Place> {
  const [friend, author, reader] = [
    await world.member(),
    await world.member(),
    await world.member(),
  ]
  const id = await world.group([friend, author, reader])
  const phone = await openSocket(site, reader)
  await phone.subscribe(`conv/${id}`)
  return { id, author, reader, friend, phone, signals: world.follow(`user/${reader}`) }
}

/** Who blocks whom: either way both do not see each other. */
const blocksOf = ({ reader, author }: Place) => [
  [reader, author],
  [author, reader],
]

async function setBlock([by = '', memberId]: string[], isOn: boolean): Promise<void> {
  expect((await world.call(by, '/user/block', { memberId, isOn })).code).toBe(200)
}

test.each(Object.entries(WAYS))('%s', async (_name, open) => {
  const place = await openPlace()
  expect(JSON.stringify(await open(place))).toContain(SECRET)
  for (const block of blocksOf(place)) {
    await setBlock(block, true)
    const closed = JSON.stringify(await open(place))
    expect(closed).not.toContain(SECRET)
    expect(closed.length).toBeGreaterThan(2)
    await setBlock(block, false)
  }
  expect(JSON.stringify(await open(place))).toContain(SECRET)
  await place.phone.close()
})

test('the log keeps every number, and shows all of it without the block', async () => {
  const place = await openPlace()
  const { id, reader, friend, author, phone } = place
  await quoted(place)
  await setBlock([reader, author], true)
  await arriving(place, phone, () => quoted(place))
  const log = await world.log(reader, id)
  expect(log.map(({ body }) => body.kind)).toEqual(['hidden', 'text', 'hidden', 'text'])
  expect(log.map(({ seq }) => seq)).toEqual([1, 2, 3, 4])
  expect(entriesOf(phone).map(({ seq }) => seq)).toEqual([1, 2, 3, 4])
  expect(JSON.stringify(log)).not.toContain(SECRET)
  await setBlock([reader, author], false)
  expect(await world.log(reader, id)).toEqual(await world.log(friend, id))
  await phone.close()
})

test('what a gateway remembers of the time before a block is not sent again', async () => {
  const place = await openPlace()
  const got = await returning(place, site, async () => {
    await says(place)
    await setBlock([place.reader, place.author], true)
  })
  expect(got.map(({ body }) => body.kind)).toEqual(['hidden'])
  await place.phone.close()
})

test('all others get one and the same event; nothing is unread for who blocks', async () => {
  const place = await openPlace()
  const { id, author, reader, friend } = place
  await setBlock([reader, author], true)
  const [published, watch] = [world.follow(`conv/${id}`), await openSocket(site, friend)]
  await watch.subscribe(`conv/${id}`)
  const { data } = await says(place)
  await watch.until(() => watch.seqs().length === 1)
  expect(entriesOf(watch)).toEqual([data])
  const hidden = { ...data, clientMsgId: null, body: { kind: 'hidden' } }
  expect(published[0].apart).toEqual([{ to: [reader], data: { entry: hidden } }])
  await place.phone.until(() => place.phone.seqs().length === 1)
  expect(entriesOf(place.phone)).toEqual([hidden])
  expect(await world.one(reader, id)).toMatchObject({ unread: 0, last: null, hidden: [author] })
  await setBlock([reader, author], false)
  expect(await world.one(reader, id)).toMatchObject({ unread: 1, last: { body: data.body } })
  // Without a block nothing is sent apart.
  await says(place)
  expect(published[1].apart).toBeUndefined()
  for (const client of [watch, place.phone]) await client.close()
})
