import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contentHash } from './dist-files'
import { RemoteFilesPlugin } from './remote-files-plugin'
import { runWebpack } from './run-webpack'

const ROUTE = { path: '/sample', title: '样例页', layout: 'default' }
const DESCRIPTION = { name: 'mf_sample', titleZh: '样例', contract: 1, routes: [ROUTE] }
let directory: string
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'remote-files-'))
  writeFileSync(join(directory, 'package.json'), '{ "version": "1.2.3" }')
  writeFileSync(join(directory, 'main.js'), 'console.log(1)')
})
afterEach(() => rmSync(directory, { recursive: true, force: true }))

const built = (file: string) => join(directory, 'dist', file)

async function build(description: object, mode: 'production' | 'development' = 'production') {
  writeFileSync(join(directory, 'remote.json'), JSON.stringify(description))
  await runWebpack({
    mode,
    context: directory,
    entry: './main.js',
    output: { path: join(directory, 'dist'), clean: true },
    plugins: [new RemoteFilesPlugin({ name: 'mf-sample', directory })],
  })
}

test('beside the code are the description and a version of all files', async () => {
  await build(DESCRIPTION)
  expect(JSON.parse(readFileSync(built('remote.json'), 'utf8'))).toEqual(DESCRIPTION)
  expect(readFileSync(built('places.json'), 'utf8')).toBe('{"gives":{},"takes":{}}')
  expect(JSON.parse(readFileSync(built('version.json'), 'utf8'))).toEqual({
    name: 'mf_sample',
    version: `1.2.3-${contentHash(join(directory, 'dist'))}`,
  })
})

test('a build for development removes the version of an earlier one', async () => {
  await build(DESCRIPTION)
  await build(DESCRIPTION, 'development')
  expect(existsSync(built('remote.json'))).toBe(true)
  expect(existsSync(built('version.json'))).toBe(false)
})

test.each([
  ['The remote of mf-sample calls itself mf_other', { name: 'mf_other' }],
  ['remote.json/routes: must be array', { routes: 'none' }],
  ['a.b of remote.json is not in WIDGET_PLACES', { places: { 'a.b': 'widget' } }],
])('a wrong description fails the build and leaves the earlier one: %s', async (message, wrong) => {
  await build(DESCRIPTION)
  const before = readFileSync(built('version.json'), 'utf8')
  await expect(build({ ...DESCRIPTION, ...wrong })).rejects.toThrow(message)
  expect(readFileSync(built('version.json'), 'utf8')).toBe(before)
})
