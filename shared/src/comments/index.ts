/**
 * Comments of an article, a post, a match or a tip, as several remotes show them: the thread with
 * its replies and the field to write in. A chunk of its own.
 */
export { CommentBar, type CommentBarProps } from './composer/comment-bar'
export { EmojiPanel, type EmojiPanelProps } from './composer/emoji-panel'
export { ReportSheet, type ReportSheetProps } from './menu/report-sheet'
export { useBlockMember } from './menu/use-block-member'
export { CommentThreadList, type CommentThreadListProps } from './thread/comment-thread-list'
export { SpanText } from './thread/span-text'
