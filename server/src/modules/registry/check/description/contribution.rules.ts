import type { CheckFault, PlaceKind, RemoteMeta } from '@saidian/shared/contracts/registry'
import { createRouteMatcher } from '@saidian/shared/lib'
import { contributionPlace } from './places'

/** Kinds of the known places, by name. */
export type KnownPlaces = Readonly<Record<string, PlaceKind>>

type Contribution = NonNullable<RemoteMeta['contributes']>[string][number]
/** A contribution with the path of its members in `remote.json`. */
type Declared = { place: string; index: number; contribution: Contribution }

/** Contributions stand in a known place, once, with a label, and lead to a page of their remote. */
export function checkContributions(
  meta: RemoteMeta,
  others: readonly RemoteMeta[],
  known: KnownPlaces,
): CheckFault[] {
  const places = { ...known, ...meta.places }
  const check = [kindFaults(places), idFaults(meta, others), titleFaults, targetFaults(meta)]
  return Object.entries(meta.contributes ?? {}).flatMap(([place, contributions]) =>
    contributions.flatMap((contribution, index) =>
      check.flatMap((faults) => faults({ place, index, contribution })),
    ),
  )
}

function kindFaults(places: KnownPlaces) {
  return ({ place, index, contribution }: Declared): CheckFault[] => {
    const kind = Object.hasOwn(places, place) ? places[place] : undefined
    const own = 'to' in contribution ? 'link' : 'widget'
    if (kind === own) return []
    if (kind === undefined)
      return [
        {
          rule: 'known-place',
          place: contributionPlace(place, index),
          message: `no remote has a place "${place}"`,
          remedy: `write one of ${Object.keys(places).join(', ')}, or publish its owner first`,
        },
      ]
    return [
      {
        rule: 'place-kind',
        place: contributionPlace(place, index),
        message: `"${contribution.id}" is a ${own}, and ${place} shows ${kind}s`,
        remedy: kind === 'link' ? 'write to, icon and group' : 'write sports, without to',
      },
    ]
  }
}

function idFaults({ contributes }: RemoteMeta, others: readonly RemoteMeta[]) {
  return ({ place, index, contribution: { id } }: Declared): CheckFault[] => {
    const isDouble = contributes?.[place]?.findIndex((own) => own.id === id) !== index
    const owner = others.find((other) => other.contributes?.[place]?.some((one) => one.id === id))
    if (!isDouble && !owner) return []
    const by = owner ? `${owner.name} has it` : 'it stands there twice'
    return [
      {
        rule: 'contribution-id',
        place: contributionPlace(place, index, 'id'),
        message: `the id "${id}" of ${place} is taken: ${by}`,
        remedy: 'write another id; of a widget also in src/remote.ts',
      },
    ]
  }
}

function titleFaults({ place, index, contribution }: Declared): CheckFault[] {
  if (contribution.title.trim() !== '') return []
  return [
    {
      rule: 'title',
      place: contributionPlace(place, index, 'title'),
      message: 'the title is empty',
      remedy: 'write the Chinese label that the place shows',
    },
  ]
}

/** A link leads to a page of its remote: without the remote neither of the two is there. */
function targetFaults(meta: RemoteMeta) {
  const match = createRouteMatcher([meta])
  return ({ place, index, contribution }: Declared): CheckFault[] => {
    if (!('to' in contribution)) return []
    const { to } = contribution
    const route = match(to.replace(/[?#].*$/s, ''))?.route
    if (route && !route.planned) return []
    return [
      {
        rule: 'contribution-target',
        place: contributionPlace(place, index, 'to'),
        message: `${to} is ${route ? 'a planned page' : 'no page of this remote'}`,
        remedy: 'write the address of a page that this remote has',
      },
    ]
  }
}
