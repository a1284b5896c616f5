const RUNS = 5

/**
 * CPU time in milliseconds that this process uses for `work`: of the cheapest of five runs, or of
 * the first that costs less than `enoughMs`. Unlike elapsed time it does not grow while other
 * processes use the cores, and a collection of garbage does not count as the work's.
 */
export async function cpuTimeOf(work: () => unknown, enoughMs = 50): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let run = 0; run < RUNS && least >= enoughMs; run++) {
    const before = process.cpuUsage()
    await work()
    const { user, system } = process.cpuUsage(before)
    least = Math.min(least, (user + system) / 1_000)
  }
  return least
}
