import { LoadingOverlay } from './loading-overlay'

export const isOverlay = true

export function OverAPage() {
  return (
    <>
      <p>上一页的内容还在，下一页正在加载。</p>
      <LoadingOverlay />
    </>
  )
}
