import { useBack, useNavigate } from '@saidian/shared/router'
import { EmptyState, ErrorState } from '@saidian/shared/ui'
import { Page } from '@saidian/shared/ui/subpages'
import { useState } from 'react'
import { ChosenLevel } from '../features/nobles/chosen-level'
import { NobleButton } from '../features/nobles/noble-button'
import { NobleTable } from '../features/nobles/noble-table'
import css from '../features/nobles/nobles.module.css'
import { NoblesSkeleton } from '../features/nobles/nobles-skeleton'
import { OwnLevel } from '../features/nobles/own-level'
import { useNobles } from '../features/nobles/use-nobles'
import { vlivePaths } from '../paths'

const RULES =
  '贵族有效30天，到期不自动续费。榜单只按活跃度排名，与花费的金币无关。' +
  '未成年人和青少年模式不能开通贵族。'

/** 贵族: levels with their privileges and prices, and the level of the reader. */
export function NoblePage() {
  const navigate = useNavigate()
  const goBack = useBack(vlivePaths.column())
  const { offers, own, hasFailed, refetch } = useNobles()
  const [choice, setChoice] = useState<number>()
  const ownLevel = typeof own === 'object' ? own.level || own.renewLevel : 0
  const chosen = offers?.find(({ level }) => level === (choice ?? ownLevel)) ?? offers?.[0]
  return (
    <Page
      title="贵族"
      onBack={goBack}
      footer={chosen && !hasFailed && <NobleButton offer={chosen} own={own} />}
    >
      {hasFailed && <ErrorState text="加载失败，请稍后再试" onRetry={refetch} />}
      {!hasFailed && !(offers && own) && offers?.length !== 0 && <NoblesSkeleton />}
      {!hasFailed && offers && own && chosen && (
        <>
          <OwnLevel own={own} offers={offers} />
          <NobleTable offers={offers} chosen={chosen.level} onChoose={setChoice} />
          <ChosenLevel offer={chosen} />
          <p className={css.rules}>{RULES}</p>
        </>
      )}
      {!hasFailed && offers?.length === 0 && (
        <EmptyState
          text="贵族暂未开放"
          action={{ label: '去看直播', onChoose: () => navigate(vlivePaths.column()) }}
        />
      )}
    </Page>
  )
}
