/** One realistic shop home as plain nodes: 208 nodes of 29 kinds. Every engine draws this very tree. */

export interface BenchNode {
  readonly id: string;
  readonly kind: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly children?: readonly BenchNode[];
}

const TITLES = [
  'Typography that reads',
  'Portraits in window light',
  'Data with pandas',
  'Spoken Japanese',
  'Watercolour weekends',
];
const TEACHERS = ['Lin Yue', 'Arthur Chen', 'Mai Sato', 'Wang Rui', 'Noor Haddad'];
const SENTENCE =
  'Short lessons, real exercises and a teacher who answers, at your own pace and in your own language.';

const pick = (values: readonly string[], index: number) => values[index % values.length] ?? '';

/** Numbers nodes as they are made, so that ids are stable from run to run. */
function maker() {
  let count = 0;
  return (kind: string, props: Record<string, unknown> = {}, children?: readonly BenchNode[]): BenchNode => {
    count += 1;
    return { id: `n${count}`, kind, props, ...(children === undefined ? {} : { children }) };
  };
}

const times = <Item>(count: number, make: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => make(index));

type Make = ReturnType<typeof maker>;

function goodsList(make: Make, list: number): BenchNode[] {
  const layouts = ['grid', 'row', 'rank'];
  const cards = times(8, (index) => {
    const number = list * 8 + index;
    const price = make('price', { fen: 9900 + number * 100, line: 19900 });
    const badge = number % 12 < 5 ? [make('badge', { text: 'New', tone: 'accent' })] : [];
    const props = {
      title: `${pick(TITLES, number)} ${number + 1}`,
      teacher: pick(TEACHERS, number),
      cover: `/cover/${number % 12}.svg`,
      lessons: 8 + (number % 20),
      learners: 320 + number * 37,
      href: `/detail/course_${number}/50`,
    };
    return make('goods-card', props, [price, ...badge]);
  });
  return [
    make('section-title', { title: `Collection ${list + 1}`, more: `/all/${list}` }),
    make('goods-list', { layout: pick(layouts, list) }, cards),
  ];
}

function head(make: Make): BenchNode[] {
  const items = times(8, (index) =>
    make('nav-item', { text: `Entry ${index + 1}`, href: `/page/p${index}` }),
  );
  const extras = [make('search', { hint: 'Search courses' }), make('user-entry', { text: 'Log in' })];
  const slides = times(4, (index) =>
    make('banner-slide', { image: `/banner/${index}.svg`, title: pick(TITLES, index), text: SENTENCE }),
  );
  const icons = times(10, (index) =>
    make('icon-item', { text: `Topic ${index + 1}`, icon: `/icon/${index}.svg`, href: `/all/${index}` }),
  );
  return [
    make('navbar', { logo: '/logo.svg', name: 'Lantern House' }, [...items, ...extras]),
    make('banner', { height: 420 }, slides),
    make('notice', { texts: [SENTENCE, 'Live tonight at eight', 'New: the typography camp'] }),
    make('icon-nav', { columns: 10 }, icons),
  ];
}

function middle(make: Make): BenchNode[] {
  const paragraphs = (count: number) =>
    times(count, (index) => make('paragraph', { text: `${SENTENCE} ${pick(TITLES, index)}.` }));
  const teachers = times(6, (index) =>
    make('teacher', { name: pick(TEACHERS, index), about: SENTENCE, photo: `/teacher/${index}.svg` }),
  );
  const coupons = times(4, (index) =>
    make('coupon', { off: 10 + index * 10, from: 100 + index * 50, until: '2027-01-31' }),
  );
  const panels = times(3, (index) =>
    make('tab-panel', {
      title: `Tab ${index + 1}`,
      lines: times(5, (line) => `${pick(TITLES, line)} ${index}`),
    }),
  );
  return [
    ...times(6, (index) =>
      make('image-text', {
        title: pick(TITLES, index),
        text: SENTENCE,
        image: `/side/${index}.svg`,
        flip: index % 2 === 1,
      }),
    ),
    make('rich-text', { title: 'Why we teach' }, paragraphs(4)),
    make('video', { poster: '/poster.svg', title: 'A look inside', seconds: 93 }),
    make('rich-text', { title: 'How it works' }, paragraphs(2)),
    make('tabs', { label: 'Programmes' }, panels),
    make('section-title', { title: 'Teachers', more: '/teachers' }),
    ...teachers,
    make('section-title', { title: 'Coupons', more: '/coupons' }),
    ...coupons,
    make('countdown', { title: 'Spring camp starts in', parts: [12, 8, 45, 10] }),
  ];
}

function foot(make: Make): BenchNode[] {
  const questions = times(5, (index) =>
    make('faq-item', { question: `${pick(TITLES, index)}: how long is it?`, answer: SENTENCE }),
  );
  const columns = times(4, (index) =>
    make('footer-column', {
      title: `Column ${index + 1}`,
      links: times(5, (link) => ({ text: `Link ${link + 1}`, href: `/page/f${index}${link}` })),
    }),
  );
  return [
    make('section-title', { title: 'Questions', more: '/faq' }),
    make('faq', {}, questions),
    ...times(4, () => make('divider')),
    ...times(4, (index) => make('spacer', { size: 8 * (index + 1) })),
    make('footer', { line: 'Lantern House' }, columns),
  ];
}

/** The page, made anew on each call and always the same. */
export function benchPage(): readonly BenchNode[] {
  const make = maker();
  return [...head(make), ...times(6, (list) => goodsList(make, list)).flat(), ...middle(make), ...foot(make)];
}

export function countNodes(nodes: readonly BenchNode[]): number {
  return nodes.reduce((count, node) => count + 1 + countNodes(node.children ?? []), 0);
}

export function kindsOf(nodes: readonly BenchNode[], kinds: Set<string> = new Set()): Set<string> {
  for (const node of nodes) {
    kinds.add(node.kind);
    kindsOf(node.children ?? [], kinds);
  }
  return kinds;
}

/** The price of the 20th card: the one prop the change measurement changes. */
export function changedId(nodes: readonly BenchNode[]): string {
  const prices = flatten(nodes).filter((node) => node.kind === 'price');
  return prices[19]?.id ?? '';
}

function flatten(nodes: readonly BenchNode[]): BenchNode[] {
  return nodes.flatMap((node) => [node, ...flatten(node.children ?? [])]);
}

/** The same tree with one node's props changed; everything not above that node is the same object. */
export function withProps(
  nodes: readonly BenchNode[],
  id: string,
  props: Record<string, unknown>,
): readonly BenchNode[] {
  let isChanged = false;
  const next = nodes.map((node) => {
    if (isChanged) return node;
    if (node.id === id) {
      isChanged = true;
      return { ...node, props: { ...node.props, ...props } };
    }
    const children = node.children === undefined ? undefined : withProps(node.children, id, props);
    if (children === undefined || children === node.children) return node;
    isChanged = true;
    return { ...node, children };
  });
  return isChanged ? next : nodes;
}
