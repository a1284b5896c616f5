import type { CheckFault, RemoteMeta } from '@saidian/shared/contracts/registry'
import { type Candidate, isFault } from '../candidate.rules'

/** A place has one owner, and an owner keeps it while other remotes contribute to it. */
export function checkPlaces(
  { meta }: Candidate,
  others: readonly RemoteMeta[],
  current: RemoteMeta | undefined,
): CheckFault[] {
  if (isFault(meta)) return []
  const own = Object.keys(meta.places ?? {})
  const claims = own.flatMap((place) =>
    others
      .filter(({ places = {} }) => Object.hasOwn(places, place))
      .map(({ name }) => ({
        rule: 'place-claim',
        place: `remote.json/places/${place}`,
        message: `place "${place}" belongs to ${name}`,
        remedy: 'give the place another name, here and in the contracts',
      })),
  )
  const dropped = Object.keys(current?.places ?? {}).filter((place) => !own.includes(place))
  const users = dropped.flatMap((place) =>
    others
      .filter(({ contributes = {} }) => Object.hasOwn(contributes, place))
      .map(({ name }) => ({
        rule: 'place-dropped',
        place: 'remote.json/places',
        message: `place "${place}" is gone, and ${name} contributes to it`,
        remedy: `show the place until a version of ${name} without these contributions is stable`,
      })),
  )
  return [...claims, ...users]
}
