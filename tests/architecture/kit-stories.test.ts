/** The gallery holds the whole kit: each component of src/ui is a part some story draws, and says what it is for. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT, sourceFiles } from '../../tools/imports.ts';

interface Component {
  readonly name: string;
  /** As a story imports it. */
  readonly module: string;
}

/** A component is an exported value with a capital letter in a file that draws. */
function componentsIn(path: string, text: string): Component[] {
  const names = [...text.matchAll(/^export (?:async )?(?:function|const|class) ([A-Z]\w*[a-z]\w*)/gm)];
  return names.map(([, name = '']) => ({ name, module: path.replace('src/ui/', '#ui/') }));
}

const components = sourceFiles(['src/ui'])
  .filter((path) => path.endsWith('.tsx') && !path.includes('.test.'))
  .flatMap((path) => componentsIn(path, readFileSync(join(ROOT, path), 'utf8')));

const STORIES = join(ROOT, 'stories/ui');
const stories = readdirSync(STORIES)
  .filter((file) => file.endsWith('.stories.tsx'))
  .map((file) => readFileSync(join(STORIES, file), 'utf8'));

const listedIn = (text: string) =>
  [...text.matchAll(/\bparts: \[([^\]]*)\]/g)].flatMap(([, list = '']) =>
    [...list.matchAll(/'(\w+)'/g)].map(([, name = '']) => name),
  );
const importsFrom = (text: string, { name, module }: Component) =>
  [...text.matchAll(/import \{([^}]*)\} from '([^']+)'/g)].some(
    ([, names = '', from]) => from === module && new RegExp(`(?<!type )\\b${name}\\b`).test(names),
  );

describe('stories of the kit', () => {
  it('D36: every component of the kit has a story, which draws it and says what it is for', () => {
    expect(components.length).toBeGreaterThan(50);
    const lacking = components.filter(
      (one) => !stories.some((text) => listedIn(text).includes(one.name) && importsFrom(text, one)),
    );
    expect(lacking.map(({ name, module }) => `${module}: ${name}`)).toEqual([]);
  });

  it('D36: every file of parts has a docs page', () => {
    const ofParts = stories.filter((text) => listedIn(text).length > 0);
    expect(ofParts.filter((text) => !text.includes("tags: ['autodocs']"))).toEqual([]);
  });

  it('D36: every story names an existing part, and no part is listed twice', () => {
    const listedItems = stories.flatMap(listedIn);
    expect(listedItems.filter((name) => !components.some((one) => one.name === name))).toEqual([]);
    expect(listedItems.filter((name, place) => listedItems.indexOf(name) !== place)).toEqual([]);
  });

  it('D36: a component is seen however it is exported, and nothing else is', () => {
    const text =
      'export function Card() {}\nexport const Later = memo(1);\nexport const NONE = [];\nfunction Own() {}';
    expect(componentsIn('src/ui/card.tsx', text).map(({ name }) => name)).toEqual(['Card', 'Later']);
  });
});
