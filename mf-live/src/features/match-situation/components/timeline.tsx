import type { MatchIncident } from '@saidian/shared/contracts'
import { EventIcon } from '@saidian/shared/ui'
import { Card } from '../../../match/components/card'
import {
  byTime,
  eventWord,
  incidentDetail,
  incidentTitle,
  isKey,
  isTurn,
  minuteLabel,
} from '../../../match/incident.rules'
import css from './timeline.module.css'

/** 关键事件 on the axis of minutes, the newest on top: home left, away right. */
export function Timeline({ incidents }: { incidents: readonly MatchIncident[] }) {
  const shown = incidents.filter(isKey).sort(byTime).reverse()
  if (shown.length === 0) return null
  return (
    <Card title="关键事件">
      <ol className={css.axis}>
        {shown.map((incident) => (
          <li key={incident.key} className={css.row}>
            {isTurn(incident) || incident.side === 'none' ? (
              <Turn incident={incident} />
            ) : (
              <Event incident={incident} />
            )}
          </li>
        ))}
      </ol>
    </Card>
  )
}

function Turn({ incident }: { incident: MatchIncident }) {
  const { type, score, minute, addedMinute } = incident
  const tail = type === 19 && addedMinute ? ` ${addedMinute} 分钟` : score ? ` ${score[0]}-${score[1]}` : ''
  const word = type === 12 ? '完场' : eventWord(type)
  return (
    <span className={css.turn}>
      {word}
      {tail || (type === 28 ? ` ${minuteLabel({ minute, addedMinute })} ${incidentDetail(incident)}` : '')}
    </span>
  )
}

function Event({ incident }: { incident: MatchIncident }) {
  const { type, side, score, corrected } = incident
  const detail = incidentDetail(incident)
  return (
    <div className={side === 'home' ? css.home : css.away}>
      <div className={css.words}>
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
