import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { LIBRARIES_FILE, librariesText } from './browser-libraries'
import { drillsPage } from './drills-page'
import { errorsPage } from './errors-page'
import { remotesPage } from './remotes-page'
import {
  API_FILE,
  apiReport,
  readReport,
  sharedApi,
  sharedVersion,
  versionFault,
} from './shared-api'

writeFileSync('docs/drills.md', drillsPage())
writeFileSync('docs/errors.md', errorsPage())
writeFileSync('docs/remotes.md', remotesPage())
mkdirSync(dirname(LIBRARIES_FILE), { recursive: true })
writeFileSync(LIBRARIES_FILE, librariesText())

const now = { version: sharedVersion(), api: sharedApi() }
const fault = existsSync(API_FILE) && versionFault(readReport(readFileSync(API_FILE, 'utf8')), now)
if (fault) throw new Error(fault)
writeFileSync(API_FILE, apiReport(now.version, now.api))
