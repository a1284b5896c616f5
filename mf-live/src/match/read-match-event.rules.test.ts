import { readMatchEvent } from './read-match-event.rules'

const incident = { key: 'a', revision: 1, type: 1, side: 'home', minute: 5 }

describe('an event of a match', () => {
  it('is returned if every field is well-formed', () => {
    const event = { serverAt: 1, incidents: { put: [incident], gone: ['b'] }, trend: [[1, -2]] }
    expect(readMatchEvent(event)).toBe(event)
  })

  it.each([
    ['nothing', null],
    ['no clock', {}],
    [
      'an incident without a key',
      { serverAt: 1, incidents: { put: [{ ...incident, key: 3 }], gone: [] } },
    ],
    ['lines that are no list', { serverAt: 1, text: { put: {}, gone: [] } }],
    ['a momentum of strings', { serverAt: 1, trend: [['a']] }],
    ['injuries of one side', { serverAt: 1, injuries: { home: [] } }],
    ['statistics without figures', { serverAt: 1, statistic: [{ half: 0, type: 2 }] }],
  ])('is rejected: %s', (_, data) => {
    expect(readMatchEvent(data)).toBeNull()
  })
})
