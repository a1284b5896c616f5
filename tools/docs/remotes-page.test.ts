import { COMMANDS } from '../remote/commands'
import { remotesPage } from './remotes-page'

test('the page explains every command and has every member of the host', () => {
  const page = remotesPage()
  for (const { name, details } of COMMANDS) {
    expect(page).toContain(`### \`${name}\``)
    expect(details).toMatch(/\.$/)
  }
  for (const member of ['navigate', 'toast', 'dialog', 'injectReducer', 'report', 'track'])
    expect(page).toContain(`  ${member}: (`)
})
