import { fileURLToPath } from 'node:url'
import { type Archive, readArchive } from '../archive/archive'
import { playerNames } from '../catalogue/catalogue'
import { buildTimeline } from '../timeline/build-timeline'
import { matchDetail } from './match-detail'

const DIR = fileURLToPath(new URL('../fixtures', import.meta.url))
let archive: Archive
beforeAll(async () => {
  archive = await readArchive(DIR, [2500089, 2500097, 2058012, 2516847])
})

describe('attack pressure of a recorded match', () => {
  it('favours the scoring side in the minute of a goal', () => {
    const values = archive.recordings.flatMap((recording) => {
      const timeline = buildTimeline(recording, playerNames(archive))
      const { pressure } = matchDetail(archive, recording, timeline)
      return timeline.steps.flatMap(({ incidents, period, event }) =>
        incidents
          .filter(({ type }) => type === 1)
          .flatMap(({ side }) => {
            const half = pressure[timeline.periods.indexOf(period)]
            const value = half?.[Math.floor((event?.eventSec ?? 0) / 60)]
            return value === undefined ? [] : [side === 'home' ? value : -value]
          }),
      )
    })
    expect(values.length).toBeGreaterThan(15)
    expect(values.filter((value) => value > 0).length / values.length).toBeGreaterThan(0.9)
  })

  it('stays between −100 and 100 and is above 10 in a third of the minutes', () => {
    for (const recording of archive.recordings) {
      const { pressure } = matchDetail(
        archive,
        recording,
        buildTimeline(recording, playerNames(archive)),
      )
      const values = pressure.flat()
      expect(Math.max(...values.map(Math.abs))).toBeLessThanOrEqual(100)
      expect(values.filter((value) => Math.abs(value) >= 10).length).toBeGreaterThan(
        values.length / 3,
      )
    }
  })
})
