import type { MatchTable, TableRow, Team } from '@saidian/shared/contracts/football'
import { Segmented } from '@saidian/shared/ui'
import { useState } from 'react'
import { useMatchTableQuery } from '../../../match/analysis.api'
import { useMatchContext } from '../../../match/match-context'
import { goalDifference, rowsAround } from '../table.rules'
import css from './analysis.module.css'
import { CardState } from './card-state'

const VIEWS = [
  { key: 'total', text: '总' },
  { key: 'home', text: '主场' },
  { key: 'away', text: '客场' },
] as const

const RULES: Record<MatchTable['rule'], string> = {
  'goal-difference': '同分先比净胜球',
  'goals-scored': '同分先比进球数',
  'head-to-head': '同分先比相互战绩',
  wins: '同分先比胜场',
}

/** 联赛积分 with both teams marked; a button expands the whole table. */
export function Table() {
  const { matchId, home, away } = useMatchContext()
  const [view, setView] = useState<(typeof VIEWS)[number]['key']>('total')
  const [isWhole, setWhole] = useState(false)
  return (
    <CardState
      title="联赛积分"
      query={useMatchTableQuery(matchId)}
      emptyText="这项赛事没有积分榜"
      isEmpty={({ groups }) => groups.length === 0}
      action={() => (
        <div className={css.views}>
          <Segmented label="积分榜" look="pill" items={VIEWS} value={view} onChoose={setView} />
        </div>
      )}
    >
      {({ groups, teams, season, rule }) => {
        const names = new Map(teams.map((team) => [team.id, team]))
        const sides = [home.id, away.id]
        return (
          <>
            {groups.map(({ name, statistic }) => (
              <Rows
                key={name}
                caption={name ? `${name}积分榜` : `${season} 积分榜`}
                rows={isWhole ? statistic[view] : rowsAround(statistic[view], sides)}
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
              {isWhole ? '收起' : '展开完整积分榜'}
            </button>
            <p className={css.note}>
              {season} · {RULES[rule]}
            </p>
          </>
        )
      }}
    </CardState>
  )
}

type RowsProps = {
  caption: string
  rows: readonly TableRow[]
  names: ReadonlyMap<number, Team>
  sides: readonly number[]
}

function Rows({ caption, rows, names, sides }: RowsProps) {
  return (
    <table className={css.table}>
      <caption className={css.caption}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">#</th>
          <th scope="col" className={css.team}>
            球队
          </th>
          <th scope="col">赛</th>
          <th scope="col">胜/平/负</th>
          <th scope="col">进/失</th>
          <th scope="col">净胜球</th>
          <th scope="col">积分</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.teamId} className={sides.includes(row.teamId) ? css.ours : undefined}>
            <td>{row.position}</td>
            <th scope="row" className={css.team}>
              {names.get(row.teamId)?.shortZh ?? '未知球队'}
            </th>
            <td>{row.played}</td>
            <td>
              {row.won}/{row.drawn}/{row.lost}
            </td>
            <td>
              {row.goalsFor}/{row.goalsAgainst}
            </td>
            <td>{goalDifference(row)}</td>
            <td className={css.points}>{row.points}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
