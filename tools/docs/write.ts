import { writeFileSync } from 'node:fs'
import { errorsPage } from './errors-page'

writeFileSync('docs/errors.md', errorsPage())
