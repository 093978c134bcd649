/** Arco's ten primary tones as its own variables (`--primary-6: r,g,b`), so that lazy islands match the shop's accent. */
import { BLACK, mix, WHITE, type Rgb } from './contrast.ts';

/** How far each tone stands from the sixth: toward white before it, toward black after it. */
const STEPS = [0.92, 0.78, 0.6, 0.4, 0.2, 0, 0.16, 0.32, 0.48, 0.64] as const;

export function arcoPalette(primary: Rgb): Readonly<Record<`--${string}`, string>> {
  const rows = STEPS.map((step, index): readonly [`--${string}`, string] => {
    const tone = mix(primary, index < 5 ? WHITE : BLACK, step);
    return [`--primary-${index + 1}`, `${tone.r},${tone.g},${tone.b}`];
  });
  return Object.fromEntries(rows);
}
