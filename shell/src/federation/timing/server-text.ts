/**
 * Whether the text of the page from the server is on the screen. It is until React renders, and the
 * reader should see the page of the remote next, not a layout without text.
 */
export function isServerTextShown(): boolean {
  return document.querySelector('#root > [data-document]') !== null
}
