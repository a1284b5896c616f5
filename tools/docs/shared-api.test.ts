import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { workspaceRoot } from '../federation/workspace'
import {
  API_FILE,
  apiReport,
  exportedNames,
  readReport,
  sharedApi,
  sharedVersion,
  versionFault,
} from './shared-api'

test('docs/shared-api.md equals the entry points of shared and its version', () => {
  const written = readFileSync(join(workspaceRoot, API_FILE), 'utf8')
  expect(written).toBe(apiReport(sharedVersion(), sharedApi()))
})

test('every entry point of shared that the shell provides exports names', () => {
  for (const names of Object.values(sharedApi())) expect(names).not.toEqual([])
})

test('names come from export lists, types marked, under their public name', () => {
  const source = `/** export { no } */
import './a.css'
export { b, type C, a as d } from './x'
export type { E } from './y'
`
  expect(exportedNames(source)).toEqual(['b', 'd', 'type C', 'type E'])
})

test('a written report can be read', () => {
  const api = {
    '@saidian/shared/ui': ['Badge', 'type BadgeProps'],
    '@saidian/shared/lib': ['keepOne'],
  }
  expect(readReport(apiReport('0.3.1', api))).toEqual({ version: '0.3.1', api })
})

const before = { version: '0.2.0', api: { ui: ['Badge', 'Button'] } }
test.each([
  ['0.2.0', ['Badge', 'Button'], null],
  ['0.2.0', ['Badge'], 'raise the minor version of shared: ui Button is gone'],
  ['0.2.1', ['Badge'], 'raise the minor version of shared: ui Button is gone'],
  ['0.3.0', ['Badge'], null],
  ['0.2.0', ['Badge', 'Button', 'Sheet'], 'raise the version of shared: ui Sheet is new'],
  ['0.2.1', ['Badge', 'Button', 'Sheet'], null],
  ['0.3.0', ['Badge', 'Sheet'], null],
])('version %s with %j: %s', (version, names, fault) => {
  expect(versionFault(before, { version, api: { ui: names } })).toBe(fault)
})
