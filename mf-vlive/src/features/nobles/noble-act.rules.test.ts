import type { NobleOffer, OwnNoble } from '@saidian/shared/contracts/rooms'
import { nobleActOf } from './noble-act.rules'

const NOW = 1_770_000_000
const offer: NobleOffer = { level: 3, name: '伯爵', coins: 100, renewCoins: 60, privileges: [] }
const none: OwnNoble = {
  level: 0,
  until: null,
  renewLevel: 0,
  renewUntil: null,
  coins: 500,
  mayOpen: true,
}
const count = { ...none, level: 3, until: NOW + 9, renewLevel: 3, renewUntil: NOW + 99 }

test.each<[string, OwnNoble | 'visitor' | undefined, unknown]>([
  ['an unknown level', undefined, null],
  ['a visitor', 'visitor', { kind: 'login' }],
  ['a minor', { ...none, mayOpen: false }, { kind: 'minor' }],
  ['a member without a level', none, { kind: 'open', coins: 100 }],
  ['a lower level', { ...none, level: 1 }, { kind: 'raise', coins: 100 }],
  ['a higher level', { ...none, level: 5 }, { kind: 'lower' }],
  ['the same level', count, { kind: 'renew', coins: 60 }],
  ['the same level soon after its end', { ...count, level: 0 }, { kind: 'renew', coins: 60 }],
  [
    'the same level long after',
    { ...count, level: 0, renewUntil: NOW },
    { kind: 'open', coins: 100 },
  ],
  [
    'the lower price of another level',
    { ...none, renewLevel: 2, renewUntil: NOW + 99 },
    { kind: 'open', coins: 100 },
  ],
])('%s', (_, own, act) => {
  expect(nobleActOf(offer, own, NOW * 1000)).toEqual(act)
})
