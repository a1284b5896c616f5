import { fileURLToPath } from 'node:url'
import { readArchive } from '../archive/archive'
import { playerNames } from '../catalogue/catalogue'
import { buildTimeline } from '../timeline/build-timeline'
import { sheetDifferences } from './sheet-check'

const DIR = fileURLToPath(new URL('../fixtures', import.meta.url))
const MATCHES = [2500089, 2500097, 2058012, 2516847]

async function matchesWithIncidents() {
  const archive = await readArchive(DIR, MATCHES)
  return archive.recordings.map((recording) => ({
    match: recording.match,
    incidents: buildTimeline(recording, playerNames(archive)).steps.flatMap(
      ({ incidents }) => incidents,
    ),
  }))
}

describe('a timeline compared with its match file', () => {
  it('has the scorers, cards and substitutions of the match file', async () => {
    for (const { match, incidents } of await matchesWithIncidents())
      expect(sheetDifferences(match, incidents)).toEqual([])
  })

  it('reports a goal, a card or a substitution that differs', async () => {
    const [one] = await matchesWithIncidents()
    if (!one) throw new Error('no match')
    const without = (type: number) => one.incidents.filter((incident) => incident.type !== type)
    expect(sheetDifferences(one.match, without(1))[0]).toMatch(/goals of wyscout\/\d+: 0 not 1/)
    expect(sheetDifferences(one.match, without(9))[0]).toContain('changes:')
    const late = one.incidents.map((incident) =>
      incident.type === 3 ? { ...incident, minute: incident.minute + 1 } : incident,
    )
    expect(sheetDifferences(one.match, late)[0]).toContain('yellow of wyscout/')
  })

  it('has a reason for every card, in the minute of the match file', async () => {
    const cards = (await matchesWithIncidents()).flatMap(({ incidents }) =>
      incidents.filter(({ type }) => [3, 4, 15].includes(type)),
    )
    expect(cards.length).toBeGreaterThan(10)
    expect(cards.every(({ reason, playerKey }) => typeof reason === 'number' && playerKey)).toBe(
      true,
    )
    // Dortmund against Schalke went on after the last recorded touch, in minute 98.
    const late = cards.filter(({ addedMinute }) => addedMinute === 9)
    expect(late.map(({ playerKey }) => playerKey)).toEqual(['wyscout/3320', 'wyscout/14847'])
  })
})
