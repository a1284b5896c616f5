import { textStream } from '../detail/text-stream'
import { buildTimeline } from '../play/build-timeline'
import { summarize } from '../play/statistics/summary'
import { dayNumber } from '../world/sports-day.rules'
import { createWorld } from '../world/world'
import { liveTextOf } from './live-text'
import * as attacks from './phrases/attacks'
import { CHANGE } from './phrases/cards'
import { GOAL_ALONE, GOAL_ASSISTED } from './phrases/goals'
import { CORNER, FREE_KICK, OFFSIDE } from './phrases/set-pieces'
import { BLOCKED, OFF_TARGET, ON_TARGET } from './phrases/shots'

const SEED = 'saidian'
const FIRST = dayNumber(2026, 11, 18)
const world = createWorld(SEED)
const texts = [0, 1, 2, 3]
  .flatMap((day) => world.matchesOn(FIRST + day, FIRST + day + 1))
  .map((match) => {
    const timeline = buildTimeline(match, SEED)
    return { match, timeline, lines: liveTextOf(match, timeline, SEED) }
  })
const played = texts.filter(({ timeline }) => timeline.periods.length > 0)

const isAscending = (times: number[]) =>
  times.every((time, place) => place === 0 || (times[place - 1] ?? 0) <= time)

describe('text live of the demo', () => {
  it('has at least eighty lines per match, and no sentence twice', () => {
    expect(played.length).toBeGreaterThan(400)
    expect(Math.min(...played.map(({ lines }) => lines.length))).toBeGreaterThanOrEqual(80)
    const repeated = played.flatMap(({ lines }) => {
      const known = new Set<string>()
      return lines.map(({ line }) => line.data).filter((one) => known.size === known.add(one).size)
    })
    expect(repeated).toEqual([])
  })

  it('has no unfilled mark, missing name or broken figure', () => {
    // A matcher for each of these lines would take longer than all their matches.
    const broken = played
      .flatMap(({ lines }) => lines.map(({ line }) => line.data))
      .filter(
        (data) =>
          /[{}]|undefined|null|NaN/.test(data) ||
          !/[。！？]$/.test(data) ||
          /^[，、。的]|，，|，。|与，/.test(data),
      )
    expect(broken).toEqual([])
  })

  it('has at least fifteen phrases for frequent events', () => {
    for (const phrases of [
      attacks.DANGER,
      attacks.ATTACK,
      attacks.FAST_BREAK,
      ON_TARGET,
      OFF_TARGET,
      BLOCKED,
      CORNER,
      FREE_KICK,
      OFFSIDE,
      CHANGE,
      GOAL_ASSISTED,
      GOAL_ALONE,
    ])
      expect(new Set(phrases).size).toBeGreaterThanOrEqual(15)
  })

  it('is in order of time, and a line of play has its minute', () => {
    for (const { lines } of played) {
      expect(isAscending(lines.map(({ at }) => at))).toBe(true)
      const ofPlay = lines.filter(({ line }) => line.position !== 0 && line.score)
      expect(ofPlay.filter(({ line }) => line.minute === null)).toEqual([])
    }
  })

  it('never goes back in time: the line of a whistle has the last minute of play', () => {
    for (const { timeline, lines } of played) {
      const last = new Map(lines.map(({ line }) => [line.key, line]))
      // A shoot-out has no clock.
      const inOrder = [...last.values()]
        .sort((a, b) => a.order - b.order)
        .filter(({ minute }) => minute !== null)
      const play =
        timeline.periods.length > 2 ? inOrder.filter(({ minute }) => minute !== 120) : inOrder
      const times = play.map(({ minute, addedMinute }) => (minute ?? 0) + (addedMinute ?? 0) / 100)
      expect(isAscending(times)).toBe(true)
      const whistle = inOrder.find(({ type }) => type === 11)
      expect(whistle?.addedMinute ?? 0).toBeGreaterThanOrEqual(
        timeline.periods[0]?.addedMinutes ?? 9,
      )
    }
  })

  it('has a main line for every goal with scorer and score, every card and every change', () => {
    const wrong: object[] = []
    for (const { timeline, lines } of played) {
      const last = new Map(lines.map(({ line }) => [line.key, line]))
      const { incidents = [] } = summarize(timeline, 0, timeline.moments.length)
      for (const { type, player, minute, score } of incidents) {
        if (![1, 3, 4, 8, 9, 15, 16, 17].includes(type)) continue
        const line = [...last.values()].find(
          (one) => one.type === type && one.minute === minute && one.data.includes(player ?? '?'),
        )
        const hasScore = !(score && score[0] + score[1] > 0) || `${line?.score}` === `${score}`
        if (line?.main !== true || !hasScore) wrong.push({ type, player, minute, score, line })
      }
    }
    expect(wrong).toEqual([])
  })

  it('corrects a cancelled goal in place and gives the reason', () => {
    const backs = played.filter(({ timeline }) =>
      timeline.moments.some(({ step }) => step.kind === 'goalCancelled'),
    )
    expect(backs.length).toBeGreaterThan(10)
    for (const { lines } of backs) {
      const corrected = lines.filter(({ line }) => line.data.startsWith('更正'))
      expect(corrected.length).toBeGreaterThan(0)
      for (const { line } of corrected)
        expect(lines.filter((one) => one.line.key === line.key)).toHaveLength(2)
    }
  })

  it('gives a receiver the same lines in any number of steps', () => {
    for (const { match, lines } of played.slice(0, 30)) {
      const { messagesFor } = textStream(match.fixture.key, lines)
      const receive = (steps: number[]) => {
        const received = new Map<string, unknown>()
        steps.forEach((to, place) => {
          for (const message of messagesFor(steps[place - 1] ?? 0, to))
            if (message.kind === 'text')
              for (const line of message.lines) received.set(line.key, line)
        })
        return received
      }
      const streamed = receive(Array.from({ length: lines.length }, (_, place) => place + 1))
      expect(receive([lines.length])).toEqual(streamed)
    }
  })
})
