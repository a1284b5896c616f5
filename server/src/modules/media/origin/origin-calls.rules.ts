import { validatorOf } from '@saidian/shared/contracts/validation'
import Type from 'typebox'

/** What another media server reports. */
export type OriginCall = {
  what: 'start' | 'stop' | 'play'
  stream: string
  /** Of the address that was published to or is played; only SRS sends it. */
  query: URLSearchParams
}

const text = Type.String({ maxLength: 2_000 })
const isSrsCall = validatorOf(
  Type.Object({ action: text, stream: text, param: Type.Optional(text) }),
)
const isTencentCall = validatorOf(Type.Object({ event_type: Type.Integer(), stream_id: text }))
const isAlibabaCall = validatorOf(Type.Object({ action: text, id: text }))

const SRS = { on_publish: 'start', on_unpublish: 'stop', on_play: 'play' } as const
const TENCENT = { 1: 'start', 0: 'stop' } as const
const ALIBABA = { publish: 'start', publish_done: 'stop' } as const

/** The calls of each scheme; null for a message about something else. */
export const READ_CALL = {
  srs: (body: unknown): OriginCall | null => {
    if (!isSrsCall(body)) return null
    const query = new URLSearchParams(body.param?.replace(/^\?/, ''))
    return callOf(SRS[body.action as keyof typeof SRS], body.stream, query)
  },
  tencent: (body: unknown): OriginCall | null =>
    isTencentCall(body)
      ? callOf(TENCENT[body.event_type as keyof typeof TENCENT], body.stream_id)
      : null,
  alibaba: (query: unknown): OriginCall | null =>
    isAlibabaCall(query) ? callOf(ALIBABA[query.action as keyof typeof ALIBABA], query.id) : null,
}

function callOf(
  what: OriginCall['what'] | undefined,
  stream: string,
  query = new URLSearchParams(),
): OriginCall | null {
  return what ? { what, stream, query } : null
}
