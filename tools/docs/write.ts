import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { LIBRARIES_FILE, librariesText } from './browser-libraries'
import { GENERATED_PAGES } from './generated-pages'
import {
  API_FILE,
  apiReport,
  readReport,
  sharedApi,
  sharedVersion,
  versionFault,
} from './shared-api'

for (const [name, page] of Object.entries(GENERATED_PAGES)) writeFileSync(`docs/${name}`, page())
mkdirSync(dirname(LIBRARIES_FILE), { recursive: true })
writeFileSync(LIBRARIES_FILE, librariesText())

const now = { version: sharedVersion(), api: sharedApi() }
const fault = existsSync(API_FILE) && versionFault(readReport(readFileSync(API_FILE, 'utf8')), now)
if (fault) throw new Error(fault)
writeFileSync(API_FILE, apiReport(now.version, now.api))
