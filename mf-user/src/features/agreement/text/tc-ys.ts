import { privacyDialog } from './dialog/privacy-dialog'

export const agreement = privacyDialog('tcYs', 'first')
