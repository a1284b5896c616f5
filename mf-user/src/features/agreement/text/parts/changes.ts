import { list, paragraph } from '@saidian/shared/ui/rich-text'

/** How changes of a text are announced. */
export const CHANGES = [
  paragraph(
    '法律法规、产品功能发生变化时，我们可能修改本文。修改后的文本在本页公布，页首写明版本和生效日期。',
  ),
  list(
    '影响你主要权利义务的修改，会在生效前至少 7 天以站内通知、弹窗等显著方式告诉你；',
    '依法需要你同意的，会重新征得你的同意；',
    '不同意修改的，可以停止使用并注销账号；修改不影响生效之前的权利义务。',
  ),
] as const
