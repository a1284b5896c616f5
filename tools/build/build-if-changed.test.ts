import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { buildIfChanged, type Target } from './build-if-changed'

const root = mkdtempSync(join(tmpdir(), 'build-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

function write(path: string, text: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

let builds = 0
const target: Target = {
  name: 'sample',
  dist: join(root, 'sample/dist'),
  inputs: ['sample', 'shared', 'lock.yaml', 'not-there'],
  build: async () => {
    builds += 1
    write('sample/dist/out.js', String(builds))
  },
}
const build = (isForced = false) => buildIfChanged(root, target, isForced)

beforeAll(() => {
  write('sample/src/a.ts', 'a')
  write('shared/src/b.ts', 'b')
  write('lock.yaml', 'c')
})

test('a target with unchanged inputs is not built again, unless forced', async () => {
  expect(await build()).toBe(true)
  expect(await build()).toBe(false)
  expect(await build(true)).toBe(true)
})

test.each(['sample/src/a.ts', 'shared/src/b.ts', 'lock.yaml', 'sample/src/new.ts'])(
  'a change of %s causes a build',
  async (path) => {
    write(path, 'changed')
    expect(await build()).toBe(true)
    expect(await build()).toBe(false)
  },
)

test.each(['sample/dist/out.js', 'sample/node_modules/x/index.js', 'sample/src/a.test.ts'])(
  'a change of %s causes none',
  async (path) => {
    write(path, 'changed')
    expect(await build()).toBe(false)
  },
)

test('a failed build is retried', async () => {
  write('lock.yaml', 'broken')
  const broken = { ...target, build: () => Promise.reject(new Error('does not compile')) }
  await expect(buildIfChanged(root, broken, false)).rejects.toThrow('does not compile')
  expect(await build()).toBe(true)
})
