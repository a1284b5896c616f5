import { describeOthers } from '../../shell/check-context'
import { builtRemote, PROVIDES } from '../../testing/built-remote'
import { faultAt, faultsOf } from '../../testing/faults'
import {
  checkVersion,
  describeVersion,
  type Files,
  type Provides,
  readVersion,
  shellFaults,
} from '..'

test('a name that the shell does not export is rejected', () => {
  const imports = { react: ['useState', 'useMagic'], '@saidian/shared/ui': ['Buton'] }
  expect(faultsOf(builtRemote({ imports }))).toEqual([
    faultAt('provided-name', 'imports.json/react', 'imports useMagic of react', 'a shell'),
    faultAt('provided-name', 'imports.json/@saidian/shared/ui', 'imports Buton', 'a shell'),
  ])
})

const TAKES = 'self.c.push([[9],{1(e,t,r){var n=r(0),a=r(7);CODE}}])'
const taking = (code: string) =>
  builtRemote({
    consumes: [['react', '^19.3.0']],
    imports: { react: ['useState'] },
    extra: { 'late.11223344.js': TAKES.replace('CODE', code) },
  })

test('a name that a script takes and the list lacks is rejected', () => {
  const lacks = (name: string) =>
    faultAt('imports', 'imports.json/react', `lacks ${name} of react`, 'build the remote again')
  expect(faultsOf(taking('(0,n.useState)(1);(0,n.useEffect)(t)'))).toEqual([lacks('useEffect')])
  expect(faultsOf(taking('function i(){return n["useEffect"]}'))).toEqual([lacks('useEffect')])
})

test('names of other modules, and of variables that hide one, are not counted', () => {
  expect(faultsOf(taking('a.useMemo();function i(n){return n.length}n.useState(i)'))).toEqual([])
})

test('names of a module whose exports no build listed are accepted', () => {
  expect(faultsOf(builtRemote({ imports: { 'react/jsx-runtime': ['jsx'] } }))).toEqual([])
})

test('a version without its imported names is rejected', () => {
  const files = new Map(builtRemote())
  files.delete('imports.json')
  expect(faultsOf(files)).toEqual([
    faultAt('imports', 'imports.json', 'imports.json is missing', 'build the remote'),
  ])
  expect(faultsOf(builtRemote({ extra: { 'imports.json': '{"react":"all"}' } }))).toEqual([
    faultAt('imports', 'imports.json/react', 'imports.json/react', 'correct the file'),
  ])
})

test('an import of everything is every name that the shell exported at publishing', () => {
  const files = builtRemote({ imports: { react: '*' } })
  const needs = describeVersion(readVersion('mf_live', files), PROVIDES)
  expect(needs.imports).toEqual({ react: ['useEffect', 'useState'] })
  expect(shellFaults(needs, PROVIDES)).toEqual([])
  const react = { version: '19.3.1', exports: ['useState'] }
  expect(shellFaults(needs, { ...PROVIDES, react })).toEqual([
    faultAt('provided-name', 'imports.json/react', 'imports useEffect', 'a shell'),
  ])
})

test('a shell runs a version with its modules, ranges, names and contract only', () => {
  const needs = { contract: 1, requires: { react: '^19.3.0' }, imports: { react: ['useState'] } }
  expect(shellFaults(needs, PROVIDES)).toEqual([])
  expect(shellFaults({ contract: 1, requires: {} }, PROVIDES)).toEqual([])
  expect(shellFaults({ ...needs, contract: 9 }, PROVIDES)).toEqual([
    faultAt('contract-version', 'remote.json/contract', 'needs contract 9', 'build the remote'),
  ])
  expect(shellFaults(needs, { react: { version: '20.0.0' } })).toEqual([
    faultAt('provided', 'requires/react', 'the shell provides 20.0.0', 'build again'),
  ])
  expect(shellFaults(needs, {})).toEqual([
    faultAt('provided', 'requires/react', 'needs react', 'PROVIDED'),
  ])
})

const faultsIn = (files: Files, provides: Provides) =>
  checkVersion(readVersion('mf_live', files), { provides, ...describeOthers('mf_live', []) })
const KEYED = {
  ...PROVIDES,
  '@saidian/shared/store': {
    version: '0.1.0',
    exports: [
      'useSetting',
      'useSetting("noSpoiler")',
      'useSetting("teenMode")',
      'useFollow',
      'useFollow("match")',
    ],
  },
  '@saidian/shared/api': {
    version: '0.1.0',
    exports: ['CLIENT_REASONS', 'CLIENT_REASONS("network.offline")'],
  },
  '@saidian/shared/ui': { version: '0.1.0', exports: ['Icon', 'Icon("ball")'] },
}
const withCode = (code: string) => builtRemote({ extra: { 'late.11223344.js': code } })
const keysOf = (code: string) =>
  faultsIn(withCode(code), KEYED).map(({ message }) => /imports (\S+) of/.exec(message)?.[1])

test.each([
  ['let[e]=(0,r.useSetting)("nextYear")', 'useSetting("nextYear")'],
  ['r.useSetting("nextYear")', 'useSetting("nextYear")'],
  ['(0,n.jsx)(s.Icon,{name:"rocket",size:12})', 'Icon("rocket")'],
  ['(0,n.jsxs)(s.Icon,{size:12,name:"rocket"})', 'Icon("rocket")'],
  ['f=()=>({kind:"arena",sport:null,id:e,title:t,kickoffAt:null})', 'useFollow("arena")'],
  ['a.CLIENT_REASONS["network.slow"]', 'CLIENT_REASONS("network.slow")'],
])('a key that the shell does not know is rejected: %s', (code, name) => {
  expect(keysOf(code)).toEqual([name])
})

test.each([
  '(0,r.useSetting)("noSpoiler"),(0,n.jsx)(s.Icon,{name:"ball"})',
  'x={kind:"match",id:e,title:t,kickoffAt:0},a.CLIENT_REASONS["network.offline"]',
  'x={kind:"arena",id:e,title:t},y={kind:k,id:e,title:t,kickoffAt:0},a.CLIENT_REASONS[b],a.b["c"]',
  '(0,r.useSetting)(key),(0,n.jsx)(s.Icon,{name:icon}),(0,n.jsx)(s.Other,{name:"rocket"})',
  'useSetting("own"),"useSetting(\\"nextYear\\")"',
])('known keys, and those that only a run would show, are accepted: %s', (code) => {
  expect(keysOf(code)).toEqual([])
})

test('a version keeps its keys: a shell without one of them does not run it', () => {
  const needs = describeVersion(readVersion('mf_live', withCode('r.useSetting("teenMode")')), KEYED)
  expect(needs.imports['@saidian/shared/store']).toEqual(['useSetting("teenMode")'])
  expect(shellFaults(needs, KEYED)).toEqual([])
  const store = { version: '0.1.0', exports: ['useSetting', 'useSetting("noSpoiler")'] }
  expect(shellFaults(needs, { ...KEYED, '@saidian/shared/store': store })).toEqual([
    faultAt('provided-name', 'shared/store', 'imports useSetting("teenMode")', 'a shell'),
  ])
  const older = { version: '0.1.0', exports: ['useSetting'] }
  expect(shellFaults(needs, { ...KEYED, '@saidian/shared/store': older })).toEqual([])
})
