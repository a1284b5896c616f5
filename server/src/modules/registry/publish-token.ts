import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import path from 'node:path'
import { readOrCreate } from './key-file'

/** The secret of `<keysDir>/publish-token`, made at the first start: who knows it may change the registry. */
export async function openPublishToken(keysDir: string): Promise<string> {
  const text = await readOrCreate(path.join(keysDir, 'publish-token'), () => randomBytes(32).toString('hex'))
  return text.trim()
}

/** Whether an `Authorization` header carries the token; takes equally long for every wrong one. */
export function carriesToken(header: string | undefined, token: string): boolean {
  const given = /^Bearer (\S+)$/.exec(header ?? '')?.[1] ?? ''
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(token)) && given.length > 0
}
