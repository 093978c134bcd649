/** The picture of a badge, which carries its credential (Open Badges 3.0, 5.3.2.1: baked SVG). Pure. */
import { escapeHtml } from '#server/kernel/http/escape.ts';

const LINE = 11;
const TITLE_MAX = 3 * LINE;
const ISSUER_MAX = 24;

/** Lines of a title, three at most; letters of two units are not cut in two. */
function linesOf(title: string): string[] {
  const all = Array.from(title);
  const letters = all.length > TITLE_MAX ? [...all.slice(0, TITLE_MAX - 1), '…'] : all;
  return Array.from({ length: Math.ceil(letters.length / LINE) }, (_none, at) =>
    letters.slice(at * LINE, (at + 1) * LINE).join(''),
  );
}

export function badgeSvg(credential: string, { title, issuer }: { title: string; issuer: string }): string {
  const lines = linesOf(title);
  const name = Array.from(issuer).slice(0, ISSUER_MAX).join('');
  const top = 118 - lines.length * 12;
  const rows = lines
    .map((line, at) => `<text x="128" y="${String(top + at * 26)}" font-size="20">${escapeHtml(line)}</text>`)
    .join('');
  return `<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:openbadges="https://purl.imsglobal.org/ob/v3p0" width="256" height="256" viewBox="0 0 256 256" role="img" aria-label="${escapeHtml(title)}">
<openbadges:credential verify="${credential}"></openbadges:credential>
<circle cx="128" cy="128" r="124" fill="#1d4ed8"/><circle cx="128" cy="128" r="112" fill="#ffffff"/><circle cx="128" cy="128" r="106" fill="none" stroke="#1d4ed8" stroke-width="2"/>
<g fill="#1d2129" text-anchor="middle" font-family="system-ui, sans-serif" font-weight="600">${rows}</g>
<path d="M112 172l12 12 24-26" fill="none" stroke="#1d4ed8" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/>
<text x="128" y="216" font-size="13" fill="#4e5969" text-anchor="middle" font-family="system-ui, sans-serif">${escapeHtml(name)}</text>
</svg>
`;
}
