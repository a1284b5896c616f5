import type { BodyOf, ReplyOf } from '@saidian/shared/contracts/http'
import type { sendGift } from '@saidian/shared/contracts/rooms'
import { makePurse } from '../../testing/gift.factory'
import { createSendQueue } from './send-queue'

type Sent = ReplyOf<typeof sendGift>
const STICK = { giftId: 1, from: 'coins' } as const

function openQueue() {
  const calls: {
    body: BodyOf<typeof sendGift>
    answer: (sent: Sent) => void
    fail: (error: object) => void
  }[] = []
  const counts: number[] = []
  const errors: unknown[] = []
  let keys = 0
  const queue = createSendQueue({
    roomId: 10_001,
    send: (body) => new Promise((answer, fail) => calls.push({ body, answer, fail })),
    onSent: ({ count }) => counts.push(count),
    onError: (error) => errors.push(error),
    makeKey: () => `key-${++keys}`,
  })
  const settle = () => new Promise<void>((resolve) => setTimeout(resolve))
  return {
    queue,
    calls,
    counts,
    errors,
    async answer(count: number) {
      calls.at(-1)?.answer({ comboId: 'c1', count, purse: makePurse(), isHalfOfLimit: false })
      await settle()
    },
    async fail(code: number) {
      calls.at(-1)?.fail({ code, message: '' })
      await settle()
    },
  }
}

test('taps while a call is on its way are one later call of the same combo', async () => {
  const world = openQueue()
  for (let tap = 0; tap < 20; tap += 1) world.queue.add(STICK, 1)
  expect(world.calls.map(({ body }) => body.count)).toEqual([1])
  await world.answer(1)
  expect(world.calls[1]?.body).toMatchObject({ count: 19, comboId: 'c1', key: 'key-2' })
  await world.answer(20)
  expect(world.counts).toEqual([1, 20])
  expect(world.calls).toHaveLength(2)
})

test('a call without an answer is repeated with its key; one with an answer is not', async () => {
  const world = openQueue()
  world.queue.add(STICK, 10)
  await world.fail(0)
  world.queue.add(STICK, 10)
  expect(world.calls.map(({ body }) => body.key)).toEqual(['key-1', 'key-1'])
  await world.fail(409)
  world.queue.add(STICK, 10)
  expect(world.calls[2]?.body.key).toBe('key-2')
  expect(world.errors).toHaveLength(2)
})

test('another gift, and one after the combo, begin a combo of their own', async () => {
  const world = openQueue()
  world.queue.add(STICK, 1)
  await world.answer(1)
  world.queue.add({ giftId: 2, from: 'coins' }, 1)
  expect(world.calls[1]?.body).not.toHaveProperty('comboId')
  await world.answer(1)
  world.queue.endCombo()
  world.queue.add({ giftId: 2, from: 'coins' }, 1)
  expect(world.calls[2]?.body).not.toHaveProperty('comboId')
})
