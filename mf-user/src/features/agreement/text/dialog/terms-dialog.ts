import { list, paragraph } from '@saidian/shared/ui/rich-text'
import type { Agreement } from '../../agreement'
import { contactChapter } from '../parts/contact'
import { EDITION } from '../parts/edition'
import { NO_BETTING } from '../parts/no-betting'
import { COMMUNITY_RULES, PRIVACY, TERMS } from '../parts/references'
import { APP_NAMES, type AppEdition, editionChapters } from './app-edition'

/** The terms as the dialog of the first start shows them. */
export function termsDialog(name: Agreement['name'], edition: AppEdition): Agreement {
  const hasMore = edition === 'second'
  return {
    name,
    title: '用户协议',
    ...EDITION,
    summary: [
      paragraph(
        `欢迎使用${APP_NAMES[edition]}。开始之前，请阅读下面的要点；完整文本见`,
        TERMS,
        '。',
      ),
    ],
    chapters: [
      {
        id: 'agree',
        title: '一、同意意味着什么',
        blocks: [
          paragraph('点击“同意”，表示你已阅读并接受', TERMS, '和', PRIVACY, '。'),
          list(
            '不同意也可以仅浏览：比分、赛程、资料和公开内容照常可看，但不能登录和互动；',
            '同意之后可以随时撤回：退出登录或注销账号即可。',
          ),
        ],
      },
      { id: 'no-betting', title: '二、只看球，不投注', blocks: NO_BETTING },
      {
        id: 'rules',
        title: '三、你需要遵守的',
        blocks: [
          list(
            '一人一号，不出租、出借、买卖账号；',
            '不发布违法、色情、赌博、诈骗、辱骂和广告内容；',
            '不用自动程序抓取数据，不攻击、不刷量；',
            ['在社区与聊天中遵守', COMMUNITY_RULES, '。'],
          ),
        ],
      },
      {
        id: 'promise',
        title: '四、我们会做到的',
        blocks: [
          list(
            '数据延迟时明说，出错时公开更正；',
            '处理违规时告诉你理由，并给你申诉的途径；',
            '修改协议时提前告知，让你决定是否继续使用；',
            '未成年人账号自动进入青少年模式，不提供消费功能。',
          ),
        ],
      },
      ...editionChapters(edition, '五'),
      contactChapter(hasMore ? '六' : '五'),
    ],
  }
}
