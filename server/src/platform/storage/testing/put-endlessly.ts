/** A program for tests: stores objects one after the other until it is killed, and names each. */
import { createLocalStorage } from '..'

const [dir = '', prefix = ''] = process.argv.slice(2)
const storage = createLocalStorage({ dir, maxBytes: 1e12 })

/** A megabyte in small parts, so that most kills hit the middle of an object. */
async function* body(letter: number) {
  for (let part = 0; part < 64; part++) yield Buffer.alloc(16_384, letter)
}

for (let at = 0; ; at++) {
  const { key } = await storage.put(`${prefix}/${at}.bin`, body(65 + (at % 26)), { type: 'x/y' })
  process.stdout.write(`${key}\n`)
}
