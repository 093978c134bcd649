/** The pictures of the trial lesson: a vase by a window whose light comes from the front, the side and the back. */

export const FILM = {
  width: 960,
  height: 540,
  framesPerSecond: 12,
  seconds: 24,
  /** A reader who jumps waits for the pictures since the key frame before; no two are further apart. */
  keyFrameSeconds: 2,
} as const;

interface Light {
  /** 0 from the front, 0.5 from the left, 1 from behind. */
  turn: number;
  /** A passing cloud, about -1 to 1. */
  sway: number;
}

/** Where the window stands at each second; in between it moves. */
const STOPS: readonly (readonly [second: number, turn: number])[] = [
  [0, 0],
  [8, 0],
  [9.6, 0.5],
  [15.2, 0.5],
  [16.8, 1],
  [24, 1],
];

function ease(part: number): number {
  return part * part * (3 - 2 * part);
}

function turnAt(second: number): number {
  const next = STOPS.findIndex(([at]) => at > second);
  const [from, before] = STOPS[next - 1] ?? [0, 1];
  const [to, after] = STOPS[next] ?? [0, 1];
  return next < 1 ? before : before + (after - before) * ease((second - from) / (to - from));
}

function mix(one: string, other: string, part: number): string {
  const channel = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  const parts = [1, 3, 5].map((at) =>
    Math.round(channel(one, at) + (channel(other, at) - channel(one, at)) * Math.min(1, Math.max(0, part))),
  );
  return `#${parts.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

const n = (value: number): string => String(Math.round(value * 100) / 100);

const VASE =
  'M432 196c0-10 96-10 96 0-4 22-20 34-20 58 44 24 62 60 62 96 0 46-34 76-90 76s-90-30-90-76c0-36 18-72 62-96 0-24-16-36-20-58Z';
const STEMS =
  'M470 200C462 150 440 120 408 96M482 200C488 140 486 100 500 62M492 200C506 160 530 132 566 118';
const LEAVES: readonly (readonly [x: number, y: number, lean: number])[] = [
  [408, 92, -40],
  [430, 124, -70],
  [452, 142, 30],
  [500, 58, 8],
  [488, 104, -36],
  [496, 128, 44],
  [570, 114, 62],
  [540, 126, 20],
  [518, 146, 84],
];

function leaf([x, y, lean]: (typeof LEAVES)[number], second: number, colour: string): string {
  const angle = lean + Math.sin(second * 0.9 + x) * 2.5;
  return `<path transform="translate(${x} ${y}) rotate(${n(angle)})" d="M0 10C-13-4-10-22 0-32 10-22 13-4 0 10Z" fill="${colour}"/>`;
}

/** A window of four panes, drawn where the light comes from. */
function pane(x: number, y: number, size: { width: number; height: number }, opacity: number): string {
  const { width, height } = size;
  const half = `M${n(x + width / 2)} ${n(y)}v${n(height)}M${n(x)} ${n(y + height / 2)}h${n(width)}`;
  return `<g opacity="${n(opacity)}"><rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="url(#sky)"/><rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="none" stroke="#8a6a4d" stroke-width="12"/><path d="${half}" stroke="#8a6a4d" stroke-width="6"/></g>`;
}

function shadow({ turn, sway }: Light): string {
  const side = Math.sin(turn * Math.PI);
  const back = Math.max(0, turn * 2 - 1);
  const length = 60 + 190 * side + 20 * sway * side;
  const x = 480 + side * length * 0.72;
  const y = 424 + back * 44 - (1 - back) * (1 - side) * 4;
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(92 + length * 0.55)}" ry="${n(16 + back * 34)}" fill="#2a1c12" opacity="${n(0.16 + 0.3 * Math.max(side, back))}"/>`;
}

