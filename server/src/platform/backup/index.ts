export { BackupError } from './backup-error'
export { restoreBackup } from './restore-backup'
export { type BackupSummary, writeBackup } from './write-backup'
