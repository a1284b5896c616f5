import { basketballLists } from '../sports/basketball/lists/view'
import { SportListsPage } from './sport-lists-page'

/** 篮球: its lists. */
export function BasketballPage() {
  return <SportListsPage view={basketballLists} />
}
