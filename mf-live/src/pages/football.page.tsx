import { footballLists } from '../sports/football/lists/view'
import { SportListsPage } from './sport-lists-page'

/** 足球: its lists and the lotteries. */
export function FootballPage() {
  return <SportListsPage view={footballLists} />
}
