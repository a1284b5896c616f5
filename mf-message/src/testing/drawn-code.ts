import encodeQR from 'qr'

/** Pixels of a side of a cell, and cells of the white border. */
const CELL = 6
const BORDER = 4

export type Drawn = { width: number; height: number; data: Uint8ClampedArray }

/** The pixels of the QR code of a text, as a camera sees it. */
export function drawnCode(text: string): Drawn {
  const cells = encodeQR(text, 'raw', { border: BORDER })
  const side = cells.length * CELL
  const data = new Uint8ClampedArray(side * side * 4).fill(255)
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1)
      if (cells[Math.floor(y / CELL)]?.[Math.floor(x / CELL)])
        data.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3)
  return { width: side, height: side, data }
}

/** A picture without a code. */
export function blankPicture(): Drawn {
  return { width: 64, height: 64, data: new Uint8ClampedArray(64 * 64 * 4).fill(255) }
}

/**
 * The parts of a browser that show pictures, which jsdom lacks: `file` is what a picture file
 * decodes to (null: none that can be decoded), `frame` what the camera sees. Until `restore`.
 */
export function installPictures() {
  const shown: { file: Drawn | null; frame: Drawn } = { file: null, frame: blankPicture() }
  const before = HTMLCanvasElement.prototype.getContext
  HTMLCanvasElement.prototype.getContext = (() => {
    let drawn = blankPicture()
    return {
      drawImage: (image: object) => {
        drawn = 'drawn' in image ? (image.drawn as Drawn) : shown.frame
      },
      getImageData: () => drawn,
    }
  }) as never
  globalThis.createImageBitmap = (async () => {
    const { file } = shown
    if (!file) throw new DOMException('no picture', 'InvalidStateError')
    return { width: file.width, height: file.height, close: () => undefined, drawn: file }
  }) as never
  const restore = () => {
    HTMLCanvasElement.prototype.getContext = before
    Reflect.deleteProperty(globalThis, 'createImageBitmap')
  }
  return { shown, restore }
}
