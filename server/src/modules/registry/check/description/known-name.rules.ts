import { type CheckFault, GUARDS, LAYOUTS, TABS } from '@saidian/shared/contracts/registry'
import { contributionPlace, routePlace } from './places'

const KNOWN = [
  { kind: 'layout', names: LAYOUTS, isRequired: true },
  { kind: 'guard', names: GUARDS, isRequired: false },
  { kind: 'tab', names: TABS, isRequired: false },
] as const

/** Layouts, guards and tabs are ones that the shell has. */
export function checkKnownNames(file: Buffer | undefined): CheckFault[] {
  const { routes, contributes } = readLists(file)
  const ofRoutes = listOf(routes).flatMap((route, index) =>
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
  const guards = Object.entries(objectOf(contributes)).flatMap(([place, contributions]) =>
    listOf(contributions).flatMap(({ id, guard }, index) =>
      guard === undefined || GUARDS.some((name) => name === guard)
        ? []
        : [
            {
              rule: 'known-guard',
              place: contributionPlace(place, index, 'guard'),
              message: `contribution ${String(id)}: no guard "${String(guard)}"`,
              remedy: `write one of ${GUARDS.join(', ')}`,
            },
          ],
    ),
  )
  return [...ofRoutes, ...guards]
}

/** Read without the schema, whose error would not name the unknown value. */
function readLists(file: Buffer | undefined): Record<string, unknown> {
  try {
    return objectOf(JSON.parse(file?.toString('utf8') ?? '{}'))
  } catch {
    return {}
  }
}

function objectOf(value: unknown): Record<string, unknown> {
  return value && typeof value === 'object' ? { ...value } : {}
}

function listOf(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter((one) => one && typeof one === 'object') : []
}
