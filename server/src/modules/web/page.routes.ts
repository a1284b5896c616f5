import { documentText } from '@saidian/shared/contracts/page'
import type { ClientConfig, RemoteRoute } from '@saidian/shared/contracts/registry'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { RequestError } from '../../platform/errors'
import { linkOrigin, readRequestTarget } from '../../platform/http'
import type { PageText } from '../../platform/module'
import { CALL_ROOTS, type RemoteSource } from '../registry'
import { sendEncoded } from './encode'
import { type DocumentText, renderPage } from './html'
import { createPageMaker } from './page-maker'
import type { PageTexts } from './page-text.service'
import type { ShellFiles } from './shell-files'
import { TRUSTED_TYPES } from './trusted-types.rules'
import { visitorOf } from './visitor'

type PageDeps = {
  remotes: RemoteSource
  files: ShellFiles
  texts: PageTexts
  clientConfig: (localPort: number | undefined) => ClientConfig
  isSecure: boolean
  /** Origins of the product; empty where it has no fixed one. */
  origins: readonly string[]
}

const CSP = 'content-security-policy'
/** Every address that is not a file or an endpoint is a page of the shell, known or 页面不存在. */
export function pageRoutes(app: FastifyInstance, deps: PageDeps): void {
  const { remotes, files, texts, clientConfig, isSecure, origins } = deps
  const makePage = createPageMaker(remotes)

  app.get('/*', async (request, reply) => {
    const { pathname, search } = readRequestTarget(request.url)
    if (CALL_ROOTS.some((root) => pathname.startsWith(`${root}/`))) return throwNotFound()
    const shell = await files.current()
    if (!shell) return wantsPage(request, true) ? sendNotBuilt(reply) : throwNotFound()
    const visitor = visitorOf(request, reply, isSecure)
    const config = clientConfig(request.socket.localPort)
    const set = await remotes.resolve(visitor)
    const page = makePage({ path: pathname, shell, set, config })
    if (!wantsPage(request, page.kind === 'redirect' || page.match !== null)) return throwNotFound()
    // The set may change any moment and the cookie is personal; back and forward may reuse the
    // page.
    reply.header('cache-control', 'private, no-cache')
    if (page.kind === 'redirect') return reply.redirect(page.to + search, 302)
    const { match } = page
    const query = new URLSearchParams(search)
    const origin = linkOrigin(origins, request.headers.host, isSecure)
    const [template, data] = await Promise.all([page.template(), texts(match, { query, origin })])
    const text = textOf(match?.route, data)
    const url = origin + pathname + search
    const html = renderPage(template, { nonce: reply.cspNonce, url, ...text })
    // The nonce has set the policy of a page; the page of the API has no script to restrict.
    reply.header(CSP, `${reply.getHeader(CSP)}; ${TRUSTED_TYPES}`)
    reply.status(match ? 200 : 404).type('text/html; charset=utf-8')
    return sendEncoded(request, reply, html)
  })
}

/** The text of the document: from its data, its route, or the product. */
function textOf(route: RemoteRoute | undefined, data: PageText | null): DocumentText {
  if (!route || !data) return documentText(route)
  const { title, withoutResult, description = route.description, ...more } = data
  const named = (each: string) => documentText({ title: each, description })
  return {
    ...more,
    ...named(title),
    ...(withoutResult && { withoutResult: named(withoutResult).title }),
  }
}

/** A browser accepts HTML explicitly; a program that accepts anything gets known pages only. */
function wantsPage({ headers }: FastifyRequest, isKnown: boolean): boolean {
  const { accept = '*/*' } = headers
  return /\btext\/html\b/.test(accept) || (isKnown && /(^|,)\s*\*\/\*/.test(accept))
}

function throwNotFound(): never {
  throw new RequestError('request.not_found')
}

const NOT_BUILT =
  '<!doctype html><html lang="zh-CN"><meta charset="utf-8">' +
  '<meta name="viewport" content="width=device-width">' +
  '<title>赛点正在准备</title><h1>赛点正在准备</h1>' +
  '<p>页面尚未构建。请先运行 <code>pnpm build</code>，然后刷新。</p></html>'

function sendNotBuilt(reply: FastifyReply): FastifyReply {
  return reply
    .status(503)
    .header('cache-control', 'no-store')
    .header('retry-after', '5')
    .type('text/html; charset=utf-8')
    .send(NOT_BUILT)
}