/** Seen from above: the vase, the camera, and where the window is. */
function plan({ turn }: Light): string {
  const angle = Math.PI / 2 + turn * Math.PI;
  const x = 850 + Math.cos(angle) * 58;
  const y = 108 + Math.sin(angle) * 58;
  const degrees = (angle * 180) / Math.PI + 90;
  return [
    '<rect x="764" y="24" width="172" height="172" rx="20" fill="#fff9ef" opacity="0.92"/>',
    '<circle cx="850" cy="108" r="58" fill="none" stroke="#d9c3a6" stroke-width="3" stroke-dasharray="2 8" stroke-linecap="round"/>',
    '<path d="M850 127l-11 22h22Z" fill="#3b2a1e"/>',
    '<circle cx="850" cy="108" r="15" fill="#b5532a"/>',
    `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(degrees)})"><rect x="-26" y="-6" width="52" height="12" rx="4" fill="#f2b84b"/><path d="M-16 12v12M0 12v16M16 12v12" stroke="#f2b84b" stroke-width="4" stroke-linecap="round"/></g>`,
  ].join('');
}

function still(light: Light, second: number): string {
  const side = Math.sin(light.turn * Math.PI);
  const back = Math.max(0, light.turn * 2 - 1);
  const clay = mix('#c9653a', '#4b2a1d', back * 0.85);
  const green = mix('#5f8a5b', '#24352a', back * 0.85);
  const dark = 0.62 * side + 0.3 * back;
  return [
    `<path d="${STEMS}" fill="none" stroke="${mix('#4f7550', '#1f2c22', back)}" stroke-width="5" stroke-linecap="round"/>`,
    ...LEAVES.map((one) => leaf(one, second, green)),
    `<path d="${VASE}" fill="${clay}"/>`,
    `<path d="${VASE}" fill="url(#shade)" opacity="${n(dark)}"/>`,
    `<path d="M408 318c4-22 18-42 42-56" fill="none" stroke="#ffe2c2" stroke-width="9" stroke-linecap="round" opacity="${n((1 - back) * (0.35 + 0.5 * side))}"/>`,
    `<path d="${VASE}" fill="none" stroke="#ffe9bf" stroke-width="4" opacity="${n(back * (0.75 + 0.15 * light.sway))}"/>`,
  ].join('');
}

/** One picture of the film as SVG. */
export function frame(second: number): string {
  const light: Light = { turn: turnAt(second), sway: Math.sin(second * 1.1) };
  const side = Math.sin(light.turn * Math.PI);
  const back = Math.max(0, light.turn * 2 - 1);
  const front = 1 - Math.min(1, light.turn * 2);
  const wall = mix(mix('#f3e3cb', '#d9bf9c', side), '#7a5f4a', back);
  const table = mix('#b98a5c', '#6f4b30', back * 0.7);
  const veil = Math.max(0, 1 - second / 1.2, (second - (FILM.seconds - 1.2)) / 1.2);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${FILM.width}" height="${FILM.height}" viewBox="0 0 960 540"><defs>`,
    '<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fdf3d6"/><stop offset="1" stop-color="#f6c877"/></linearGradient>',
    '<linearGradient id="shade"><stop offset="0.18" stop-color="#2a1610" stop-opacity="0"/><stop offset="0.86" stop-color="#2a1610"/></linearGradient>',
    `<linearGradient id="fall"><stop offset="0" stop-color="#fff3d6" stop-opacity="0.85"/><stop offset="0.62" stop-color="#fff3d6" stop-opacity="0"/></linearGradient></defs>`,
    `<rect width="960" height="540" fill="${wall}"/>`,
    `<rect width="960" height="540" fill="url(#fall)" opacity="${n(side * (0.75 + 0.12 * light.sway))}"/>`,
    pane(320, 34, { width: 320, height: 330 }, back),
    pane(-70, 60, { width: 150, height: 280 }, side),
    `<rect y="392" width="960" height="148" fill="${table}"/>`,
    `<path d="M0 392h960" stroke="#3b2618" stroke-opacity="0.25" stroke-width="2"/>`,
    `<rect y="392" width="960" height="148" fill="url(#fall)" opacity="${n(side * 0.5)}"/>`,
    `<rect width="960" height="540" fill="#fff6e2" opacity="${n(front * (0.1 + 0.05 * light.sway))}"/>`,
    shadow(light),
    still(light, second),
    plan(light),
    veil > 0 ? `<rect width="960" height="540" fill="#2b211b" opacity="${n(veil)}"/>` : '',
    '</svg>',
  ].join('');
}
