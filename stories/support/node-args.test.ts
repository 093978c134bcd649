/** Args and props are two writings of the same config. */
import { describe, expect, it } from 'vitest';
import { argsOf, nodeConfig, propsFrom } from './node-args.ts';

const TEXTS = ['title', 'subtitle', 'note'];

describe('args of a node', () => {
  it('D45: a text becomes one arg a language and comes back as it was', () => {
    const props = {
      title: { cn: '题', en: 'Title' },
      subtitle: '同',
      columns: 3,
      items: [{ title: { cn: 'x' } }],
    };
    const args = argsOf(TEXTS, props);
    expect(args).toEqual({
      'title cn': '题',
      'title en': 'Title',
      'subtitle cn': '同',
      'subtitle en': '同',
      columns: 3,
      items: [{ title: { cn: 'x' } }],
    });
    expect(propsFrom(TEXTS, args)).toEqual(props);
  });

  it('D45: a text in one language stays so; an emptied one is left out', () => {
    expect(propsFrom(TEXTS, argsOf(TEXTS, { title: { en: 'Only' } }))).toEqual({ title: { en: 'Only' } });
    expect(propsFrom(TEXTS, { 'title cn': '', 'title en': '', columns: undefined })).toEqual({});
  });

  it('D35: the copied config is a node of today’s version', () => {
    const node = { kind: 'faq', version: 2, texts: TEXTS };
    expect(nodeConfig(node, { 'title cn': 'a', 'title en': 'a' })).toEqual({
      id: 'faq-1',
      kind: 'faq',
      v: 2,
      props: { title: 'a' },
    });
  });
});
