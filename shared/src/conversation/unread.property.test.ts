import fc from 'fast-check'
import type { Conversation, Entry } from '../contracts/messaging'
import {
  makeConversation,
  makeConversationPage,
  makeEntry,
  makeGroupConversation,
} from '../testing/conversation.factory'
import { badgeOf, emptyBadge, withBadgePage } from './badge.rules'
import {
  asListed,
  isUnreadMessage,
  type ListedConversation,
  needsServer,
  type OwnSide,
  withOwnSide,
  withReadUpTo,
} from './counted.rules'
import { isNamed, withEntry } from './entry.rules'
import {
  type ConversationList,
  emptyList,
  findConversation,
  withAnswers,
  withNewEntry,
  withSideChange,
} from './list.rules'
import { withAnswer } from './merge.rules'

const ME = '100001'
const BLOCKED = '100009'
const RUNS = 3_000

const BODIES = {
  message: { kind: 'text', text: '进球了' },
  mention: { kind: 'text', text: '@你', mentions: [ME] },
  act: { kind: 'event', event: 'joined', members: [] },
  own: { kind: 'text', text: '进球了' },
  blocked: { kind: 'text', text: '@你', mentions: [ME] },
  'blocked act': { kind: 'event', event: 'joined', members: [] },
} as const

const ENTRIES = ['message', 'mention', 'act', 'own', 'blocked', 'blocked act'] as const
const SENDERS: Partial<Record<(typeof ENTRIES)[number], string>> = {
  own: ME,
  blocked: BLOCKED,
  'blocked act': BLOCKED,
}

/** What happens at the server, in order: an entry, or the member reads on another device. */
const happening = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...ENTRIES) },
  { weight: 2, arbitrary: fc.record({ readTo: fc.double({ min: 0, max: 1, noNaN: true }) }) },
)
type Happening = typeof happening extends fc.Arbitrary<infer Value> ? Value : never

type Packet = { entry: Entry } | { side: OwnSide } | { answer: Conversation }

/** The log and the member's side at the server: the reference for every device. */
function createServer() {
  const log: Entry[] = []
  let readSeq = 0
  const isShown = ({ senderId }: Entry) => senderId !== BLOCKED
  const isUnread = (entry: Entry) =>
    entry.seq > readSeq && isShown(entry) && isUnreadMessage(entry, ME)
  const side = (): OwnSide => ({
    readSeq,
    unread: log.filter(isUnread).length,
    mentionSeq: log.find((entry) => isUnread(entry) && isNamed(entry, ME))?.seq ?? 0,
  })
  return {
    log,
    side,
    answer: (): Conversation => {
      const last = log.findLast(isShown) ?? null
      const given = { last, lastSeq: log.length, at: log.length, hidden: [BLOCKED] }
      return makeGroupConversation({ ...given, ...side() })
    },
    happen: (one: Happening): Packet => {
      if (typeof one === 'object') {
        readSeq = Math.max(readSeq, Math.round(one.readTo * log.length))
        return { side: side() }
      }
      const senderId = SENDERS[one] ?? '100002'
      const body = BODIES[one]
      const entry = makeEntry({
        seq: log.length + 1,
        senderId,
        body: structuredClone(body) as never,
      })
      log.push(entry)
      return { entry }
    },
  }
}

function take(conversation: ListedConversation, packet: Packet): ListedConversation {
  if ('entry' in packet) return withEntry(conversation, packet.entry, ME)
  if ('side' in packet) return withOwnSide(conversation, packet.side)
  return withAnswer(conversation, packet.answer)
}

const truth = ({ readSeq, unread, mentionSeq, lastSeq, last }: Conversation) => ({
  readSeq,
  unread,
  mentionSeq,
  lastSeq,
  last: last?.seq ?? 0,
})

/** Packets in the order of their arrival: late, twice, or never. */
const travel = fc.record({
  delay: fc.nat(6),
  copies: fc.constantFrom(0, 1, 1, 1, 2),
  hasAnswer: fc.boolean(),
})
type Travel = typeof travel extends fc.Arbitrary<infer Value> ? Value : never

const AT_ONCE: Travel = { delay: 0, copies: 1, hasAnswer: false }
/** The line of the list arrives after it was read elsewhere, behind one that is hidden here. */
const LATE_LINE: [Happening, Travel][] = [
  ['message', { ...AT_ONCE, delay: 3 }],
  ['blocked', AT_ONCE],
  [{ readTo: 0.25 }, AT_ONCE],
]

const history = fc.array(fc.tuple(happening, travel), { minLength: 1, maxLength: 25 })

