/** Two scenes of study: a desk in the morning and a lit window at night. */
import { circle, ellipse, fade, path, rect, stroke, turn, move } from '../draw.ts';
import { PALETTES } from '../palettes.ts';
import { drawScene, hills, withShade, sun } from './scene.ts';

const E = PALETTES.ember;
/** Top of the desk: banners show a middle band of the scene, 80 to 560 on wide screens. */
const DESK = 512;

/** Books lying on each other, spines to the reader. */
function pile(x: number, y: number): string {
  const book = (dx: number, dy: number, w: number, color: string, band: string): string =>
    rect(x + dx, y - dy, w, 40, color, 5) +
    rect(x + dx + 24, y - dy, 10, 40, band) +
    rect(x + dx + w - 40, y - dy, 6, 40, band);
  return (
    book(0, 40, 260, E.loud, E.paper) +
    book(22, 80, 226, E.ink, E.warm) +
    book(-10, 120, 240, E.warm, E.loud) +
    book(34, 160, 190, E.paper, E.quiet)
  );
}

function deskLamp(x: number, y: number): string {
  return (
    `<path d="M${x - 150} ${y - 268}L${x - 420} ${y}H${x + 40}L${x - 60} ${y - 316}Z" fill="#fff" opacity=".34"/>` +
    ellipse(x + 96, y - 6, 84, 14, E.ink) +
    stroke(`M${x + 96} ${y - 10}L${x + 136} ${y - 190}L${x - 40} ${y - 330}`, E.ink, 13) +
    circle(x + 136, y - 190, 13, E.loud) +
    move(
      x - 76,
      y - 318,
      turn(
        -34,
        path('M-74 52Q-70 -44 0 -48T74 52Z', E.loud),
        rect(-20, -66, 40, 24, E.ink, 6),
        ellipse(0, 52, 74, 12, E.paper),
      ),
    )
  );
}

function plant(x: number, y: number): string {
  const leaf = (angle: number, size: number, color: string): string =>
    `<path d="M0 0Q${-0.42 * size} ${-0.5 * size} 0 ${-size}Q${0.42 * size} ${-0.5 * size} 0 0Z" fill="${color}" transform="translate(${x} ${y - 104}) rotate(${angle})"/>`;
  return (
    leaf(-52, 150, '#6f8f6a') +
    leaf(48, 146, '#5d7f5f') +
    leaf(-22, 196, '#7fa07a') +
    leaf(20, 184, '#4f7156') +
    leaf(0, 150, '#8fae86') +
    path(`M${x - 62} ${y - 112}H${x + 62}L${x + 46} ${y}H${x - 46}Z`, E.paper) +
    path(`M${x - 62} ${y - 112}H${x + 62}L${x + 58} ${y - 84}H${x - 58}Z`, E.quiet)
  );
}

/** Morning: a window, a lamp, a pile of books, a cup. Dark words stand well on its left. */
export function morningDesk(): string {
  const window =
    rect(1120, 112, 500, 340, '#fff', 10) +
    '<path d="M1136 128H1362V436H1136Z" fill="#fbd9ae"/><path d="M1378 128H1604V436H1378Z" fill="#f8cb97"/>' +
    '<clipPath id="w"><path d="M1136 128H1362V436H1136ZM1378 128H1604V436H1378Z"/></clipPath>' +
    `<g clip-path="url(#w)">${sun(1470, 238, 54, '#fff6e2')}${path('M1100 372C1220 290 1310 346 1400 326S1560 266 1680 340V460H1100Z', E.warm)}${path('M1100 418C1240 356 1330 402 1440 384S1580 356 1680 392V460H1100Z', E.loud)}</g>`;
  const light = `<path d="M1120 452L720 640H1560L1620 452Z" fill="#fff" opacity=".28"/>`;
  const desk =
    rect(0, DESK, 1920, 640 - DESK, E.loud) +
    rect(0, DESK, 1920, 10, '#fff3') +
    fade(0.2, rect(0, 590, 1920, 50, E.ink));
  const cup = move(
    0,
    DESK - 548,
    stroke('M1586 470Q1624 466 1620 496T1582 518', E.paper, 12),
    path('M1492 452H1590Q1590 548 1541 548T1492 452Z', E.paper),
    path('M1550 452H1590Q1590 548 1541 548Q1570 510 1550 452Z', E.quiet),
  );
  return drawScene({
    name: 'morning-desk',
    from: '#faecd9',
    to: '#efcfa6',
    ink: E.ink,
    marks: [
      window,
      light,
      withShade(0, 0, 1, pile(1224, DESK) + plant(1716, DESK) + cup),
      deskLamp(1046, DESK),
      desk,
    ],
  });
}

/** Night: hills, a low moon and one house still awake. Light words stand well on its left. */
export function nightStudy(): string {
  const stars = [
    [180, 96],
    [420, 60],
    [640, 150],
    [860, 70],
    [980, 210],
    [1130, 90],
    [1290, 160],
    [1700, 80],
    [1830, 190],
    [300, 220],
    [1560, 60],
  ].map(([x, y], i) =>
    fade(i % 3 === 0 ? 0.9 : 0.5, circle(x ?? 0, y ?? 0, i % 4 === 0 ? 4 : 2.5, '#f6efe1')),
  );
  const house =
    path('M-150 0L0 -120L150 0V180H-150Z', '#e7cf9f') +
    path('M0 -120L150 0V180H0Z', '#c9ab78') +
    path('M-178 14L0 -140L178 14L160 34L0 -104L-160 34Z', '#d5573b') +
    rect(74, -126, 36, 70, '#8a3524') +
    rect(-96, 46, 76, 76, '#fff3c4', 4) +
    stroke('M-58 46V122M-96 84H-20', '#b98f4c', 5) +
    rect(34, 56, 62, 124, '#5c3a28', 4) +
    circle(84, 122, 5, '#f6efe1');
  const pines = [-250, -196, 210, 262, 318]
    .map((x, i) =>
      path(`M${x} ${20 + (i % 2) * 24}L${x + 44} 180H${x - 44}Z`, i % 2 === 0 ? '#1d2c40' : '#263a54'),
    )
    .join('');
  const glow = `<radialGradient id="h"><stop stop-color="#ffe9ae" stop-opacity=".55"/><stop offset="1" stop-color="#ffe9ae" stop-opacity="0"/></radialGradient><ellipse cx="1400" cy="430" rx="330" ry="190" fill="url(#h)"/>`;
  return drawScene({
    name: 'night-study',
    from: '#182436',
    to: '#2f4763',
    ink: '#0b121c',
    marks: [
      ...stars,
      sun(1640, 190, 64, '#f6e3b4'),
      path(hills([470, 430, 500, 400, 430, 330, 420, 360]), '#34506f'),
      path(hills([540, 520, 470, 520, 470, 480, 440, 500]), '#284059'),
      glow,
      withShade(1400, 384, 1, pines + house),
      path(hills([600, 560, 590, 570, 552, 556, 560, 540]), '#1a2738'),
      path(hills([640, 622, 600, 632, 612, 600, 616, 596]), '#111b29'),
    ],
  });
}
