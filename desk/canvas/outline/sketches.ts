/** Pictures of the page blocks for the library: a few shapes each, enough to be told apart at a glance (ADR-718). */

/** `line` is text, `fill` a picture or surface, `ink` what stands out, `dot` a round one. */
type Tone = 'line' | 'fill' | 'ink' | 'dot';
export type Shape = readonly [tone: Tone, x: number, y: number, width: number, height: number];

/** All are drawn on this ground. */
export const SKETCH = { width: 120, height: 72 } as const;

const title = (y = 10, width = 44): Shape => ['ink', 10, y, width, 6];
const lines = (x: number, y: number, width: number, count: number): Shape[] =>
  Array.from({ length: count }, (_, index): Shape => ['line', x, y + index * 7, width - index * 6, 3]);
const grid = (count: number, y: number, height: number, tone: Tone = 'fill', gap = 6): Shape[] => {
  const width = (100 - gap * (count - 1)) / count;
  return Array.from({ length: count }, (_, index): Shape => [
    tone,
    10 + index * (width + gap),
    y,
    width,
    height,
  ]);
};
const cards = (count: number, y: number): Shape[] => [
  ...grid(count, y, 24),
  ...grid(count, y + 28, 3, 'line'),
  ...grid(count, y + 34, 3, 'ink', 16),
];
const player: Shape[] = [
  ['fill', 10, 10, 100, 52],
  ['dot', 52, 28, 16, 16],
];

const SKETCHES: Readonly<Record<string, readonly Shape[]>> = {
  audio: [
    ['fill', 10, 22, 100, 28],
    ['dot', 18, 28, 16, 16],
    ...lines(42, 30, 56, 1),
    ['ink', 42, 40, 30, 3],
  ],
  banner: [
    ['fill', 0, 4, 120, 56],
    ['ink', 12, 18, 52, 7],
    ...lines(12, 30, 40, 1),
    ['ink', 12, 40, 22, 8],
    ['dot', 52, 64, 4, 4],
    ['dot', 60, 64, 4, 4],
    ['dot', 68, 64, 4, 4],
  ],
  'comments-wall': [
    title(),
    ...grid(2, 24, 36),
    ['dot', 15, 29, 9, 9],
    ['dot', 68, 29, 9, 9],
    ...lines(16, 44, 36, 2),
  ],
  'contact-qr': [...lines(12, 22, 50, 3), ['fill', 74, 16, 36, 40], ['ink', 82, 25, 20, 22]],
  'continue-learning': [title(), ['fill', 10, 24, 100, 34], ...lines(52, 32, 48, 2), ['ink', 52, 48, 34, 4]],
  countdown: [
    ['fill', 10, 14, 100, 44],
    ['ink', 24, 28, 14, 16],
    ['ink', 44, 28, 14, 16],
    ['ink', 64, 28, 14, 16],
    ['ink', 84, 28, 14, 16],
  ],
  'coupon-row': [
    ...grid(2, 18, 36),
    ['ink', 16, 26, 16, 14],
    ['ink', 69, 26, 16, 14],
    ...lines(38, 30, 18, 1),
  ],
  divider: [['line', 10, 35, 100, 2]],
  embed: [
    ['fill', 10, 10, 100, 52],
    ['ink', 48, 32, 24, 6],
  ],
  faq: [
    title(8),
    ...grid(1, 22, 12),
    ...grid(1, 38, 12),
    ...grid(1, 54, 12),
    ['ink', 16, 26, 48, 4],
    ['ink', 16, 42, 38, 4],
    ['ink', 16, 58, 54, 4],
  ],
  'flash-sale': [title(), ['ink', 84, 8, 26, 9], ...cards(3, 24)],
  'goods-list': [title(), ...cards(4, 24)],
  'goods-tabs': [['ink', 10, 8, 20, 6], ['line', 36, 8, 20, 6], ['line', 62, 8, 20, 6], ...cards(4, 24)],
  'hot-zone-image': [
    ['fill', 10, 8, 100, 56],
    ['line', 18, 18, 34, 22],
    ['line', 68, 32, 32, 22],
  ],
  'icon-nav': [...grid(5, 22, 16, 'dot', 12), ...grid(5, 44, 4, 'line', 12)],
  'image-ad': [['fill', 10, 16, 100, 40]],
  'image-cube': [
    ['fill', 10, 8, 58, 56],
    ['fill', 72, 8, 38, 26],
    ['fill', 72, 38, 38, 26],
  ],
  'info-form': [title(8, 36), ['fill', 10, 20, 100, 11], ['fill', 10, 36, 100, 11], ['ink', 10, 53, 30, 10]],
  'live-list': [title(), ...grid(2, 24, 36), ['ink', 14, 28, 16, 6], ['ink', 67, 28, 16, 6]],
  'member-card': [
    ['ink', 10, 12, 100, 48],
    ['fill', 20, 22, 40, 6],
    ['fill', 20, 34, 26, 4],
    ['fill', 84, 42, 18, 8],
  ],
  'notice-bar': [['fill', 10, 26, 100, 20], ['dot', 16, 31, 10, 10], ...lines(34, 34, 64, 1)],
  placeholder: [['fill', 10, 16, 100, 40], title(28, 44), ...lines(10, 40, 60, 1)],
  'rich-text': [title(12, 60), ...lines(10, 26, 100, 5)],
  'search-box': [
    ['fill', 10, 24, 100, 24],
    ['dot', 18, 31, 10, 10],
    ...lines(36, 34, 40, 1),
    ['ink', 88, 28, 18, 16],
  ],
  spacer: [
    ['line', 10, 20, 100, 1],
    ['line', 10, 52, 100, 1],
    ['dot', 57, 33, 6, 6],
  ],
  steps: [...grid(3, 16, 14, 'dot', 30), ...grid(3, 38, 4, 'ink', 14), ...grid(3, 48, 3, 'line', 14)],
  'teacher-list': [title(), ...grid(4, 24, 20, 'dot', 8), ...grid(4, 50, 4, 'ink', 14)],
  'title-bar': [title(28, 56), ...lines(10, 40, 40, 1), ['line', 92, 29, 18, 4]],
  video: player,
};

const PLAIN: readonly Shape[] = [['fill', 10, 10, 100, 52]];

/** A kind without a picture of its own is shown as a plain surface. */
export const sketchOf = (kind: string): readonly Shape[] => SKETCHES[kind] ?? PLAIN;

export const hasSketch = (kind: string): boolean => Object.hasOwn(SKETCHES, kind);
