/** Why a backup is not written or not restored; its message is one line for the operator. */
export class BackupError extends Error {}
