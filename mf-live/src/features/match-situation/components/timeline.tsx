import type { MatchIncident } from '@saidian/shared/contracts/football'
import { EventIcon } from '@saidian/shared/ui'
import { useState } from 'react'
import { Card } from '../../../match/components/card'
import {
  byTime,
  eventLabel,
  incidentDetail,
  incidentTitle,
  isClockEvent,
  isKey,
  minuteLabel,
} from '../../../match/incident.rules'
import { MinuteAxis } from './minute-axis'
import css from './timeline.module.css'

/** Number of events before the list is expanded: the statistics stay reachable. */
const FIRST_EVENTS = 6

/** 关键事件: decisive events on the axis, then all of them, newest first: home left, away right. */
export function Timeline({ incidents }: { incidents: readonly MatchIncident[] }) {
  const [isWhole, setWhole] = useState(false)
  const events = incidents.filter(isKey).sort(byTime).reverse()
  if (events.length === 0) return null
  const shown = isWhole ? events : events.slice(0, FIRST_EVENTS)
  return (
    <Card title="关键事件">
      <MinuteAxis incidents={events} />
      <ol className={css.axis}>
        {shown.map((incident) => (
          <li key={incident.key} className={css.row}>
            {isClockEvent(incident) || incident.side === 'none' ? (
              <ClockEvent incident={incident} />
            ) : (
              <Event incident={incident} />
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

function ClockEvent({ incident }: { incident: MatchIncident }) {
  const { type, score, minute, addedMinute } = incident
  const tail =
    type === 19 && addedMinute ? ` ${addedMinute} 分钟` : score ? ` ${score[0]}-${score[1]}` : ''
  const label = type === 12 ? '完场' : eventLabel(type)
  return (
    <span className={css.clockEvent}>
      {label}
      {tail ||
        (type === 28 ? ` ${minuteLabel({ minute, addedMinute })} ${incidentDetail(incident)}` : '')}
    </span>
  )
}

function Event({ incident }: { incident: MatchIncident }) {
  const { type, side, score, corrected } = incident
  const detail = incidentDetail(incident)
  return (
    <div className={side === 'home' ? css.home : css.away}>
      <div className={css.text}>
        <span className={css.player}>
          {score && (
            <span className={css.score}>
              {score[0]}-{score[1]}
            </span>
          )}
          {incidentTitle(incident)}
        </span>
        {(detail || corrected) && (
          <span className={css.detail}>
            {corrected && <span className={css.corrected}>更正</span>}
            {detail}
          </span>
        )}
      </div>
      <EventIcon type={type} size={20} />
      <span className={css.minute}>{minuteLabel(incident)}</span>
    </div>
  )
}
