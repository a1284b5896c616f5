import { sql } from 'kysely'
import type { FactSelection } from '../../../../sports/match'
import type { Facts } from '../match.rules'

/** Facts of football of the match `m` and its facts `f`. */
export const footballFacts: FactSelection<Facts> = {
  trend: sql`f.trend`,
  intelligence: sql`f.intelligence`,
  mlive: sql`coalesce(f.mlive, false)`,
  environment: sql`json_build_object('weather', f.weather, 'temperature', f.temperature,
    'humidity', f.humidity, 'pressure', f.pressure, 'wind', f.wind)`,
  hasLineup: sql`EXISTS (SELECT FROM football_lineups l WHERE l.match_id = m.id)`,
}
