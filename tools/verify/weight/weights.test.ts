import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { weightsOf } from './weights'

const root = mkdtempSync(join(tmpdir(), 'weights-'))
beforeAll(() => {
  mkdirSync(join(root, 'shell/dist'), { recursive: true })
  const random = Buffer.from(Array.from({ length: 4_096 }, (_, at) => (at * at * 7) % 251))
  writeFileSync(join(root, 'shell/dist/main.0a1b2c3d.js'), random)
  writeFileSync(join(root, 'shell/dist/main.0a1b2c3d.js.br'), 'packed')
  writeFileSync(join(root, 'shell/dist/remoteEntry.js'), 'x'.repeat(2_048))
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

test('files are found with and without a hash, and weighed packed', () => {
  const budgets = { 'shell/dist/main.js': 3, 'shell/dist/remoteEntry.js': 1 }
  const [main, entry] = weightsOf(root, budgets)
  expect(main).toMatchObject({ file: 'shell/dist/main.0a1b2c3d.js', budget: 3 })
  expect(main?.kiloBytes).toBeGreaterThan(0.1)
  expect(entry?.kiloBytes).toBeLessThan(0.1)
})

test('a budget whose file is not built is an error', () => {
  expect(() => weightsOf(root, { 'shell/dist/libraries.js': 81 })).toThrow('is not built')
  expect(() => weightsOf(root, { 'mf-live/dist/score-lists.js': 1 })).toThrow('is not built')
})
