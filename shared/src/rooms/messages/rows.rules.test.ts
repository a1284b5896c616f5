import { makeRoomMessage } from '../../testing'
import { type RoomExtra, rowsOf } from './rows.rules'

const message = (id: number, at: number) => makeRoomMessage({ id, at })
const notice = (key: string, atMs: number): RoomExtra => ({ kind: 'system', key, atMs, text: key })
const keys = (...given: Parameters<typeof rowsOf>) => rowsOf(...given).map(({ key }) => key)

it('puts what happened between the messages of before and after', () => {
  const messages = [message(1, 10), message(2, 20)]
  expect(
    keys(messages, [notice('late', 25_000), notice('mid', 15_000), notice('first', 0)]),
  ).toEqual(['first', 'm1', 'mid', 'm2', 'late'])
})

it('leaves messages of one second in the order of their numbers', () => {
  expect(keys([message(1, 10), message(2, 10)], [notice('same', 10_000)])).toEqual([
    'm1',
    'm2',
    'same',
  ])
})
