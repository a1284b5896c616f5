import type { FastifyInstance } from 'fastify'

/** Who may follow the topics of one pattern, such as `board/football` or `match/football/:id`. */
export type TopicRule = {
  pattern: string
  mayFollow: (user: { id: string } | null, params: Record<string, string>) => boolean | Promise<boolean>
}

/** One domain of the server, built by a function in its `index.ts` and listed by hand in `app.ts`. */
export type Module = {
  name: string
  /** Routes of the public port. */
  routes?: (app: FastifyInstance) => void
  /** Routes of the internal port, which only this machine reaches. */
  internalRoutes?: (app: FastifyInstance) => void
  topics?: TopicRule[]
  /** Resolves when the module is ready to serve; what it started goes on until `signal` aborts. */
  start?: (signal: AbortSignal) => Promise<void>
}
