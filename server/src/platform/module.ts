import type { FastifyInstance } from 'fastify'
import type { ObjectKind } from './access'
import type { Job } from './jobs/job'
import type { Term } from './leader'
import type { Markup } from './markup'
import type { ModeratedKind } from './moderation/moderated-kind'

/** `withoutHistory`: what the gateway remembers is not for this member, who reads it by a call. */
export type MayFollow = boolean | 'withoutHistory'

/** Who may follow the topics of one pattern, such as `board/football` or `match/football/:id`. */
export type TopicRule = {
  pattern: string
  mayFollow: (
    user: { id: string } | null,
    params: Record<string, string>,
  ) => MayFollow | Promise<MayFollow>
  /**
   * There are as many such topics as members or conversations, each with a few devices, which
   * follow it from their login on. It does not count as an opening, and a silent one is compared
   * with its publisher less often. The publisher answers many questions by one read.
   */
  isOfMembers?: true
  /**
   * Its signals matter: after the bus may have lost some, its followers read the snapshot again.
   */
  isReadAfterLoss?: true
  /**
   * A crowd follows it, and it may come later than others: its frames go out in slices, between
   * which the events of other topics and the calls have their turn.
   */
  isInBackground?: true
  /** Members who may not follow the topic any more, by the event that says so. */
  endsFor?: (event: unknown) => readonly string[]
}

/** What the HTML of a page says about it, from its data. */
export type PageText = {
  title: string
  /** The title for a reader who hides results, where `title` reveals one. */
  withoutResult?: string
  /** For search engines and previews of links; it reveals no result. */
  description?: string
  /** Address of a picture for previews of links, on the product's own origin. */
  image?: string
  /**
   * The text of the page for its first HTML, readable before any script and for search engines. The
   * page of the remote replaces it when it has loaded.
   */
  content?: Markup
  /** The page as schema.org describes it, with absolute addresses. */
  jsonLd?: Readonly<Record<string, unknown>>
  /** Path of the page, where other addresses show it too. */
  canonical?: string
  /** An Atom feed of what the page lists or belongs to. */
  feed?: { title: string; path: string }
  /** `article` of Open Graph; a page of the site without it. */
  isArticle?: true
}

export type PageAddress = {
  /** Parameters of the route, still encoded. */
  params: Readonly<Record<string, string>>
  query: URLSearchParams
  /** Where the product is reached, such as `https://example.com`. */
  origin: string
}

/** Reads the text of a page by its address; null when nothing matches it. */
export type ReadPageText = (address: PageAddress) => Promise<PageText | null>

/** One domain of the server, made by its `<name>.module.ts` and listed by hand in `app.ts`. */
export type Module = {
  name: string
  /** What members may act on, with the rules of access. */
  access?: readonly ObjectKind[]
  /** Routes of the public port. */
  routes?: (app: FastifyInstance) => void
  /** Routes of the internal port, which only this machine can reach. */
  internalRoutes?: (app: FastifyInstance) => void
  topics?: TopicRule[]
  /** Titles, descriptions and pictures of pages, by the name that routes give as `titleFrom`. */
  pageTexts?: Readonly<Record<string, ReadPageText>>
  /** What members send and the staff reviews. */
  moderates?: readonly ModeratedKind[]
  /** Work on a schedule, in one process at a time. */
  jobs?: readonly Job[]
  /** Resolves when the module is ready to serve; its work goes on until `signal` aborts. */
  start?: (signal: AbortSignal) => Promise<void>
  /** Resolves, after the abort, when the work of `start` no longer uses the database. */
  stopped?: () => Promise<void>
  /**
   * Work of the leader of the feed. Runs once a term, after `start`; resolves when the work has
   * begun. The work ends when `term.signal` aborts, leaves nothing behind, and may run again in a
   * later term.
   */
  lead?: (term: Term) => Promise<void>
}
