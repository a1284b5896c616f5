import { RequestError } from '../../../platform/errors'
import { createStoreApart } from './store-apart'

const BAD = new Error('cannot be stored')
const AWAY = new Error('the database is away')

function open(fault: Error = BAD) {
  const stored: number[][] = []
  const store = async (items: readonly number[]) => {
    stored.push([...items])
    if (items.includes(13)) throw fault
    return items.map((item) => (item === 7 ? new RequestError('message.too_fast') : item * 2))
  }
  return { stored, storeApart: createStoreApart(store, (error) => error === AWAY) }
}

test('a batch without a fault is stored at once', async () => {
  const { stored, storeApart } = open()
  expect(await storeApart([1, 7, 2])).toMatchObject([2, { reason: 'message.too_fast' }, 4])
  expect(stored).toEqual([[1, 7, 2]])
})

test('an item that cannot be stored fails none of those that came with it', async () => {
  const { stored, storeApart } = open()
  expect(await storeApart([1, 13, 2])).toEqual([2, BAD, 4])
  expect(stored).toEqual([[1, 13, 2], [1], [13], [2]])
})

test('one item alone, and a database that is away, are not tried again', async () => {
  const { stored, storeApart } = open()
  await expect(storeApart([13])).rejects.toBe(BAD)
  const away = open(AWAY)
  await expect(away.storeApart([1, 13])).rejects.toBe(AWAY)
  expect([stored, away.stored]).toEqual([[[13]], [[1, 13]]])
})
