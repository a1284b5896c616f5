import type { NoticeKind } from './notice'

type Content<Kind extends NoticeKind, Template extends string, Data> = {
  kind: Kind
  template: `${Kind}.${Template}`
  data: Data
}

/** What notices say: each template with the data that its text needs. */
export type NoticeContent =
  | Content<'account', 'new_login', { device: string; region: string }>
  | Content<'account', 'password_changed', Record<string, never>>
  | Content<'account', 'name_verified', { name: string }>
  | Content<'coins', 'received', { coins: number; reason: string }>
  | Content<'moderation', 'portrait_passed', Record<string, never>>
  | Content<'moderation', 'portrait_rejected', Record<string, never>>
  | Content<'moderation', 'nickname_passed', { nickName: string }>
  | Content<'moderation', 'nickname_rejected', { nickName: string }>
