import sharp from 'sharp'
import { sizeOfWebp } from './webp-size.rules'

const background = (alpha: number) => ({ r: 200, g: 30, b: 30, alpha })
const picture = (width: number, height: number, alpha = 1) =>
  sharp({ create: { width, height, channels: alpha < 1 ? 4 : 3, background: background(alpha) } })

test.each([
  [1, 1],
  [400, 225],
  [1200, 16_383],
])('the size of %i × %i is read from every form of webp', async (width, height) => {
  const [lossy, lossless, transparent] = await Promise.all([
    picture(width, height).webp().toBuffer(),
    picture(width, height).webp({ lossless: true }).toBuffer(),
    picture(width, height, 0.5).webp().toBuffer(),
  ])
  for (const bytes of [lossy, lossless, transparent])
    expect(sizeOfWebp(bytes)).toEqual({ width, height })
})

test('another file has no size', async () => {
  expect(() => sizeOfWebp(Buffer.alloc(100))).toThrow('not a webp picture')
  const png = await picture(8, 8).png().toBuffer()
  expect(() => sizeOfWebp(png)).toThrow('not a webp picture')
})
