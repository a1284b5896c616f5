import { useHost } from '@saidian/shared/host'
import { Link } from '@saidian/shared/router'
import { ErrorState, Icon } from '@saidian/shared/ui'
import css from '../../features/account-group/account-group.module.css'
import { LinesSkeleton } from '../../features/account-group/lines-skeleton'
import { NicknameReview } from '../../features/nickname/nickname-review'
import { PortraitEditor } from '../../features/portrait/portrait-editor'
import { PortraitEditorSkeleton } from '../../features/portrait/portrait-editor-skeleton'
import { SubPage } from '../../layout/sub-page'
import { useMe } from '../../member/use-me'
import { userPaths } from '../../paths'

/** 个人资料. */
export function InfoPage() {
  const host = useHost()
  const { info, hasFailed, refresh } = useMe()
  return (
    <SubPage title="个人资料">
      {hasFailed && <ErrorState text="资料加载失败，请稍后再试" onRetry={refresh} />}
      {!hasFailed && !info && (
        <>
          <PortraitEditorSkeleton />
          <LinesSkeleton lines={5} />
        </>
      )}
      {info && (
        <>
          <PortraitEditor info={info} onToast={(text) => host.toast({ text })} />
          <section className={css.group} aria-label="资料">
            <Link to={userPaths.nickname()} className={css.line}>
              昵称{' '}
              <span className={css.value}>
                {info.nickName} <Icon name="chevron" size={14} />
              </span>
            </Link>
            <NicknameReview info={info} />
            <p className={css.line}>
              赛点号 <span className={css.value}>{info.id}</span>
            </p>
            <p className={css.line}>
              手机号 <span className={css.value}>{info.phone}</span>
            </p>
            <Link to={userPaths.certification()} className={css.line}>
              实名认证{' '}
              <span className={css.value}>
                {info.isVerified ? '已认证' : '未认证'} <Icon name="chevron" size={14} />
              </span>
            </Link>
            <Link to={userPaths.member(info.id)} className={css.line}>
              我的主页 <Icon name="chevron" size={14} />
            </Link>
          </section>
        </>
      )}
    </SubPage>
  )
}
