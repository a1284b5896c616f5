import { BadVoice, numberAt, type Part } from './byte-reader'

/** Milliseconds of a frame by its configuration (RFC 6716, 3.1). */
const SILK_MS = [10, 20, 40, 60]
const HYBRID_MS = [10, 20]
const CELT_MS = [2.5, 5, 10, 20]
/** An Opus packet has at most this. */
const MAX_MS = 120

/** How long an Opus packet sounds. */
export function opusMs(packet: Part): number {
  const head = numberAt(packet, packet.from, 1)
  const frames = framesOf(packet, head & 3)
  const ms = frames * frameMs(head >> 3)
  if (ms > MAX_MS) throw new BadVoice('an Opus packet is too long')
  return ms
}

function frameMs(configuration: number): number {
  if (configuration < 12) return SILK_MS[configuration % 4] ?? 0
  if (configuration < 16) return HYBRID_MS[configuration % 2] ?? 0
  return CELT_MS[configuration % 4] ?? 0
}

function framesOf(packet: Part, code: number): number {
  if (code === 0) return 1
  if (code < 3) return 2
  return numberAt(packet, packet.from + 1, 1) & 0x3f
}
