import type { Notice, NoticeContent } from '@saidian/shared/contracts/notices'
import { GROUP_TEXTS } from './group-text.rules'
import { INTERACTION_TEXTS } from './interaction-text.rules'
import type { NoticeText } from './notice-text'

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
  'coins.noble_soon': ({ level, days }) => ({
    title: `贵族还有 ${days} 天到期`,
    body: `你的${level}即将到期，现在续费可享优惠价。`,
  }),
  'coins.noble_ended': ({ level, days }) => ({
    title: '贵族已到期',
    body: `你的${level}已到期，${days} 天内续费仍享优惠价。`,
  }),
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
  'rooms.broadcast_started': ({ anchor, title }) => ({ title: `${anchor} 开播了`, body: title }),
  'rooms.recording_stopped': ({ title }) => ({
    title: '录制已停止',
    body: `“${title}”的录制因存储空间不足或故障停止，直播不受影响。`,
  }),
  'moderation.content_approved': ({ what, excerpt }) => ({
    title: `你的${what}审核通过`,
    body: excerpt,
  }),
  'moderation.content_rejected': ({ what, excerpt, reason }) => ({
    title: `你的${what}未通过审核`,
    body: `“${excerpt}”：${reason}。不同意？可以申诉。`,
  }),
  'moderation.content_removed': ({ what, excerpt, reason }) => ({
    title: `你的${what}已被移除`,
    body: `“${excerpt}”：${reason}。不同意？可以申诉。`,
  }),
  'moderation.appeal_granted': ({ what, excerpt }) => ({
    title: '申诉成功',
    body: `你的${what}已恢复：“${excerpt}”`,
  }),
  'moderation.appeal_denied': ({ what, excerpt, reason }) => ({
    title: '申诉未通过',
    body: `你的${what}“${excerpt}”维持原处理：${reason}`,
  }),
  'moderation.report_accepted': ({ what, excerpt }) => ({
    title: '举报已处理',
    body: `你举报的${what}违反社区规则，已移除：“${excerpt}”`,
  }),
  'moderation.report_declined': ({ what, excerpt }) => ({
    title: '举报已处理',
    body: `你举报的${what}未违反社区规则：“${excerpt}”`,
  }),
  'moderation.sanction_lifted': ({ sanction }) => ({
    title: '申诉成功',
    body: `处罚已解除：${sanction}`,
  }),
  'moderation.sanctioned': ({ what, end, reason }) => ({
    title: `${what}，${end}`,
    body: reason === '' ? '不同意？可以申诉。' : `原因：${reason}。不同意？可以申诉。`,
  }),
  'moderation.member_warned': ({ reason }) => ({
    title: '违规提醒',
    body: `你的账号被举报，经核实违反社区规则：${reason}。再次违规可能被禁言或封号。`,
  }),
  ...INTERACTION_TEXTS,
  ...GROUP_TEXTS,
}

/** The text of a notice; a template that this page does not know yet has a general one. */
export function noticeText({ template, data, count }: Notice): NoticeText {
  if (!Object.hasOwn(TEXTS, template)) return { title: '新通知', body: '更新页面后可查看内容。' }
  const textOf = TEXTS[template as NoticeContent['template']]
  // Server and page share the contract of the contents.
  return (textOf as (given: Notice['data'], times: number) => NoticeText)(data, count)
}
