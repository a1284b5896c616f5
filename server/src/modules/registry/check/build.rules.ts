import { gzipSync } from 'node:zlib'
import type { CheckFault } from '@saidian/shared/contracts/registry'
import { type BuildReport, type Candidate, type Files, isFault } from './candidate.rules'

/** Budget of `remoteEntry.js`, gzip. */
const ENTRY_BUDGET_BYTES = 20 * 1024

/** Both build reports exist, belong to this remote and name uploaded files only. */
export function checkReports({ name, stats, manifest, files }: Candidate): CheckFault[] {
  const faults: CheckFault[] = []
  for (const [rule, report] of [
    ['stats', stats],
    ['manifest', manifest],
  ] as const) {
    if (isFault(report)) faults.push({ rule, message: report.fault })
    else if (report.name !== name)
      faults.push({ rule, message: `mf-${rule}.json is of "${report.name}", not of "${name}"` })
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
        message: `exposes ${exposed.join(', ') || 'nothing'}; it must be exactly ./remote`,
      },
    ]
  })
  return faults.slice(0, 1)
}

/** The entry is small enough to be loaded before the first row. */
export function checkEntrySize({ manifest, files }: Candidate): CheckFault[] {
  const entry = isFault(manifest) ? undefined : files.get(entryPath(manifest))
  if (!entry) return []
  const bytes = gzipSync(entry).length
  if (bytes <= ENTRY_BUDGET_BYTES) return []
  const kb = (size: number) => `${(size / 1024).toFixed(1)} KB`
  return [
    {
      rule: 'entry-size',
      message: `remoteEntry is ${kb(bytes)} gzip; at most ${kb(ENTRY_BUDGET_BYTES)}`,
    },
  ]
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
        message: `${route} names chunk ${name}, which the build has not made`,
      })),
  )
}

/** Path of the remote entry below the directory of the version. */
function entryPath({ metaData }: BuildReport): string {
  const { path, name } = metaData.remoteEntry
  return path ? `${path.replace(/\/$/, '')}/${name}` : name
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
      message: `${path} is named in mf-manifest.json but was not uploaded`,
    }))
}
