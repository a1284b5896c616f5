import { paths } from '@saidian/shared/contracts/page'
import type { NobleOffer, OwnNoble } from '@saidian/shared/contracts/rooms'
import { useAsMember, useHost } from '@saidian/shared/host'
import { Button } from '@saidian/shared/ui'
import { useRef } from 'react'
import { useOpenNobleMutation } from './noble.api'
import { type NobleAct, nobleActOf } from './noble-act.rules'
import css from './nobles.module.css'

const LABELS = { open: '开通', renew: '续费', raise: '升级' } as const
const MINORS = '未成年人和青少年模式不能开通贵族'

type NobleButtonProps = { offer: NobleOffer; own: OwnNoble | 'visitor' | undefined }
type Paid = Extract<NobleAct, { coins: number }>

/** Price of the chosen level, and the button that opens, renews or raises it. */
export function NobleButton({ offer, own }: NobleButtonProps) {
  const asMember = useAsMember()
  const { isOpening, open } = useOpening(offer, own)
  const act = nobleActOf(offer, own, Date.now())
  if (act?.kind === 'minor') return <p className={css.sentence}>{MINORS}</p>
  if (act?.kind === 'lower') {
    return <p className={css.sentence}>当前等级更高，到期后才能开通{offer.name}</p>
  }
  const coins = act && 'coins' in act ? act.coins : offer.coins
  return (
    <div className={css.buy}>
      <p className={css.price}>
        <strong>{coins.toLocaleString('zh-CN')}</strong> 金币 / 30天
      </p>
      <Button
        disabled={act === null || isOpening}
        onClick={() => asMember(() => void (act && 'coins' in act && open(act)))}
      >
        {act && 'coins' in act ? `${LABELS[act.kind]}${offer.name}` : '登录后开通'}
      </Button>
    </div>
  )
}

/** Asks, then opens the level; leads to the coins when there are not enough. */
function useOpening(offer: NobleOffer, own: NobleButtonProps['own']) {
  const host = useHost()
  const [openNoble, { isLoading }] = useOpenNobleMutation()
  // By level, the same until it is answered: an act that is sent again is booked once.
  const keys = useRef(new Map<number, string>())

  async function open({ kind, coins }: Paid): Promise<void> {
    const label = `${LABELS[kind]}${offer.name}`
    const balance = typeof own === 'object' ? own.coins : 0
    if (balance < coins) return offerCoins(coins - balance)
    const isSure = await host.dialog({
      title: `${label}？`,
      body: `花费 ${coins.toLocaleString('zh-CN')} 金币，有效 30 天。贵族不影响榜单。`,
      confirm: label,
      cancel: '再想想',
    })
    if (!isSure) return
    const { level } = offer
    const key = keys.current.get(level) ?? crypto.randomUUID()
    keys.current.set(level, key)
    const { error } = await openNoble({ body: { level, coins, key } })
    if (!error || ('code' in error && error.code !== 0)) keys.current.delete(level)
    if (error) host.toast({ text: error.message || '没有成功，请稍后再试', kind: 'fail' })
    else host.toast({ text: `已${label}`, kind: 'success' })
  }

  async function offerCoins(missing: number): Promise<void> {
    const goes = await host.dialog({
      title: '金币不足',
      body: `还差 ${missing.toLocaleString('zh-CN')} 金币。钱包里可以兑换礼品码。`,
      confirm: '去钱包',
      cancel: '取消',
    })
    if (goes) host.navigate(paths.wallet())
  }

  return { isOpening: isLoading, open }
}
