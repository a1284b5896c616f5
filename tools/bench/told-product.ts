import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { workspaceRoot } from '../federation'
import { type Product, type ProductOptions, startProduct } from '../product'

/** Kept from run to run: only the first benchmark waits for a whole world. */
const WORLD = join(workspaceRoot, 'var/bench/world')
const TOLD_WITHIN_MS = 900_000
const LOOK_EVERY_MS = 5_000
/** More than this of a core, or more news of matches in a look, is a past being told and not play. */
const SHARE_OF_PLAY = 0.12
const NEWS_OF_PLAY = 150

/**
 * The product with its demonstration, once all of its past is told. Until then the server and its database take a core of
 * the machine that the visitor's browser is measured on, which no phone shares with a server.
 */
export async function startToldProduct(
  options: Pick<ProductOptions, 'publish'> = {},
): Promise<Product> {
  const product = await startProduct({ varDir: WORLD, feed: 'demo', ...options })
  try {
    await untilTold(product.internalUrl)
    return product
  } catch (failure) {
    await product.stop()
    throw failure
  }
}

/** Three times in a row: a pause between two parts of the past is short. */
async function untilTold(internalUrl: string): Promise<void> {
  let quiet = 0
  let before = await look(internalUrl)
  for (const deadline = Date.now() + TOLD_WITHIN_MS; Date.now() < deadline; ) {
    await pause(LOOK_EVERY_MS)
    const now = await look(internalUrl)
    const share = (now.cpuSeconds - before.cpuSeconds) / (LOOK_EVERY_MS / 1_000)
    quiet = share < SHARE_OF_PLAY && now.news - before.news < NEWS_OF_PLAY ? quiet + 1 : 0
    before = now
    if (quiet === 3) return
  }
  throw new Error(`the past is still being told after ${TOLD_WITHIN_MS / 60_000} min`)
}

/** Processor time of the server, and how much its feed has said of matches since it began. */
async function look(internalUrl: string): Promise<{ cpuSeconds: number; news: number }> {
  const text = await (await fetch(`${internalUrl}/metrics`)).text()
  const [, seconds] = /^process_cpu_seconds_total (\S+)$/m.exec(text) ?? []
  if (seconds === undefined) throw new Error('the server does not tell its processor time')
  const said = [...text.matchAll(/^football_feed_messages_total\{.*\} (\d+)$/gm)]
  return {
    cpuSeconds: Number(seconds),
    news: said.reduce((sum, [, count]) => sum + Number(count), 0),
  }
}
