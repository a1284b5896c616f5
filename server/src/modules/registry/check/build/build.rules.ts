import type { CheckFault } from '@saidian/shared/contracts/registry'
import { type BuildReport, type Candidate, type Files, isFault } from '../candidate.rules'
import { entryPath } from './entry-path'

const BUILD_AGAIN = 'build the remote again and publish its whole dist folder'

/** Both build reports exist, belong to this remote and name uploaded files only. */
export function checkReports({ name, stats, manifest, files }: Candidate): CheckFault[] {
  const faults: CheckFault[] = []
  for (const [rule, report] of [
    ['stats', stats],
    ['manifest', manifest],
  ] as const) {
    const place = `mf-${rule}.json`
    if (isFault(report))
      faults.push({ rule, place: report.place, message: report.fault, remedy: report.remedy })
    else if (report.name !== name)
      faults.push({
        rule,
        place: `${place}/name`,
        message: `${place} is of "${report.name}", not of "${name}"`,
        remedy: BUILD_AGAIN,
      })
  }
  return isFault(manifest) ? faults : [...faults, ...checkFiles(manifest, files)]
}

/** The remote has one entry point, `./remote`. */
export function checkExposes({ stats, manifest }: Candidate): CheckFault[] {
  const faults = [stats, manifest].flatMap((report) => {
    if (isFault(report)) return []
    const exposed = report.exposes.map(({ path }) => path)
    if (exposed.length === 1 && exposed[0] === './remote') return []
    return [
      {
        rule: 'exposes',
        place: 'mf-stats.json/exposes',
        message: `exposes ${exposed.join(', ') || 'nothing'}; it must be exactly ./remote`,
        remedy: 'build by `pnpm build`, whose settings expose src/remote.ts alone',
      },
    ]
  })
  return faults.slice(0, 1)
}

/** Chunks that `remote.json` names for its routes are among the lazy ones of the build. */
export function checkChunks({ meta, manifest }: Candidate): CheckFault[] {
  if (isFault(meta) || isFault(manifest)) return []
  const lazy = manifest.exposes.flatMap(({ assets }) => [...assets.js.async, ...assets.css.async])
  return Object.entries(meta.chunks ?? {}).flatMap(([route, names]) =>
    names
      .filter((name) => !lazy.some((file) => file.startsWith(`${name}.`)))
      .map((name) => ({
        rule: 'chunks',
        place: `remote.json/chunks/${route}`,
        message: `${route} names chunk ${name}, which the build has not made`,
        remedy: 'write the webpackChunkName of the lazy import in src/routes.ts',
      })),
  )
}

/** Every file that the report makes the browser load. */
function filesOf(report: BuildReport): string[] {
  return [...report.exposes, ...report.shared].flatMap(({ assets }) =>
    assets ? [...assets.js.sync, ...assets.js.async, ...assets.css.sync, ...assets.css.async] : [],
  )
}

function checkFiles(manifest: BuildReport, files: Files): CheckFault[] {
  return [entryPath(manifest), ...filesOf(manifest)]
    .filter((path) => !files.has(path))
    .map((path) => ({
      rule: 'files',
      place: path,
      message: `${path} is named in mf-manifest.json but was not uploaded`,
      remedy: BUILD_AGAIN,
    }))
}
