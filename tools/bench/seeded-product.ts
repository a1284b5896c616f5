import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { workspaceRoot } from '../federation'
import { type Product, type ProductOptions, startProduct } from '../product'

/** Persists between runs: only the first benchmark waits for the demo's past. */
const WORLD = join(workspaceRoot, 'var/bench/world')
const SEEDED_WITHIN_MS = 900_000
const LOOK_EVERY_MS = 5_000
/**
 * Above this share of a core, or above this number of match messages per check, the demo still
 * writes its past.
 */
const SHARE_OF_PLAY = 0.12
const MESSAGES_OF_PLAY = 150

/**
 * The product with its demo, after all of its past is written. Until then the server and its
 * database use a core of the machine that runs the measured browser.
 */
export async function startSeededProduct(
  options: Pick<ProductOptions, 'publish'> = {},
): Promise<Product> {
  const product = await startProduct({ varDir: WORLD, feed: 'demo', ...options })
  try {
    await untilSeeded(product.internalUrl)
    return product
  } catch (failure) {
    await product.stop()
    throw failure
  }
}

/** Three checks in a row: a pause between two parts of the past is short. */
async function untilSeeded(internalUrl: string): Promise<void> {
  let quiet = 0
  let before = await look(internalUrl)
  for (const deadline = Date.now() + SEEDED_WITHIN_MS; Date.now() < deadline; ) {
    await pause(LOOK_EVERY_MS)
    const now = await look(internalUrl)
    const share = (now.cpuSeconds - before.cpuSeconds) / (LOOK_EVERY_MS / 1_000)
    const isQuiet = share < SHARE_OF_PLAY && now.messages - before.messages < MESSAGES_OF_PLAY
    quiet = isQuiet ? quiet + 1 : 0
    before = now
    if (quiet === 3) return
  }
  throw new Error(`the past is not written after ${SEEDED_WITHIN_MS / 60_000} min`)
}

/** Processor time of the server, and the number of match messages of its feed since the start. */
async function look(internalUrl: string): Promise<{ cpuSeconds: number; messages: number }> {
  const text = await (await fetch(`${internalUrl}/metrics`)).text()
  const [, seconds] = /^process_cpu_seconds_total (\S+)$/m.exec(text) ?? []
  if (seconds === undefined) throw new Error('the server reports no processor time')
  const said = [...text.matchAll(/^football_feed_messages_total\{.*\} (\d+)$/gm)]
  return {
    cpuSeconds: Number(seconds),
    messages: said.reduce((sum, [, count]) => sum + Number(count), 0),
  }
}
