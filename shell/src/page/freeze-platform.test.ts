import { freezePlatform } from './freeze-platform'

class Request {
  open() {}
  send() {}
}

/** What a page has, as a browser lays it out. */
function makePage() {
  const history = Object.create({ pushState: () => 'pushed', replaceState: () => 'replaced' })
  const page = {
    fetch: () => 'fetched',
    XMLHttpRequest: Request,
    JSON: { parse: () => 'parsed', stringify: () => 'written' },
    history,
  }
  return page as typeof page & Record<string, unknown>
}
const evil = () => 'taken'

test.each([
  ['fetch', (page: ReturnType<typeof makePage>) => page, 'fetched'],
  ['parse', (page: ReturnType<typeof makePage>) => page.JSON, 'parsed'],
  ['pushState', (page: ReturnType<typeof makePage>) => page.history, 'pushed'],
] as const)('nobody replaces %s once the page has begun', (name, holderOf, answer) => {
  const page = makePage()
  freezePlatform(page as never)
  freezePlatform(page as never)
  const holder: Record<string, () => string> = holderOf(page)
  expect(() => Object.assign(holder, { [name]: evil })).toThrow(TypeError)
  expect(() => Object.defineProperty(holder, name, { value: evil })).toThrow(TypeError)
  expect(Reflect.deleteProperty(holder, name)).toBe(false)
  Object.assign(Object.getPrototypeOf(page.history), { pushState: evil })
  expect(holder[name]?.()).toBe(answer)
})
