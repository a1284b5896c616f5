import { termsDialog } from './dialog/terms-dialog'

export const agreement = termsDialog('tcXyQmh', 'second')
