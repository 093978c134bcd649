/** What system screens remember: the browser notice of this visit. */
export { useBrowserNotice } from './use-browser-notice.ts';
