import type { DetailStore } from '../../ingest'
import type { MatchRow } from '../../match-row'
import type { Sport } from '../../sport'
import type { MatchPage } from '../match-page'
import { playersStore } from './players.store'
import { textStore } from './text.store'
import type { OnDetails } from './validated.store'

/**
 * The stores of match pages, except that of ball positions, which are not stored. Imports use them
 * without `onDetails`: they count dropped entries themselves.
 */
export function matchStores<Row extends MatchRow>(
  sport: Sport,
  page: Pick<MatchPage<Row>, 'stores'>,
  onDetails: OnDetails = () => undefined,
): DetailStore[] {
  return [playersStore(sport, onDetails), textStore(sport, onDetails), ...page.stores(onDetails)]
}
