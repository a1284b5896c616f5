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
  | Content<'coins', 'noble_soon', { level: string; days: number }>
  | Content<'coins', 'noble_ended', { level: string; days: number }>
  | Content<'moderation', 'portrait_passed', Record<string, never>>
  | Content<'moderation', 'portrait_rejected', Record<string, never>>
  | Content<'moderation', 'nickname_passed', { nickName: string }>
  | Content<'moderation', 'nickname_rejected', { nickName: string }>
  | Content<'rooms', 'broadcast_started', { anchor: string; title: string }>
  | Content<'rooms', 'recording_stopped', { title: string }>
  | Content<'moderation', 'content_approved', { what: string; excerpt: string }>
  | Content<'moderation', 'content_rejected', { what: string; excerpt: string; reason: string }>
  | Content<'moderation', 'content_removed', { what: string; excerpt: string; reason: string }>
  | Content<'moderation', 'appeal_granted', { what: string; excerpt: string }>
  | Content<'moderation', 'appeal_denied', { what: string; excerpt: string; reason: string }>
  | Content<'moderation', 'report_accepted', { what: string; excerpt: string }>
  | Content<'moderation', 'report_declined', { what: string; excerpt: string }>
  | Content<'moderation', 'member_warned', { reason: string }>
  | Content<'moderation', 'sanction_lifted', { sanction: string }>
  | Content<'moderation', 'sanctioned', { what: string; end: string; reason: string }>
  | Content<'likes', 'liked', { name: string; what: string; excerpt: string }>
  | Content<'replies', 'commented', { name: string; what: string; excerpt: string }>
  | Content<'replies', 'replied', { name: string; excerpt: string }>
  | Content<'mentions', 'mentioned', { name: string; what: string; excerpt: string }>
  | Content<'follows', 'followed', { name: string }>
  | Content<'groups', 'invited', { name: string; group: string }>
  | Content<'groups', 'requested', { name: string; group: string }>
  | Content<'groups', 'accepted', { group: string }>
  | Content<'groups', 'removed', { group: string }>
  | Content<'friends', 'asked', { name: string; message: string }>
  | Content<'friends', 'accepted', { name: string }>
