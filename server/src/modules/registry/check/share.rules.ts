import type { CheckFault } from '@saidian/shared/contracts/registry'
import semver from 'semver'
import { type Candidate, isFault } from './candidate.rules'
import { type Provides, providedVersion } from './provides.rules'
import { requirementsOf } from './requirement.rules'

/** The page provides everything the remote takes, in a version of its range. */
export function checkProvided(candidate: Candidate, provides: Provides): CheckFault[] {
  return requirementsOf(candidate).flatMap(({ key, range }) => {
    const version = providedVersion(key, provides)
    if (version === undefined)
      return [{ rule: 'provided', message: `needs ${key}, which the shell does not provide` }]
    if (semver.satisfies(version, range, { includePrerelease: true })) return []
    return [{ rule: 'provided', message: `needs ${key} ${range}; the shell provides ${version}` }]
  })
}

/** Assignments in production and development builds of React 19; its two halves have one each. */
const REACT_MARKS: [string, RegExp][] = [
  ['react', /\.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE\s*=[^=]/],
  ['react-dom', /\.__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE\s*=[^=]/],
  ['react', /\.__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED\s*=[^=]/],
]

/** No copy of React is part of the remote: two Reacts on one page break every hook. */
export function checkSingleReact({ stats, files }: Candidate): CheckFault[] {
  const faults: CheckFault[] = []
  for (const { name, assets } of isFault(stats) ? [] : stats.shared) {
    const carried = assets ? [...assets.js.sync, ...assets.js.async] : []
    if (/^react(-dom)?(\/|$)/.test(name) && carried.length > 0)
      faults.push({ rule: 'single-react', message: `${name} is bundled as ${carried.join(', ')}` })
  }
  for (const [path, file] of files) {
    if (!path.endsWith('.js')) continue
    const code = file.toString('utf8')
    const mark = REACT_MARKS.find(([, pattern]) => pattern.test(code))
    if (mark)
      faults.push({
        rule: 'single-react',
        message: `${path} holds a copy of ${mark[0]}; take it from the shell`,
      })
  }
  return faults
}
