import { useHost } from '@saidian/shared/host'
import { Sheet } from '@saidian/shared/ui/subpages'
import { useState } from 'react'
import { useClearMessagesMutation, useSetSlowModeMutation } from '../data/room.api'
import css from './chat.module.css'

const SLOW_SECONDS = [0, 5, 10, 30, 60] as const

/** Acts of a manager on the whole conversation: 慢速模式 and 清屏. */
export function RoomRules({ roomId, slowSeconds }: { roomId: number; slowSeconds: number }) {
  const host = useHost()
  const [isOpen, setOpen] = useState(false)
  const [setSlow] = useSetSlowModeMutation()
  const [clear] = useClearMessagesMutation()
  const fail = (error: { message?: string | undefined } | undefined) => {
    if (error) host.toast({ text: error.message || '没有成功，请稍后再试', kind: 'fail' })
  }
  const clearAll = async () => {
    const isSure = await host.dialog({
      title: '清空这个直播间的发言？',
      confirm: '清屏',
      cancel: '取消',
    })
    if (isSure) fail((await clear({ body: { roomId, messageId: null } })).error)
    setOpen(false)
  }
  return (
    <>
      <button type="button" className={css.tool} onClick={() => setOpen(true)}>
        管理
      </button>
      {isOpen && (
        <Sheet title="直播间管理" onClose={() => setOpen(false)}>
          <p className={css.label}>慢速模式：每人两次发言之间</p>
          <div className={css.choices}>
            {SLOW_SECONDS.map((seconds) => (
              <button
                key={seconds}
                type="button"
                className={css.choice}
                aria-pressed={seconds === slowSeconds}
                onClick={async () => fail((await setSlow({ body: { roomId, seconds } })).error)}
              >
                {seconds === 0 ? '关闭' : `${seconds} 秒`}
              </button>
            ))}
          </div>
          <button type="button" className={css.clear} onClick={() => void clearAll()}>
            清屏
          </button>
        </Sheet>
      )}
    </>
  )
}
