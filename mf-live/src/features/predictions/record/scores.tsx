import { SPORT } from '@saidian/shared/contracts/personal'
import type { ScoreGroup } from '@saidian/shared/contracts/predictions'
import { keepThree } from '@saidian/shared/lib'
import { lazy, Suspense, useMemo } from 'react'
import { CardState } from '../../../match/components/card-state'
import { type SportFilter, useScoresQuery } from '../predictions.api'
import { percent } from '../text.rules'
import { useShowsMarket } from '../use-shows-market'
import css from './record.module.css'

const Chart = lazy(async () => ({ default: (await import('@saidian/shared/charts')).Chart }))

/** 校准 and scores of the model beside the closing odds. */
export function Scores({ sport }: { sport: SportFilter }) {
  const query = useScoresQuery()
  return (
    <CardState
      title="预测质量"
      query={query}
      emptyText="还没有赛果，暂时无法评估"
      isEmpty={({ groups }) => groupsOf(groups, sport).length === 0}
    >
      {({ groups }) =>
        groupsOf(groups, sport).map((group) => <Group key={nameOf(group)} group={group} />)
      }
    </CardState>
  )
}

/** The whole of each sport; leagues only when one sport is chosen. */
function groupsOf(groups: readonly ScoreGroup[], sport: SportFilter): ScoreGroup[] {
  return groups.filter((group) =>
    sport === undefined ? group.leagueId === null : group.sport === sport,
  )
}

function nameOf({ sport, leagueZh }: ScoreGroup): string {
  return leagueZh ?? (sport === SPORT.football ? '足球' : '篮球')
}

function Group({ group }: { group: ScoreGroup }) {
  const showsMarket = useShowsMarket()
  const beside = showsMarket ? group.beside : null
  const model = beside?.model ?? group.model
  const rows = [
    ['对数损失', model.logLoss, beside?.market.logLoss],
    ['布里尔分', model.brier, beside?.market.brier],
    ['排序概率分', model.rps, beside?.market.rps],
  ] as const
  return (
    <section className={css.group}>
      <h3 className={css.name}>
        {nameOf(group)}
        <span className={css.count}>
          {model.count} 场{beside && '（有收盘赔率）'}
        </span>
      </h3>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">指标，越小越好</th>
            <th scope="col">模型</th>
            {beside && <th scope="col">收盘赔率</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, own, market]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{keepThree(own)}</td>
              {beside && <td>{keepThree(market ?? Number.NaN)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {group.leagueId === null && <Calibration group={group} />}
    </section>
  )
}

/** Stated chances against what happened: a good model says 60 % of what happens in 60 %. */
function Calibration({ group: { bins } }: { group: ScoreGroup }) {
  const data = useMemo(
    () => ({
      labels: bins.map(({ from, to }) => `${percent(from)}–${percent(to)}`),
      series: [
        { name: '预测概率 %', values: bins.map(({ stated }) => Math.round(stated * 1_000) / 10) },
        {
          name: '实际发生 %',
          values: bins.map(({ observed }) => Math.round(observed * 1_000) / 10),
        },
      ],
    }),
    [bins],
  )
  if (bins.length < 2) return null
  return (
    <Suspense fallback={<div className={css.chartSpace} />}>
      <Chart kind="line" title="校准：两条线越近，概率越可信" data={data} />
    </Suspense>
  )
}
