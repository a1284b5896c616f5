import { createHash, randomBytes } from 'node:crypto'

/** Another server that plays the streams, such as that of a CDN. */
export type MediaOrigin = {
  /** One for each line, with `{stream}` where the name of the stream stands. */
  templates: readonly string[]
  scheme: 'srs' | 'tencent' | 'alibaba'
  secret: string
}

/** With the secret of the calls by which it reports its streams. */
export type HookedOrigin = MediaOrigin & { hookSecret: string }

export type OriginPlay = {
  stream: string
  line: number
  /** The signature of this product. */
  query: string
  expiresAtMs: number
}

/**
 * The address of a stream there, signed by its own scheme. SRS asks this product whether it may
 * play (`on_play`), so it gets the address that the product itself would check.
 */
export function addressAtOrigin(origin: MediaOrigin, play: OriginPlay): string {
  const { stream, line, query, expiresAtMs } = play
  const template = origin.templates[line - 1] ?? (origin.templates[0] as string)
  const url = new URL(template.replace('{stream}', stream))
  const expires = Math.floor(expiresAtMs / 1_000)
  if (origin.scheme === 'srs') url.search = query
  else if (origin.scheme === 'tencent') url.search = tencentQuery(stream, expires, origin.secret)
  else url.search = alibabaQuery(url.pathname, expires, origin.secret)
  return url.href
}

/** Tencent Cloud CSS: key, stream and time in hexadecimal digits. */
function tencentQuery(stream: string, expires: number, key: string): string {
  const txTime = expires.toString(16).toUpperCase()
  return `txSecret=${md5(`${key}${stream}${txTime}`)}&txTime=${txTime}`
}

/** Alibaba Cloud Live, authentication of type A: path, time, a random number and no user. */
function alibabaQuery(path: string, expires: number, key: string): string {
  const random = randomBytes(8).toString('hex')
  return `auth_key=${expires}-${random}-0-${md5(`${path}-${expires}-${random}-0-${key}`)}`
}

const md5 = (text: string) => createHash('md5').update(text).digest('hex')
