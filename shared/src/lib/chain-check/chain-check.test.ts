import { chainedHash, checkChain, type PublishedRecord } from './chain-check'

const START = '0'.repeat(64)

async function chainOf(...texts: string[]): Promise<PublishedRecord[]> {
  const records: PublishedRecord[] = []
  for (const text of texts) {
    const previous = records.at(-1)?.hash ?? START
    const hash = await chainedHash(previous, text)
    records.push({ record: records.length + 1, text, previous, hash })
  }
  return records
}

test('the hash is the SHA-256 of the previous hash and the text', async () => {
  // (head -c 32 /dev/zero; printf '甲') | sha256sum
  expect(await chainedHash(START, '甲')).toBe(
    'f128b28203eeac0c084def1726ea855fe8826c999c7724bda8f21d219169e9c5',
  )
})

test('a chain as it was written is checked to its last record, also in pages', async () => {
  const records = await chainOf('一', 'two', '三')
  const last = { record: 3, hash: records[2]?.hash }
  expect(await checkChain(records)).toEqual({ ...last, fault: null })
  const first = await checkChain(records.slice(0, 2))
  expect(await checkChain(records.slice(2), first)).toEqual({ ...last, fault: null })
})

test.each([
  ['changed', (all: PublishedRecord[]) => all.map((r, i) => (i === 1 ? { ...r, text: 'x' } : r))],
  ['missing', (all: PublishedRecord[]) => all.filter((_, i) => i !== 1)],
  [
    'not linked',
    (all: PublishedRecord[]) => all.map((r, i) => (i === 1 ? { ...r, previous: START } : r)),
  ],
] as const)('a record that is %s is named', async (why, spoil) => {
  const records = await chainOf('one', 'two', 'three')
  const { record, fault } = await checkChain(spoil(records))
  expect({ record, fault }).toEqual({ record: 1, fault: { record: 2, why } })
})

test('a record that was rewritten with its hash no longer continues the chain', async () => {
  const records = await chainOf('one', 'two', 'three')
  const [, rewritten] = await chainOf('one', 'another')
  const spoilt = records.map((record, at) => (at === 1 && rewritten ? rewritten : record))
  expect((await checkChain(spoilt)).fault).toEqual({ record: 3, why: 'not linked' })
})
