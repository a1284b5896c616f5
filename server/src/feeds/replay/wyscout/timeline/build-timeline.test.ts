import { fileURLToPath } from 'node:url'
import { readTable } from '../../../catalogue'
import { readArchive } from '../archive/archive'
import { playerNames } from '../catalogue/catalogue'
import { buildTimeline } from './build-timeline'
import type { MatchTimeline } from './match-timeline'

const DIR = fileURLToPath(new URL('../fixtures', import.meta.url))
const SIMULTANEOUS = [2500089, 2500097]
const SHOOT_OUT = 2058012
const SECOND_YELLOW = 2516847

const timelines = new Map<number, MatchTimeline>()
beforeAll(async () => {
  const archive = await readArchive(DIR, [...SIMULTANEOUS, SHOOT_OUT, SECOND_YELLOW])
  for (const recording of archive.recordings)
    timelines.set(recording.match.wyId, buildTimeline(recording, playerNames(archive)))
})

function timelineOf(id: number): MatchTimeline {
  const timeline = timelines.get(id)
  if (!timeline) throw new Error(`no timeline ${id}`)
  return timeline
}

const endOf = (id: number) => timelineOf(id).steps.at(-1)
const incidentsOf = (id: number) => timelineOf(id).steps.flatMap(({ incidents }) => incidents)
const statusesOf = (id: number) => {
  const codes = timelineOf(id).steps.map(({ state }) => state.status)
  return codes.filter((code, index) => code !== codes[index - 1])
}

