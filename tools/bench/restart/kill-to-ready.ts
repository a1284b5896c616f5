import { join } from 'node:path'
import { workspaceRoot } from '../../federation'
import { startProduct } from '../../product'

/** Persists between runs: the benchmark measures a restart, not a first start. */
const VAR_DIR = join(workspaceRoot, 'var/bench/restart')

/**
 * Kills the demo in the middle of its work; returns the seconds until it is ready again, for each
 * round.
 */
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
