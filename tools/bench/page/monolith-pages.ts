import { existsSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { ShellManifest } from '@saidian/shared/contracts/registry'
import type { Shortcut } from './relay'

const TYPES: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' }
/** The quality with which the product compresses its pages. */
const PAGE_QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/**
 * The product's own page with the monolith's files in place of the shell's, and without any file of
 * a remote.
 */
export function monolithPages(target: string, shellDist: string, monolithDist: string): Shortcut {
  const shell = readManifest(shellDist)
  const monolith = readManifest(monolithDist)

  return async (incoming, outgoing) => {
    const { pathname } = new URL(incoming.url ?? '/', target)
    if (pathname === '/live/hot') {
      const answer = await fetch(target + incoming.url, {
        headers: { 'accept-encoding': 'identity' },
      })
      const headers = Object.fromEntries(answer.headers)
      for (const name of ['content-length', 'transfer-encoding', 'connection']) delete headers[name]
      const page = swapFiles(await answer.text(), shell, monolith)
      outgoing.writeHead(answer.status, { ...headers, 'content-encoding': 'br' })
      outgoing.end(brotliCompressSync(page, PAGE_QUALITY))
      return true
    }
    const file = join(monolithDist, pathname.replace(/^\/assets\//, ''))
    if (!pathname.startsWith('/assets/') || !existsSync(file)) return false
    // The build leaves files smaller than a packet uncompressed; the product sends those unchanged
    // too.
    const isCompressed = existsSync(`${file}.br`)
    outgoing.writeHead(200, {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      ...(isCompressed ? { 'content-encoding': 'br' } : {}),
      'cache-control': 'public, max-age=31536000, immutable',
    })
    outgoing.end(readFileSync(isCompressed ? `${file}.br` : file))
    return true
  }
}

function swapFiles(page: string, shell: ShellManifest, monolith: ShellManifest): string {
  const pairs = (['scripts', 'styles'] as const).flatMap((kind) => {
    if (shell[kind].length !== monolith[kind].length)
      throw new Error(`the builds differ in their ${kind}`)
    return shell[kind].map((file, index) => [file, monolith[kind][index]] as const)
  })
  const swapped = pairs.reduce(
    (text, [from, to]) =>
      to ? text.replaceAll(from.file, to.file).replaceAll(from.integrity, to.integrity) : text,
    page.replace(/<link\b[^>]*\bhref="\/remotes\/[^>]*>/g, ''),
  )
  const missed = pairs.find(([, to]) => to && !swapped.includes(to.file))
  if (missed) throw new Error(`the page does not name ${missed[0].file}`)
  return swapped
}

function readManifest(dist: string): ShellManifest {
  return JSON.parse(readFileSync(join(dist, 'shell-manifest.json'), 'utf8'))
}
