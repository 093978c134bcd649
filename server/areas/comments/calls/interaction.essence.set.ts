/** Marks a post of a class as essence for a moderator (D89). */
import { interactionEssenceSet } from '#schemas/api/comments/interaction.essence.set.ts';
import { isModerator } from '../may-write.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';

export const interactionEssenceSetHandler = handle(
  interactionEssenceSet,
  async ({ input, shop, deps, viewer }) => {
    if (viewer === undefined) return fail('not-logged-in');
    if (!isModerator(viewer, shop.capabilities)) return fail('not-found');
    const isEssence = input.on === 1;
    const goodsId = await deps.stores.comments.choose(shop.appId, input.id, isEssence);
    return goodsId === undefined ? fail('not-found') : ok({ id: input.id, is_essence: isEssence });
  },
);
