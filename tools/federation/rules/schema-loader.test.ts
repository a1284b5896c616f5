import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { workspaceRoot } from '../workspace'
import schemaLoader from './schema-loader.mjs'

const contracts = join(workspaceRoot, 'shared/src/contracts')

function loaded(source: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const async = () => (error: unknown, code: string) => (error ? reject(error) : resolve(code))
    schemaLoader.call({ async }, source)
  })
}

test('an endpoint has its method and path, and nothing else', async () => {
  const code = await loaded(`
    export const Match = Type.Object({ id: Type.Integer() })
    export const getMatch = endpoint({
      method: 'GET', path: '/match/:id', summary: 'One', reply: Match
    })
    export const LIMIT = { bytes: 16 }`)
  expect(code).toMatch(/method: 'GET',\s*path: '\/match\/:id'\s*}/)
  expect(code).toMatch(/LIMIT = {\s*bytes: 16/)
  expect(code).not.toMatch(/summary|reply|Integer/)
})

const files = readdirSync(contracts, { recursive: true, encoding: 'utf8' })

test.each(files.filter((name) => /\/[\w-]+\.ts$/.test(name)))('%s has no schemas', async (name) => {
  const code = await loaded(readFileSync(join(contracts, name), 'utf8'))
  expect(code).not.toMatch(/\bType\.\w+\(|summary: '/)
})
