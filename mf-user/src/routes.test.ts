import declared from '../remote.json'
import { AGREEMENT_NAMES, userPaths } from './paths'
import { routes } from './routes'

/** Declared routes whose pages do not exist yet (decision 0029). */
const TO_COME = ['/user/proposal']

test('every declared route has a page, except those still to come', () => {
  const withPage = routes().map(({ path }) => path)
  expect([...withPage, ...TO_COME].sort()).toEqual(declared.routes.map(({ path }) => path).sort())
})

test('every address of this remote belongs to a route with a page', () => {
  const { agreement, member, question, ...plain } = userPaths
  const led = [
    ...Object.values(plain).map((path) => path()),
    ...AGREEMENT_NAMES.map(agreement),
    member('1'),
    question('1'),
  ].map((address) => address.split('?')[0])
  const withPage = routes().map(({ path }) => path)
  expect(led.filter((path) => !withPage.includes(path))).toEqual([])
})
