import type { CheckFault, RemoteMeta } from '@saidian/shared/contracts/registry'
import type { PlaceValues } from './candidate.rules'
import {
  checkContributions,
  checkDroppedPlaces,
  checkPlaceClaims,
  checkRedirects,
  checkRoutes,
  type KnownPlaces,
} from './description'
import { type PlacedVersion, placeValueFaults } from './sharing'

/** The other remotes, as far as a version must fit them. */
export type OtherRemotes = {
  /** Their descriptions; several of a remote with several versions online. */
  others: readonly RemoteMeta[]
  /** The description that the version follows, if there is one. */
  current?: RemoteMeta
  /** Places of remotes, published or not. */
  places: KnownPlaces
  /** Published versions whose places and widgets it must fit. */
  placed?: readonly PlacedVersion[]
}

type Described = { name: string; meta: RemoteMeta; values?: PlaceValues }

/** Addresses and places have one owner. */
export function claimFaults(meta: RemoteMeta, others: readonly RemoteMeta[]): CheckFault[] {
  return [...checkRoutes(meta, others), ...checkPlaceClaims(meta, others)]
}

/** What stands between a version and the others: at publishing, and when a pointer changes. */
export function faultsBetween(
  { name, meta, values }: Described,
  { others, current, places, placed = [] }: OtherRemotes,
): CheckFault[] {
  return [
    ...claimFaults(meta, others),
    ...checkRedirects(meta, others),
    ...checkDroppedPlaces(meta, others, current),
    ...checkContributions(meta, others, places),
    ...(values ? placeValueFaults({ name, values }, placed) : []),
  ]
}
