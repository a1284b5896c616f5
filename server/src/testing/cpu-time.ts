/**
 * CPU time in milliseconds that this process uses for `work`. Unlike elapsed time it does not grow
 * while other processes use the cores.
 */
export async function cpuTimeOf(work: () => unknown): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}
