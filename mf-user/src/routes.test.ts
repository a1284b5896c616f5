import declared from '../remote.json'
import { AGREEMENT_NAMES, userPaths } from './paths'
import { routes } from './routes'

/** They come with the parts that fill them (decision 0029). */
const TO_COME = ['/user/community', '/user/message', '/user/proposal']

test('every address of the remote has its page, but for those whose part is not there yet', () => {
  const withPage = routes().map(({ path }) => path)
  expect([...withPage, ...TO_COME].sort()).toEqual(declared.routes.map(({ path }) => path).sort())
})

test('nothing leads to an address without a page', () => {
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
