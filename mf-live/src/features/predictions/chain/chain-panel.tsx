import { HEADS_PATH } from '@saidian/shared/contracts/predictions'
import { Button } from '@saidian/shared/ui'
import { Card } from '../../../match/components/card'
import css from '../record/record.module.css'
import { useChainCheck } from './use-chain-check'

/** Checks the whole chain on this device: every hash again, and every published head. */
export function ChainPanel() {
  const { state, check } = useChainCheck()
  return (
    <Card title="自己校验">
      <p className={css.text}>
        每条预测和赛果都写入一条哈希链，每天公布链头。任何改动都会让后面的哈希对不上。
        <a className={css.link} href={HEADS_PATH}>
          查看公布的链头
        </a>
      </p>
      <p className={css.text} role="status">
        {state.kind === 'checking' && `正在校验，已完成 ${state.records} 条`}
        {state.kind === 'whole' &&
          `已校验 ${state.records} 条记录、${state.heads} 个公布的链头，全部一致`}
        {state.kind === 'broken' && `第 ${state.record} 条记录与公布的不一致`}
        {state.kind === 'insecure' && '当前页面不是 HTTPS，浏览器不能校验'}
        {state.kind === 'failed' && '加载失败，请重试'}
      </p>
      <Button look="tinted" disabled={state.kind === 'checking'} onClick={() => void check()}>
        在本机校验
      </Button>
    </Card>
  )
}
