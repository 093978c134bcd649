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
  const namedPaths = files.flatMap((path) => {
    const word = PRODUCT.exec(`${path}\n${withoutComments(readFileSync(join(ROOT, path), 'utf8'))}`);
    return word === null ? [] : [`${path}: ${word[0]}`];
  });
  expect(namedPaths).toEqual([]);
});

/** Controls of a form and the crosses of boxes: each is drawn in one file, and used from there. */
const DRAWN_IN = [
  // The panel of the narrow navbar and the drawer of a lesson close without script.
  {
    what: /name="close"/,
    files: [
      'renderers/chrome/navbar/view.tsx',
      'renderers/search/results/aside.tsx',
      'renderers/study/study-page/outline.tsx',
      'src/ui/close-button.tsx',
    ],
  },
  // A player’s speed is no field: it has a menu of its own.
  { what: /<select\b/, files: ['src/ui/select-input.tsx'] },
  { what: /role="menuitemradio"/, files: ['src/ui/choices.tsx'] },
  { what: /type="date"/, files: [] },
  { what: /styles\.frame, .*styles\.wrong/, files: ['src/ui/field-frame.tsx'] },
] as const;

it.each(DRAWN_IN)('D115: $what is drawn in one place for every form and box', ({ what, files }) => {
  const drawnFiles = sourceFiles(['src', 'renderers']).filter(
    (path) =>
      path.endsWith('.tsx') && !path.includes('.test.') && what.test(readFileSync(join(ROOT, path), 'utf8')),
  );
  expect(drawnFiles.sort()).toEqual([...files]);
});
