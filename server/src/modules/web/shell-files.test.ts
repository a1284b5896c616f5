import { access, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createLog } from '../../platform/log'
import { createShellFiles } from './shell-files'
import { writeShell } from './testing/open-web'

let dir: string
let now = 0
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'saidian-shell-'))
})
afterEach(() => rm(dir, { recursive: true, force: true }))

function open() {
  const places = {
    shellDir: path.join(dir, 'dist'),
    publicDir: path.join(dir, 'public'),
    varDir: dir,
  }
  return createShellFiles({ ...places, clock: { now: () => now }, log: createLog('silent') })
}
const later = () => {
  now += 60_000
}

test('an unchanged build is read once', async () => {
  await writeShell(path.join(dir, 'dist'))
  const files = open()
  const first = await files.current()
  for (let look = 0; look < 3; look += 1) {
    later()
    expect(await files.current()).toBe(first)
  }
})

test('a shell that is built while the server runs is found, and the next build too', async () => {
  const files = open()
  expect(await files.current()).toBeNull()
  await writeShell(path.join(dir, 'dist'), 'aaaaaaaa')
  later()
  expect((await files.current())?.manifest.version).toBe('aaaaaaaa')
  await writeShell(path.join(dir, 'dist'), 'bbbbbbbb')
  later()
  expect((await files.current())?.manifest.version).toBe('bbbbbbbb')
})

test('a partial build does not replace the current shell', async () => {
  await writeShell(path.join(dir, 'dist'))
  const files = open()
  const whole = await files.current()
  await writeFile(path.join(dir, 'dist/shell-manifest.json'), '{"version":')
  later()
  expect(await files.current()).toBe(whole)
})

test('compressed copies that the build writes after its manifest are copied as well', async () => {
  now = Date.now()
  await writeShell(path.join(dir, 'dist'))
  const files = open()
  await files.current()
  await writeFile(path.join(dir, 'dist/main.aaaaaaaa.css.br'), 'late')
  now += 2_000
  await files.current()
  await expect(access(path.join(files.assetsDir, 'main.aaaaaaaa.css.br'))).resolves.toBeUndefined()
})
