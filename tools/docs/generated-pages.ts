import { decisionsPage } from './decisions-page'
import { drillsPage } from './drills-page'
import { errorsPage } from './errors-page'
import { remotesPage } from './remotes-page'
import { settingsPage } from './settings-page'
import { staffPage } from './staff-page'

/** Pages of `docs` written by `write.ts`, by name, with what makes their text. */
export const GENERATED_PAGES: Readonly<Record<string, () => string>> = {
  'configuration.md': settingsPage,
  'decisions/README.md': decisionsPage,
  'drills.md': drillsPage,
  'errors.md': errorsPage,
  'remotes.md': remotesPage,
  'staff-calls.md': staffPage,
}
