import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Type from 'typebox'
import { Value } from 'typebox/value'
import { emptyReply } from './empty-reply'
import { endpointOf, knownEndpoints } from './known-endpoints'

test('a smallest reply has null, empty lists and no optional property', () => {
  const schema = Type.Object({
    name: Type.Union([Type.String(), Type.Null()]),
    rows: Type.Array(Type.Object({ id: Type.Integer() })),
    note: Type.Optional(Type.String()),
    day: Type.String({ pattern: '^\\d{8}$' }),
    speed: Type.Number({ exclusiveMinimum: 0 }),
  })
  expect(emptyReply(schema)).toEqual({ name: null, rows: [], day: '00000000', speed: 1 })
})

test('a schema without a smallest reply is an error', () => {
  expect(() => emptyReply(Type.String({ pattern: '^z{3}$' }))).toThrow('no smallest reply')
})

test.each(knownEndpoints().map(({ method, path, reply }) => ({ method, path, reply })))(
  '$method $path has a smallest valid reply',
  ({ reply }) => {
    expect(Value.Check(reply, emptyReply(reply))).toBe(true)
  },
)

test('a request finds its endpoint, one without parameters first', () => {
  expect(endpointOf('GET', '/live/odds/7')?.path).toBe('/live/odds/:matchId')
  expect(endpointOf('GET', '/live/odds/company')?.path).toBe('/live/odds/company')
  expect(endpointOf('GET', '/nowhere')).toBeUndefined()
})

test('every endpoint that the contracts export is known', () => {
  const contracts = join(__dirname, '../../contracts')
  const files = readdirSync(contracts, { recursive: true, encoding: 'utf8' })
  const text = files
    .filter((file) => file.endsWith('.ts') && !file.startsWith('http/'))
    .map((file) => readFileSync(join(contracts, file), 'utf8'))
    .join('')
  const declared = text.matchAll(/^export const \w+ = endpoint\(\{[^}]*?\bpath: '([^']+)'/gm)
  const paths = [...declared].map(([, path]) => path)
  expect(paths.length).toBeGreaterThan(100)
  expect(knownEndpoints().map(({ path }) => path)).toEqual(expect.arrayContaining(paths))
})

test('the endpoints of a new domain are known without a list', () => {
  const contracts = mkdtempSync(join(tmpdir(), 'contracts-'))
  mkdirSync(join(contracts, 'weather'))
  const declared = { method: 'GET', path: '/weather/now', reply: Type.Object({}) }
  writeFileSync(
    join(contracts, 'weather/index.ts'),
    `export const getWeather = ${JSON.stringify(declared)}; export const other = 1`,
  )
  expect(knownEndpoints(contracts)).toEqual([expect.objectContaining({ path: '/weather/now' })])
  rmSync(contracts, { recursive: true })
})
