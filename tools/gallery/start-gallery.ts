import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import webpack, { type Stats } from 'webpack'
import { runWebpack } from '../build/run-webpack'
import { galleryConfig } from './gallery-config'

const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
}

const PAGE = `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>组件</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="/gallery.css"><div id="root"></div>
<script defer src="/gallery.js"></script>`

export type Gallery = { url: string; close: () => Promise<void> }

type GalleryOptions = {
  /** Folder of the built files, absolute. */
  output: string
  /** 0 chooses a free port. */
  port?: number
  /** Called after each build; with it the gallery is rebuilt when a file changes. */
  onBuilt?: (stats: Stats) => void
}

/** Builds the gallery and serves it until it is closed. */
export async function startGallery({
  output,
  port = 0,
  onBuilt,
}: GalleryOptions): Promise<Gallery> {
  const configuration = galleryConfig(output)
  const watching = onBuilt
    ? webpack(configuration).watch({}, (_, stats) => stats && onBuilt(stats))
    : undefined
  if (!onBuilt) await runWebpack(configuration)

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://gallery')
    const file = join(output, normalize(pathname))
    if (pathname === '/') {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(PAGE)
    } else if (existsSync(file) && statSync(file).isFile()) {
      const type = TYPES[extname(file)] ?? 'application/octet-stream'
      response.writeHead(200, { 'content-type': type }).end(readFileSync(file))
    } else {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
      await new Promise<void>((done) => (watching ? watching.close(() => done()) : done()))
    },
  }
}
