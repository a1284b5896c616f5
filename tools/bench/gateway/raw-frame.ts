type Frame = { opcode: number; from: number; to: number }

/**
 * The server frame that begins at `at`, or null while it is incomplete. Frames are shorter than 64
 * KiB.
 */
export function frameAt(data: Buffer, at: number): Frame | null {
  const [first, short] = [data[at], data[at + 1]]
  if (first === undefined || short === undefined) return null
  const isLong = short === 126
  const from = at + (isLong ? 4 : 2)
  if (data.length < from) return null
  const to = from + (isLong ? data.readUInt16BE(at + 2) : short)
  return to <= data.length ? { opcode: first & 0x0f, from, to } : null
}
