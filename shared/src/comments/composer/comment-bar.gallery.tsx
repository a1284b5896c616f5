import type { CommentSubject } from '../../contracts/comments'
import { CommentBar } from './comment-bar'

const SUBJECT: CommentSubject = { kind: 'article', id: '1' }

export function WithoutComments() {
  return <CommentBar subject={SUBJECT} count={0} onOpenThread={() => undefined} />
}

export function ManyComments() {
  return <CommentBar subject={SUBJECT} count={12_345} onOpenThread={() => undefined} />
}
