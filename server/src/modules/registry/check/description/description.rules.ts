import { isOwnAddress } from '@saidian/shared/contracts/page'
import { type CheckFault, SUPPORTED_CONTRACTS } from '@saidian/shared/contracts/registry'
import { type Candidate, isFault } from '../candidate.rules'
import { checkKnownNames } from './known-name.rules'
import { routePlace } from './places'

/** `remote.json` exists, has the right shape and carries the name it is published under. */
export function checkDescription({ name, meta, files }: Candidate): CheckFault[] {
  const names = checkKnownNames(files.get('remote.json'))
  // Names the unknown value; the error of the schema would list every allowed one.
  if (isFault(meta)) {
    const { fault, place, remedy } = meta
    return names.length > 0 ? names : [{ rule: 'remote-json', place, message: fault, remedy }]
  }
  if (meta.name === name) return names
  return [
    ...names,
    {
      rule: 'remote-json',
      place: 'remote.json/name',
      message: `remote.json says "${meta.name}" but is published as "${name}"`,
      remedy: `publish it as ${meta.name}, or correct the name and build again`,
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
      place: 'remote.json/contract',
      message: `needs contract ${meta.contract}; the shell supports ${supported}`,
      remedy: `write a supported contract (${supported}) in remote.json and in src/remote.ts`,
    },
  ]
}

/** Pages and the remote have a name that people can read. */
export function checkTitles({ meta }: Candidate): CheckFault[] {
  if (isFault(meta)) return []
  const titles = [
    { place: 'remote.json/titleZh', title: meta.titleZh },
    ...meta.routes.map(({ title }, index) => ({ place: routePlace(index, 'title'), title })),
  ]
  return titles
    .filter(({ title }) => title.trim() === '')
    .map(({ place }) => ({
      rule: 'title',
      place,
      message: 'the title is empty',
      remedy: 'write the Chinese title that the page shows and that search engines read',
    }))
}

/** Redirects and data requests stay in the product. */
export function checkAddresses({ meta }: Candidate): CheckFault[] {
  if (isFault(meta)) return []
  const redirects = meta.routes.flatMap(({ path, redirect }, index) =>
    redirect === undefined ? [] : [{ path, to: redirect, place: routePlace(index, 'redirect') }],
  )
  const early = Object.entries(meta.preload ?? {}).flatMap(([path, addresses]) =>
    addresses.map((to) => ({ path, to, place: `remote.json/preload/${path}` })),
  )
  return [...redirects, ...early]
    .filter(({ to }) => !isOwnAddress(to))
    .map(({ path, to, place }) => ({
      rule: 'own-address',
      place,
      message: `route ${path} leads to ${JSON.stringify(to)}, which may leave the product`,
      remedy: 'write a plain path of the product, such as /live/hot',
    }))
}

/** `chunks` and `preload` speak of routes that the remote has. */
export function checkRouteKeys({ meta }: Candidate): CheckFault[] {
  if (isFault(meta)) return []
  const known = new Set(meta.routes.map(({ path }) => path))
  return (['chunks', 'preload'] as const).flatMap((part) =>
    Object.keys(meta[part] ?? {})
      .filter((path) => !known.has(path))
      .map((path) => ({
        rule: 'route-key',
        place: `remote.json/${part}/${path}`,
        message: `${part} names ${path}, which is no path in routes`,
        remedy: 'write the path exactly as in routes, or remove the line',
      })),
  )
}
