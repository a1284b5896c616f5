import { createFakeHttp } from '@saidian/shared/testing'
import { waitFor } from '@testing-library/react'
import { createReceipts } from './receipts'

function openReceipts() {
  const reported: number[] = []
  const readUpTo = async (_id: string, seq: number) => {
    reported.push(seq)
    return { readSeq: seq }
  }
  const page = new AbortController()
  const known: number[] = []
  const deps = { http: createFakeHttp({}), readUpTo }
  const { read } = createReceipts(deps, '7', page.signal, (seq) => known.push(seq))
  return { read, reported, known, leave: () => page.abort() }
}

test('the first reading is reported at once, those of a burst together', async () => {
  const { read, reported, known } = openReceipts()
  read(1)
  expect(reported).toEqual([1])
  for (const seq of [2, 3, 3, 2, 4]) read(seq)
  expect(reported).toEqual([1])
  await waitFor(() => expect(known).toEqual([1, 4]))
})

test('who leaves the page at once has read what was seen', () => {
  const { read, reported, leave } = openReceipts()
  read(1)
  read(3)
  leave()
  expect(reported).toEqual([1, 3])
  read(4)
  expect(reported).toEqual([1, 3])
})
