import type { NobleOffer, OwnNoble } from '@saidian/shared/contracts/rooms'
import { formatDate } from '@saidian/shared/lib'
import { Emblem } from './emblem'
import css from './nobles.module.css'

type OwnLevelProps = { own: OwnNoble | 'visitor'; offers: readonly NobleOffer[] }

/** The level of the reader and until when it holds. */
export function OwnLevel({ own, offers }: OwnLevelProps) {
  const level = own === 'visitor' ? 0 : own.level
  const name = offers.find((offer) => offer.level === level)?.name
  return (
    <section className={css.own} aria-label="我的贵族">
      <Emblem level={level || 1} />
      <div className={css.ownText}>
        <p className={css.ownName}>{name ? `你是${name}` : '还没有开通贵族'}</p>
        <p className={css.ownFacts}>{factsOf(own, offers)}</p>
      </div>
    </section>
  )
}

function factsOf(own: OwnNoble | 'visitor', offers: readonly NobleOffer[]): string {
  if (own === 'visitor') return '登录后可以开通，30天有效'
  const day = (seconds: number) => formatDate(seconds * 1000, 'yyyy年M月d日')
  if (own.level > 0 && own.until !== null) return `有效期至${day(own.until)}`
  const renewed = offers.find(({ level }) => level === own.renewLevel)
  if (renewed && own.renewUntil !== null)
    return `${renewed.name}已到期，${day(own.renewUntil)}前可以按续费价开通`
  return `余额 ${own.coins.toLocaleString('zh-CN')} 金币`
}
