import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { staffPage } from './staff-page'

test('docs/staff-calls.md equals the contracts', () => {
  const page = readFileSync(join(__dirname, '../../docs/staff-calls.md'), 'utf8')
  expect(page).toBe(staffPage())
})
