import { createAppHistory, createMemoryHistory, type HistoryChange } from './app-history'

beforeEach(() => window.history.pushState(null, '', '/live/hot'))

test('places are numbered from the first one of the tab, and keep what was given', () => {
  const history = createAppHistory()
  expect(window.history.state).toMatchObject({ idx: 0 })
  expect(history.location).toMatchObject({ pathname: '/live/hot', key: 'default', state: null })
  history.push('/user?tab=1#top', { from: 'here' })
  const { location } = history
  expect(window.history.state).toEqual({ idx: 1, key: location.key, usr: { from: 'here' } })
  expect(location).toMatchObject({
    pathname: '/user',
    search: '?tab=1',
    hash: '#top',
    state: { from: 'here' },
  })
  history.replace('?tab=2')
  expect(window.history.state).toMatchObject({ idx: 1, usr: null })
  expect(window.location.href).toMatch(/\/user\?tab=2$/)
})

test('a reload finds the number, the key and the state of its place', () => {
  createAppHistory().push('/user', 7)
  const { location } = createAppHistory()
  expect(location.state).toBe(7)
  expect(window.history.state).toMatchObject({ idx: 1, key: location.key })
})

test('a listener gets each push, replacement and step back, until it ends', async () => {
  const history = createAppHistory()
  const seen: string[] = []
  const end = history.listen(({ action, location }: HistoryChange) => {
    seen.push(`${action} ${location.pathname}`)
  })
  history.push('/user')
  history.replace('/message')
  const popped = new Promise((done) => window.addEventListener('popstate', done, { once: true }))
  history.go(-1)
  await popped
  expect(seen).toEqual(['push /user', 'replace /message', 'pop /live/hot'])
  end()
  history.push('/elsewhere')
  expect(seen).toHaveLength(3)
})

test('a state that the browser cannot store is an error, and no change', () => {
  const history = createAppHistory()
  const onChange = jest.fn()
  history.listen(onChange)
  // jsdom stores any state; a browser throws this at a function in it.
  const pushState = jest.spyOn(window.history, 'pushState').mockImplementation(() => {
    throw new DOMException('could not be cloned', 'DataCloneError')
  })
  expect(() => history.push('/user', { act: () => undefined })).toThrow('could not be cloned')
  expect(onChange).not.toHaveBeenCalled()
  pushState.mockRestore()
})

test('a push after a step back forgets what was in front; none leads beyond the ends', () => {
  const history = createMemoryHistory('/a')
  history.push('/b')
  history.push('/c')
  history.go(-2)
  expect(history.location.pathname).toBe('/a')
  history.push('/d')
  history.go(5)
  expect(history.location.pathname).toBe('/d')
  history.go(-9)
  expect(history.location).toMatchObject({ pathname: '/a', key: 'default' })
})
