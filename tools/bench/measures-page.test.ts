import { type MeasuredRun, measuresPage, rowsOf } from './measures-page'

const ORDER = ['page', 'gateway']
const row = { what: 'first row', value: '1.9 s', target: '≤ 2.2 s', holds: 'yes' } as const
const run = (given: Partial<MeasuredRun> = {}): MeasuredRun => ({
  name: 'page',
  date: '2026-11-22',
  machine: 'EPYC, 2 cores, load 0.4',
  rows: [row],
  ...given,
})

test('a measure is read with its unit, its target and whether it holds', () => {
  const measures = [
    { what: 'size', value: 171.23456, unit: 'KB', target: 180 },
    { what: 'rate', value: 90, unit: '1/s', target: 95, atLeast: true },
    { what: 'requests', value: 9, unit: '' },
    { what: 'score', value: 0.187149, unit: '', target: 0.1872 },
  ]
  expect(rowsOf({ name: 'page', measures })).toEqual([
    { what: 'size', value: '171.235 KB', target: '≤ 180 KB', holds: 'yes' },
    { what: 'rate', value: '90 1/s', target: '≥ 95 1/s', holds: 'NO' },
    { what: 'requests', value: '9', target: '', holds: '' },
    { what: 'score', value: '0.1871', target: '≤ 0.1872', holds: 'yes' },
  ])
})

test('a value that was not measured misses its target', () => {
  const measures = [{ what: 'size', value: null, unit: 'KB', target: 180 }]
  expect(rowsOf({ name: 'page', measures })).toMatchObject([{ value: 'not measured', holds: 'NO' }])
})

test('a first run makes the page with date, machine and measures', () => {
  const page = measuresPage('', [run()], ORDER)
  expect(page).toMatch(/^# Measures\n\nWritten by `pnpm bench --write`/)
  expect(page).toContain('\n## page\n\n2026-11-22; EPYC, 2 cores, load 0.4.\n\n- first row: 1.9 s;')
  expect(page).toMatch(/target ≤ 2.2 s: holds\n$/)
})

test('a benchmark that did not run keeps its section and date', () => {
  const before = measuresPage('', [run({ name: 'gateway', date: '2026-11-01' }), run()], ORDER)
  const missed = { ...row, value: '2.4 s', holds: 'NO' } as const
  const page = measuresPage(before, [run({ date: '2026-11-23', rows: [missed] })], ORDER)
  expect(page).toContain('## gateway\n\n2026-11-01; ')
  expect(page).toContain('## page\n\n2026-11-23; ')
  expect(page).toContain('- first row: 2.4 s; target ≤ 2.2 s: MISSED')
  expect(page).not.toContain('1.9 s; target ≤ 2.2 s: holds\n\n## gateway')
  expect(page.match(/^## .*/gm)).toEqual(['## page', '## gateway'])
})

test('the same run written again changes nothing', () => {
  const page = measuresPage('', [run(), run({ name: 'gateway' })], ORDER)
  expect(measuresPage(page, [run()], ORDER)).toBe(page)
  expect(measuresPage(page, [], ORDER)).toBe(page)
})

test('a removed benchmark loses its section', () => {
  expect(measuresPage(measuresPage('', [run()], ORDER), [], ['gateway'])).not.toContain('## page')
})

test('long measures are wrapped at 100 columns', () => {
  const long = {
    what: 'latency of a goal '.repeat(12).trim(),
    value: '1 ms',
    target: '',
    holds: '',
  }
  const page = measuresPage('', [run({ rows: [{ ...long, holds: '' }] })], ORDER)
  const columns = page.split('\n').map((line) => [...line].length)
  expect(Math.max(...columns)).toBeLessThanOrEqual(100)
  expect(page).toMatch(/\n {2}latency|\n {2}of|\n {2}a|\n {2}goal/)
})
