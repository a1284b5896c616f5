import { faultOf, isMessage } from '../../../sports/ingest/message-shape.rules'
import { goal, said } from '../fixtures/messages'
import { footballStates } from './state.rules'

test('unknown statuses and incident types are valid', () => {
  expect(
    faultOf(
      footballStates,
      said('m', 1, { state: { status: 42 }, incidents: [goal('a', { type: 99 })] }),
    ),
  ).toBeNull()
})

test.each([
  ['incidents', { incidents: [null] as unknown as [] }],
  ['statistics', { statistics: 7 as unknown as [] }],
  ['revision', { revision: 0 }],
  ['revision', { revision: 1.5 }],
  ['at', { at: Number.NaN }],
  ['state.status', { state: { status: -1 } }],
  ['state.status', { state: { status: 1e9 } }],
  ['state.score', { state: { score: [1, -1] as [number, number] } }],
  ['state.corners', { state: { corners: [1] as unknown as [number, number] } }],
  ['state.halfKickoffAt', { state: { halfKickoffAt: Number.POSITIVE_INFINITY } }],
  ['incidents.key', { incidents: [goal('')] }],
  ['incidents.minute', { incidents: [goal('a', { minute: -5 })] }],
  ['incidents.side', { incidents: [goal('a', { side: 'left' as 'home' })] }],
  ['withdrawn', { withdrawn: ['x'.repeat(500)] }],
  ['statistics.half', { statistics: [{ type: 25, half: 3 as 0, home: 1, away: 1 }] }],
])('a wrong %s is named', (fault, given) => {
  expect(faultOf(footballStates, said('m', 1, given))).toBe(fault)
})

test('a message without a state is named by its state', () => {
  const { state: _, ...message } = said('m', 1)
  expect(faultOf(footballStates, message as ReturnType<typeof said>)).toBe('state')
})

test.each([
  [null],
  [undefined],
  ['match'],
  [[]],
  [{ kind: 'match' }],
  [{ kind: 'news', at: 1 }],
  [{ kind: 'constructor', at: 1 }],
  [{ kind: 'odds', at: 1 }],
  [{ kind: 'fixtures', at: 1, fixtures: [null] }],
])('%j is no message', (value) => {
  expect(isMessage(value)).toBe(false)
})
