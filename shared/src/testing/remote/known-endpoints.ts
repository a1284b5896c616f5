import type { Endpoint } from '../../contracts/http'

/** Remotes that import this file have no types of Node. */
declare const __dirname: string
type Folders = {
  existsSync: (path: string) => boolean
  readdirSync: (path: string) => string[]
}

let known: readonly Endpoint[] | undefined

/**
 * Every endpoint of the contracts: those that the entry points of their folders export. Read from
 * the folder, so that a new domain is known; only tests call it, and a bundle has no folder.
 */
export function knownEndpoints(contracts?: string): readonly Endpoint[] {
  if (contracts) return endpointsBelow(contracts)
  known ??= endpointsBelow(`${__dirname}/../../contracts`)
  return known
}

function endpointsBelow(contracts: string): Endpoint[] {
  // Not an import: the gallery bundles other parts of this folder's entry point.
  const { existsSync, readdirSync } = jest.requireActual<Folders>('node:fs')
  const entries = readdirSync(contracts).map((name) => `${contracts}/${name}/index.ts`)
  const found = entries
    .filter((entry) => existsSync(entry))
    .flatMap((entry) =>
      Object.values<unknown>(jest.requireActual<Record<string, unknown>>(entry)).filter(isEndpoint),
    )
  return [...new Set(found)]
}

/** The endpoint that answers a request of the contracts. */
export function endpointOf(method: string, url: string): Endpoint | undefined {
  return knownEndpoints()
    .filter((endpoint) => endpoint.method === method)
    .filter(({ path }) => matcherOf(path).test(url))
    .sort((a, b) => parametersIn(a.path) - parametersIn(b.path))[0]
}

function matcherOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`)
}

function parametersIn(path: string): number {
  return path.split('/:').length
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'reply' in value
}
