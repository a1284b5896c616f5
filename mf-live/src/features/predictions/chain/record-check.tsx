import { chainedHash } from '@saidian/shared/lib/chain-check'
import { Button } from '@saidian/shared/ui'
import { useState } from 'react'
import { useLazyChainRecordQuery } from '../predictions.api'
import css from '../record/record.module.css'

/** Computes the hash of one record on this device and compares it with its neighbours. */
export function RecordCheck({ record }: { record: number }) {
  const [read] = useLazyChainRecordQuery()
  const [result, setResult] = useState('')

  async function check(): Promise<void> {
    if (!isSecureContext) return setResult('当前页面不是 HTTPS，浏览器不能校验')
    setResult('正在校验')
    try {
      const { record: own, before, after, head } = await read(record).unwrap()
      const isWhole =
        (await chainedHash(own.previous, own.text)) === own.hash &&
        (before === null || before.hash === own.previous) &&
        (after === null || after.previous === own.hash)
      const published = head ? `，${head.day} 的链头已公布` : '，所在日的链头尚未公布'
      setResult(isWhole ? `与锁定时一致${published}` : '与锁定时不一致')
    } catch {
      setResult('加载失败，请重试')
    }
  }

  return (
    <p className={css.text}>
      哈希链第 {record} 条{' '}
      <Button look="plain" onClick={() => void check()}>
        校验这条
      </Button>
      <span role="status">{result}</span>
    </p>
  )
}
