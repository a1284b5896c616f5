import { collectedAt } from './collection.rules'
import { isoDate, seasonOfDay } from './day.rules'
import { quotesOf } from './quotes.rules'

const TIMES = { openedAt: 1_000, kickoffAt: 9_000 }
const at = (text: string) => Date.parse(text) / 1000
const iso = (seconds: number) => new Date(seconds * 1000).toISOString()

describe('quotations of a row', () => {
  it('have a positive line if home gives, and prices net of the stake', () => {
    const row = {
      AHh: '-1.25',
      B365AHH: '1.95',
      B365AHA: '1.93',
      AHCh: '-1.5',
      B365CAHH: '2.05',
      B365CAHA: '1.85',
    }
    const { quotes } = quotesOf(row, TIMES)
    expect(quotes).toEqual([
      expect.objectContaining({
        type: 1,
        companyId: 2,
        at: 1_000,
        left: 0.95,
        middle: 1.25,
        right: 0.93,
      }),
      expect.objectContaining({
        type: 1,
        companyId: 2,
        at: 9_000,
        left: 1.05,
        middle: 1.5,
        right: 0.85,
      }),
    ])
    expect(
      quotes.every(
        ({ status, minute, suspended }) => status === 1 && minute === null && !suspended,
      ),
    ).toBe(true)
  })

  it('have a negative line if home receives, and zero for a level line', () => {
    const { quotes } = quotesOf(
      { AHh: '0.75', PAHH: '1.9', PAHA: '2.0', AHCh: '0', PCAHH: '1.9', PCAHA: '2.0' },
      TIMES,
    )
    expect(quotes.map(({ companyId, middle }) => [companyId, middle])).toEqual([
      [22, -0.75],
      [22, 0],
    ])
    expect(Object.is(quotes[1]?.middle, 0)).toBe(true)
  })

  it('include the stake in 1X2 prices only', () => {
    const row = { PSH: '1.52', PSD: '4.6', PSA: '6.6', 'P>2.5': '1.83', 'P<2.5': '2.02' }
    expect(quotesOf(row, TIMES).quotes).toEqual([
      expect.objectContaining({ type: 2, companyId: 22, left: 1.52, middle: 4.6, right: 6.6 }),
      expect.objectContaining({ type: 3, companyId: 22, left: 0.83, middle: 2.5, right: 1.02 }),
    ])
  })

  it.each([
    ['B365', 2],
    ['BW', 1001],
    ['IW', 13],
    ['PS', 22],
    ['WH', 9],
    ['VC', 11],
    ['LB', 5],
    ['1XB', 20],
    ['BF', 1002],
    ['BFE', 1003],
    ['Max', 1004],
    ['Avg', 1005],
  ])('of %s belong to company %i, opening and closing', (prefix, companyId) => {
    const row = {
      [`${prefix}H`]: '2',
      [`${prefix}D`]: '3',
      [`${prefix}A`]: '4',
      [`${prefix}CH`]: '2.1',
      [`${prefix}CD`]: '3.1',
      [`${prefix}CA`]: '4.1',
    }
    const { quotes, incomplete } = quotesOf(row, TIMES)
    expect(quotes.map((quote) => [quote.companyId, quote.at, quote.left])).toEqual([
      [companyId, 1_000, 2],
      [companyId, 9_000, 2.1],
    ])
    expect(incomplete).toBe(0)
  })

  it('leave out missing quotations and count incomplete or impossible ones', () => {
    const row = {
      AHh: '-0.5',
      B365AHH: '1.9',
      B365AHA: '',
      BWH: '',
      BWD: '',
      BWA: '',
      PSH: '2',
      PSD: '0',
      PSA: '3',
    }
    expect(quotesOf(row, TIMES)).toEqual({ quotes: [], incomplete: 2 })
    expect(quotesOf({ AHh: '-0.5' }, TIMES)).toEqual({ quotes: [], incomplete: 0 })
    expect(quotesOf({ B365AHH: '1.9', B365AHA: '2' }, TIMES).incomplete).toBe(1)
    expect(quotesOf({ AHh: '0.3', B365AHH: '1.9', B365AHA: '2' }, TIMES).incomplete).toBe(1)
  })
})

describe('opening prices', () => {
  it.each([
    ['Saturday', '2025-08-16T14:00:00Z', '2025-08-15T15:00:00.000Z'],
    ['Sunday', '2025-08-17T14:00:00Z', '2025-08-15T15:00:00.000Z'],
    ['Monday', '2025-08-18T19:00:00Z', '2025-08-15T15:00:00.000Z'],
    ['Friday evening', '2025-08-15T19:00:00Z', '2025-08-15T15:00:00.000Z'],
    ['Wednesday', '2025-08-27T19:00:00Z', '2025-08-26T15:00:00.000Z'],
    ['Thursday', '2025-08-28T19:00:00Z', '2025-08-26T15:00:00.000Z'],
    ['early Tuesday', '2025-08-26T12:00:00Z', '2025-08-26T11:00:00.000Z'],
  ])('of a %s match are of the Friday or Tuesday before', (_day, kickoff, collected) => {
    expect(iso(collectedAt(at(kickoff)))).toBe(collected)
  })
})

describe('dates', () => {
  it.each([
    ['15/08/2025', '2025-08-15'],
    ['15/08/25', '2025-08-15'],
    ['2025-08-15', '2025-08-15'],
    ['05/08/98', '1998-08-05'],
    ['31/02/2025', null],
    ['08/15/2025', null],
    ['', null],
  ])('%s is %s', (text, date) => {
    expect(isoDate(text)).toBe(date)
  })

  it('belong to the season from July to June', () => {
    expect(['2025-08-15', '2026-05-24', '1999-12-26'].map((day) => seasonOfDay(day))).toEqual([
      '2025-26',
      '2025-26',
      '1999-00',
    ])
  })
})
