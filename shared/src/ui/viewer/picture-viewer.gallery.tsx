import { PictureViewer } from './picture-viewer'

export const isOverlay = true

function drawn(colour: string, width: number, height: number): string {
  const size = `width="${width}" height="${height}"`
  const ground = `<rect width="100%" height="100%" fill="${colour}"/>`
  const disc = '<circle cx="50%" cy="50%" r="80" fill="white"/>'
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${ground}${disc}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(picture)}`
}

const WIDE = { src: drawn('seagreen', 800, 450), alt: '横向图片' }
const TALL = { src: drawn('steelblue', 400, 1200), alt: '纵向图片' }
const close = () => undefined

export function OnePicture() {
  return <PictureViewer pictures={[WIDE]} onClose={close} />
}

export function SecondOfTwo() {
  return <PictureViewer pictures={[WIDE, TALL]} start={1} onClose={close} />
}
