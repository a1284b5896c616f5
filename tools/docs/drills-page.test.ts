import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { drillsPage } from './drills-page'

test('docs/drills.md equals the tables of the tests', () => {
  expect(readFileSync(join(__dirname, '../../docs/drills.md'), 'utf8')).toBe(drillsPage())
})
