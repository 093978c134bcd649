/** Finds page blocks by words in either language: their names first, then what they are for. */
import type { Catalogue } from '#schemas/page/catalogue.ts';
import type { AnyRenderer } from '#schemas/page/define-renderer.ts';

/** Kinds a page takes, in the order of the catalogue. */
export function pageBlocks(catalogue: Catalogue): AnyRenderer[] {
  return catalogue.kinds().flatMap((kind) => {
    const definition = catalogue.get(kind)?.definition;
    return definition?.offers === 'page-block' ? [definition] : [];
  });
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[\s-]+/g, ' ')
    .trim();

function rankOf({ kind, title, description }: AnyRenderer, words: readonly string[]): number | undefined {
  const names = plain(`${kind} ${title.cn} ${title.en}`);
  const all = `${names} ${plain(`${description.cn} ${description.en}`)}`;
  if (!words.every((word) => all.includes(word))) return undefined;
  return words.every((word) => names.includes(word)) ? 0 : 1;
}

/** Every word has to be found; without words all of them. */
export function findKinds(blocks: readonly AnyRenderer[], q: string): AnyRenderer[] {
  const words = plain(q)
    .split(' ')
    .filter((word) => word !== '');
  return blocks
    .flatMap((block) => {
      const rank = rankOf(block, words);
      return rank === undefined ? [] : [{ block, rank }];
    })
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ block }) => block);
}
