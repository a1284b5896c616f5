export type PictureSize = { width: number; height: number }

/** Size of a picture that the picture process made; throws for anything else than webp. */
export function sizeOfWebp(bytes: Uint8Array): PictureSize {
  const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const isWebp = data.length >= 30 && data.toString('latin1', 8, 12) === 'WEBP'
  const size = isWebp ? sizeByChunk(data) : null
  if (!size) throw new Error('not a webp picture')
  return size
}

/** By the first chunk: lossy, lossless, or extended (with transparency). */
function sizeByChunk(data: Buffer): PictureSize | null {
  switch (data.toString('latin1', 12, 16)) {
    case 'VP8 ':
      return { width: data.readUInt16LE(26) & 0x3fff, height: data.readUInt16LE(28) & 0x3fff }
    case 'VP8L': {
      const bits = data.readUInt32LE(21)
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
    }
    case 'VP8X':
      return { width: data.readUIntLE(24, 3) + 1, height: data.readUIntLE(27, 3) + 1 }
    default:
      return null
  }
}
