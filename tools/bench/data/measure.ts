import type { FastifyInstance } from 'fastify'

/** Paths of one page, none asked twice, so that no answer is an earlier one. */
export type PageUnderTest = { what: string; paths: string[] }

export type Timing = { what: string; p50: number; p95: number; count: number; bytes: number }

/** Paths of each page that are asked beforehand and not timed. */
const WARM_UP = 20
const ROUNDS = 3

/** Lets the process compile what it runs and the database fill its caches of the catalogue. */
export async function warmUp(app: FastifyInstance, pages: readonly PageUnderTest[]): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { paths } of pages) {
      for (const url of paths.slice(0, WARM_UP)) await app.inject({ method: 'GET', url })
    }
  }
}

/** Asks each path but those of the warm-up once, one after the other, and times the answers; throws when one is a refusal or empty. */
export async function timePage(app: FastifyInstance, { what, paths }: PageUnderTest): Promise<Timing> {
  const took: number[] = []
  let bytes = 0
  for (const path of paths.slice(WARM_UP)) {
    const startedAt = performance.now()
    const answer = await app.inject({ method: 'GET', url: path })
    const ms = performance.now() - startedAt
    const { code, message } = answer.json()
    if (code !== 200) throw new Error(`${path}: ${code} ${message}`)
    took.push(ms)
    bytes += answer.rawPayload.length
  }
  took.sort((a, b) => a - b)
  const at = (share: number) => took[Math.min(took.length - 1, Math.floor(took.length * share))] ?? Number.NaN
  return { what, p50: at(0.5), p95: at(0.95), count: took.length, bytes: bytes / took.length }
}
