/** Colours that do not read on their ground: the shop draws them darker or lighter than they are written (D40). */
import { isObject } from '#schemas/page/json.ts';
import { contrast, ensureContrast, parseColor, TEXT_CONTRAST, toHex } from '#ui/theme/contrast.ts';
import type { Draft, DraftFault } from '#server/areas/pages/rules/publish.ts';
import { warningAt, type WarningInput } from './warning.ts';
import { walk } from './walk.ts';

/** Fields whose colour is read on another's: an absent ground has the product's own colour. */
const PAIRS: readonly { words: string; ground: string; otherwise?: string }[] = [
  { words: 'primary_text', ground: 'primary' },
  { words: 'primary', ground: 'bg', otherwise: '#ffffff' },
  { words: 'accent', ground: 'bg', otherwise: '#ffffff' },
  { words: 'nav_text_color', ground: 'bg_style_value' },
];

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function paleAt(draft: Draft, value: Record<string, unknown>, pointer: string): DraftFault[] {
  return PAIRS.flatMap(({ words, ground, otherwise }) => {
    const colour = parseColor(textOf(value[words]));
    const below = parseColor(textOf(value[ground]) ?? otherwise);
    if (colour === undefined || below === undefined || contrast(colour, below) >= TEXT_CONTRAST) return [];
    const ratio = (Math.floor(contrast(colour, below) * 10) / 10).toFixed(1);
    const better = toHex(ensureContrast(colour, [below]));
    return [
      warningAt(draft, `${pointer}/${words}`, {
        rule: 'pale-colour',
        message: {
          cn: `在 ${toHex(below)} 上对比度只有 ${ratio}:1，文字需要 4.5:1，商店会自动调整这个颜色`,
          en: `On ${toHex(below)} it has a contrast of ${ratio}:1 where words need 4.5:1; the shop will draw another tone`,
        },
        hint: { cn: `改用 ${better}`, en: `Use ${better}` },
      }),
    ];
  });
}

export function paleColours({ drafts }: WarningInput): DraftFault[] {
  const warnings: DraftFault[] = [];
  for (const draft of drafts) {
    if (draft.kind === 'page') continue;
    walk(draft.body, (value, pointer) => {
      if (isObject(value)) warnings.push(...paleAt(draft, value, pointer));
    });
  }
  return warnings;
}
