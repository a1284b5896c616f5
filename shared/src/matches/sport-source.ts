import type { CallOptions, Http } from '../api'
import type { ListSelection } from './list/selection'
import type { ListEvent, ListMatch, ListSnapshot, SportRules } from './sport'

/** How the lists of a sport are read and followed. */
export type SportSource<Match extends ListMatch = ListMatch> = {
  rules: SportRules<Match>
  topic: string
  /** Rejects with `ApiFailure`. */
  load: (http: Http, selection: ListSelection, options: CallOptions) => Promise<ListSnapshot<Match>>
  /** False for the data of a frame of the topic that breaks the contract. */
  isEvent: (data: unknown) => data is ListEvent<Match>
}
