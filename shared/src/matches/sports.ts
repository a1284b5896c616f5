import { footballSource } from './football/source'
import type { Sport } from './sport'
import type { SportSource } from './sport-source'

/** Every sport with lists. */
export const SPORTS: Record<Sport, SportSource> = { football: footballSource }
