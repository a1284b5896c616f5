import { type CheckFault, GUARDS, LAYOUTS, TABS } from '@saidian/shared/contracts/registry'
import { routePlace } from './places'

const KNOWN = [
  { kind: 'layout', names: LAYOUTS, isRequired: true },
  { kind: 'guard', names: GUARDS, isRequired: false },
  { kind: 'tab', names: TABS, isRequired: false },
] as const

/** Layouts, guards and tabs are ones that the shell has. */
export function checkKnownNames(file: Buffer | undefined): CheckFault[] {
  return routesOf(file).flatMap((route, index) =>
    KNOWN.filter(({ kind, names, isRequired }) => {
      const given = route[kind]
      return given === undefined ? isRequired : !names.some((name) => name === given)
    }).map(({ kind, names }) => ({
      rule: `known-${kind}`,
      place: routePlace(index, kind),
      message: `route ${String(route.path)}: no ${kind} "${String(route[kind])}"`,
      remedy: `write one of ${names.join(', ')}`,
    })),
  )
}

/** Read without the schema, whose error would not name the unknown value. */
function routesOf(file: Buffer | undefined): Record<string, unknown>[] {
  try {
    const json: unknown = JSON.parse(file?.toString('utf8') ?? '{}')
    const routes = json && typeof json === 'object' && 'routes' in json ? json.routes : []
    return Array.isArray(routes) ? routes.filter((route) => route && typeof route === 'object') : []
  } catch {
    return []
  }
}
