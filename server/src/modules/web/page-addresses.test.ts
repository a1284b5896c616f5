import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ALL_ENDPOINTS } from '../../testing/all-endpoints'

const root = path.resolve(__dirname, '../../../..')

const calls = ALL_ENDPOINTS.filter(({ method }) => method === 'GET').map((call) => call.path)
const pages = readdirSync(root)
  .filter((folder) => folder.startsWith('mf-'))
  .map((folder) => JSON.parse(readFileSync(path.join(root, folder, 'remote.json'), 'utf8')))
  .flatMap(({ routes }: { routes: { path: string }[] }) => routes.map((route) => route.path))

test('no endpoint of the contract has the address of a page', () => {
  expect(calls).toContain('/live/football/v1_1/live')
  const samePlace = (address: string) => address.replace(/:\w+\??/g, ':')
  const taken = new Set(pages.map(samePlace))
  expect(calls.filter((address) => taken.has(samePlace(address)))).toEqual([])
})
