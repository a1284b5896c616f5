import type { RemoteMeta } from '@saidian/shared/contracts/registry'
import { type Overrides, overridesInAddress, storedOverrides, storeOverrides } from './overrides'

/** A development server on the same machine answers at once, or is not there. */
const ANSWER_MS = 3_000
const FORM = /^(mf_[a-z_]+)@(https?:\/\/\S+\/mf-manifest\.json)$/

type Asked = { name: string; manifest: string }
type Answer = { meta: RemoteMeta } | { fault: string }

/**
 * Reads the overrides of this tab, from the address and from earlier pages, and the `remote.json`
 * beside each manifest. One whose server does not answer stays asked for: the published version
 * runs until a page loads while the server is up.
 */
export async function loadOverrides(pageUrl: string): Promise<Overrides> {
  const given = overridesInAddress(pageUrl)
  const asked = given.flatMap(parse)
  const manifests = { ...storedOverrides(), ...Object.fromEntries(asked) }
  if (asked.length > 0) storeOverrides(manifests)

  const wanted = Object.entries(manifests).map(([name, manifest]): Asked => ({ name, manifest }))
  const answers = await Promise.all(
    wanted.map(async (one) => ({ ...one, answer: await readMeta(one) })),
  )
  const wrong = given.filter((value) => !FORM.test(value))
  return {
    remotes: answers.flatMap(({ name, manifest, answer }) =>
      'meta' in answer
        ? [{ name, version: 'override', base: new URL('.', manifest).href, list: null }]
        : [],
    ),
    metas: answers.flatMap(({ answer }) => ('meta' in answer ? [answer.meta] : [])),
    faults: [
      ...wrong.map((value) => `“${value}”不是替换：应为 mf_名称@http://地址/mf-manifest.json`),
      ...answers.flatMap(({ answer }) => ('fault' in answer ? [answer.fault] : [])),
    ],
  }
}

function parse(value: string): [string, string][] {
  const [, name, manifest] = FORM.exec(value) ?? []
  return name && manifest ? [[name, manifest]] : []
}

async function readMeta({ name, manifest }: Asked): Promise<Answer> {
  const address = new URL('remote.json', manifest)
  const fault = (text: string): Answer => ({
    fault: `${name}：${address.origin} ${text}，用线上版本`,
  })
  try {
    const reply = await fetch(address, { signal: AbortSignal.timeout(ANSWER_MS) })
    if (!reply.ok) return fault(`没有 remote.json（${reply.status}）`)
    const meta: Partial<RemoteMeta> = await reply.json()
    if (meta.name !== name) return fault(`提供的是 ${meta.name ?? '别的内容'}`)
    if (!Array.isArray(meta.routes)) return fault('的 remote.json 没有 routes')
    return { meta: meta as RemoteMeta }
  } catch {
    return fault('没有应答')
  }
}
