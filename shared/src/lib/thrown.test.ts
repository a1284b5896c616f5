import { isInstance, readThrown } from './thrown'

const no = () => {
  throw new Error('do not look')
}
/** An error whose named parts throw; its stack, which V8 makes of the others, must come first. */
const throwing = (...names: string[]) => {
  const error = new Error('seen')
  for (const name of names) Object.defineProperty(error, name, { get: no })
  return error
}
const traps = {
  get: no,
  has: no,
  ownKeys: no,
  getPrototypeOf: no,
  getOwnPropertyDescriptor: no,
}
const { proxy: revoked, revoke } = Proxy.revocable({}, {})
revoke()
const circular = new Error('round')
circular.cause = circular

test('an error is read with its causes', () => {
  const cause = new TypeError('x is undefined')
  expect(readThrown(new Error('its setup threw', { cause }))).toEqual({
    name: 'Error',
    message: 'its setup threw',
    stack: expect.stringContaining('thrown.test'),
    cause: { name: 'TypeError', message: 'x is undefined', stack: expect.any(String) },
  })
})

test.each<[string, () => unknown, string]>([
  ['undefined', () => undefined, 'undefined'],
  ['a text', () => 'planted', 'planted'],
  ['a symbol', () => Symbol('planted'), 'Symbol(planted)'],
  ['an object without a prototype', () => Object.create(null), '(cannot be read)'],
  ['a throwing toString', () => ({ toString: no }), '(cannot be read)'],
  ['a throwing conversion', () => ({ [Symbol.toPrimitive]: no }), '(cannot be read)'],
  ['a proxy that throws at everything', () => new Proxy({}, traps), '(cannot be read)'],
  ['a proxy of an error', () => new Proxy(new Error('hidden'), traps), '(cannot be read)'],
  ['a revoked proxy', () => revoked, '(cannot be read)'],
  ['an error with a throwing message', () => throwing('stack', 'message'), '(cannot be read)'],
  [
    'an error with throwing parts',
    () => throwing('stack', 'name', 'message', 'cause'),
    '(cannot be read)',
  ],
  ['an error that lacks only its stack', () => throwing('stack'), 'seen'],
  [
    'an error whose message is no text',
    () => Object.assign(new Error(), { message: { toString: no } }),
    '(cannot be read)',
  ],
  ['an error that is its own cause', () => circular, 'round'],
])('%s is read without throwing', (_, make, message) => {
  const thrown = make()
  const read = readThrown(thrown)
  expect(read.message).toBe(message)
  expect([typeof read.name, typeof read.stack]).toEqual(['string', 'string'])
  expect(isInstance(thrown, RangeError)).toBe(false)
})

test('a text without end is cut', () => {
  expect(readThrown('a'.repeat(1_000_000)).message).toHaveLength(2_000)
})
