import { dayLabel, TimeText, timeOfDay } from '@saidian/shared/calendar'
import { PageRow } from '@saidian/shared/marks'
import { classNames } from '@saidian/shared/ui'
import page from '../../personal/list.module.css'
import type { VisitRow } from './by-day.rules'
import css from './history.module.css'
import { RemoveVisit } from './remove-visit'

/** A visited page, below the title of its day if it is the first of it. */
export function HistoryRow({ row: { visit, day, isLastOfDay } }: { row: VisitRow }) {
  return (
    <div className={classNames(css.row, day !== null && css.first, isLastOfDay && css.last)}>
      {day !== null && <h2 className={page.day}>{dayLabel(day, Date.now())}</h2>}
      <PageRow
        as="div"
        kind={visit.kind}
        sport={visit.sport}
        id={visit.id}
        title={visit.title}
        time={<TimeText at={visit.at} format={timeOfDay} />}
        after={<RemoveVisit visit={visit} />}
      />
    </div>
  )
}
