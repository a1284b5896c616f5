import type { System } from '../../install'
import css from './download-card.module.css'

const LABELS: Record<System, string> = {
  ios: '前往 App Store 下载',
  android: '下载安卓版',
  desktop: '下载',
}

/**
 * The one link that may leave the product: the operator configured its address, and the server
 * accepts only https.
 */
export function StoreLink({ system, address }: { system: System; address: string }) {
  return (
    <a className={css.store} href={address} rel="noopener noreferrer">
      {LABELS[system]}
    </a>
  )
}
