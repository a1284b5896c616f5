import { clearOverrides, overrideOf, readOverrides } from './overrides'

const plain = 'https://saidian.example/live/hot'
const asked = `${plain}?mf.override=mf_live@http://localhost:3101/mf-manifest.json`

beforeEach(() => sessionStorage.clear())

test('an override in the address lasts for the tab until it is cleared', () => {
  expect(readOverrides(true, asked)).toEqual({ mf_live: 'http://localhost:3101/mf-manifest.json' })
  expect(readOverrides(true, plain)).toEqual({ mf_live: 'http://localhost:3101/mf-manifest.json' })
  clearOverrides()
  expect(readOverrides(true, plain)).toEqual({})
})

test('returns no overrides, stored or in the address, where the server does not allow them', () => {
  readOverrides(true, asked)
  expect(readOverrides(false, asked)).toEqual({})
})

test.each([
  'mf_live',
  'mf_live@javascript:alert(1)',
  'react@http://localhost/mf-manifest.json',
  'mf_live@http://x/entry.js',
])('%s is not an override', (text) => {
  expect(readOverrides(true, `${plain}?mf.override=${encodeURIComponent(text)}`)).toEqual({})
})

test('loads an overridden remote from the directory of its manifest, without digests', () => {
  expect(overrideOf('mf_live', readOverrides(true, asked))).toEqual({
    name: 'mf_live',
    version: 'override',
    base: 'http://localhost:3101/',
    integrity: null,
  })
})
