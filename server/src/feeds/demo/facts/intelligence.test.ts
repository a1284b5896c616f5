import { SeasonLog } from '../detail/season-log'
import { dayNumber, sportsDayStart } from '../world/sports-day.rules'
import { createWorld } from '../world/world'
import { formOf, pointsOf } from './form.rules'
import { intelligenceOf } from './intelligence'
import { weatherFacts } from './match-facts'

const SEED = 'saidian'
const DAY = dayNumber(2026, 11, 21)
const season = [...createWorld(SEED).matchesOfSeasonsAt(DAY)].flat()
const seasonLog = new SeasonLog(SEED)
seasonLog.addMatches(season.sort((a, b) => a.fixture.kickoffAt - b.fixture.kickoffAt))
const reported = season
  .filter(
    ({ fixture, league }) =>
      fixture.kickoffAt >= sportsDayStart(DAY) &&
      fixture.kickoffAt < sportsDayStart(DAY + 2) &&
      league.level <= 2,
  )
  .flatMap((match) => {
    const until = match.fixture.kickoffAt - 20 * 3600
    const timeline = seasonLog.timelineOf(match)
    const intelligence = intelligenceOf(match, timeline, seasonLog, until)
    return intelligence ? [{ match, timeline, until, intelligence }] : []
  })

describe('情报 of the demo', () => {
  it('has two to eight distinct sentences per side, each naming its side or both', () => {
    expect(reported.length).toBeGreaterThan(60)
    for (const { match, intelligence } of reported) {
      const { goodHome, badHome, goodAway, badAway, neutral } = intelligence
      for (const side of [
        [...goodHome, ...badHome],
        [...goodAway, ...badAway],
      ]) {
        expect(side.length).toBeGreaterThanOrEqual(2)
        expect(side.length).toBeLessThanOrEqual(8)
      }
      const all = [...goodHome, ...badHome, ...goodAway, ...badAway, ...neutral]
      expect(new Set(all).size).toBe(all.length)
      expect(
        [...goodHome, ...badHome].every((sentence) => sentence.startsWith(match.home.shortZh)),
      ).toBe(true)
      expect(
        all.every((sentence) => sentence.endsWith('。') && !/NaN|undefined/.test(sentence)),
      ).toBe(true)
    }
  })

  const sides = reported.flatMap(({ match, timeline, until, intelligence }) =>
    ([0, 1] as const).map((side) => ({
      form: formOf(seasonLog, match, side, until),
      missing: timeline.sheets[side].missing.map(({ player }) => player.shortZh),
      sentences:
        side === 0
          ? [...intelligence.goodHome, ...intelligence.badHome]
          : [...intelligence.goodAway, ...intelligence.badAway],
    })),
  )

  it('states correct records', () => {
    const records = sides.flatMap(({ form: { last }, sentences }) => {
      const count = (points: number) => last.filter((result) => pointsOf(result) === points).length
      return sentences.flatMap((sentence) => {
        const found = /近(\d)场(\d)胜(\d)平(\d)负/.exec(sentence)
        return found
          ? [
              {
                stated: found.slice(1).map(Number),
                actual: [last.length, count(3), count(1), count(0)],
              },
            ]
          : []
      })
    })
    expect(records.length).toBeGreaterThan(20)
    for (const { stated, actual } of records) expect(stated).toEqual(actual)
  })

  it('names only missing players as absent', () => {
    for (const { missing, sentences } of sides) {
      const absent = sentences.filter((one) => one.includes('缺阵') || one.includes('无法出战'))
      expect(absent.every((one) => missing.some((name) => one.includes(name)))).toBe(true)
      if (missing.length > 0) expect(sentences.some((one) => one.includes('人员齐整'))).toBe(false)
    }
  })

  it('has weather that fits the place and the month', () => {
    for (const { match } of reported) {
      const { weather, temperature = '' } = weatherFacts(SEED, match)
      const degrees = Number.parseInt(temperature ?? '', 10)
      expect(degrees).toBeGreaterThan(-25)
      expect(degrees).toBeLessThan(45)
      if (weather === 4) expect(degrees).toBeLessThanOrEqual(3)
      if (['tha', 'idn', 'vie'].includes(match.league.areaKey)) expect(degrees).toBeGreaterThan(14)
      if (['rus', 'kaz'].includes(match.league.areaKey)) expect(degrees).toBeLessThan(16)
    }
  })
})
