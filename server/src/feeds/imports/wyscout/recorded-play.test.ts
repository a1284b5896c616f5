import path from 'node:path'
import { readArchive } from '../../replay/wyscout/archive/archive'
import { fileReport } from '..'
import { readRecordedPlay } from './recorded-play'

const ARCHIVE = path.join(__dirname, '../../replay/wyscout/fixtures')
const SHOOT_OUT = 2058012

describe('recorded play for an import', () => {
  it('has details with home and away swapped if another import has them so', async () => {
    const index = { file: 'events/index.csv', path: path.join(ARCHIVE, 'events', 'index.csv') }
    const archive = await readArchive(ARCHIVE, [SHOOT_OUT])
    const lines = await readRecordedPlay(index, archive, fileReport(index.file, 0), () => undefined)
    const detail = lines.find(({ wyId }) => wyId === SHOOT_OUT)?.play.detail
    if (!detail) throw new Error('no play')
    const [own, swapped] = [detail(false), detail(true)]
    expect(swapped.lineups.home?.players).toEqual(own.lineups.away?.players)
    expect(swapped.pressure.map((half) => half.map((value) => -value || 0))).toEqual(
      own.pressure.map((half) => half.map((value) => value || 0)),
    )
    const goals = ({ timedLines }: typeof own) =>
      timedLines.flatMap(({ line }) => (line.type === 1 ? [line] : []))
    expect(goals(swapped).map(({ position, score }) => [position, score])).toEqual(
      goals(own).map(({ position, score }) => [3 - position, [...(score ?? [])].reverse()]),
    )
    expect(swapped.timedLines.at(-1)?.line.data).not.toBe(own.timedLines.at(-1)?.line.data)
  })
})
