import { useHost } from '@saidian/shared/host'
import { fileSize } from '@saidian/shared/lib'
import { SettingGroup } from '@saidian/shared/settings'
import { deviceCaches } from '@saidian/shared/store'
import { useEffect, useState } from 'react'
import css from './account-group.module.css'

/** Size of the caches of this device, with a button that clears them. */
export function CacheRow() {
  const host = useHost()
  const [bytes, setBytes] = useState<number | null>(null)
  useEffect(() => {
    void deviceCaches.usedBytes().then(setBytes)
  }, [])
  if (bytes === null) return null

  async function clear() {
    const question = {
      title: '清除缓存？',
      body: '离线可看的页面会被删除，登录和设置保留',
      confirm: '清除',
      cancel: '取消',
    }
    if (!(await host.dialog(question))) return
    await deviceCaches.clear()
    setBytes(await deviceCaches.usedBytes())
    host.toast({ text: '缓存已清除', kind: 'success' })
  }

  return (
    <SettingGroup title="缓存">
      <button type="button" className={css.line} onClick={() => void clear()}>
        清除缓存 <span className={css.value}>{fileSize(bytes)}</span>
      </button>
    </SettingGroup>
  )
}
