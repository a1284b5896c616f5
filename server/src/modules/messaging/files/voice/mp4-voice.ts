import { BadVoice, longAt, numberAt, type Part, textAt, wholeOf } from './byte-reader'

type Box = { type: string; content: Part }
const MAX_BOXES = 20_000

/** The boxes of a part (ISO 14496-12), one after the other. */
function boxesOf(part: Part): Box[] {
  const boxes: Box[] = []
  let at = part.from
  while (at < part.to) {
    if (boxes.length > MAX_BOXES) throw new BadVoice('too many boxes')
    const short = numberAt(part, at, 4)
    const type = textAt(part, at + 4, 4)
    const head = short === 1 ? 16 : 8
    const size = short === 1 ? longAt(part, at + 8) : short === 0 ? part.to - at : short
    // The last box of a recording that was cut off.
    const end = Math.min(at + size, part.to)
    if (size < head) throw new BadVoice('a box without a head')
    boxes.push({ type, content: { bytes: part.bytes, from: at + head, to: end } })
    at = end
  }
  return boxes
}

/** The only box of a type. */
function boxOf(part: Part, type: string): Part {
  const found = boxesOf(part).filter((box) => box.type === type)
  const [first] = found
  if (!first || found.length > 1) throw new BadVoice(`not one box ${type}`)
  return first.content
}

const partsOf = (part: Part, type: string) =>
  boxesOf(part).flatMap((box) => (box.type === type ? [box.content] : []))

/**
 * How long an MP4 recording sounds: one track of AAC or Opus and nothing else. Its samples are
 * counted, those of the whole file and those of its fragments: what a header states may be wrong.
 */
export function mp4VoiceMs(bytes: Uint8Array): number {
  const file = wholeOf(bytes)
  if (boxesOf(file)[0]?.type !== 'ftyp') throw new BadVoice('no MP4')
  const movie = boxOf(file, 'moov')
  const media = boxOf(boxOf(movie, 'trak'), 'mdia')
  const handler = boxOf(media, 'hdlr')
  if (textAt(handler, handler.from + 8, 4) !== 'soun') throw new BadVoice('no sound')
  const table = boxOf(boxOf(media, 'minf'), 'stbl')
  requireCodec(boxOf(table, 'stsd'))
  const scale = timeScale(boxOf(media, 'mdhd'))
  const unit = partsOf(movie, 'mvex').flatMap((part) => partsOf(part, 'trex'))[0]
  const fallback = unit ? numberAt(unit, unit.from + 12, 4) : 0
  let units = tableUnits(boxOf(table, 'stts'))
  let end = 0
  for (const fragment of partsOf(file, 'moof'))
    for (const track of partsOf(fragment, 'traf')) {
      const added = fragmentUnits(track, fallback)
      units += added
      end = Math.max(end, startOf(track) + added)
    }
  // Silence may be left out between fragments.
  return (Math.max(units, end) * 1_000) / scale
}

function requireCodec(description: Part): void {
  const count = numberAt(description, description.from + 4, 4)
  const entry = boxesOf({ ...description, from: description.from + 8 })[0]?.type
  if (count !== 1 || (entry !== 'mp4a' && entry !== 'Opus')) throw new BadVoice('no AAC')
}

function timeScale(header: Part): number {
  const isLong = numberAt(header, header.from, 1) === 1
  const scale = numberAt(header, header.from + (isLong ? 20 : 12), 4)
  if (scale === 0) throw new BadVoice('no time scale')
  return scale
}

/** Runs of samples of the same duration. */
function tableUnits(table: Part): number {
  const runs = numberAt(table, table.from + 4, 4)
  let units = 0
  for (let run = 0; run < runs; run++) {
    const at = table.from + 8 + run * 8
    units += numberAt(table, at, 4) * numberAt(table, at + 4, 4)
  }
  return units
}

const FRAGMENT = { baseOffset: 0x01, description: 0x02, duration: 0x08 } as const
const RUN = { dataOffset: 0x01, firstFlags: 0x04, duration: 0x100 } as const
/** Each of these says that a sample of the run has four bytes more. */
const SAMPLE_FIELDS = [0x100, 0x200, 0x400, 0x800]

/** When a fragment begins, as it states. */
function startOf(track: Part): number {
  const [time] = partsOf(track, 'tfdt')
  if (!time) return 0
  const isLong = numberAt(time, time.from, 1) === 1
  return isLong ? longAt(time, time.from + 4) : numberAt(time, time.from + 4, 4)
}

function fragmentUnits(track: Part, fallback: number): number {
  const header = boxOf(track, 'tfhd')
  const flags = numberAt(header, header.from + 1, 3)
  const before = 8 + (flags & FRAGMENT.baseOffset ? 8 : 0) + (flags & FRAGMENT.description ? 4 : 0)
  const usual = flags & FRAGMENT.duration ? numberAt(header, header.from + before, 4) : fallback
  return partsOf(track, 'trun').reduce((units, run) => units + runUnits(run, usual), 0)
}

function runUnits(run: Part, usual: number): number {
  const flags = numberAt(run, run.from + 1, 3)
  const samples = numberAt(run, run.from + 4, 4)
  if (!(flags & RUN.duration)) return samples * usual
  const width = SAMPLE_FIELDS.filter((field) => flags & field).length * 4
  const first = run.from + 8 + (flags & RUN.dataOffset ? 4 : 0) + (flags & RUN.firstFlags ? 4 : 0)
  let units = 0
  for (let sample = 0; sample < samples; sample++) units += numberAt(run, first + sample * width, 4)
  return units
}
