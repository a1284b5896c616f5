import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const YEAR_SECONDS = 31_536_000
const FOREVER = `public, max-age=${YEAR_SECONDS}, immutable`
const SHORT = 'public, max-age=300'
/** Revalidated on every use: the file decides which version of everything else is used. */
const REVALIDATE = 'no-cache'

/** Icons, the web manifest, robots.txt. */
const ROOT_FILE = '/:file(^[a-z0-9-]+\\.(?:png|svg|ico|txt|webmanifest)$)'
const WORKER = '/sw.js'

type StaticDirs = {
  /** Files of the shell by their hashed names. */
  assetsDir: string
  /** `<name>/<version>/…` of published remotes. */
  remotesDir: string
  /** Directories of root files, by priority. */
  rootDirs: string[]
}

/** Immutable files, and the few files that browsers look for at the root. */
export function staticRoutes(
  app: FastifyInstance,
  { assetsDir, remotesDir, rootDirs }: StaticDirs,
): void {
  const common = {
    index: false,
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    suppressWarning: true,
  } as const
  app.register(fastifyStatic, {
    ...common,
    root: assetsDir,
    prefix: '/assets/',
    decorateReply: false,
    allowedPath: isPublic,
    setHeaders: (reply) => void reply.headers(artefactHeaders),
  })
  app.register(fastifyStatic, {
    ...common,
    root: remotesDir,
    prefix: '/remotes/',
    decorateReply: false,
    allowedPath: isPublic,
    setHeaders: (reply) => void reply.headers(artefactHeaders),
  })
  app.register(async (scope) => {
    scope.register(fastifyStatic, { ...common, root: rootDirs, serve: false })
    scope.get<{ Params: { file: string } }>(ROOT_FILE, ({ params }, reply) =>
      reply.header('cache-control', SHORT).sendFile(params.file),
    )
    scope.get(WORKER, (_, reply) =>
      reply.header('cache-control', REVALIDATE).sendFile(WORKER.slice(1)),
    )
  })
}

const artefactHeaders = {
  'cache-control': FOREVER,
  vary: 'accept-encoding',
  // Integrity and error details of scripts need it when the page has another origin.
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'timing-allow-origin': '*',
}

/** No source maps; compressed copies only through content negotiation. */
function isPublic(path: string): boolean {
  return !/\.(map|br|gz)$|\/\./.test(path)
}
