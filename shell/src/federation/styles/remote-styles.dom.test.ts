import { createRemoteStyles } from './remote-styles'

const at = (name: string, version: string) => ({
  version,
  base: `http://localhost/remotes/${name}/${version}/`,
  list: null,
})
const remotes = [
  { name: 'mf_live', ...at('mf_live', '2'), previous: at('mf_live', '1') },
  { name: 'mf_user', ...at('mf_user', '3') },
]

const add = (href: string) =>
  document.head.appendChild(
    Object.assign(document.createElement('link'), { rel: 'stylesheet', href }),
  )
const settle = () => Promise.resolve()

beforeEach(() => document.head.replaceChildren())

test('sheets of a remote are off while it is left, and on again at once', async () => {
  const styles = createRemoteStyles(remotes)
  const page = add('/remotes/mf_live/2/page.css')
  const previous = add('/remotes/mf_live/1/page.css')
  const others = [add('/remotes/mf_user/3/user.css'), add('/assets/main.css')]
  const leave = styles.show('mf_live')
  expect([page.media, previous.media]).toEqual(['', ''])
  leave()
  await settle()
  expect([page.media, previous.media]).toEqual(['not all', 'not all'])
  expect(others.map(({ media }) => media)).toEqual(['', ''])
  styles.show('mf_live')
  expect([page.media, previous.media]).toEqual(['', ''])
})

test('sheets stay on from one page of a remote to the next, and below a widget', async () => {
  const styles = createRemoteStyles(remotes)
  const page = add('/remotes/mf_live/2/page.css')
  const leave = styles.show('mf_live')
  const changes: string[] = []
  new MutationObserver((found) => changes.push(...found.map(({ type }) => type))).observe(page, {
    attributes: true,
  })
  leave()
  const leaveWidget = styles.show('mf_live')
  const leaveNext = styles.show('mf_live')
  leaveNext()
  await settle()
  expect(page.media).toBe('')
  expect(changes).toEqual([])
  leaveWidget()
  await settle()
  expect(page.media).toBe('not all')
})

test('a sheet that arrives after the remote was left is off from the next change on', async () => {
  const styles = createRemoteStyles(remotes)
  styles.show('mf_live')()
  await settle()
  const late = add('/remotes/mf_live/2/late.css')
  expect(late.media).toBe('')
  styles.show('mf_live')()
  await settle()
  expect(late.media).toBe('not all')
})
