import type { FastifyInstance } from 'fastify'

/** Paths of one page, none asked twice, so that no answer is an earlier one. */
export type PageUnderTest = { what: string; paths: string[] }

export type Timing = { what: string; p50: number; p95: number; count: number; bytes: number }

const WARM_UP = 20

/** Asks each path once, one after the other, and times the answers; throws when one is a refusal or empty. */
export async function timePage(app: FastifyInstance, { what, paths }: PageUnderTest): Promise<Timing> {
  const took: number[] = []
  let bytes = 0
  for (const [index, path] of paths.entries()) {
    const startedAt = performance.now()
    const answer = await app.inject({ method: 'GET', url: path })
    const ms = performance.now() - startedAt
    const { code, message } = answer.json()
    if (code !== 200) throw new Error(`${path}: ${code} ${message}`)
    if (index < WARM_UP) continue
    took.push(ms)
    bytes += answer.rawPayload.length
  }
  took.sort((a, b) => a - b)
  const at = (share: number) => took[Math.min(took.length - 1, Math.floor(took.length * share))] ?? Number.NaN
  return { what, p50: at(0.5), p95: at(0.95), count: took.length, bytes: bytes / took.length }
}
