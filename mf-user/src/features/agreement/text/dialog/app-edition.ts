import { paragraph } from '@saidian/shared/ui/rich-text'
import type { Chapter } from '../../agreement'
import { PRIVACY, TERMS } from '../parts/references'

/** The two apps whose first start shows these texts. */
export type AppEdition = 'first' | 'second'

export const APP_NAMES: Record<AppEdition, string> = { first: '赛点', second: '赛点（第二版应用）' }

/** Chapters that only the second app needs. */
export function editionChapters(edition: AppEdition, number: string): Chapter[] {
  if (edition === 'first') return []
  return [
    {
      id: 'edition',
      title: `${number}、关于第二版应用`,
      blocks: [
        paragraph(
          '第二版应用与赛点由同一运营者提供，使用同一个账号体系：在任何一版注册的账号都可以登录另一版，关注、历史、设置和金币互通，注销账号对两版同时生效。',
        ),
        paragraph('两版适用同一份', TERMS, '和', PRIVACY, '，只有界面和功能上线的先后可能不同。'),
      ],
    },
  ]
}
