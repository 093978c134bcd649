/** A landscape as a camera would see it: ridges behind ridges in the haze, a low sun, water that answers the sky. */
import { rough } from './noise.ts';

type Rgb = readonly [number, number, number];

export interface Landscape {
  seed: number;
  width: number;
  height: number;
  /** Sky from its top to the horizon. */
  zenith: Rgb;
  horizon: Rgb;
  glow: Rgb;
  /** Of the sun, in shares of the picture. */
  sun: readonly [number, number];
  sunSize: number;
  /** Nearest ground; far ridges fade from it into the haze. */
  ground: Rgb;
  ridges: number;
  /** Where the first ridge and where the shore stand, in shares of the height. */
  skyline: number;
  shore: number;
}

type Mutable = [number, number, number];

const mix = (from: Rgb, to: Rgb, share: number): Mutable => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
];
const clamp = (value: number): number => Math.min(1, Math.max(0, value));

/** Heights of each ridge's edge along the picture, the farthest first. */
function edgesOf(scene: Landscape): number[][] {
  const { ridges, width, height, skyline, shore, seed } = scene;
  return Array.from({ length: ridges }, (_none, ridge) => {
    const depth = ridge / Math.max(1, ridges - 1);
    const base = skyline + (shore - skyline) * depth * 0.92;
    const swing = 0.2 * (1 - depth * 0.45);
    const density = 2.2 + ridge * 0.9;
    return Array.from({ length: width }, (_also, x) => {
      const wave = rough((x / height) * density + ridge * 17, ridge * 5.3, seed, 6);
      return (base - (wave - 0.42) * swing) * height;
    });
  });
}

function skyAt(scene: Landscape, x: number, y: number): Mutable {
  const { width, height, zenith, horizon, glow, sun, sunSize, seed } = scene;
  const color = mix(zenith, horizon, clamp(y / (height * scene.shore)) ** 0.8);
  const away = Math.hypot(x - sun[0] * width, (y - sun[1] * height) * 1.15) / height;
  const cloud = clamp((rough((x / height) * 1.1, (y / height) * 5.5, seed + 91, 5) - 0.48) * 2.6);
  const cloudColor = mix(color, mix(horizon, glow, 0.35), cloud * 0.4);
  const lit = mix(cloudColor, glow, clamp(0.78 * Math.exp(-away * 3.1)));
  return mix(lit, [255, 252, 240], clamp((sunSize - away) * height * 0.25 + 0.5) * 0.95);
}

function landAt(scene: Landscape, edges: number[][], x: number, y: number): Mutable | undefined {
  for (let ridge = edges.length - 1; ridge >= 0; ridge -= 1) {
    const edge = edges[ridge]?.[x] ?? 0;
    if (y < edge) continue;
    const depth = (ridge + 1) / edges.length;
    const haze = (1 - depth) ** 0.85;
    const mist = clamp((y - edge) / (scene.height * 0.16)) * (0.5 - depth * 0.34);
    const texture = (rough(x / 26, y / 15, scene.seed + ridge * 7, 4) - 0.5) * 26 * depth;
    const air = mix(scene.horizon, scene.glow, 0.3 * (1 - Math.abs(x / scene.width - scene.sun[0])));
    const [red, green, blue] = mix(mix(scene.ground, air, haze * 0.86), air, mist);
    return [red + texture, green + texture, blue + texture];
  }
  return undefined;
}

function pixelAt(scene: Landscape, edges: number[][], x: number, y: number): Mutable {
  const shore = Math.round(scene.shore * scene.height);
  if (y < shore) return landAt(scene, edges, x, y) ?? skyAt(scene, x, y);
  const far = y - shore;
  const ripple =
    (rough(x / (18 + far * 0.5), y / (2.2 + far * 0.03), scene.seed + 400, 3) - 0.5) * (4 + far * 0.14);
  const reflectionRow = Math.max(0, Math.round(shore - far * 1.35 - 1 + ripple * 2));
  const reflectionColumn = Math.min(scene.width - 1, Math.max(0, Math.round(x + ripple * 3)));
  const answer =
    landAt(scene, edges, reflectionColumn, reflectionRow) ?? skyAt(scene, reflectionColumn, reflectionRow);
  const deep = mix(answer, scene.ground, 0.16 + 0.42 * clamp(far / (scene.height - shore)));
  return [deep[0] + ripple * 1.4, deep[1] + ripple * 1.4, deep[2] + ripple * 1.4];
}

/** Three bytes a pixel, row by row. */
export function drawLandscape(scene: Landscape): Uint8Array {
  const { width, height } = scene;
  const edges = edgesOf(scene);
  const bytes = new Uint8ClampedArray(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) bytes.set(pixelAt(scene, edges, x, y), (y * width + x) * 3);
  }
  return new Uint8Array(bytes.buffer);
}
