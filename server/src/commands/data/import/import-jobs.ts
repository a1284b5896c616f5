import { statSync } from 'node:fs'
import { ConfigError } from '../../../config'
import { IMPORT_FORMATS, type ImportJob, jobsIn } from '../../../feeds/imports/import-formats'

/**
 * One format from its own folder, or with the name of a sport every format of it with a folder in
 * `dir`. Throws when there is none.
 */
export function jobsOf(name: string, dir: string): ImportJob[] {
  if (!statSync(dir, { throwIfNoEntry: false })?.isDirectory())
    throw new ConfigError(`no folder ${dir}`)
  const format = IMPORT_FORMATS[name]
  if (format) return [{ name, format, dir }]
  const { jobs, missing } = jobsIn(name, dir)
  const folders = missing.map(({ folder }) => folder).join(', ')
  if (jobs.length === 0)
    throw new ConfigError(`nothing to import in ${dir}: it has none of ${folders}`)
  if (missing.length > 0) console.log(`not in ${dir}: ${folders}`)
  return jobs
}
