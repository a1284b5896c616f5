import { refer } from '@saidian/shared/ui/rich-text'
import { userPaths } from '../../../paths'

export const SETTINGS = refer('设置', userPaths.settings())
export const FEEDBACK = refer('意见反馈', userPaths.feedback())
export const REAL_NAME = refer('实名认证', userPaths.certification())
export const PRIVACY = refer('《隐私政策》', userPaths.agreement('yszc'))
export const COMMUNITY_RULES = refer('《社区规则》', userPaths.agreement('sqgz'))
export const SERVICE_TERMS = refer('《服务协议》', userPaths.agreement('xy'))
export const ABOUT = refer('关于我们', userPaths.about())
export const FIND_PASSWORD = refer('找回密码', userPaths.password())
export const BEWARE = refer('联系我们', `${userPaths.agreement('lx')}#safety`)
