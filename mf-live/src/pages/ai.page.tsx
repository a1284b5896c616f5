import { useNavigate } from '@saidian/shared/router'
import { useState } from 'react'
import { LiveLayout } from '../features/live-layout/live-layout'
import { HowItWorks } from '../features/predictions/how-it-works'
import type { SportFilter } from '../features/predictions/predictions.api'
import { SportChoice } from '../features/predictions/sport-choice'
import { Upcoming } from '../features/predictions/upcoming'
import { livePaths } from '../paths'
import css from './ai.module.css'
import { LAYOUT_TABS } from './layout-tabs'

/** AI: locked predictions of today's and coming matches. */
export function AiPage() {
  const navigate = useNavigate()
  const [sport, setSport] = useState<SportFilter>()
  return (
    <LiveLayout
      tabs={LAYOUT_TABS}
      tab="ai"
      isFiltered={false}
      subTabs={
        <div className={css.bar}>
          <SportChoice value={sport} onChoose={setSport} />
          <button
            type="button"
            className={css.record}
            onClick={() => navigate(livePaths.aiRecord())}
          >
            战绩
          </button>
        </div>
      }
    >
      <Upcoming sport={sport} />
      <HowItWorks />
    </LiveLayout>
  )
}
