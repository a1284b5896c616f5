/** What every piece is shown in. */
export const THEMES = ['light', 'dark', 'black'] as const
/** Widths of the page in pixels: the smallest phone, and the one that designs are drawn for. */
export const WIDTHS = [320, 375] as const
