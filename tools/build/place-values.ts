import { type RemoteMeta, WIDGET_PLACES } from '@saidian/shared/contracts/registry'

type Values = (typeof WIDGET_PLACES)[keyof typeof WIDGET_PLACES]
/** Schemas of values, by place. */
type ValuesByPlace = Record<string, Values>

/**
 * The values that places of a remote give to widgets, and those that its own widgets take, by the
 * contracts of this build. The registry compares them with those of other builds.
 */
export function placeValues({ places = {}, contributes = {} }: RemoteMeta): {
  gives: ValuesByPlace
  takes: ValuesByPlace
} {
  const owned = Object.keys(places).filter((place) => places[place] === 'widget')
  const filled = Object.keys(contributes).filter((place) =>
    contributes[place]?.some((contribution) => !('to' in contribution)),
  )
  return { gives: valuesOf(owned), takes: valuesOf(filled) }
}

function valuesOf(places: string[]): ValuesByPlace {
  const schemas: ValuesByPlace = WIDGET_PLACES
  return Object.fromEntries(
    places.map((place) => {
      const values = schemas[place]
      if (!values)
        throw new Error(`${place} of remote.json is not in WIDGET_PLACES of contracts/registry`)
      return [place, values]
    }),
  )
}
