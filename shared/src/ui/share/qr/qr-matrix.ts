import { create } from 'qrcode'

/** The cells of the QR code of a text, row by row; true is dark. */
export function qrMatrix(text: string): boolean[][] {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules
  return Array.from({ length: size }, (_, row) =>
    Array.from(data.slice(row * size, (row + 1) * size), Boolean),
  )
}
