import { sql } from 'kysely'
import type { FactSelection } from '../../../../sports/match'
import type { Facts } from '../match.rules'

/** Facts of basketball of the match `m`. */
export const basketballFacts: FactSelection<Facts> = {
  hasBox: sql`EXISTS (SELECT FROM basketball_player_lines b WHERE b.match_id = m.id)`,
  hasShots: sql`EXISTS (
    SELECT FROM basketball_shots b WHERE b.match_id = m.id AND NOT b.withdrawn
  )`,
}
