import { list, paragraph } from '@saidian/shared/ui/rich-text'
import type { Chapter } from '../../agreement'
import { LEAVING } from '../parts/leaving'
import { REAL_NAME, SETTINGS } from '../parts/references'

export const ACCOUNT_CHAPTERS: readonly Chapter[] = [
  {
    id: 'account',
    title: '三、账号注册与登录',
    blocks: [
      paragraph(
        '不注册也可以查看比分、赛程、赛果、指数、资料库和公开内容。需要同步关注、参与互动或使用金币时，请注册账号。',
      ),
      list(
        '使用中国大陆手机号和短信验证码注册，可以另设密码；首次用验证码登录未注册的手机号，即为注册；',
        '一个手机号对应一个账号，注册后得到一个赛点号，昵称默认为“球迷”加赛点号；',
        '昵称 2 至 16 个字，不得冒充他人、机构或赛点工作人员，不得含有违法、低俗、广告内容，也不得与他人昵称看起来相同；',
        '头像经审核后才向他人展示，审核期间只有你自己能看到；',
        [
          '法律要求或某些功能需要时，请完成',
          REAL_NAME,
          '；同一身份最多用于 3 个账号，提交后不能更改。',
        ],
      ),
      paragraph(
        '你应当提供真实、有效的信息，并在手机号变更时及时处理。手机号被运营商回收又重新发放的，原账号的安全由原使用人负责注销或更换。',
      ),
    ],
  },
  {
    id: 'safety',
    title: '四、账号安全',
    blocks: [
      paragraph('账号归赛点所有，注册人享有使用权。账号只供本人使用，不得出租、出借、出售或转让。'),
      list(
        '请设置不易被猜到的密码，不要把密码和验证码告诉任何人，包括自称工作人员的人；',
        [
          '可以在',
          SETTINGS,
          '中查看所有登录设备，并随时让其中任何一台退出；修改密码后其他设备会全部退出；',
        ],
        '登录 30 天没有使用，或自登录起满 180 天，需要重新登录；',
        '发现账号被盗用，请立即修改密码、退出其他设备并告诉我们。',
      ),
      paragraph(
        '多次输错密码或验证码、短时间内大量请求时，系统会要求等待一段时间再试，这是为了保护你的账号。',
      ),
    ],
  },
  { id: 'leaving', title: '五、注销账号', blocks: LEAVING },
]
