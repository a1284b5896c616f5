/** Addresses of this remote. */
export const messagePaths = {
  home: () => '/message',
  notice: () => '/message/notice',
} as const
