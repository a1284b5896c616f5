export {
  isNoticeEvent,
  isNoticesReadEvent,
  NOTICE_KINDS,
  NOTICES_A_PAGE,
  Notice,
  NoticeEvent,
  type NoticeKind,
  NoticesReadEvent,
  Unread,
} from './notice'
export {
  getNotices,
  getUnreadNotices,
  NoticePage,
  readAllNotices,
  readNotices,
  UnreadNotices,
} from './notice-calls'
export type { NoticeContent } from './notice-content'
