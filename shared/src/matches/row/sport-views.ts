import { footballView } from '../football/row/view'
import type { Sport } from '../sport'
import type { SportView } from './sport-view'

/** How the rows of each sport look. */
export const SPORT_VIEWS: Record<Sport, SportView> = { football: footballView }
