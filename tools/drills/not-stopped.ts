/** What the code of one page cannot keep from the code beside it. */
export const NOT_STOPPED = `
- A synchronous endless loop (\`while (true)\`), or work of seconds, blocks the thread of the page;
  the browser offers to close the tab.
- What is thrown while React renders is first looked at by React itself: an object whose \`then\` is
  a getter that throws ends the whole page, which has to be loaded again.
- Prototypes of the language and of the document (\`Array.prototype\`, \`Node.prototype\`) can be
  changed, as can every object that \`shared\` exports: React, its hooks, the hooks of the cache.
- Any action of the store can be dispatched, any entry of the cache changed by its key, and any
  endpoint called in the name of the member; the server decides what that member may do.
- While a remote is shown it may draw over everything by an element in the body, and may change
  elements of others; what it changed in them stays. Its listeners and timers are found by the
  contract test that each remote runs.
- A part of a page inside a Suspense of its own shows the loading state of that Suspense as long as
  its code or promise takes.
- Storage, cookies that scripts may read, and the text that a reader types are open to all code of
  the page.
`.trim()
