import { PRESENCE_SECONDS } from '@saidian/shared/contracts/rooms'
import { useHost } from '@saidian/shared/host'
import { useEffect } from 'react'
import { visitorOf } from '../../../play/visitor'
import { useStayMutation } from './room.api'

/** Counts the viewer as present while the page is seen, and says which free gifts came. */
export function useStayInRoom(roomId: number, isAllowed: boolean): void {
  const host = useHost()
  const [stay] = useStayMutation()
  useEffect(() => {
    if (!isAllowed) return
    let isEntering = true
    const report = async () => {
      if (document.visibilityState === 'hidden') return
      const body = { roomId, visitor: visitorOf(), isEntering }
      isEntering = false
      // A lost one is not sent again: the next minute counts.
      const { data } = await stay({ body })
      const gifts = data?.earned.map(({ name, count }) => `${name} ×${count}`) ?? []
      if (gifts.length > 0) host.toast({ text: `获得 ${gifts.join('、')}，已放入背包` })
    }
    void report()
    const timer = setInterval(report, PRESENCE_SECONDS * 1000)
    return () => clearInterval(timer)
  }, [roomId, isAllowed, stay, host])
}
