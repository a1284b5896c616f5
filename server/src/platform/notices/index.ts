export {
  createNotices,
  type NoticeOrder,
  type Notices,
  type SendNotices,
  type SentNotice,
} from './notices'
export {
  deleteNotices,
  deleteOldNotices,
  type ReadMarks,
  readNoticePage,
  readUnread,
} from './notices.repository'
export { appendPersonalChange, createNotifyDevices, type NotifyDevices } from './notify-devices'
