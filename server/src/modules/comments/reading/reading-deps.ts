import type { Db } from '../../../platform/database'
import type { Likes } from '../../likes'
import type { Relations } from '../../relations'
import type { SubjectReaders } from '../subjects'

export type ReadingDeps = {
  db: Db
  likes: Pick<Likes, 'read'>
  relations: Pick<Relations, 'hiddenFor'>
  subjects: SubjectReaders
}
