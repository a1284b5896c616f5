import type { NoticeContent } from '@saidian/shared/contracts/notices'
import type { NoticeText } from './notice-text'

type Of<Template> = Extract<NoticeContent, { template: Template }>['data']
type Texts = {
  [Template in Extract<NoticeContent, { kind: 'groups' }>['template']]: (
    data: Of<Template>,
    count: number,
  ) => NoticeText
}

/** Who joins and leaves groups of members. */
export const GROUP_TEXTS: Texts = {
  'groups.invited': ({ name, group }) => ({
    title: `${name} 邀请你加入群聊`,
    body: `你已加入“${group}”`,
  }),
  'groups.requested': ({ name, group }, count) => ({
    title: count > 1 ? `${name}等 ${count} 人申请加入群聊` : `${name} 申请加入群聊`,
    body: `群聊“${group}”，点开处理`,
  }),
  'groups.accepted': ({ group }) => ({
    title: '入群申请已通过',
    body: `你已加入“${group}”`,
  }),
  'groups.removed': ({ group }) => ({
    title: '你已被移出群聊',
    body: `你已不在“${group}”中，仍可查看此前的消息`,
  }),
}
