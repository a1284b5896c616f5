/** What a notice says. */
export type NoticeText = { title: string; body: string }
