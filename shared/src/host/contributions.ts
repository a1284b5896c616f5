import { type ComponentType, createContext, useContext } from 'react'
import type {
  LinkContribution,
  PlaceName,
  PlaceValues,
  RemoteMeta,
  WidgetContribution,
  WidgetPlace,
} from '../contracts/registry'
import { sessionSlice, useAppSelector } from '../store'
import { evaluateGuard } from './guard.rules'
import type { RemoteModule } from './remote-module'

/** A link that a remote contributes, such as an entry of 我的. */
export type ContributedLink = LinkContribution & { remote: string }

/** A widget that a remote contributes, such as a tab of a match. */
export type ContributedWidget<Place extends WidgetPlace = WidgetPlace> = WidgetContribution & {
  remote: string
  /** Loads its code; always the same function. Rejects when the code cannot be loaded. */
  load: () => Promise<ComponentType<PlaceValues<Place>>>
}

export type ContributionOf<Place extends PlaceName> = Place extends WidgetPlace
  ? ContributedWidget<Place>
  : ContributedLink

type Contribution = ContributedLink | ContributedWidget

/** Lists what remotes contribute to a place for a member or a visitor. */
export type ListContributions = (place: PlaceName, isLoggedIn: boolean) => readonly Contribution[]

/** Filled by the shell; without it no remote contributes. */
export const ContributionContext = createContext<ListContributions | null>(null)

const NONE: readonly Contribution[] = []

/**
 * What published remotes contribute to a place of this page, in order, for the person who uses the
 * page. It comes from `remote.json`: no code of a remote loads for it. An absent remote contributes
 * nothing.
 */
export function useContributions<Place extends PlaceName>(
  place: Place,
): readonly ContributionOf<Place>[] {
  const list = useContext(ContributionContext)
  const isLoggedIn = useAppSelector(sessionSlice.selectors.selectIsLoggedIn)
  return (list?.(place, isLoggedIn) ?? NONE) as readonly ContributionOf<Place>[]
}

type Remotes = {
  metas: readonly RemoteMeta[]
  isPublished: (name: string) => boolean
  load: (name: string) => Promise<Pick<RemoteModule, 'widgets'>>
}

/** Contributions of these remotes. The same arguments give the same array. */
export function createContributions({ metas, isPublished, load }: Remotes): ListContributions {
  const read = (place: PlaceName, isLoggedIn: boolean): Contribution[] =>
    metas
      .filter(({ name }) => isPublished(name))
      .flatMap(({ name, contributes }) =>
        declaredFor(place, contributes).map((declared) =>
          'to' in declared
            ? { ...declared, remote: name }
            : { ...declared, remote: name, load: () => openWidget(load, name, place, declared.id) },
        ),
      )
      .filter(({ guard }) => letsPass(guard, isLoggedIn))
      .sort((a, b) => a.order - b.order)
  const lists = new Map<string, Contribution[]>()
  return (place, isLoggedIn) => {
    const key = `${place} ${isLoggedIn}`
    const list = lists.get(key) ?? read(place, isLoggedIn)
    lists.set(key, list)
    return list
  }
}

/** None for a place that only the object itself has a member for, such as `constructor`. */
function declaredFor(place: PlaceName, contributes: RemoteMeta['contributes'] = {}) {
  return (Object.hasOwn(contributes, place) && contributes[place]) || []
}

/** An unknown guard stops everybody. */
function letsPass(guard: string | undefined, isLoggedIn: boolean): boolean {
  return evaluateGuard(guard, { isLoggedIn, here: '', back: null }).kind === 'pass'
}

async function openWidget(
  load: Remotes['load'],
  remote: string,
  place: PlaceName,
  id: string,
): Promise<ComponentType<PlaceValues<WidgetPlace>>> {
  const { widgets } = await load(remote)
  const open = widgets?.[place as WidgetPlace]?.[id]
  if (!open) throw new Error(`${remote} has no widget ${id} for ${place}`)
  // Its place gives it the values that it takes: the two are compared when they are published.
  return open() as Promise<ComponentType<PlaceValues<WidgetPlace>>>
}
