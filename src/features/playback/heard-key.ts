/** Where a tab keeps what is heard, in a file of its own: every page looks there when it starts. */

/** What was heard when the page was last loaded, in this tab. */
export const HEARD_KEY = 'lt-heard';
