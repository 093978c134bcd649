/** The pseudo language reaches what a merchant wrote and what the product says. */
import { Type } from 'typebox';
import { afterEach, describe, expect, it } from 'vitest';
import { defineRenderer } from '#schemas/page/define-renderer.ts';
import { TextSchema } from '#schemas/page/text.ts';
import { makeTranslate } from './pseudo-translate.ts';
import { pseudo, pseudoNode, speakPseudo } from './pseudo.ts';

const definition = defineRenderer({
  kind: 'sample',
  family: 'page',
  title: { cn: '样', en: 'Sample' },
  description: { cn: '样', en: 'Sample' },
  offers: 'page-block',
  props: Type.Object({
    title: TextSchema(),
    code: Type.String(),
    items: Type.Array(Type.Object({ name: TextSchema() })),
  }),
});

afterEach(() => speakPseudo(false));

describe('the pseudo language', () => {
  it('M12: a word grows by 40 % and keeps the names it is filled with', () => {
    expect(pseudo('Try {{n}} again')).toBe(`[Try {{n}} ágáín${'~'.repeat(6)}]`);
    expect(pseudo('  ')).toBe('  ');
    const words = { cn: { rank: '第 {{n}} 名', home: '首页' }, en: { rank: 'No. {{n}}', home: 'Home' } };
    const t = makeTranslate('pseudo-sample', words, 'en');
    speakPseudo(true);
    expect([t('rank', { n: 3 }), t('home')]).toEqual(['[Nö. 3~~~~]', '[Hömé~~]']);
    speakPseudo(false);
    expect([t('rank', { n: 3 }), t('home')]).toEqual(['No. 3', 'Home']);
  });

  it('D45: texts of props change, in slots and lists too; other strings do not', () => {
    const child = { id: 'b', kind: 'sample', props: { title: 'x', code: 'abc', items: [] } };
    const node = {
      id: 'a',
      kind: 'sample',
      props: { title: 'Title', code: 'abc', items: [{ name: 'One' }] },
      slots: { main: [child, { id: 'c', kind: 'unknown', props: { title: 'kept' } }] },
    };
    expect(pseudoNode(node, (kind) => (kind === 'sample' ? definition : undefined))).toEqual({
      ...node,
      props: { title: '[Títlé~~]', code: 'abc', items: [{ name: '[Öné~~]' }] },
      slots: {
        main: [
          { ...child, props: { ...child.props, title: '[x~]' } },
          { id: 'c', kind: 'unknown', props: { title: 'kept' } },
        ],
      },
    });
  });
});
