/** What the browser shows of code that cannot be loaded: what is wrong and where, until it is mended. */
import { createHash } from 'node:crypto';

/** Its own, because the server's may be what cannot be loaded. */
const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);
// oxlint-disable-next-line no-control-regex -- Colours of the terminal.
const plain = (text: string) => text.replace(/\u001b\[[0-9;]*m/g, '');

function wordsOf(error: unknown): { message: string; frame: string } {
  if (!(error instanceof Error)) return { message: String(error), frame: '' };
  const frame = 'frame' in error && typeof error.frame === 'string' ? error.frame : '';
  return { message: plain(error.message), frame: plain(frame) };
}

/**
 * Asks every other second, and loads the page anew where another answer comes. A page that loaded itself anew while the server
 * starts again would find nobody, and be lost.
 */
const ASK = `
const faultOf = (page) => page.querySelector('main')?.textContent;
async function ask() {
  try {
    const answer = await fetch(location.href, { headers: { accept: 'text/html' } });
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    if (answer.status !== 500 || faultOf(page) !== faultOf(document)) return location.reload();
  } catch {}
  setTimeout(ask, 2000);
}
setTimeout(ask, 2000);
`;
const ASK_HASH = createHash('sha256').update(ASK).digest('base64');

/** It runs this one script, so that nothing stands in the way of what is wrong. */
export const FAULT_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-${ASK_HASH}'; connect-src 'self'`,
} as const;

/** A whole page; it stays until the code is mended or something else is wrong. */
export function faultPage(error: unknown): string {
  const { message, frame } = wordsOf(error);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>This code cannot be loaded</title>
<style>
body { margin: 0; padding: 48px; color: #f5f5f5; font: 16px/1.5 system-ui, sans-serif; background: #1b1d22; }
pre { padding: 16px; overflow: auto; font-size: 14px; white-space: pre-wrap; background: #000; border-radius: 8px; }
</style>
<h1>This code cannot be loaded</h1>
<main>
<pre role="alert">${escape(message)}</pre>
${frame === '' ? '' : `<pre>${escape(frame)}</pre>`}
</main>
<p>The page comes back by itself once it is mended.</p>
<script>${ASK}</script>
</html>
`;
}
