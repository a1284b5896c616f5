import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { workspaceRoot } from '../workspace'
import schemaLoader from './schema-loader.mjs'

const contracts = join(workspaceRoot, 'shared/src/contracts')

function loaded(source: string, resourcePath = ''): Promise<string> {
  return new Promise((resolve, reject) => {
    const async = () => (error: unknown, code: string) => (error ? reject(error) : resolve(code))
    schemaLoader.call({ async, resourcePath }, source)
  })
}

test('an endpoint has its method, path and login, and nothing else', async () => {
  const code = await loaded(`
    export const Match = Type.Object({ id: Type.Integer() })
    export const getMatch = endpoint({
      method: 'GET', path: '/match/:id', summary: 'One', login: 'optional', reply: Match
    })
    export const LIMIT = { bytes: 16 }`)
  expect(code).toMatch(/method: 'GET',\s*path: '\/match\/:id',\s*login: 'optional'\s*}/)
  expect(code).toMatch(/LIMIT = {\s*bytes: 16/)
  expect(code).not.toMatch(/summary|reply|Integer/)
})

const files = readdirSync(contracts, { recursive: true, encoding: 'utf8' })

test.each(files.filter((name) => /\/[\w-]+\.ts$/.test(name)))('%s has no schemas', async (name) => {
  const path = join(contracts, name)
  const code = await loaded(readFileSync(path, 'utf8'), path)
  expect(code).not.toMatch(/\bType\.\w+\(|summary: '/)
})

describe('a validator', () => {
  const lists = join(contracts, 'football/lists.ts')

  it('is its own code, which accepts and rejects as the contract does', async () => {
    const code = await loaded(readFileSync(lists, 'utf8'), lists)
    expect(code).not.toMatch(/= validatorOf/)
    const declarations = code.slice(
      code.indexOf('const $0'),
      code.indexOf('export const isFootball'),
    )
    const [, isEvent] = /export const isFootballListEvent = (.*);/.exec(code) ?? []
    const isFootballListEvent = new Function(`${declarations}return ${isEvent}`)()
    expect(isFootballListEvent({ serverAt: 1, removed: [2] })).toBe(true)
    expect(isFootballListEvent({ serverAt: 1, removed: ['2'] })).toBe(false)
  })

  it('of a schema that its file does not export fails the build', async () => {
    const source = 'export const isPair = validatorOf(Pair)'
    await expect(loaded(source, lists)).rejects.toThrow('isPair: the schema must be an export of')
  })
})
