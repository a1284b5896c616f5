import type { CheckFault, RemoteMeta } from '@saidian/shared/contracts/registry'
import { type Candidate, isFault, type PlaceValues, type Values } from '../candidate.rules'

/** A published version with the values of its places and widgets. */
export type PlacedVersion = { name: string; values: PlaceValues }

/** The build listed the values of every place and widget. */
export function checkPlaceValues({ meta, values }: Candidate): CheckFault[] {
  if (isFault(meta)) return []
  if (isFault(values)) {
    const { fault, place, remedy } = values
    return [{ rule: 'place-values', place, message: fault, remedy }]
  }
  return unlisted(meta, values).map((place) => ({
    rule: 'place-values',
    place: 'places.json',
    message: `the build lists no values of ${place}`,
    remedy: 'build the remote with `pnpm build` and publish its whole dist folder',
  }))
}

function unlisted({ places = {}, contributes = {} }: RemoteMeta, { gives, takes }: PlaceValues) {
  const owned = Object.keys(places).filter((place) => places[place] === 'widget')
  const filled = Object.keys(contributes).filter((place) =>
    contributes[place]?.some((contribution) => !('to' in contribution)),
  )
  return [
    ...owned.filter((place) => !Object.hasOwn(gives, place)),
    ...filled.filter((place) => !Object.hasOwn(takes, place)),
  ]
}

/** Values that a version takes of published places or gives to published widgets, and misfit. */
export function placeValueFaults(
  { name, values }: PlacedVersion,
  others: readonly PlacedVersion[],
): CheckFault[] {
  const published = others.filter((other) => other.name !== name)
  return published.flatMap((other) => [
    ...misfits(values, other.values).map(({ place, value }) => ({
      rule: 'place-values',
      place: `remote.json/contributes/${place}`,
      message: `widgets take ${value} of ${place}, which ${other.name} does not give so`,
      remedy: `build with the values of the published ${other.name}, or publish that remote first`,
    })),
    ...misfits(other.values, values).map(({ place, value }) => ({
      rule: 'place-values',
      place: `remote.json/places/${place}`,
      message: `${place} does not give ${value} as widgets of ${other.name} take it`,
      remedy: `give it unchanged until a version of ${other.name} without it is stable`,
    })),
  ])
}

/** Values that widgets take and that a place gives in another form or not at all. */
export function misfits({ takes }: PlaceValues, { gives }: PlaceValues) {
  return Object.entries(takes).flatMap(([place, taken]) => {
    const given = gives[place]
    if (!given) return []
    return Object.keys(taken.properties)
      .filter((value) => !fits(value, taken, given))
      .map((value) => ({ place, value }))
  })
}

/** A value that a widget may do without must have the same form if it is given. */
function fits(value: string, taken: Values, given: Values): boolean {
  const isGiven = Object.hasOwn(given.properties, value)
  const isNeeded = taken.required?.includes(value) ?? false
  if (!isGiven) return !isNeeded
  if (isNeeded && !given.required?.includes(value)) return false
  return formOf(taken.properties[value]) === formOf(given.properties[value])
}

/** A schema as text, keys in order, without its words for readers. */
function formOf(schema: unknown): string {
  return JSON.stringify(schema, (key, part: unknown) => {
    if (key === 'description') return undefined
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part
    return Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
  })
}
