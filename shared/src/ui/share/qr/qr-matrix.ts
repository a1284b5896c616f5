import encodeQR from 'qr'

/** The library draws at least this border; the card and the page leave their own. */
const BORDER = 1

/** The cells of the QR code of a text, row by row; true is dark. */
export function qrMatrix(text: string): boolean[][] {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: BORDER })
  return rows.slice(BORDER, -BORDER).map((row) => row.slice(BORDER, -BORDER))
}
