import type { Entry } from '@saidian/shared/contracts/messaging'
import fc from 'fast-check'
import { sql } from 'kysely'
import { isTopicMessage, topicSubject } from '../../platform/bus'
import { type MessagingWorld, newClientMsgId, openMessaging } from './testing'

let world: MessagingWorld
beforeAll(async () => {
  world = await openMessaging()
})
afterAll(() => world.close())

type Step =
  | { kind: 'send'; device: number }
  | { kind: 'resend'; device: number; which: number }
  | { kind: 'recall'; device: number; which: number }
  | { kind: 'read'; device: number; upTo: number }
  | { kind: 'cut'; device: number }
  | { kind: 'return'; device: number }
  | { kind: 'lose'; device: number }

const device = fc.nat(2)
const which = fc.nat(5)
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('send' as const), device }) },
  fc.record({ kind: fc.constant('resend' as const), device, which }),
  fc.record({ kind: fc.constant('recall' as const), device, which }),
  fc.record({ kind: fc.constant('read' as const), device, upTo: fc.nat(12) }),
  fc.record({ kind: fc.constant('cut' as const), device }),
  fc.record({ kind: fc.constant('return' as const), device }),
  fc.record({ kind: fc.constant('lose' as const), device }),
)

/** A device as docs/protocol.md describes it: a contiguous log, repaired by ranges. */
class Device {
  readonly entries = new Map<number, Entry>()
  readonly sent: string[] = []
  readSeq = 0
  isOnline = true
  /** Events that the bus loses on the way to this device. */
  losesNext = false

  readonly member: string
  readonly id: string

  constructor(member: string, id: string) {
    this.member = member
    this.id = id
  }

  get lastSeq(): number {
    return this.entries.size
  }

  async receive(entry: Entry): Promise<void> {
    if (!this.isOnline) return
    if (this.losesNext) {
      this.losesNext = false
      return
    }
    if (entry.seq > this.lastSeq + 1) await this.catchUp()
    else this.take(entry)
  }

  async catchUp(): Promise<void> {
    const page = await world.range(this.member, this.id, { after: this.lastSeq })
    for (const entry of page.entries) this.take(entry)
    if (page.entries.length > 0) await this.catchUp()
  }

  take(entry: Entry): void {
    if (entry.seq <= this.lastSeq) return
    this.entries.set(entry.seq, entry)
    const { body } = entry
    const recalled = body.kind === 'recall' ? this.entries.get(body.seq) : undefined
    if (!recalled) return
    const { quote: _quote, ...rest } = recalled
    const by = entry.senderId === recalled.senderId ? {} : { by: entry.senderId }
    this.entries.set(recalled.seq, { ...rest, body: { kind: 'recalled', ...by } })
  }

  async return(): Promise<void> {
    this.isOnline = true
    await this.catchUp()
    this.readSeq = (await world.one(this.member, this.id)).readSeq
  }
}

async function act(at: Device, step: Step): Promise<void> {
  const { member, id, sent } = at
  if (step.kind === 'cut') at.isOnline = false
  if (step.kind === 'lose') at.losesNext = true
  if (step.kind === 'return') await at.return()
  if (!at.isOnline) return
  if (step.kind === 'send') {
    const clientMsgId = newClientMsgId()
    sent.push(clientMsgId)
    await world.say(member, id, `话 ${clientMsgId}`, { clientMsgId })
  }
  const known = 'which' in step ? sent[step.which] : undefined
  if (step.kind === 'resend' && known) await world.say(member, id, '又一次', { clientMsgId: known })
  if (step.kind === 'recall') {
    const seq = [...at.entries.values()].find(({ clientMsgId }) => clientMsgId === known)?.seq
    if (seq) await world.call(member, '/imapi/chat/recall', { id, seq })
  }
  if (step.kind === 'read' && step.upTo > 0) {
    const { data } = await world.call(member, '/imapi/chat/read', { id, seq: step.upTo })
    expect(data.unread).toBeGreaterThanOrEqual(0)
    expect(data.readSeq).toBeGreaterThanOrEqual(at.readSeq)
    at.readSeq = data.readSeq
  }
}

/** What the server must say is unread, counted the long way. */
function countUnread(log: readonly Entry[], member: string, readSeq: number): number {
  return log.filter(
    ({ seq, senderId, clientMsgId }) =>
      seq > readSeq && senderId !== member && clientMsgId !== null,
  ).length
}

/** Runs a history on a new conversation of the same two members. */
async function run(members: readonly [string, string], steps: readonly Step[]): Promise<void> {
  const [one, other] = members
  const id = await world.group(members)
  const devices = [one, one, other].map((member) => new Device(member, id))
  const running = new AbortController()
  const events: Entry[] = []
  const receive = (payload: unknown) => {
    if (isTopicMessage(payload)) events.push((payload.data as { entry: Entry }).entry)
  }
  world.bus.subscribe(topicSubject(`conv/${id}`), receive, running.signal)
  for (const step of steps) {
    const at = devices[step.device]
    if (at) await act(at, step)
    for (const entry of events.splice(0)) for (const each of devices) await each.receive(entry)
  }
  running.abort()
  for (const each of devices) await each.return()
  const log = await world.log(one, id)
  expect(log.map(({ seq }) => seq)).toEqual(log.map((_, at) => at + 1))
  for (const each of devices) expect([...each.entries.values()]).toEqual(log)
  for (const member of members) {
    const { readSeq, unread } = await world.one(member, id)
    expect(unread).toBe(countUnread(log, member, readSeq))
    for (const each of devices) if (each.member === member) expect(each.readSeq).toBe(readSeq)
  }
}

const RUNS = process.env.LONG_TESTS ? 2_000 : 60

test('after any history of three devices all of them end equal to the log', async () => {
  const members = [await world.member(), await world.member()] as const
  let runs = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
      // Limits of a second are tested elsewhere.
      if (runs++ % 10 === 0) await sql`DELETE FROM message_paces`.execute(world.db)
      await run(members, steps)
    }),
    { numRuns: RUNS },
  )
}, 1_200_000)
