import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { settingsPage } from './settings-page'

test('docs/configuration.md equals the settings of the server', () => {
  const page = readFileSync(join(__dirname, '../../docs/configuration.md'), 'utf8')
  expect(page).toBe(settingsPage())
})
