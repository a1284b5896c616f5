import type { MatchIncident } from '@saidian/shared/contracts/matches'
import { useState } from 'react'
import { Card } from '../../../match/components/card'
import { minuteLabel } from '../../../match/minute-label'
import type { IncidentView, SituationView } from '../situation-view'
import { MinuteAxis } from './minute-axis'
import css from './timeline.module.css'

/** Number of events before the list is expanded: the statistics stay reachable. */
const FIRST_EVENTS = 6

export type TimelineProps = { view: SituationView; incidents: readonly MatchIncident[] }

/** 关键事件: decisive events on the axis, then all of them, newest first: home left, away right. */
export function Timeline({ view, incidents }: TimelineProps) {
  const { isKey, isClockEvent, byTime, clockEventText } = view.incidents
  const [isWhole, setWhole] = useState(false)
  const events = incidents.filter(isKey).sort(byTime).reverse()
  if (events.length === 0) return null
  const shown = isWhole ? events : events.slice(0, FIRST_EVENTS)
  return (
    <Card title="关键事件">
      <MinuteAxis view={view} incidents={events} />
      <ol className={css.axis}>
        {shown.map((incident) => (
          <li key={incident.key} className={css.row}>
            {isClockEvent(incident) || incident.side === 'none' ? (
              <span className={css.clockEvent}>{clockEventText(incident)}</span>
            ) : (
              <Event view={view.incidents} incident={incident} />
            )}
          </li>
        ))}
      </ol>
      {events.length > FIRST_EVENTS && (
        <button
          type="button"
          className={css.more}
          aria-expanded={isWhole}
          onClick={() => setWhole((is) => !is)}
        >
          {isWhole ? '收起' : `展开全部 ${events.length} 条`}
        </button>
      )}
    </Card>
  )
}

function Event({ view, incident }: { view: IncidentView; incident: MatchIncident }) {
  const { type, side, score, corrected } = incident
  const detail = view.detailOf(incident)
  return (
    <div className={side === 'home' ? css.home : css.away}>
      <div className={css.text}>
        <span className={css.player}>
          {score && (
            <span className={css.score}>
              {score[0]}-{score[1]}
            </span>
          )}
          {view.titleOf(incident)}
        </span>
        {(detail || corrected) && (
          <span className={css.detail}>
            {corrected && <span className={css.corrected}>更正</span>}
            {detail}
          </span>
        )}
      </div>
      <view.Icon type={type} size={20} />
      <span className={css.minute}>{minuteLabel(incident)}</span>
    </div>
  )
}
