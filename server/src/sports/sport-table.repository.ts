import { sql } from 'kysely'
import type { Sport } from './sport'

/** A table of a sport, such as `football_match_states`. */
export function sportTable({ key }: Pick<Sport, 'key'>, name: string) {
  return sql.table(`${key}_${name}`)
}
