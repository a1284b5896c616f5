import sharp from 'sharp'
import { type CoverFacts, coverSvg } from './cover-svg'

/** The cover as PNG. Only markup that this server made is rendered here, never a stranger's. */
export async function drawCover(facts: CoverFacts): Promise<Uint8Array> {
  return sharp(Buffer.from(coverSvg(facts)))
    .png({ compressionLevel: 3 })
    .toBuffer()
}
