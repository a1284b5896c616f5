import { BadVoice, numberAt, type Part, textAt, wholeOf } from './byte-reader'
import { type Element, elementsOf, sizeOf } from './ebml'
import { opusMs } from './opus-packet.rules'

const ID = {
  head: 0x1a45dfa3,
  docType: 0x4282,
  segment: 0x18538067,
  info: 0x1549a966,
  timeScale: 0x2ad7b1,
  tracks: 0x1654ae6b,
  track: 0xae,
  trackNumber: 0xd7,
  trackType: 0x83,
  codec: 0x86,
  cluster: 0x1f43b675,
  clusterTime: 0xe7,
  simpleBlock: 0xa3,
  blockGroup: 0xa0,
  block: 0xa1,
} as const
const AUDIO = 2
const DEFAULT_SCALE_NS = 1_000_000
const LACING = 0x06

type State = { scaleNs: number; track: number | null; clusterAt: number; endMs: number; ms: number }

/**
 * How long a WebM recording sounds: one track of Opus and nothing else. Recorders state no duration
 * or a wrong one, so the packets are counted; silence that is left out counts by the times of
 * blocks.
 */
export function webmVoiceMs(bytes: Uint8Array): number {
  const state: State = {
    scaleNs: DEFAULT_SCALE_NS,
    track: null,
    clusterAt: 0,
    endMs: 0,
    ms: 0,
  }
  const [head, ...rest] = elementsOf(wholeOf(bytes))
  if (head?.id !== ID.head) throw new BadVoice('no WebM')
  const type = [...elementsOf(head.content)].find(({ id }) => id === ID.docType)
  if (!type || textOf(type.content) !== 'webm') throw new BadVoice('no WebM')
  for (const element of rest) readPart(element, state, 0)
  return Math.max(state.ms, state.endMs)
}

const PARENTS: readonly number[] = [ID.segment, ID.cluster, ID.blockGroup, ID.info]
const MAX_DEPTH = 4

function readPart({ id, content, isOpen }: Element, state: State, depth: number): void {
  if (depth > MAX_DEPTH) throw new BadVoice('too many levels')
  if (PARENTS.includes(id)) {
    // Those in a part without a size follow it on the same level.
    if (isOpen) return
    for (const element of elementsOf(content)) readPart(element, state, depth + 1)
  } else if (id === ID.timeScale) state.scaleNs = numberOf(content)
  else if (id === ID.tracks) state.track = readTracks(content)
  else if (id === ID.clusterTime) state.clusterAt = numberOf(content)
  else if (id === ID.simpleBlock || id === ID.block) readBlock(content, state)
}

function readTracks(part: Part): number {
  const tracks = [...elementsOf(part)].filter(({ id }) => id === ID.track)
  const [track] = tracks
  if (!track || tracks.length > 1) throw new BadVoice('not one track')
  const fields = [...elementsOf(track.content)]
  const field = (wanted: number) => fields.find(({ id }) => id === wanted)?.content
  const [type, codec, number] = [field(ID.trackType), field(ID.codec), field(ID.trackNumber)]
  const isOpus = type && numberOf(type) === AUDIO && codec && textOf(codec) === 'A_OPUS'
  if (!isOpus || !number) throw new BadVoice('no Opus')
  return numberOf(number)
}

function readBlock(content: Part, state: State): void {
  const track = sizeOf(content, content.from)
  if (track.value === null || track.value !== state.track) throw new BadVoice('an unknown track')
  const timeAt = content.from + track.length
  const relative = (numberAt(content, timeAt, 2) << 16) >> 16
  if ((numberAt(content, timeAt + 2, 1) & LACING) !== 0) throw new BadVoice('laced packets')
  const packetMs = opusMs({ ...content, from: timeAt + 3 })
  const atMs = ((state.clusterAt + relative) * state.scaleNs) / 1e6
  state.ms += packetMs
  state.endMs = Math.max(state.endMs, atMs + packetMs)
}

const numberOf = (part: Part) => numberAt(part, part.from, part.to - part.from)
const textOf = (part: Part) => textAt(part, part.from, part.to - part.from).replace(/\0+$/, '')
