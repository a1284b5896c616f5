import { CODE, type Code } from './envelope'

export type ReasonEntry = { code: Code; message: string }

/**
 * The errors that a client also finds by itself: from a reply without an envelope, or before it
 * calls. The sentences of all others come with the reply, and are not in the code of a page.
 */
export const COMMON_REASONS = {
  'request.invalid': { code: CODE.invalid, message: '请求参数有误' },
  'request.not_found': { code: CODE.notFound, message: '接口不存在' },
  'server.fault': { code: CODE.fault, message: '服务异常，请稍后再试' },
  'server.busy': { code: CODE.busy, message: '服务繁忙，请稍后再试' },
  'auth.no_token': { code: CODE.noToken, message: '请先登录' },
} as const satisfies Record<string, ReasonEntry>
