import { paths } from '@saidian/shared/contracts/page'
import { usePageText } from '@saidian/shared/host'
import { memberPageText } from '@saidian/shared/lib/texts'
import { useBack, useNavigate, useSearchParams } from '@saidian/shared/router'
import { EmptyState, ErrorState, Icon, Skeleton } from '@saidian/shared/ui'
import { PortraitSkeleton } from '@saidian/shared/ui/subpages'
import css from '../../features/author/author.module.css'
import { AuthorCard } from '../../features/author/author-card'
import { MemberSections } from '../../features/author/member-sections'
import { ShareAuthor } from '../../features/author/share-author'
import { useAuthorHomeQuery } from '../../member/member.api'
import { userPaths } from '../../paths'

const NOT_FOUND_REASONS = ['profile.no_such_member', 'request.invalid']

/** 个人主页: public page of a member. */
export function AuthorHomePage() {
  const navigate = useNavigate()
  const goBack = useBack(userPaths.home())
  const [query] = useSearchParams()
  const id = query.get('id') ?? ''
  const isNumber = /^\d{1,18}$/.test(id)
  const { currentData, error, refetch } = useAuthorHomeQuery({ query: { id } }, { skip: !isNumber })
  usePageText(currentData ? memberPageText(currentData) : null)
  const isNotFound =
    !isNumber || (error && 'reason' in error && NOT_FOUND_REASONS.includes(String(error.reason)))
  return (
    <main>
      <div className={css.top}>
        <button type="button" className={css.back} aria-label="返回" onClick={goBack}>
          <Icon name="back" size={20} />
        </button>
        {currentData && <ShareAuthor {...currentData} />}
      </div>
      {isNotFound && (
        <EmptyState
          text="用户不存在"
          action={{ label: '返回首页', onChoose: () => navigate(paths.home()) }}
        />
      )}
      {!isNotFound && error && (
        <ErrorState text="加载失败，请稍后再试" onRetry={() => void refetch()} />
      )}
      {!isNotFound && !error && !currentData && (
        <div className={css.card} role="status" aria-label="加载中">
          <PortraitSkeleton size={96} />
          <Skeleton width={4} />
          <Skeleton width={5} />
        </div>
      )}
      {currentData && (
        <>
          <AuthorCard member={currentData} />
          <MemberSections memberId={currentData.id} />
        </>
      )}
    </main>
  )
}
