import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import Type from 'typebox'
import { Value } from 'typebox/value'
import { emptyReply } from './empty-reply'
import { endpointOf, KNOWN_DOMAINS, KNOWN_ENDPOINTS } from './known-endpoints'

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

test.each(KNOWN_ENDPOINTS.map(({ method, path, reply }) => ({ method, path, reply })))(
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

test('every domain of the contracts with endpoints is known', () => {
  const contracts = join(__dirname, '../../contracts')
  const files = readdirSync(contracts, { recursive: true, encoding: 'utf8' })
  const domains = files
    .filter((file) => file.endsWith('.ts') && !file.startsWith('http/'))
    .filter((file) => readFileSync(join(contracts, file), 'utf8').includes('endpoint({'))
    .map((file) => file.split('/')[0])
  expect([...KNOWN_DOMAINS].sort()).toEqual([...new Set(domains)].sort())
})
