import autocannon from 'autocannon'
import type { Order, Shot } from './cannon'

/** Fires one order and sends the result. */
process.once('message', (order: Order) => {
  const { urls, connections, seconds, rate } = order
  const accepted: number[] = []
  let bytes = 0
  let rejected = 0
  let failed = 0
  const requests = urls.map((url) => ({ path: url.slice(new URL(url).origin.length) }))
  const instance = autocannon(
    {
      url: new URL(urls[0] ?? '').origin,
      requests,
      connections,
      duration: seconds,
      headers: { 'accept-encoding': 'gzip, deflate, br' },
      ...(rate && { overallRate: rate }),
    },
    (error, result) => {
      failed += error ? 1 : result.errors + result.timeouts
      process.send?.(shotOf({ accepted, rejected, failed, bytes, seconds }), () => process.exit(0))
    },
  )
  instance.on('response', (_client, status, size, ms) => {
    if (status === 200) {
      accepted.push(ms)
      bytes += size
    } else if (status === 503) rejected++
    else failed++
  })
})

type Counts = {
  accepted: number[]
  rejected: number
  failed: number
  bytes: number
  seconds: number
}

function shotOf({ accepted, rejected, failed, bytes, seconds }: Counts): Shot {
  accepted.sort((a, b) => a - b)
  const at = (share: number) => accepted[Math.floor((accepted.length - 1) * share)] ?? Number.NaN
  const answers = accepted.length
  return {
    perSecond: answers / seconds,
    p50: at(0.5),
    p99: at(0.99),
    rejected,
    failed,
    answers,
    bytes,
  }
}
