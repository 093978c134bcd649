/** Signs of the canvas's own buttons: drawn in place, so that no page of the shop carries them in its sheet of icons. */

const GLYPHS = {
  undo: 'M8 5 4 9l4 4M4.5 9H13a4 4 0 0 1 0 8h-3',
  redo: 'm12 5 4 4-4 4M15.5 9H7a4 4 0 0 0 0 8h3',
  plus: 'M10 4v12M4 10h12',
  trash: 'M4 6h12M8 6V4h4v2m-6.5 0 .7 10h7.6l.7-10M8.5 9v4.5m3-4.5v4.5',
  duplicate: 'M7.5 7.5h8v8h-8zM4.5 12.5v-8h8',
  up: 'm5 12 5-5 5 5',
  down: 'm5 8 5 5 5-5',
  dots: 'M5 10h.01M10 10h.01M15 10h.01',
  history: 'M4 10a6 6 0 1 0 2-4.5L4 7.5M4 4v3.5h3.5M10 7v3.5l2.5 1.5',
  compare: 'M10 3v14M4 6h3.5v8H4zm8.5 0H16v8h-3.5z',
  calendar: 'M4 6h12v10H4zM4 9h12M7.5 4v3m5-3v3',
  eye: 'M3 10s2.5-4.5 7-4.5S17 10 17 10s-2.5 4.5-7 4.5S3 10 3 10Zm7 2a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  person: 'M10 9.5a2.75 2.75 0 1 0 0-5.5 2.75 2.75 0 0 0 0 5.5ZM4.5 16c.5-3 2.7-4.5 5.5-4.5s5 1.5 5.5 4.5',
  keyboard: 'M3 6h14v8H3zM6 9h.01M9 9h.01M12 9h.01M14.5 9h.01M6.5 11.75h7',
  phone: 'M6.5 3h7v14h-7zM9.5 14.75h1',
  tablet: 'M4.5 3.5h11v13h-11zM9.5 14.25h1',
  laptop: 'M4.5 5h11v8h-11zM3 15.5h14',
  full: 'M4 8V4h4m4 0h4v4m0 4v4h-4m-4 0H4v-4',
  grip: 'M7.5 5.5h.01M12.5 5.5h.01M7.5 10h.01M12.5 10h.01M7.5 14.5h.01M12.5 14.5h.01',
  condition: 'M10 4a6 6 0 1 0 0 12 6 6 0 0 0 0-12Zm0 3v3.25l2 1.25',
  warning: 'M10 4 3.5 15.5h13zM10 8.5v3.25m0 1.75h.01',
  list: 'M4 6h12M4 10h12M4 14h8',
  sliders: 'M4 7h6m4 0h2M4 13h2m4 0h6M12 5.25v3.5M8 11.25v3.5',
  back: 'm11.5 5-5 5 5 5',
  hand: 'M10 3.5v8m0 0 2.25 2.25M10 11.5l-2.25 2.25M5 16.5h10',
  paste: 'M6 5h8v12H6zM8 3.5h4v3H8z',
  close: 'm5 5 10 10M15 5 5 15',
  fold: 'm7 8 3 3.5L13 8',
} as const;
export type GlyphName = keyof typeof GLYPHS;

/** Decoration: what stands around it says what it does. */
export function Glyph({ name, size = 20 }: { name: GlyphName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth={name === 'grip' || name === 'dots' ? 2.2 : 1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={GLYPHS[name]} />
    </svg>
  );
}
