/** What banner scenes share: their size, a picture with its light, and soft ranges of hills. */
import { circle, fade, picture, pt } from '../draw.ts';
import { grain, LIGHT, shadow } from '../cover.ts';
import { randomOf } from '../random.ts';

const SCENE_W = 1920;
const SCENE_H = 640;

interface SceneParts {
  name: string;
  /** Upper-left and lower-right colour of the ground. */
  from: string;
  to: string;
  ink: string;
  marks: string[];
}

/** A banner: the left half stays calm, because the shop's words stand over it. */
export function drawScene({ name, from, to, ink, marks }: SceneParts): string {
  const whole = (fill: string): string => `<rect width="${SCENE_W}" height="${SCENE_H}" fill="${fill}"/>`;
  const ground = `<linearGradient id="g" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;
  return picture(
    SCENE_W,
    SCENE_H,
    `<defs>${ground}${LIGHT}${shadow(ink)}</defs>`,
    whole('url(#g)'),
    ...marks,
    grain(randomOf(name), SCENE_W, SCENE_H, 60),
  );
}

/** A range of hills as a closed path: heights stand evenly from the left edge to the right. */
export function hills(heights: readonly number[]): string {
  const step = SCENE_W / (heights.length - 1);
  let d = `M0 ${pt(heights[0] ?? SCENE_H)}`;
  heights.slice(1).forEach((y, index) => {
    const before = heights[index] ?? y;
    const x = step * index;
    d += `C${pt(x + step * 0.5, before, x + step * 0.5, y, x + step, y)}`;
  });
  return `${d}V${SCENE_H}H0Z`;
}

/** A disc of light with two halos. */
export function sun(x: number, y: number, r: number, color: string): string {
  return (
    fade(0.12, circle(x, y, r * 2.1, color)) +
    fade(0.2, circle(x, y, r * 1.5, color)) +
    circle(x, y, r, color)
  );
}

/** Marks raised off the ground by the common soft shade. */
export function withShade(x: number, y: number, scale: number, body: string): string {
  return `<g transform="translate(${pt(x, y)}) scale(${scale})" filter="url(#s)">${body}</g>`;
}

/** The right part of a scene as a picture of its own, for places less wide than a banner. */
export function cropScene(svg: string, x: number, width: number): string {
  const whole = `width="${SCENE_W}" height="${SCENE_H}" viewBox="0 0 ${SCENE_W} ${SCENE_H}"`;
  return svg.replace(whole, `width="${width}" height="${SCENE_H}" viewBox="${x} 0 ${width} ${SCENE_H}"`);
}
