import { isOwnAddress } from '@saidian/shared/contracts/page'
import {
  type CheckFault,
  LAYOUTS,
  SUPPORTED_CONTRACTS,
  TABS,
} from '@saidian/shared/contracts/registry'
import { type Candidate, isFault } from './candidate.rules'
import { claimOf, type RouteClaim, SHELL_ROUTES } from './route-claim.rules'

/** `remote.json` exists, has the right shape and carries the name it is published under. */
export function checkDescription({ name, meta, files }: Candidate): CheckFault[] {
  const names = checkNames(files.get('remote.json'))
  // Names the unknown value; the error of the schema would list every allowed one.
  if (isFault(meta))
    return names.length > 0 ? names : [{ rule: 'remote-json', message: meta.fault }]
  if (meta.name === name) return []
  return [
    {
      rule: 'remote-json',
      message: `remote.json says "${meta.name}" but is published as "${name}"`,
    },
  ]
}

/** The shell still supports the contract version. */
export function checkContract({ meta }: Candidate): CheckFault[] {
  if (isFault(meta) || SUPPORTED_CONTRACTS.some((version) => version === meta.contract)) return []
  const supported = SUPPORTED_CONTRACTS.join(', ')
  return [
    {
      rule: 'contract-version',
      message: `needs contract ${meta.contract}; the shell supports ${supported}`,
    },
  ]
}

/** No route is claimed twice, and none belongs to the shell or to another remote. */
export function checkRoutes({ meta }: Candidate, taken: readonly RouteClaim[]): CheckFault[] {
  if (isFault(meta)) return []
  const owners = new Map(
    [...SHELL_ROUTES, ...taken].map(({ path, owner }) => [claimOf(path), owner]),
  )
  const faults: CheckFault[] = []
  for (const { path } of meta.routes) {
    const owner = owners.get(claimOf(path))
    if (owner) faults.push({ rule: 'route-claim', message: `route ${path} belongs to ${owner}` })
    owners.set(claimOf(path), `${meta.name} already`)
  }
  return faults
}

/** Redirects and data requests stay in the product. */
export function checkAddresses({ meta }: Candidate): CheckFault[] {
  if (isFault(meta)) return []
  const redirects = meta.routes.flatMap(({ path, redirect }) =>
    redirect ? [[path, redirect]] : [],
  )
  const early = Object.entries(meta.preload ?? {}).flatMap(([path, to]) =>
    to.map((each) => [path, each]),
  )
  return [...redirects, ...early]
    .filter(([, to]) => !isOwnAddress(to ?? ''))
    .map(([path, to]) => [path, JSON.stringify(to)])
    .map(([path, to]) => ({
      rule: 'own-address',
      message: `route ${path} leads to ${to}; it must be a plain path of the product`,
    }))
}

/**
 * Layouts and tabs are ones the shell has. An unknown guard is allowed: the shell shows its name.
 */
function checkNames(file: Buffer | undefined): CheckFault[] {
  return routesOf(file).flatMap(({ path, layout, tab }) => {
    const faults: CheckFault[] = []
    if (!LAYOUTS.some((known) => known === layout))
      faults.push({ rule: 'known-layout', message: unknownName(path, 'layout', layout, LAYOUTS) })
    if (tab !== undefined && !TABS.some((known) => known === tab))
      faults.push({ rule: 'known-tab', message: unknownName(path, 'tab', tab, TABS) })
    return faults
  })
}

function unknownName(path: unknown, kind: string, name: unknown, known: readonly string[]): string {
  return `route ${String(path)}: no ${kind} "${String(name)}"; there are ${known.join(', ')}`
}

function routesOf(file: Buffer | undefined): Record<string, unknown>[] {
  try {
    const json: unknown = JSON.parse(file?.toString('utf8') ?? '{}')
    const routes = json && typeof json === 'object' && 'routes' in json ? json.routes : []
    return Array.isArray(routes) ? routes.filter((route) => route && typeof route === 'object') : []
  } catch {
    return []
  }
}