describe('the timeline of a recorded match', () => {
  it('ends with the score, the cards and the corners of the records', () => {
    expect(endOf(2500097)?.state).toMatchObject({
      score: [5, 4],
      half: [1, 2],
      corners: [4, 4],
      yellow: [1, 2],
      red: [0, 0],
    })
    expect(endOf(2500089)?.state).toMatchObject({ score: [1, 2], corners: [7, 8] })
    expect(endOf(SECOND_YELLOW)?.state).toMatchObject({
      score: [4, 4],
      yellow: [4, 5],
      red: [1, 0],
    })
  })

  it('counts the same as events/tallies.csv', () => {
    for (const expectedRow of readTable(`${DIR}/events/tallies.csv`)) {
      const side = expectedRow.side === 'home' ? 'home' : 'away'
      const rows = endOf(Number(expectedRow.wyId))?.statistics ?? []
      const row = (type: number) => rows.find((one) => one.type === type && one.half === 0)?.[side]
      expect(row(2)).toBe(Number(expectedRow.corners))
      expect(row(21)).toBe(Number(expectedRow.shots_on_target))
      expect((row(22) ?? 0) + (row(37) ?? 0)).toBe(Number(expectedRow.shots_off_target))
      expect(row(5)).toBe(Number(expectedRow.offsides))
      expect(row(51)).toBe(Number(expectedRow.fouls))
    }
  })

  it('passes through the halves, and through extra time and shoot-out when level', () => {
    expect(statusesOf(2500097)).toEqual([2, 3, 4, 8])
    expect(statusesOf(SHOOT_OUT)).toEqual([2, 3, 4, 5, 7, 8])
    expect(endOf(SHOOT_OUT)?.state).toMatchObject({
      score: [1, 1],
      extra: [2, 2],
      shootout: [3, 4],
    })
  })

  it('counts goals up one at a time, an own goal for the other side', () => {
    const goals = incidentsOf(2500097).filter(({ type }) => [1, 8, 17].includes(type))
    expect(goals).toHaveLength(9)
    expect(goals.at(-1)?.score).toEqual([5, 4])
    expect(goals.find(({ type }) => type === 17)?.side).toBe('home')
    goals.forEach(({ score }, index) => {
      expect((score?.[0] ?? 0) + (score?.[1] ?? 0)).toBe(index + 1)
    })
  })

  it('contains second yellows, substitutions and the kicks of the shoot-out', () => {
    expect(incidentsOf(SECOND_YELLOW).filter(({ type }) => type === 15)).toHaveLength(1)
    expect(incidentsOf(2500089).filter(({ type }) => type === 9)).toHaveLength(6)
    const kicks = incidentsOf(SHOOT_OUT).filter(({ type }) => type === 29 || type === 30)
    expect(kicks.filter(({ type, side }) => type === 29 && side === 'away')).toHaveLength(4)
    expect(kicks.length).toBeGreaterThan(8)
  })

  it('gives shoot-out kicks keys that sort in the order of the kicks', () => {
    const kicks = incidentsOf(SHOOT_OUT).filter(({ type }) => type === 29 || type === 30)
    const sides = kicks.map(({ side }) => side)
    expect(sides.slice(0, 4)).toEqual(['home', 'away', 'home', 'away'])
    expect(kicks.map(({ key }) => key).toSorted()).toEqual(kicks.map(({ key }) => key))
    expect(new Set(kicks.map(({ key }) => key)).size).toBe(10)
  })

  it('adds and counts a card that only the match file has, in its minute', async () => {
    const archive = await readArchive(DIR, [2500097])
    const [recording] = archive.recordings
    if (!recording) throw new Error('no recording')
    const away = Object.values(recording.match.teamsData).find(({ side }) => side === 'away')
    const player = away?.formation.lineup.find(({ yellowCards }) => yellowCards === '0')
    if (!away || !player) throw new Error('no player without a card')
    for (const [minute, clock] of [
      ['45', { minute: 45, addedMinute: null }],
      ['94', { minute: 90, addedMinute: 4 }],
      ['600', expect.objectContaining({ minute: 90 })],
    ] as const) {
      player.yellowCards = minute
      const { steps } = buildTimeline(recording, playerNames(archive))
      const cards = steps
        .flatMap(({ incidents }) => incidents)
        .filter(({ playerKey, type }) => playerKey === `wyscout/${player.playerId}` && type === 3)
      const published = cards.map(({ side, minute, addedMinute }) => ({
        side,
        clock: { minute, addedMinute },
      }))
      expect(published).toEqual([{ side: 'away', clock }])
      expect(steps.at(-1)?.state.yellow).toEqual([1, 3])
      expect(steps.at(-1)?.statistics).toContainEqual({
        type: 3,
        half: 0,
        home: 1,
        away: 3,
      })
      expect(Math.max(...steps.map(({ second }) => second))).toBeLessThan(8_000)
    }
  })

  it('moves a card into the half that the match file names, not before kick-off', async () => {
    const archive = await readArchive(DIR, [2500097])
    const [recording] = archive.recordings
    const event = recording?.events.find(
      ({ matchPeriod, tags }) => matchPeriod === '2H' && tags.some(({ id }) => id === 1702),
    )
    if (!recording || !event) throw new Error('no yellow card in the second half')
    const sheet = Object.values(recording.match.teamsData)
      .flatMap(({ formation }) => [
        ...formation.lineup,
        ...(formation.bench === 'null' ? [] : formation.bench),
      ])
      .find(({ playerId }) => playerId === event.playerId)
    if (!sheet) throw new Error('not on a sheet')
    sheet.yellowCards = '45'
    const { steps } = buildTimeline(recording, playerNames(archive))
    const step = steps.find(({ incidents }) =>
      incidents.some(({ key }) => key.includes(`-${event.playerId}`) && key.startsWith('3-')),
    )
    expect(step?.incidents[0]).toMatchObject({ minute: 45, addedMinute: null })
    expect(step?.state.status).toBe(2)
    expect(Math.min(...steps.map(({ second }) => second))).toBe(0)
  })

  it('names players in Chinese where the list has them', () => {
    const scorers = incidentsOf(2500097).filter(({ type }) => type === 1)
    expect(scorers.some(({ player }) => player === '哈里·凯恩')).toBe(true)
    expect(scorers.every(({ player }) => player !== null && !player.includes('\\u'))).toBe(true)
  })

  it('has steps in order of time, and consistent possession and attacks', () => {
    for (const { steps } of timelines.values()) {
      const seconds = steps.map(({ second }) => second)
      expect(seconds).toEqual([...seconds].sort((a, b) => a - b))
      const rows = steps.at(-1)?.statistics ?? []
      const possession = rows.find(({ type, half }) => type === 25 && half === 0)
      expect((possession?.home ?? 0) + (possession?.away ?? 0)).toBe(100)
      const attacks = (type: number) =>
        rows.find((row) => row.type === type && row.half === 0)?.home ?? 0
      expect(attacks(23)).toBeGreaterThanOrEqual(attacks(24))
      expect(attacks(24)).toBeGreaterThan(5)
    }
  })
})
