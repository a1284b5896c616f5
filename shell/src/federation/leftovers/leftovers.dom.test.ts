import { createPresence } from './presence'

// jsdom knows no adopted style sheets: a list is all that is used of them.
const sheets = () => document.adoptedStyleSheets.length
const adopt = () => document.adoptedStyleSheets.push({} as CSSStyleSheet)
const add = (id: string) =>
  document.body.appendChild(Object.assign(document.createElement('div'), { id }))
const ids = () => [...document.body.children].map(({ id }) => id)
/** Lets the code of the watch load, and its observer run. */
const settle = () => new Promise((done) => setTimeout(done))

beforeEach(() => {
  document.body.innerHTML = '<div id="root"></div><div id="ours"></div>'
  Object.defineProperty(document, 'adoptedStyleSheets', { value: [], writable: true })
})

test('what a remote left in the body and in the style sheets goes when it has left', async () => {
  const presence = createPresence()
  presence.shown('mf_drill')
  add('of-drill')
  adopt()
  presence.shown('mf_live')
  presence.left('mf_drill')
  await settle()
  // It may be of either: both were shown until now.
  expect(ids()).toEqual(['root', 'ours', 'of-drill'])
  presence.left('mf_live')
  await settle()
  expect([ids(), sheets()]).toEqual([['root', 'ours'], 0])

  presence.shown('mf_user')
  add('of-user')
  await settle()
  presence.shown('mf_live')
  add('of-both')
  await settle()
  presence.left('mf_user')
  await settle()
  expect(ids()).toEqual(['root', 'ours', 'of-both'])
})

test('what the shell shows, and what React draws, stays', async () => {
  const presence = createPresence()
  presence.shown('mf_drill')
  add('toast').dataset.shell = 'toast'
  Object.assign(add('drawn'), { __reactFiber$1a: {} })
  presence.left('mf_drill')
  await settle()
  expect(ids()).toEqual(['root', 'ours', 'toast', 'drawn'])
})

test('a style sheet that was there before any remote stays', async () => {
  adopt()
  const presence = createPresence()
  presence.shown('mf_drill')
  adopt()
  presence.left('mf_drill')
  await settle()
  expect(sheets()).toBe(1)
})
