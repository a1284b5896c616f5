import type { FastifyInstance } from 'fastify'

/** Paths of one page, each requested once, so that no answer is cached. */
export type PageUnderTest = { what: string; paths: string[] }

export type Timing = { what: string; p50: number; p95: number; count: number; bytes: number }

/** Paths of each page that are requested before and not timed. */
const WARM_UP = 20
const ROUNDS = 3
const REPEATS = 200

/** Lets the process compile its code and the database fill its caches. */
export async function warmUp(app: FastifyInstance, pages: readonly PageUnderTest[]): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { paths } of pages) {
      for (const url of paths.slice(0, WARM_UP)) await app.inject({ method: 'GET', url })
    }
  }
}

/**
 * Requests each path after the warm-up once, one after the other, and times the answers; throws on
 * an error.
 */
export async function timePage(
  app: FastifyInstance,
  { what, paths }: PageUnderTest,
): Promise<Timing> {
  const took: number[] = []
  let bytes = 0
  for (const path of paths.slice(WARM_UP)) {
    const startedAt = performance.now()
    const answer = await app.inject({ method: 'GET', url: path })
    took.push(performance.now() - startedAt)
    const { code, message } = answer.json()
    if (code !== 200) throw new Error(`${path}: ${code} ${message}`)
    bytes += answer.rawPayload.length
  }
  return { ...timingOf(what, took), bytes: bytes / took.length }
}

/** Times the same work repeatedly. */
export async function timeWork(what: string, work: () => Promise<unknown>): Promise<Timing> {
  const took: number[] = []
  for (let repeat = 0; repeat < REPEATS; repeat += 1) {
    const startedAt = performance.now()
    await work()
    took.push(performance.now() - startedAt)
  }
  return { ...timingOf(what, took), bytes: 0 }
}

function timingOf(what: string, took: number[]): Omit<Timing, 'bytes'> {
  took.sort((a, b) => a - b)
  const at = (share: number) =>
    took[Math.min(took.length - 1, Math.floor(took.length * share))] ?? Number.NaN
  return { what, p50: at(0.5), p95: at(0.95), count: took.length }
}
