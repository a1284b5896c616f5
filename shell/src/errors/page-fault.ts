/** An error of the page itself, with the status that its error page shows. */
export class PageFault extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.name = 'PageFault'
    this.status = status
  }
}