function arrivals(
  given: readonly (readonly [Happening, { delay: number; copies: number; hasAnswer: boolean }])[],
) {
  const server = createServer()
  const first = server.answer()
  const sent = given.flatMap(([one, { delay, copies, hasAnswer }], at) => {
    const packet = server.happen(one)
    // Events of the member's side are numbered: they come once and in order.
    const isSide = 'side' in packet
    const times = isSide ? 1 : copies
    const answers = hasAnswer ? [{ at: at + delay, packet: { answer: server.answer() } }] : []
    const arriving = Array.from({ length: times }, (_, copy) => ({
      at: at + (isSide ? 0 : delay * (copy + 1)),
      packet,
    }))
    return [...arriving, ...answers]
  })
  const packets = sent.sort((one, other) => one.at - other.at).map(({ packet }) => packet as Packet)
  return { server, first, packets }
}

/** An assertion of each step would take longer than all of the rest. */
const goesBack = (from: Conversation, to: Conversation) =>
  to.unread < 0 || to.readSeq < from.readSeq || to.lastSeq < from.lastSeq

test('whatever comes late, twice or never: the end is that of the server', () => {
  fc.assert(
    fc.property(history, (given) => {
      const { server, first, packets } = arrivals(given)
      let device = asListed(first)
      for (const packet of packets) {
        const next = take(device, packet)
        if (goesBack(device, next)) throw new Error(`back to ${JSON.stringify(truth(next))}`)
        device = next
      }
      const end = withAnswer(device, server.answer())
      expect(truth(end)).toEqual(truth(server.answer()))
      expect(needsServer(end)).toBe(false)
    }),
    { numRuns: RUNS },
  )
})

test('a device that received all of it agrees by itself, or knows that it must ask', () => {
  fc.assert(
    fc.property(history, (given) => {
      const all = given.map(
        ([one, way]) => [one, { ...way, copies: 1 + (way.copies % 2) }] as const,
      )
      const { server, first, packets } = arrivals(all)
      const device = packets.reduce(take, asListed(first))
      if (!needsServer(device)) expect(truth(device)).toEqual(truth(server.answer()))
    }),
    { numRuns: RUNS, examples: [[LATE_LINE]] },
  )
})

test('messages read to the end on any device need no call', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('message', 'own', 'mention' as const)),
      fc.nat(3),
      (bodies, late) => {
        const server = createServer()
        const entries = bodies.map((one) => server.happen(one))
        const read = server.happen({ readTo: 1 })
        const shuffled = [...entries.slice(late), read, ...entries.slice(0, late), ...entries]
        const device = shuffled.reduce(take, asListed(createServer().answer()))
        const isBeyond = late > 0 && entries.length <= late
        if (!isBeyond) expect(needsServer(device)).toBe(false)
        expect(device.unread).toBe(0)
      },
    ),
  )
})

test('reading here counts at once and never back', () => {
  fc.assert(
    fc.property(fc.nat(9), fc.nat(12), fc.nat(12), (unread, one, other) => {
      const last = makeEntry({ seq: 10 })
      const conversation = asListed(makeGroupConversation({ last, readSeq: 10 - unread, unread }))
      const once = withReadUpTo(conversation, one)
      const twice = withReadUpTo(once, other)
      expect(twice.readSeq).toBe(Math.min(10, Math.max(10 - unread, one, other)))
      expect(twice.unread).toBeLessThanOrEqual(once.unread)
      if (twice.readSeq === 10) expect(twice.unread).toBe(0)
      expect(withReadUpTo(twice, one)).toBe(twice)
    }),
  )
})

test('badge, list and chat count the same after each packet', () => {
  fc.assert(
    fc.property(history, fc.boolean(), (given, isMuted) => {
      const { first: answer, packets } = arrivals(given)
      const first = { ...answer, isMuted }
      const { id } = first
      const muted = makeConversation({ id: '9', unread: 5, isMuted: true })
      const pageOf = (one: Conversation) => makeConversationPage([{ ...one, isMuted }, muted])
      let chat = asListed(first)
      let list = withAnswers(emptyList(ME), pageOf(first).conversations)
      let badge = withBadgePage(emptyBadge(ME), pageOf(first))
      for (const packet of packets) {
        chat = take(chat, packet)
        if ('answer' in packet) {
          list = withAnswers(list, pageOf(packet.answer).conversations)
          badge = withBadgePage(badge, pageOf(packet.answer))
        } else {
          const change = (known: ConversationList) =>
            'entry' in packet
              ? withNewEntry(known, id, packet.entry)
              : withSideChange(known, id, packet.side)
          list = change(list)
          badge = { ...badge, list: change(badge.list) }
        }
        const listed = findConversation(list, id)?.unread
        const counted = isMuted ? 0 : chat.unread
        if (listed !== chat.unread || badgeOf(badge) !== counted)
          throw new Error(`chat ${chat.unread}, list ${listed}, badge ${badgeOf(badge)}`)
      }
    }),
    { numRuns: RUNS },
  )
})
