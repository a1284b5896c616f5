import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { errorsPage } from './errors-page'

test('docs/errors.md tells what the contract says', () => {
  expect(readFileSync(join(__dirname, '../../docs/errors.md'), 'utf8')).toBe(errorsPage())
})
