import { situation } from '../../sports/football/match/situation'
import { columnOf, momentsOf } from './momentum.rules'

const minute = (length: number, value = 10) => Array.from({ length }, () => value)

describe('the columns of the momentum', () => {
  it('cover both halves from the start, empty in the future', () => {
    const { data, minutes } = momentsOf([minute(10)], [], situation)
    expect(minutes).toHaveLength(90)
    expect(data.series[0]?.values.filter((value) => value !== null)).toHaveLength(10)
    expect(data.dividers).toEqual([45])
  })

  it('keep added time in its half', () => {
    const { data, minutes } = momentsOf([minute(48), minute(5)], [], situation)
    expect(data.dividers).toEqual([48])
    expect(minutes.slice(44, 49)).toEqual([45, 45, 45, 45, 46])
    expect(data.labels[45]).toBe('45+1′')
  })

  it('include extra time if it is played', () => {
    expect(
      momentsOf([minute(45), minute(45), minute(15), minute(15)], [], situation).minutes.at(-1),
    ).toBe(120)
  })

  it('find the column of a goal in added time', () => {
    const { minutes } = momentsOf([minute(48), minute(45)], [], situation)
    expect(columnOf(minutes, 45, 2)).toBe(46)
    expect(columnOf(minutes, 45, 9)).toBe(47)
    expect(columnOf(minutes, 46, null)).toBe(48)
    expect(columnOf(minutes, 130, null)).toBe(-1)
  })
})
