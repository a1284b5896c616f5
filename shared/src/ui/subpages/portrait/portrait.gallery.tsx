import { Portrait } from './portrait'
import { PortraitSkeleton } from './portrait-skeleton'

const SIZES = [32, 48, 64, 96] as const
const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" ' +
  'fill="seagreen"/><circle cx="4" cy="4" r="2" fill="white"/></svg>'
const PICTURE = `data:image/svg+xml,${encodeURIComponent(DRAWING)}`

export function FirstCharacter() {
  return (
    <p style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
      {SIZES.map((size) => (
        <Portrait key={size} name="老球迷" id="100001" src="" size={size} />
      ))}
    </p>
  )
}

export function ColoursById() {
  return (
    <p style={{ display: 'flex', gap: 8 }}>
      {['哈', '梅', '姆', '萨', '孙', '武'].map((name, place) => (
        <Portrait key={name} name={name} id={String(place)} src="" size={48} />
      ))}
    </p>
  )
}

export function Picture() {
  return <Portrait name="老球迷" id="100001" src={PICTURE} size={64} />
}

export function MissingPicture() {
  return <Portrait name="老球迷" id="100001" src="/missing.webp" size={64} />
}

export function Loading() {
  return (
    <div role="status" aria-label="加载中">
      <PortraitSkeleton size={64} />
    </div>
  )
}
