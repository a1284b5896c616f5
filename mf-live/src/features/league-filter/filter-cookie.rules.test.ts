import fc from 'fast-check'
import { cookieOf, FILTER_COOKIE, filterValue, parseFilter, readCookie } from './filter-cookie.rules'

const beijing = (time: string) => Date.parse(`${time}+08:00`)
const expiryOf = (cookie: string) => Date.parse(/expires=([^;]+)/.exec(cookie)?.[1] ?? '')

describe('the football filter cookie', () => {
  it('keeps any set of leagues', () => {
    const ids = fc.uniqueArray(fc.integer({ min: 1, max: 999_999 }), { minLength: 1 })
    fc.assert(
      fc.property(ids, (chosen) => {
        expect(parseFilter(filterValue(chosen))).toEqual(new Set(chosen))
      }),
    )
  })

  it('joins ids by "!" and is longer than one character even for one small id', () => {
    expect(filterValue([82, 7])).toBe('7!82')
    expect(filterValue([7])).toBe('7!')
    expect(parseFilter('7')).toBeNull()
    expect(parseFilter('x!y')).toBeNull()
  })

  it('ends at 10:00 in Beijing: today before ten, tomorrow from ten on', () => {
    expect(expiryOf(cookieOf([1, 2], beijing('2026-11-21T09:59:00')))).toBe(beijing('2026-11-21T10:00:00'))
    expect(expiryOf(cookieOf([1, 2], beijing('2026-11-21T10:00:00')))).toBe(beijing('2026-11-22T10:00:00'))
  })

  it('is found among other cookies and taken away by null', () => {
    expect(readCookie(`a=1; ${FILTER_COOKIE}=7!82; b=2`)).toBe('7!82')
    expect(readCookie('a=1')).toBeNull()
    expect(cookieOf(null, 0)).toContain('max-age=0')
  })
})
