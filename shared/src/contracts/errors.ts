import { CODE, type Code } from './envelope'

type ReasonEntry = { code: Code; message: string }

/**
 * Every refusal a client can meet: its envelope code and the sentence a person may read.
 * Thrown by name on the server, matched by name on the client; `docs/errors.md` is generated from it.
 */
export const REASONS = {
  'request.invalid': { code: CODE.invalid, message: '请求参数有误' },
  'request.too_large': { code: CODE.invalid, message: '请求内容过大' },
  'request.not_found': { code: CODE.notFound, message: '接口不存在' },
  'request.too_many': { code: CODE.tooMany, message: '操作太频繁，请稍后再试' },
  'server.fault': { code: CODE.fault, message: '服务异常，请稍后再试' },
  'server.busy': { code: CODE.busy, message: '服务繁忙，请稍后再试' },
  'auth.no_token': { code: CODE.noToken, message: '请先登录' },
  'auth.not_allowed': { code: CODE.notAllowed, message: '没有权限' },
  'football.no_such_match': { code: CODE.notFound, message: '比赛不存在' },
  'football.no_such_league': { code: CODE.notFound, message: '赛事不存在' },
  'football.date_out_of_range': { code: CODE.invalid, message: '日期超出范围' },
  'tv.no_video': { code: CODE.noVideo, message: '暂无视频直播' },
  'topic.unknown': { code: CODE.notFound, message: '没有这个频道' },
  'topic.not_allowed': { code: CODE.notAllowed, message: '不能订阅这个频道' },
  'topic.too_many': { code: CODE.tooMany, message: '订阅的频道太多' },
  'frame.malformed': { code: CODE.invalid, message: '消息格式有误' },
  'frame.too_large': { code: CODE.invalid, message: '消息过大' },
  'remote.no_such_version': { code: CODE.notFound, message: '没有这个版本' },
  'remote.version_exists': { code: CODE.conflict, message: '版本已存在' },
  'remote.no_such_remote': { code: CODE.notFound, message: '没有这个频道模块' },
  'remote.nothing_before': { code: CODE.conflict, message: '没有可回退的版本' },
  'remote.bad_upload': { code: CODE.invalid, message: '上传内容有误' },
  'remote.check_failed': { code: CODE.invalid, message: '发布检查未通过' },
} as const satisfies Record<string, ReasonEntry>

export type Reason = keyof typeof REASONS
