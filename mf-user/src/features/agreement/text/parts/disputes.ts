import { paragraph } from '@saidian/shared/ui/rich-text'

/** Applicable law and courts. */
export const DISPUTES = [
  paragraph('本文的订立、履行和解释适用中华人民共和国大陆地区法律。'),
  paragraph(
    '发生争议时，先友好协商；协商不成的，任何一方可以向有管辖权的人民法院起诉。你作为消费者依法享有的投诉、仲裁和诉讼权利不受本文限制。',
  ),
] as const
