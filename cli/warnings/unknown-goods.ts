/** Goods the shop does not have, or does not show where they are named. */
import type { LocaleText } from '#schemas/page/text.ts';
import type { DraftFault } from '#server/areas/pages/rules/publish.ts';
import { goodsIn, isOffered } from './named.ts';
import { warningAt, type WarningInput } from './warning.ts';

function whyNot(id: string, state: string | undefined): LocaleText {
  if (state === 'hidden')
    return { cn: `商品 ${id} 已隐藏，不会出现在列表中`, en: `The good ${id} is hidden: lists leave it out` };
  if (state === 'off') return { cn: `商品 ${id} 已下架`, en: `The good ${id} is not on sale any more` };
  return { cn: `店铺里没有商品 ${id}`, en: `The shop has no good ${id}` };
}

export function unknownGoods({ drafts, knows }: WarningInput): DraftFault[] {
  if (knows === undefined) return [];
  return drafts.flatMap((draft) =>
    goodsIn(draft.body)
      .filter((good) => !isOffered(good, knows.states.get(good.id)))
      .map(({ id, pointer }) =>
        warningAt(draft, pointer, {
          rule: 'unknown-good',
          message: whyNot(id, knows.states.get(id)),
          hint: {
            cn: '换成店铺里在售的商品，或删掉这一处',
            en: 'Name a good that is on sale, or take this out',
          },
        }),
      ),
  );
}
