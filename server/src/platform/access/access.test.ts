import { ACCESS_RULES, type Action, can, type ObjectKind } from './access.rules'
import { permit } from './permit'

const KINDS = Object.keys(ACCESS_RULES) as ObjectKind[]
const ACTIONS: Action[] = ['read', 'make', 'change', 'remove']
const SUBJECTS = { visitor: null, owner: { id: '100001' }, other: { id: '100002' } }
const EVERY = KINDS.flatMap((kind) => ACTIONS.map((action) => [kind, action] as const))

test.each(EVERY)('%s/%s is allowed only to the subjects of its rule', (kind, action) => {
  const who = ACCESS_RULES[kind][action]
  const object = { kind, ownerId: '100001' }
  const allowed = Object.entries(SUBJECTS).filter(([, subject]) => can(subject, action, object))
  const expected = {
    everybody: ['visitor', 'owner', 'other'],
    members: ['owner', 'other'],
    owner: ['owner'],
  }
  expect(allowed.map(([name]) => name)).toEqual(who ? expected[who] : [])
})

const OWNED = EVERY.filter(([kind, action]) => ACCESS_RULES[kind][action] === 'owner')

test.each(OWNED)('%s/%s of an object without an owner is denied to all', (kind, action) => {
  for (const ownerId of [undefined, null, '']) {
    expect(can({ id: '' }, action, { kind, ownerId })).toBe(false)
    expect(can({ id: 'undefined' }, action, { kind, ownerId })).toBe(false)
  }
})

test('what no rule names is denied', () => {
  const unknown = { kind: 'constructor' as ObjectKind, ownerId: '1' }
  expect(can({ id: '1' }, 'read', unknown)).toBe(false)
  expect(can({ id: '1' }, 'toString' as Action, { kind: 'wallet', ownerId: '1' })).toBe(false)
})

test("an error never reveals that another member's object exists", () => {
  const object = { kind: 'session' as const, ownerId: '1' }
  const apiError = (subject: { id: string } | null, action: Action) => {
    try {
      permit(subject, action, object, 'account.no_such_device')
      return null
    } catch (error) {
      return (error as { reason: string }).reason
    }
  }
  expect(apiError({ id: '1' }, 'remove')).toBeNull()
  expect(apiError({ id: '2' }, 'remove')).toBe('account.no_such_device')
  expect(apiError(null, 'remove')).toBe('auth.no_token')
  expect(apiError({ id: '1' }, 'change')).toBe('auth.not_allowed')
})
