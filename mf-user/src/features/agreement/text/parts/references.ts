import { refer } from '@saidian/shared/ui/rich-text'
import { userPaths } from '../../../../paths'

export const TERMS = refer('《用户协议》', userPaths.agreement('yhxy'))
export const PRIVACY = refer('《隐私政策》', userPaths.agreement('yszc'))
export const PRIVACY_NOTE = refer('《隐私说明》', userPaths.agreement('ys'))
export const COMMUNITY_RULES = refer('《社区规则》', userPaths.agreement('sqgz'))
export const CIRCLE_TERMS = refer('《圈子协议》', userPaths.agreement('qzxy'))
export const SERVICE_TERMS = refer('《服务协议》', userPaths.agreement('xy'))
export const CONTACT = refer('联系我们', userPaths.agreement('lx'))
export const FEEDBACK = refer('意见反馈', userPaths.feedback())
export const QUESTIONS = refer('常见问题', userPaths.questions())
export const SETTINGS = refer('设置', userPaths.settings())
export const LOGIN = refer('登录', userPaths.login())
export const REAL_NAME = refer('实名认证', userPaths.certification())
export const ABOUT = refer('关于我们', userPaths.about())
