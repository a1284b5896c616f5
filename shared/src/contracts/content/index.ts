export { Author, Region, WRITTEN_STATES, WrittenState } from './author'
export { Block, type BlockOf, Span } from './block'
export {
  ContentId,
  Cursor,
  Likes,
  MemberId,
  Next,
  NumberId,
  ReportReason,
  RequestKey,
  Seconds,
} from './fields'
export { Picture, PictureKey } from './picture'
