export { type CommentsModule, commentsModule } from './comments.module'
export { NO_SUBJECTS, type SubjectReader, type SubjectReaders } from './subjects'
