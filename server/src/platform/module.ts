import type { FastifyInstance } from 'fastify'
import type { Term } from './leader'

/** Who may follow the topics of one pattern, such as `board/football` or `match/football/:id`. */
export type TopicRule = {
  pattern: string
  mayFollow: (
    user: { id: string } | null,
    params: Record<string, string>,
  ) => boolean | Promise<boolean>
}

/** The title of a page from its data. */
export type PageTitle = {
  title: string
  /** For a reader who wants no results, where `title` tells one. */
  withoutResult?: string
}

/** Reads the title of a page by the parameters of its address, still encoded; null when there is no such thing. */
export type ReadTitle = (params: Readonly<Record<string, string>>) => Promise<PageTitle | null>

/** One domain of the server, built by a function in its `index.ts` and listed by hand in `app.ts`. */
export type Module = {
  name: string
  /** Routes of the public port. */
  routes?: (app: FastifyInstance) => void
  /** Routes of the internal port, which only this machine reaches. */
  internalRoutes?: (app: FastifyInstance) => void
  topics?: TopicRule[]
  /** Titles of pages, by the name that routes give as `titleFrom`. */
  titles?: Readonly<Record<string, ReadTitle>>
  /** Resolves when the module is ready to serve; what it started goes on until `signal` aborts. */
  start?: (signal: AbortSignal) => Promise<void>
  /**
   * What only the leader of the feed does. Called once a term, after `start`; resolves when it is under way. It ends
   * when `term.signal` aborts, leaves nothing behind, and may be called again for a later term.
   */
  lead?: (term: Term) => Promise<void>
}
