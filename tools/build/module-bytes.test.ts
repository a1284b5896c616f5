import { moduleBytes } from './module-bytes'

const sources = [
  'webpack://shell/./src/main.tsx',
  'webpack://shell/../node_modules/.pnpm/react@19/node_modules/react/index.js',
]

test('bytes belong to the module that the map names from there on', () => {
  // AAAA: column 0 of the first module; GCAA: three on, the next module; G: three on, no module.
  const code = 'aaabbbc\ndd赛'
  expect(moduleBytes(code, { sources, mappings: 'AAAA,GCAA,G;ADAA' })).toEqual([
    { module: 'src/main.tsx', bytes: 8 },
    { module: 'react/index.js', bytes: 3 },
    { module: '(bundler)', bytes: 1 },
  ])
})

test('a number of several digits is read as one', () => {
  const code = `${'x'.repeat(20)}y`
  // oBCAA: twenty columns on.
  expect(moduleBytes(code, { sources, mappings: 'AAAA,oBCAA' })).toEqual([
    { module: 'src/main.tsx', bytes: 20 },
    { module: 'react/index.js', bytes: 1 },
  ])
})
