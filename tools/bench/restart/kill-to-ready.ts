import { join } from 'node:path'
import { workspaceRoot } from '../../federation'
import { startProduct } from '../../product'

/** Kept from run to run: a restart is measured on a tree that has run before. */
const VAR_DIR = join(workspaceRoot, 'var/bench/restart')

/** Kills the demonstration in the middle of its work; answers the seconds until it is ready again, each time. */
export async function killToReady(rounds: number): Promise<number[]> {
  const product = await startProduct({ varDir: VAR_DIR, feed: 'demo', publish: false })
  try {
    const seconds: number[] = []
    while (seconds.length < rounds) {
      await product.kill()
      const killedAt = performance.now()
      await product.start()
      seconds.push((performance.now() - killedAt) / 1_000)
      console.log(`  ${seconds.at(-1)?.toFixed(2)} s`)
    }
    return seconds
  } finally {
    await product.stop()
  }
}
