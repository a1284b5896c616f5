import type { TableRow, Team } from '@saidian/shared/contracts/matches'
import { formatDate } from '@saidian/shared/lib'
import { Segmented } from '@saidian/shared/ui'
import { useState } from 'react'
import { CardState } from '../../../match/components/card-state'
import { useMatchContext } from '../../../match/match-context'
import type { AnalysisView } from '../analysis-view'
import { rowsAround } from '../table.rules'
import css from './analysis.module.css'

const PLACES = [
  { key: 'total', text: '总' },
  { key: 'home', text: '主场' },
  { key: 'away', text: '客场' },
] as const

/** The league table with both teams marked; a button expands the whole table. */
export function Table({ view }: { view: AnalysisView }) {
  const { matchId, home, away } = useMatchContext()
  const [place, setPlace] = useState<(typeof PLACES)[number]['key']>('total')
  const [isWhole, setWhole] = useState(false)
  return (
    <CardState
      title={view.table.title}
      query={view.useTable(matchId)}
      emptyText={`这项赛事没有${view.table.name}`}
      isEmpty={({ groups }) => groups.length === 0}
      action={() => (
        <div className={css.views}>
          <Segmented
            label={view.table.name}
            look="pill"
            items={PLACES}
            value={place}
            onChoose={setPlace}
          />
        </div>
      )}
    >
      {({ groups, teams, season, rule, filling, updatedAt }) => {
        const names = new Map(teams.map((team) => [team.id, team]))
        const sides = [home.id, away.id]
        return (
          <>
            {filling && (
              <p className={css.note} role="status">
                正在准备：赛果还在写入，名次和积分会变
              </p>
            )}
            {groups.map(({ name, statistic }) => (
              <Rows
                key={name}
                table={view.table}
                caption={name ? `${name}${view.table.name}` : `${season} ${view.table.name}`}
                rows={isWhole ? statistic[place] : rowsAround(statistic[place], sides)}
                names={names}
                sides={sides}
              />
            ))}
            <button
              type="button"
              className={css.more}
              onClick={() => setWhole((is) => !is)}
              aria-expanded={isWhole}
            >
              {isWhole ? '收起' : `展开完整${view.table.name}`}
            </button>
            <p className={css.note}>
              {[season, view.table.ruleTexts[rule], ageText(updatedAt)].filter(Boolean).join(' · ')}
            </p>
          </>
        )
      }}
    </CardState>
  )
}

function ageText(updatedAt: number | null | undefined): string {
  return updatedAt == null ? '' : `截至 ${formatDate(updatedAt * 1_000, 'yyyy-MM-dd hh:mm')}`
}

type RowsProps = {
  table: AnalysisView['table']
  caption: string
  rows: readonly TableRow[]
  names: ReadonlyMap<number, Team>
  sides: readonly number[]
}

function Rows({ table: { columns, points }, caption, rows, names, sides }: RowsProps) {
  return (
    <table className={css.table}>
      <caption className={css.caption}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">#</th>
          <th scope="col" className={css.team}>
            球队
          </th>
          {columns.map(({ label }) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
          <th scope="col">{points.label}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.teamId} className={sides.includes(row.teamId) ? css.ours : undefined}>
            <td>{row.position}</td>
            <th scope="row" className={css.team}>
              {names.get(row.teamId)?.shortZh ?? '未知球队'}
            </th>
            {columns.map(({ label, textOf }) => (
              <td key={label}>{textOf(row)}</td>
            ))}
            <td className={css.points}>{points.textOf(row)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
