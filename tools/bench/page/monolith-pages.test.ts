import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compressFiles } from '../../build/compress'
import { monolithPages } from './monolith-pages'
import { type Relay, startRelay } from './relay'

const SMALL = 'export default 1'
const LARGE = `export default '${'x'.repeat(2_000)}'`

let folder: string
let product: Relay
let relay: Relay

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'monolith-pages-'))
  const [shell, monolith] = [join(folder, 'shell'), join(folder, 'monolith')]
  for (const dist of [shell, monolith]) {
    mkdirSync(dist)
    writeFileSync(join(dist, 'shell-manifest.json'), JSON.stringify({ scripts: [], styles: [] }))
  }
  writeFileSync(join(monolith, '158.small.js'), SMALL)
  writeFileSync(join(monolith, '750.large.js'), LARGE)
  await compressFiles(monolith)
  // Replaces the product and answers 404, as the product does for files of another build.
  product = await startRelay('http://127.0.0.1:1', async (_incoming, outgoing) => {
    outgoing.writeHead(404).end()
    return true
  })
  relay = await startRelay(product.url, monolithPages(product.url, shell, monolith))
})

afterAll(async () => {
  await relay.close()
  await product.close()
  rmSync(folder, { recursive: true, force: true })
})

test('a file smaller than a packet, uncompressed in the build, is served unchanged', async () => {
  const answer = await fetch(`${relay.url}/assets/158.small.js`)

  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-encoding')).toBeNull()
  expect(await answer.text()).toBe(SMALL)
})

test('a larger file is served in brotli', async () => {
  const answer = await fetch(`${relay.url}/assets/750.large.js`)

  expect(answer.headers.get('content-encoding')).toBe('br')
  expect(await answer.text()).toBe(LARGE)
})

test('a file of another build is left to the product', async () => {
  expect((await fetch(`${relay.url}/assets/nobody.js`)).status).toBe(404)
})
