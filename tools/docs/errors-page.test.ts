import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { errorsPage } from './errors-page'

test('docs/errors.md equals the contract', () => {
  expect(readFileSync(join(__dirname, '../../docs/errors.md'), 'utf8')).toBe(errorsPage())
})
