import { builtRemote, remoteMeta } from '../../testing/built-remote'
import { faultAt, faultsOf } from '../../testing/faults'

const PAGE = 'page.5e6f7a8b.css'

function faultsOfCss(css: string) {
  return faultsOf(builtRemote({ extra: { [PAGE]: css } }))
}

const inLayer = (css: string) => `@layer base,remotes;@layer remotes.mf-live{${css}}`

test.each([
  '.mf-live__row_a{color:red}',
  '.mf-live__row_a dl>dt{color:red}',
  '.mf-live__row_a *{color:red}',
  '.dark .mf-live__row_a:hover:not(:last-child)::before{color:red}',
  '.mf-live__row_a>.mf-live__cell_b+span{color:red}',
  ':is(.mf-live__row_a,.mf-live__cell_b) a{color:red}',
  '.mf-live__row_a{&:hover{color:red}b{color:red}}',
  '@media (width>=400px){@supports (gap:1px){.mf-live__row_a{color:red}}}',
  '@keyframes mf-live__spin_c{to{rotate:1turn}}',
])('%s reaches the remote only', (css) => {
  expect(faultsOfCss(inLayer(css))).toEqual([])
})

test.each([
  'body',
  '*',
  ':root',
  'html .tabbar',
  '.tabbar',
  '#root',
  'a[href]',
  'body:has(.mf-live__row_a)',
  ':not(.mf-live__row_a)',
  ':is(.mf-live__row_a,body)',
  '.mf-live__row_a~*',
  '.mf-live__row_a+footer .tabbar',
  '.mf-live__row_a,h1',
])('%s reaches outside and is rejected', (selector) => {
  expect(faultsOfCss(inLayer(`.mf-live__x{top:0}${selector}{color:red}`))).toEqual([
    faultAt(
      'style-reach',
      `${PAGE}: ${selector}`,
      'outside of the remote',
      '*.module.css below a class',
    ),
  ])
})

test('reaching rules inside of media and nested rules are found', () => {
  expect(faultsOfCss(inLayer('@media print{nav{display:none}}'))).toEqual([
    faultAt('style-reach', `${PAGE}: nav`, 'outside of the remote', '*.module.css'),
  ])
  expect(faultsOfCss(inLayer('.mf-live__row_a{body:has(&){color:red}}'))).toEqual([
    faultAt('style-reach', PAGE, 'outside of the remote', '*.module.css'),
  ])
})

test.each([
  ['@keyframes spin{to{rotate:1turn}}', 'spin', 'a name of their own'],
  ['@font-face{font-family:Brand;src:url(a.woff2)}', 'Brand', 'shared/ui'],
  ['@property --gap{syntax:"*";inherits:true}', 'property', 'shared/ui'],
])('%s acts on the whole page and is rejected', (css, name, remedy) => {
  expect(faultsOfCss(inLayer(css))).toEqual([
    faultAt('style-reach', PAGE, `${name} acts on the whole page`, remedy),
  ])
})

test.each([
  ['.mf-live__a{top:0}', 'no layer'],
  ['@layer base{.mf-live__a{top:0}}', 'layer base'],
  ['@layer remotes.mf-user{.mf-live__a{top:0}}', 'layer remotes.mf-user'],
  ['@layer remotes.mf-live-2{.mf-live__a{top:0}}', 'layer remotes.mf-live-2'],
])('%s is in the wrong layer and rejected', (css, layer) => {
  expect(faultsOfCss(css)).toEqual([
    faultAt('style-layer', `${PAGE}: .mf-live__a`, `is in ${layer}`, 'remove @layer'),
  ])
})

test('a sheet that is no CSS is rejected', () => {
  expect(faultsOfCss('@layer remotes.mf-live{.a{color:red')).not.toEqual([])
  expect(faultsOfCss('.a{}}}{')).toEqual([
    faultAt('styles', PAGE, 'is not CSS', 'correct the source'),
  ])
})

test('classes of a library are declared, and the product keeps its own', () => {
  const extra = { [PAGE]: inLayer('.lib_area{top:0}@keyframes lib_spin{to{rotate:1turn}}') }
  const libraryClasses = (...names: string[]) => remoteMeta({ libraryClasses: names })
  expect(faultsOf(builtRemote({ extra, meta: libraryClasses('lib_') }))).toEqual([])
  expect(faultsOf(builtRemote({ extra })).map(({ rule }) => rule)).toEqual([
    'style-reach',
    'style-reach',
  ])
  expect(faultsOf(builtRemote({ meta: libraryClasses('adm-b', 'shell__') }))).toEqual([
    faultAt('library-classes', 'libraryClasses/0', 'adm-b belong to the product', 'bundles itself'),
    faultAt('library-classes', 'libraryClasses/1', 'shell__ belong to the product', 'a library'),
  ])
})
