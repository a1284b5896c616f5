import type { CheckFault, RemoteMeta } from '@saidian/shared/contracts/registry'

/** A place has one owner. */
export function checkPlaceClaims(meta: RemoteMeta, others: readonly RemoteMeta[]): CheckFault[] {
  return Object.keys(meta.places ?? {}).flatMap((place) =>
    namesOf(others.filter(({ places = {} }) => Object.hasOwn(places, place))).map((name) => ({
      rule: 'place-claim',
      place: `remote.json/places/${place}`,
      message: `place "${place}" belongs to ${name}`,
      remedy: 'give the place another name, here and in the contracts',
    })),
  )
}

/** An owner keeps a place while other remotes contribute to it. */
export function checkDroppedPlaces(
  meta: RemoteMeta,
  others: readonly RemoteMeta[],
  current: RemoteMeta | undefined,
): CheckFault[] {
  const own = Object.keys(meta.places ?? {})
  const dropped = Object.keys(current?.places ?? {}).filter((place) => !own.includes(place))
  return dropped.flatMap((place) =>
    namesOf(others.filter(({ contributes = {} }) => Object.hasOwn(contributes, place))).map(
      (name) => ({
        rule: 'place-dropped',
        place: 'remote.json/places',
        message: `place "${place}" is gone, and ${name} contributes to it`,
        remedy: `show the place until a version of ${name} without these contributions is stable`,
      }),
    ),
  )
}

function namesOf(metas: readonly RemoteMeta[]): string[] {
  return [...new Set(metas.map(({ name }) => name))]
}
