import { CODE } from '@saidian/shared/contracts/http'
import { type Prebuilt, packAnswer } from '../../../platform/http'

/** Packs a list in its envelope, ready to send. `tag` is the ETag of the content. */
export function packList(list: object, tag: string, cacheControl: string): Promise<Prebuilt> {
  const json = Buffer.from(JSON.stringify({ code: CODE.ok, data: list, message: 'ok' }))
  return packAnswer(json, { tag, cacheControl })
}
