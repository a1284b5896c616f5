import { footballView } from '../football/row/view'
import type { Sport } from '../sport'
import type { SportView } from './sport-view'

const VIEWS: Record<Sport, SportView> = { football: footballView }

/** How lists and rows of a sport look, and the rules of the sport. */
export function viewOf(sport: Sport): SportView {
  return VIEWS[sport]
}
