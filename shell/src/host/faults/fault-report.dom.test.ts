import { readThrown } from '@saidian/shared/lib'
import { createFaultSource } from '../../federation'
import { createFaultReport } from './create-fault-report'
import { faultText } from './fault-text'
import { reportUncaught } from './report-uncaught'

const base = 'https://a.example/remotes/mf_live/1.0.0/'
const remotes = [{ name: 'mf_live', version: '1.0.0', base, list: null }]

function open() {
  const sent: unknown[] = []
  const printed: string[] = []
  jest.spyOn(console, 'error').mockImplementation((line) => void printed.push(line))
  const report = createFaultReport({
    track: (_, values) => void sent.push(values),
    remotes,
    sourceOf: createFaultSource(remotes),
    versions: { setId: 'set-1', shell: 'shell-1' },
  })
  return { report, sent, printed }
}

function thrownByRemote(message = 'x is undefined'): Error {
  const stack = `TypeError: ${message}\n    at f (${base}page.1a.js:1:2)`
  return Object.assign(new TypeError(message), { stack })
}

afterEach(() => jest.restoreAllMocks())

test('a fault carries remote, version, set and shell version, and prints its cause', () => {
  const { report, sent, printed } = open()
  report(new Error('its setup threw', { cause: thrownByRemote() }))
  expect(sent).toEqual([
    expect.objectContaining({
      remote: 'mf_live',
      version: '1.0.0',
      setId: 'set-1',
      shell: 'shell-1',
      message: 'Error: its setup threw: TypeError: x is undefined',
      stack: expect.stringContaining('page.1a.js'),
    }),
  ])
  expect(printed[0]?.split('\n')[0]).toBe(
    'mf_live 1.0.0: Error: its setup threw: TypeError: x is undefined (set set-1, shell shell-1)',
  )
})

test('what is known of a fault precedes its stack; the shell has faults of no remote', () => {
  const { report, sent } = open()
  report('planted', { remote: 'mf_live', version: '0.9.0' })
  report('planted', { remote: 'mf_live' })
  report('planted')
  expect(sent).toMatchObject([
    { remote: 'mf_live', version: '0.9.0' },
    { remote: 'mf_live', version: '1.0.0' },
    { remote: 'shell', version: 'shell-1' },
  ])
})

test('equal faults are reported once, and at most 20 different ones', () => {
  const { report, sent, printed } = open()
  report(thrownByRemote())
  report(thrownByRemote())
  expect(sent).toHaveLength(1)
  for (let index = 0; index < 100; index += 1) report(new Error(`fault ${index}`))
  expect([sent.length, printed.length]).toEqual([20, 20])
})

test('errors of handlers and rejected promises are of the remote in their stack', () => {
  const { report, sent, printed } = open()
  const life = new AbortController()
  reportUncaught(report, life.signal)
  window.dispatchEvent(new ErrorEvent('error', { error: thrownByRemote('handler') }))
  window.dispatchEvent(new ErrorEvent('error', { message: 'text', filename: `${base}page.1a.js` }))
  window.dispatchEvent(
    Object.assign(new Event('unhandledrejection'), { reason: thrownByRemote('promise') }),
  )
  life.abort()
  window.dispatchEvent(new ErrorEvent('error', { error: thrownByRemote('later') }))
  expect(sent).toMatchObject([
    { remote: 'mf_live', message: 'TypeError: handler' },
    { remote: 'mf_live', message: 'text' },
    { remote: 'mf_live', message: 'TypeError: promise' },
  ])
  expect(printed[0]).not.toContain('\n')
})

test('what throws when somebody reads it is reported, by the context that knows its remote', () => {
  const { report, sent, printed } = open()
  const no = () => {
    throw new Error('do not look')
  }
  const hostile = new Proxy(new Error(), { get: no, getPrototypeOf: no })
  report(hostile, { remote: 'mf_live' })
  report(Object.defineProperty(thrownByRemote(), 'message', { get: no }))
  expect(sent).toMatchObject([
    { remote: 'mf_live', message: '(cannot be read)', stack: '' },
    { remote: 'mf_live', message: 'TypeError: (cannot be read)' },
  ])
  expect(printed).toHaveLength(2)
})

test('a fault reads as one line with its causes, each once', () => {
  const cause = new TypeError('x is\nundefined')
  const textOf = (thrown: unknown) => faultText(readThrown(thrown))
  expect(textOf(new Error('a', { cause }))).toBe('Error: a: TypeError: x is undefined')
  expect(textOf(new Error('wraps TypeError: x is undefined', { cause }))).toBe(
    'Error: wraps TypeError: x is undefined',
  )
  expect(textOf(undefined)).toBe('undefined')
})
