import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { LIBRARIES_FILE, librariesText } from './browser-libraries'
import { drillsPage } from './drills-page'
import { errorsPage } from './errors-page'
import { remotesPage } from './remotes-page'
import { settingsPage } from './settings-page'
import {
  API_FILE,
  apiReport,
  readReport,
  sharedApi,
  sharedVersion,
  versionFault,
} from './shared-api'
import { staffPage } from './staff-page'

writeFileSync('docs/configuration.md', settingsPage())
writeFileSync('docs/drills.md', drillsPage())
writeFileSync('docs/errors.md', errorsPage())
writeFileSync('docs/remotes.md', remotesPage())
writeFileSync('docs/staff-calls.md', staffPage())
mkdirSync(dirname(LIBRARIES_FILE), { recursive: true })
writeFileSync(LIBRARIES_FILE, librariesText())

const now = { version: sharedVersion(), api: sharedApi() }
const fault = existsSync(API_FILE) && versionFault(readReport(readFileSync(API_FILE, 'utf8')), now)
if (fault) throw new Error(fault)
writeFileSync(API_FILE, apiReport(now.version, now.api))
