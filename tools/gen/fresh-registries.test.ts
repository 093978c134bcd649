/** A registry that names a deleted file is found before anybody trips over it. */
import { describe, expect, it } from 'vitest';
import { missingFiles } from './fresh-registries.ts';

const REGISTRY = 'renderers/definitions.gen.ts';
const read = () => [{ file: 'renderers/page/faq/definition.ts' }, { file: undefined }];

describe('missingFiles', () => {
  it('gen: the file of a deleted folder is missing as soon as a registry names it', () => {
    const has = (path: string) => path === REGISTRY;
    expect(missingFiles([REGISTRY], read, has)).toEqual(['renderers/page/faq/definition.ts']);
  });

  it('gen: a registry nobody has made yet is missing itself', () => {
    expect(missingFiles([REGISTRY], read, () => false)).toEqual([REGISTRY]);
  });

  it('gen: nothing is missing where every file is there', () => {
    expect(missingFiles([REGISTRY], read, () => true)).toEqual([]);
  });
});
