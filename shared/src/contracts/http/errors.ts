import { CODE, type Code } from './envelope'

type ReasonEntry = { code: Code; message: string }

/**
 * Every error a client can meet: its envelope code and the sentence a person may read. Thrown by
 * name on the server, matched by name on the client; `docs/errors.md` is generated from it.
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
  'account.wrong_login': { code: CODE.invalid, message: '账号或密码错误' },
  'account.wrong_code': { code: CODE.invalid, message: '验证码错误或已失效' },
  'account.wrong_password': { code: CODE.invalid, message: '原密码错误' },
  'account.weak_password': { code: CODE.invalid, message: '密码为 8–64 位，且不能太常见' },
  'account.exists': { code: CODE.conflict, message: '该手机号已注册，请直接登录' },
  'account.no_such_account': { code: CODE.notFound, message: '该手机号尚未注册' },
  'account.code_too_soon': { code: CODE.tooMany, message: '验证码发送太频繁，请稍后再试' },
  'account.step_up_needed': { code: CODE.invalid, message: '请先验证身份' },
  'account.wrong_passkey': { code: CODE.invalid, message: '通行密钥验证失败，请重试' },
  'account.no_such_passkey': { code: CODE.notFound, message: '通行密钥不存在或已删除' },
  'account.too_many_passkeys': { code: CODE.conflict, message: '通行密钥已添加，或数量已达上限' },
  'account.sms_ceiling': {
    code: CODE.tooMany,
    message: '短信发送繁忙，请稍后再试，或用其他方式登录',
  },
  'account.too_many_tries': { code: CODE.tooMany, message: '尝试次数过多，请稍后再试' },
  'account.no_such_device': { code: CODE.notFound, message: '设备不存在或已退出' },
  'account.not_leaving': { code: CODE.conflict, message: '账号没有在注销中' },
  'profile.nickname_unfit': { code: CODE.invalid, message: '昵称含有不允许的内容' },
  'profile.nickname_length': { code: CODE.invalid, message: '昵称为 2–16 个字' },
  'profile.nickname_taken': { code: CODE.conflict, message: '昵称已被使用，请换一个' },
  'profile.bad_picture': { code: CODE.invalid, message: '图片无法识别，请换一张' },
  'profile.picture_too_large': { code: CODE.invalid, message: '图片过大，请换一张' },
  'profile.bad_real_name': { code: CODE.invalid, message: '姓名或身份证号有误' },
  'profile.already_verified': { code: CODE.conflict, message: '已完成实名认证' },
  'profile.person_has_enough': { code: CODE.conflict, message: '该身份信息已用于 3 个账号' },
  'profile.no_such_member': { code: CODE.notFound, message: '用户不存在' },
  'wallet.no_such_code': { code: CODE.invalid, message: '礼品码无效或已使用' },
  'wallet.not_for_minors': { code: CODE.notAllowed, message: '未成年人不能兑换礼品码' },
  'wallet.not_enough': { code: CODE.conflict, message: '金币不足' },
  'wallet.key_reused': { code: CODE.conflict, message: '请求已处理，内容不一致' },
  'personal.too_many': { code: CODE.invalid, message: '数量已达上限' },
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
  'remote.in_use': { code: CODE.conflict, message: '仍有通道或固定指向这个版本' },
  'remote.withdrawn': { code: CODE.conflict, message: '这个版本已撤回，不能再使用' },
  'remote.nothing_before': { code: CODE.conflict, message: '没有可回退的版本' },
  'remote.bad_upload': { code: CODE.invalid, message: '上传内容有误' },
  'remote.check_failed': { code: CODE.invalid, message: '发布检查未通过' },
} as const satisfies Record<string, ReasonEntry>

export type Reason = keyof typeof REASONS
