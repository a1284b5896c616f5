import { basketballView } from './basketball/row/view'
import { basketballSource } from './basketball/source'
import { footballView } from './football/row/view'
import { footballSource } from './football/source'
import type { SportView } from './row/sport-view'
import type { ListMatch, Sport } from './sport'
import type { SportSource } from './sport-source'

/** A sport with lists: how they are read, and how their rows look. */
export type ListSport<Match extends ListMatch = ListMatch> = {
  source: SportSource<Match>
  view: SportView<Match>
}

const sports = new Map<Sport, ListSport>([
  ['football', { source: footballSource, view: footballView }],
  ['basketball', { source: basketballSource, view: basketballView }],
])

/** Adds a sport to those that lists may show. */
export function addSport<Match extends ListMatch>(sport: ListSport<Match>): void {
  sports.set(sport.view.sport, sport)
}

/** Every sport with lists. */
export function listSports(): Sport[] {
  return [...sports.keys()]
}

function sportOf(sport: Sport): ListSport {
  const found = sports.get(sport)
  if (!found) throw new Error(`no lists of ${sport} exist`)
  return found
}

/** How the lists of a sport are read and followed. */
export function sourceOf(sport: Sport): SportSource {
  return sportOf(sport).source
}

/** How lists and rows of a sport look, and the rules of the sport. */
export function viewOf(sport: Sport): SportView {
  return sportOf(sport).view
}
