import type { Circle } from '@saidian/shared/contracts/community'
import { Sheet } from '@saidian/shared/ui/subpages'
import { CircleRow } from '../../circles/circle-row'
import { useCommunityCirclesQuery } from '../../circles/circles.api'
import css from './all-circles.module.css'

const KINDS = [
  { kind: 'general', title: '综合' },
  { kind: 'league', title: '联赛' },
  { kind: 'team', title: '球队' },
] as const satisfies readonly { kind: Circle['kind']; title: string }[]

/** All circles by kind, each with 加入. */
export function AllCircles({ onClose }: { onClose: () => void }) {
  const { data } = useCommunityCirclesQuery(undefined)
  return (
    <Sheet title="全部圈子" onClose={onClose}>
      {KINDS.map(({ kind, title }) => {
        const circles = data?.circles.filter((circle) => circle.kind === kind) ?? []
        if (circles.length === 0) return null
        return (
          <section key={kind} className={css.kind}>
            <h3 className={css.title}>{title}</h3>
            {circles.map((circle) => (
              <CircleRow key={circle.id} circle={circle} />
            ))}
          </section>
        )
      })}
    </Sheet>
  )
}
