import { useBack } from '@saidian/shared/router'
import { Page } from '@saidian/shared/ui/subpages'
import { useState } from 'react'
import { ChainPanel } from '../features/predictions/chain/chain-panel'
import type { SportFilter } from '../features/predictions/predictions.api'
import { Past } from '../features/predictions/record/past'
import { Scores } from '../features/predictions/record/scores'
import { SportChoice } from '../features/predictions/sport-choice'
import { livePaths } from '../paths'
import css from './ai.module.css'

/** AI预测战绩: every past prediction, how good they were, and how to check them. */
export function AiRecordPage() {
  const goBack = useBack(livePaths.ai())
  const [sport, setSport] = useState<SportFilter>()
  return (
    <Page title="AI预测战绩" onBack={goBack}>
      <div className={css.bar}>
        <SportChoice value={sport} onChoose={setSport} />
      </div>
      <Scores sport={sport} />
      <ChainPanel />
      <Past sport={sport} />
    </Page>
  )
}
