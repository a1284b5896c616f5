import { actsOn, mayInvite, mayManage } from './group-rights.rules'

const reader = { id: '1', nowSeconds: 1_000 }
const groupOf = (role: number, given: object = {}) => ({
  role,
  joinCheck: 'open' as const,
  isDissolved: false,
  ...given,
})
const memberOf = (role: number, mutedUntil: number | null = null) => ({ id: '2', role, mutedUntil })

it('lets the owner act on all others, and an administrator on members only', () => {
  expect(actsOn(groupOf(2), memberOf(0), reader)).toEqual(['promote', 'transfer', 'mute', 'remove'])
  expect(actsOn(groupOf(2), memberOf(1), reader)).toEqual(['demote', 'transfer', 'mute', 'remove'])
  expect(actsOn(groupOf(1), memberOf(0), reader)).toEqual(['mute', 'remove'])
  expect(actsOn(groupOf(1), memberOf(1), reader)).toEqual([])
  expect(actsOn(groupOf(1), memberOf(2), reader)).toEqual([])
  expect(actsOn(groupOf(0), memberOf(0), reader)).toEqual([])
})

it('lets no one act on themselves or in a dissolved group', () => {
  expect(actsOn(groupOf(2), { ...memberOf(0), id: '1' }, reader)).toEqual([])
  expect(actsOn(groupOf(2, { isDissolved: true }), memberOf(0), reader)).toEqual([])
})

it('offers the end of a mute only while it lasts', () => {
  expect(actsOn(groupOf(1), memberOf(0, 1_001), reader)).toEqual(['unmute', 'remove'])
  expect(actsOn(groupOf(1), memberOf(0, 1_000), reader)).toEqual(['mute', 'remove'])
})

it('lets members invite unless only managers may', () => {
  expect(mayInvite(groupOf(0))).toBe(true)
  expect(mayInvite(groupOf(0, { joinCheck: 'closed' }))).toBe(false)
  expect(mayInvite(groupOf(1, { joinCheck: 'closed' }))).toBe(true)
  expect(mayInvite(groupOf(2, { isDissolved: true }))).toBe(false)
  expect(mayManage(groupOf(0))).toBe(false)
})
