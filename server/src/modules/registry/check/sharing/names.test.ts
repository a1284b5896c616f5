import { builtRemote, PROVIDES } from '../../testing/built-remote'
import { faultAt, faultsOf } from '../../testing/faults'
import { describeCandidate, shellFaults } from '..'

test('a name that the shell does not export is rejected', () => {
  const imports = { react: ['useState', 'useMagic'], '@saidian/shared/ui': ['Buton'] }
  expect(faultsOf(builtRemote({ imports }))).toEqual([
    faultAt('provided-name', 'imports.json/react', 'imports useMagic of react', 'a shell'),
    faultAt('provided-name', 'imports.json/@saidian/shared/ui', 'imports Buton', 'a shell'),
  ])
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
  const needs = describeCandidate('mf_live', files, PROVIDES)
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
