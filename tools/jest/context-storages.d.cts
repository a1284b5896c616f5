export function disableStorages(): void
