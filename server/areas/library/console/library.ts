/** The merchant's list of pictures, films, recordings and documents, with where each is used. */
import { valuesOf } from '#schemas/api/console/define-console-call.ts';
import { LIBRARY_SORTS, consoleMediaList } from '#schemas/api/console/library.ts';
import { toSortedPlace } from '#server/kernel/cursor.ts';
import { handleConsole } from '#server/kernel/http/console-handler.ts';
import { fail, ok } from '#server/kernel/http/define-handler.ts';
import { presentFile } from '../rules/present-file.ts';

export const libraryCalls = [
  handleConsole(consoleMediaList, async ({ input, shop: { appId }, deps: { stores, uploads }, locale }) => {
    const place = toSortedPlace(input, LIBRARY_SORTS);
    if (place === undefined) return fail('bad-parameters');
    const { rows, ...part } = await stores.library.part(
      appId,
      { q: input.q, kinds: valuesOf(input.filter?.kind), states: valuesOf(input.filter?.state) },
      place,
    );
    const ids = rows.map(({ id }) => id);
    const findPicture = async ({ id, kind }: (typeof rows)[number]) =>
      kind === 'image' ? uploads.images.find(appId, id) : undefined;
    const [pictures, uses] = await Promise.all([
      Promise.all(rows.map(findPicture)),
      stores.mediaUses.of(appId, ids),
    ]);
    const items = rows.map((row, at) =>
      presentFile(row, {
        picture: pictures[at],
        uses: uses.filter(({ mediaId }) => mediaId === row.id),
        locale,
      }),
    );
    return ok({ ...part, items });
  }),
];
