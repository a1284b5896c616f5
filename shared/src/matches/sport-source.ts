import type { CallOptions, Http } from '../api'
import type { ListSelection } from './list/selection'
import type { ListEvent, ListSnapshot, SportRules } from './sport'

/** How the lists of a sport are read and followed. */
export type SportSource = {
  rules: SportRules
  topic: string
  /** Rejects with `ApiFailure`. */
  load: (http: Http, selection: ListSelection, options: CallOptions) => Promise<ListSnapshot>
  /** The event in a frame of the topic, or null when it breaks the contract. */
  readEvent: (data: unknown) => ListEvent | null
}
