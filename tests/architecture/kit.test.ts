/** The kit (src/ui) is for any product: it knows no word of this one. Pieces (src/pieces) are where product words begin. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT, sourceFiles, withoutComments } from '../../tools/imports.ts';

const PRODUCT =
  /goods|course|lesson|coupon|captcha|merchant|learner|teacher|vip|wechat|wework|svip|training|zone(?!d)|sms/i;
/** Where a product word is not the kit's own. */
const NOT_ITS_OWN = [
  // Icons are looked up by what shops put them beside.
  'src/ui/icon-names.gen.ts',
];

it('architecture: no file of the kit names a thing of the product', () => {
  const files = sourceFiles(['src/ui']).filter(
    (path) => !path.includes('.test.') && !NOT_ITS_OWN.includes(path),
  );
  expect(files.length).toBeGreaterThan(40);
  const named = files.flatMap((path) => {
    const word = PRODUCT.exec(`${path}\n${withoutComments(readFileSync(join(ROOT, path), 'utf8'))}`);
    return word === null ? [] : [`${path}: ${word[0]}`];
  });
  expect(named).toEqual([]);
});
