import { useLocation, useNavigate, useSearchParams } from '@saidian/shared/router'
import { EmptyState, ErrorState, Segmented } from '@saidian/shared/ui'
import { PanelSkeleton } from '../../match/components/panel-skeleton'
import { liveQueryState } from '../../match/live-query-state'
import { useMatchContext } from '../../match/match-context'
import { useMatchOdds } from '../../match/use-match-query'
import { History } from './components/history'
import { OddsTable } from './components/odds-table'
import css from './match-odds.module.css'
import { kindOf, type OddsView, OddsViewContext } from './odds-view'

/**
 * 指数: the lines of every company for one type. A tap on a company opens its history. The address
 * stores both.
 */
export function MatchOdds({ view }: { view: OddsView }) {
  const { matchId } = useMatchContext()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const { state } = useLocation()
  const { type } = kindOf(view, Number(search.get('type')))
  const companyId = Number(search.get('company')) || null
  const { data, hasFailed, errorText, refresh } = liveQueryState(useMatchOdds(type))

  const go = (change: Record<string, string | null>, replace: boolean) => {
    const next = new URLSearchParams(search)
    for (const [name, value] of Object.entries(change))
      value === null ? next.delete(name) : next.set(name, value)
    // Back closes a history that was opened here; the history of another company replaces it.
    const nextState = replace ? state : { overTab: true }
    navigate(`?${next}`, { replace, preventScrollReset: true, state: nextState })
  }
  const close = () => {
    if ((state as { overTab?: boolean } | null)?.overTab) navigate(-1)
    else go({ company: null }, true)
  }

  return (
    <OddsViewContext value={view}>
      <section className={css.card} aria-label="指数">
        <Segmented
          label="指数类型"
          items={view.map((kind) => ({ key: String(kind.type), text: kind.text }))}
          value={String(type)}
          onChoose={(key) => go({ type: key, company: null }, true)}
        />
        {hasFailed ? (
          <ErrorState text={errorText} onRetry={refresh} />
        ) : !data ? (
          <PanelSkeleton />
        ) : data.list.length === 0 ? (
          <EmptyState text="还没有公司开出这项指数" action={{ label: '刷新', onChoose: refresh }} />
        ) : (
          <OddsTable
            lines={data.list}
            type={type}
            onChoose={(id) => go({ company: String(id) }, false)}
          />
        )}
        {companyId !== null && (
          <History
            matchId={matchId}
            companyId={companyId}
            type={type}
            onChooseCompany={(id) => go({ company: String(id) }, true)}
            onClose={close}
          />
        )}
      </section>
    </OddsViewContext>
  )
}
