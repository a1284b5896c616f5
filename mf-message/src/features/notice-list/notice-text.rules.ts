import type { Notice, NoticeContent } from '@saidian/shared/contracts/notices'

export type NoticeText = { title: string; body: string }

type Texts = {
  [Template in NoticeContent['template']]: (
    data: Extract<NoticeContent, { template: Template }>['data'],
    count: number,
  ) => NoticeText
}

const TEXTS: Texts = {
  'account.new_login': ({ device, region }, count) => ({
    title: count > 1 ? `${count} 次新的登录` : '新的登录',
    body: `${device}（${region}）登录了你的账号。不是你本人？请移除该设备并修改密码。`,
  }),
  'account.password_changed': () => ({
    title: '密码已修改',
    body: '其他设备已退出登录。不是你本人？请立即用验证码重置密码。',
  }),
  'account.name_verified': ({ name }) => ({ title: '实名认证通过', body: `认证姓名：${name}` }),
  'coins.received': ({ coins, reason }) => ({ title: `金币 +${coins}`, body: reason }),
  'moderation.portrait_passed': () => ({ title: '头像审核通过', body: '其他人已能看到新头像。' }),
  'moderation.portrait_rejected': () => ({
    title: '头像未通过审核',
    body: '新头像不符合社区规则，请换一张。',
  }),
  'moderation.nickname_passed': ({ nickName }) => ({
    title: '昵称审核通过',
    body: `你的昵称已改为“${nickName}”。`,
  }),
  'moderation.nickname_rejected': ({ nickName }) => ({
    title: '昵称未通过审核',
    body: `“${nickName}”不符合社区规则，请换一个。`,
  }),
}

/** The text of a notice; a template that this page does not know yet has a general one. */
export function noticeText({ template, data, count }: Notice): NoticeText {
  if (!Object.hasOwn(TEXTS, template)) return { title: '新通知', body: '更新页面后可查看内容。' }
  const textOf = TEXTS[template as NoticeContent['template']]
  // Server and page share the contract of the contents.
  return (textOf as (given: Notice['data'], times: number) => NoticeText)(data, count)
}
