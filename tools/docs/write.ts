import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { LIBRARIES_FILE, librariesText } from './browser-libraries'
import { drillsPage } from './drills-page'
import { errorsPage } from './errors-page'
import { remotesPage } from './remotes-page'

writeFileSync('docs/drills.md', drillsPage())
writeFileSync('docs/errors.md', errorsPage())
writeFileSync('docs/remotes.md', remotesPage())
mkdirSync(dirname(LIBRARIES_FILE), { recursive: true })
writeFileSync(LIBRARIES_FILE, librariesText())
