import { compressed, scaledTo } from './compress-picture'

test.each([
  [
    { width: 6_000, height: 4_000 },
    { width: 2_000, height: 1_333 },
  ],
  [
    { width: 1_000, height: 8_000 },
    { width: 250, height: 2_000 },
  ],
  [
    { width: 800, height: 600 },
    { width: 800, height: 600 },
  ],
  [
    { width: 90_000, height: 3 },
    { width: 2_000, height: 1 },
  ],
])('%o is drawn as %o', (size, drawn) => {
  expect(scaledTo(2_000, size)).toEqual(drawn)
})

test('a small file goes as it is, and so does one that cannot be read here', async () => {
  const small = new Blob(['x'])
  expect(await compressed(small)).toBe(small)
  const unreadable = new Blob([new Uint8Array(500 * 1024)])
  globalThis.createImageBitmap = () => Promise.reject(new Error('not a picture'))
  expect(await compressed(unreadable)).toBe(unreadable)
})
