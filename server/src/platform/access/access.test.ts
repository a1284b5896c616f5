import { type Action, can, type ObjectKind, type Who } from './access.rules'
import { permit } from './permit'

const ACTIONS: Action[] = ['read', 'make', 'change', 'remove']
const SUBJECTS = { visitor: null, owner: { id: '100001' }, other: { id: '100002' } }
const LETTER: ObjectKind = { name: 'letter', allowed: { read: 'owner', remove: 'owner' } }

test.each<[Who | undefined, string[]]>([
  ['everybody', ['visitor', 'owner', 'other']],
  ['members', ['owner', 'other']],
  ['owner', ['owner']],
  [undefined, []],
])('the rule %s allows exactly %j', (who, expected) => {
  for (const action of ACTIONS) {
    const kind = { name: 'letter', allowed: who ? { [action]: who } : {} }
    const object = { kind, ownerId: '100001' }
    const allowed = Object.entries(SUBJECTS).filter(([, subject]) => can(subject, action, object))
    expect(allowed.map(([name]) => name)).toEqual(expected)
  }
})

test('an object without an owner belongs to no one', () => {
  for (const ownerId of [undefined, null, '']) {
    expect(can({ id: '' }, 'read', { kind: LETTER, ownerId })).toBe(false)
    expect(can({ id: 'undefined' }, 'read', { kind: LETTER, ownerId })).toBe(false)
  }
})

test('an action without a rule is denied to the owner too', () => {
  for (const action of ['change', 'make', 'toString', 'constructor'] as Action[])
    expect(can({ id: '1' }, action, { kind: LETTER, ownerId: '1' })).toBe(false)
})

test("an error never reveals that another member's object exists", () => {
  const object = { kind: LETTER, ownerId: '1' }
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
