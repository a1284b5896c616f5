import type { NoticeContent } from '@saidian/shared/contracts/notices'
import type { NoticeText } from './notice-text'

type Kind = 'likes' | 'replies' | 'mentions' | 'follows' | 'friends'
type Of<Template> = Extract<NoticeContent, { template: Template }>['data']
type Texts = {
  [Template in Extract<NoticeContent, { kind: Kind }>['template']]: (
    data: Of<Template>,
    count: number,
  ) => NoticeText
}

/** What other members did. Notices of one group name the last one: 张三等 12 人. */
export const INTERACTION_TEXTS: Texts = {
  'likes.liked': ({ name, what, excerpt }, count) => ({
    title: `${people(name, count)}赞了你的${what}`,
    body: excerpt,
  }),
  'replies.commented': ({ name, what, excerpt }, count) => ({
    title: count > 1 ? `${name}等 ${count} 条评论了你的${what}` : `${name} 评论了你的${what}`,
    body: excerpt,
  }),
  'replies.replied': ({ name, excerpt }, count) => ({
    title: count > 1 ? `${name}等 ${count} 条回复了你` : `${name} 回复了你`,
    body: excerpt,
  }),
  'mentions.mentioned': ({ name, what, excerpt }) => ({
    title: `${name} 在${what}里提到了你`,
    body: excerpt,
  }),
  'follows.followed': ({ name }, count) => ({
    title: `${people(name, count)}关注了你`,
    body: count > 1 ? '点开看看最新的粉丝' : '点开看看 TA 的主页',
  }),
  'friends.asked': ({ name, message }) => ({
    title: `${name} 请求添加你为好友`,
    body: message || '点开通过或忽略',
  }),
  'friends.accepted': ({ name }) => ({
    title: `${name} 通过了你的好友申请`,
    body: '你们已是好友，打个招呼吧',
  }),
}

function people(name: string, count: number): string {
  return count > 1 ? `${name}等 ${count} 人` : `${name} `
}
