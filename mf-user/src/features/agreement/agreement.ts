import type { Block } from '@saidian/shared/ui/rich-text'
import type { AgreementName } from '../../paths'

/** `id` is the anchor of the chapter, unique in its agreement. */
export type Chapter = { id: string; title: string; blocks: readonly Block[] }

/** One of the eleven texts that users accept or look up. */
export type Agreement = {
  name: AgreementName
  title: string
  version: string
  /** Beijing date, `2026-11-21`. */
  effectiveOn: string
  /** Key points, shown before the chapters. */
  summary: readonly Block[]
  chapters: readonly Chapter[]
}
