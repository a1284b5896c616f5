import { isModelHeader } from './model-header'

const HEADER = {
  version: 'football-1',
  trainedAt: 1_800_000_000,
  matches: 3,
  leagues: { 7: { matches: 3, until: 1_799_000_000 } },
  sha256: '0a'.repeat(32),
}

test('a header is read back as it was written', () => {
  expect(isModelHeader(JSON.parse(JSON.stringify(HEADER)))).toBe(true)
  expect(isModelHeader({ ...HEADER, leagues: {} })).toBe(true)
})

test.each([
  null,
  'text',
  [HEADER],
  {},
  { ...HEADER, version: 1 },
  { ...HEADER, trainedAt: '1' },
  { ...HEADER, matches: 1.5 },
  { ...HEADER, matches: undefined },
  { ...HEADER, leagues: null },
  { ...HEADER, leagues: [] },
  { ...HEADER, leagues: { 7: null } },
  { ...HEADER, leagues: { 7: { matches: 3 } } },
  { ...HEADER, leagues: { 7: { matches: 3, until: 0.5 } } },
  { ...HEADER, sha256: '0A'.repeat(32) },
  { ...HEADER, sha256: '0a' },
  { ...HEADER, sha256: undefined },
])('something else is no header: %j', (value) => {
  expect(isModelHeader(value)).toBe(false)
})
