import { readFileSync } from 'node:fs'
import path from 'node:path'
import { builtRemote, withJson } from '../../testing/built-remote'
import { faultAt, faultsOf } from '../../testing/faults'

const packages = path.join(__dirname, '../../../../../../shared/node_modules')
const EXPOSE = 'expose.1a2b3c4d.js'

/** The installed libraries, by a file that every bundle of them contains. */
test.each([
  ['react', 'react/cjs/react.production.js', 'react'],
  ['react', 'react/cjs/react.development.js', 'react'],
  ['react-dom', 'react-dom/cjs/react-dom.production.js', 'react-dom'],
  ['redux', 'redux/dist/redux.browser.mjs', '@saidian/shared/store'],
  ['react-redux', 'react-redux/dist/react-redux.browser.mjs', '@saidian/shared/store'],
  ['@reduxjs/toolkit', '@reduxjs/toolkit/dist/query/rtk-query.browser.mjs', '@saidian/shared/api'],
  ['axios', 'axios/dist/browser/axios.cjs', '@saidian/shared/api'],
  ['antd-mobile', 'antd-mobile/es/components/button/button.js', '@saidian/shared/ui'],
  ['echarts', 'echarts/lib/core/echarts.js', '@saidian/shared/charts'],
  ['react-hook-form', 'react-hook-form/dist/index.esm.mjs', '@saidian/shared/forms'],
])('a copy of %s (%s) is rejected', (library, file, from) => {
  const copy = readFileSync(path.join(packages, file))
  const faults = faultsOf(builtRemote({ extra: { 'copy.js': copy } })).filter(
    ({ rule }) => rule === 'second-copy',
  )
  expect(faults).toContainEqual(
    faultAt('second-copy', 'copy.js', `copy of ${library}`, `import it from ${from},`),
  )
})

test.each([
  ['react-router', 'try{window.__reactRouterVersion="7.9.0"}catch(e){}', '@saidian/shared/router'],
  ['react-dom', 'e.__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE = {}', 'react-dom'],
])('a copy of %s inside a chunk is rejected', (library, code, from) => {
  expect(faultsOf(builtRemote({ code }))).toEqual([
    faultAt('second-copy', EXPOSE, `copy of ${library}`, `import it from ${from},`),
  ])
})

test("reading the internals of the page's React is not a copy of it", () => {
  const code =
    'var n=r.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;if(n===1)n.A'
  expect(faultsOf(builtRemote({ code }))).toEqual([])
})

test.each(['mf-stats.json', 'mf-manifest.json'])(
  'a bundled fallback that %s names is rejected',
  (report) => {
    const files = withJson(builtRemote({ extra: { 'ui.js': '' } }), report, (json) => {
      const assets = { js: { sync: ['ui.js'], async: [] }, css: { sync: [], async: [] } }
      json.shared = [{ name: '@saidian/shared/ui', requiredVersion: '^0.1.0', assets }]
    })
    expect(faultsOf(files)).toEqual([
      faultAt('second-copy', 'ui.js', '@saidian/shared/ui is bundled', 'no fallback'),
    ])
  },
)
