import type { PastMatch, Team } from '@saidian/shared/contracts/matches'
import { useSetting } from '@saidian/shared/store'
import { Segmented } from '@saidian/shared/ui'
import { useState } from 'react'
import type { AnalysisView } from '../analysis-view'
import {
  type FormContext,
  type FormFilter,
  filteredForm,
  restText,
  summaryOf,
  withoutLines,
} from '../form.rules'
import css from './form.module.css'
import { FormRow } from './form-row'
import { FormSummary } from './form-summary'

const COUNTS = [
  { key: '6', text: '近6场' },
  { key: '10', text: '近10场' },
  { key: '20', text: '近20场' },
] as const

export type FormProps = {
  view: AnalysisView
  matches: readonly PastMatch[]
  teams: readonly Team[]
  context: FormContext
}

/** Past matches of one team with three filters and a summary. */
export function Form({ view, matches, teams, context }: FormProps) {
  const [filter, setFilter] = useState<FormFilter>({
    sameVenue: false,
    sameLeague: false,
    count: 6,
  })
  const [showsOdds] = useSetting('showsOdds')
  const listed = showsOdds ? matches : withoutLines(matches)
  const shown = filteredForm(listed, filter, context)
  const names = new Map(teams.map((team) => [team.id, team.shortZh]))
  return (
    <>
      <div className={css.filters}>
        <Toggle
          text="同主客"
          isOn={filter.sameVenue}
          onToggle={() => setFilter({ ...filter, sameVenue: !filter.sameVenue })}
        />
        <Toggle
          text="同赛事"
          isOn={filter.sameLeague}
          onToggle={() => setFilter({ ...filter, sameLeague: !filter.sameLeague })}
        />
        <div className={css.counts}>
          <Segmented
            label="场数"
            look="pill"
            items={COUNTS}
            value={String(filter.count) as '6' | '10' | '20'}
            onChoose={(key) => setFilter({ ...filter, count: Number(key) as 6 | 10 | 20 })}
          />
        </div>
      </div>
      {shown.length === 0 ? (
        <p className={css.none}>没有符合条件的比赛</p>
      ) : (
        <>
          <FormSummary view={view.form} summary={summaryOf(shown, context.teamId)} />
          <ul className={css.matches}>
            {shown.map((match) => (
              <FormRow
                key={match.id}
                lineText={view.lineText}
                restText={view.form.showsRest ? restText(match, matches) : null}
                match={match}
                names={names}
                teamId={context.teamId}
                showsLines={showsOdds}
              />
            ))}
          </ul>
        </>
      )}
    </>
  )
}

function Toggle({ text, isOn, onToggle }: { text: string; isOn: boolean; onToggle: () => void }) {
  return (
    <button
      type="button"
      className={isOn ? css.on : css.off}
      aria-pressed={isOn}
      onClick={onToggle}
    >
      {text}
    </button>
  )
}
