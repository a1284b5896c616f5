import type { GroupHead } from '@saidian/shared/contracts/messaging'
import { Portrait } from '@saidian/shared/ui/subpages'
import css from './group-picture.module.css'

type GroupPictureProps = { id: string; group: Pick<GroupHead, 'name' | 'portraits'> }

/** Portraits of two members; with fewer the first character of the name. Decoration beside it. */
export function GroupPicture({ id, group: { name, portraits } }: GroupPictureProps) {
  const [first, second] = portraits
  if (!first || !second)
    return <Portrait name={name} id={id} src={first?.portrait ?? ''} size={48} />
  return (
    <span className={css.picture} aria-hidden="true">
      <span className={css.behind}>
        <Portrait name={first.nickName} id={first.id} src={first.portrait} size={32} />
      </span>
      <span className={css.front}>
        <Portrait name={second.nickName} id={second.id} src={second.portrait} size={32} />
      </span>
    </span>
  )
}
