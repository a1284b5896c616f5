import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** A picture of one colour with a place in its EXIF, like one of a phone. */
export function photo(format: 'jpeg' | 'png' | 'webp' | 'gif' = 'jpeg', width = 300, height = 200) {
  return sharp({ create: { width, height, channels: 3, background: '#4486fe' } })
    .withExif({ IFD0: { Copyright: 'secret place' }, IFD3: { GPSLatitude: '39/1 54/1 0/1' } })
    .toFormat(format)
    .toBuffer()
}

/** A small PNG that decodes to `width` × `height` zero pixels. */
export function floodPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height), { level: 9 })
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}
