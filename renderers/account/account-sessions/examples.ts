/** Named configs of the list of devices, with sessions a shop server would answer. */
import type { RendererExample, StoredPropsOf, ViewDataOf } from '#schemas/page/define-renderer.ts';
import type { definition } from './definition.ts';

type Session = ViewDataOf<typeof definition>['sessions']['list'][number];

const HERE: Session = {
  id: 's_here',
  device: 'Chrome · Windows',
  created_at: 1_795_180_080,
  seen_at: 1_795_266_480,
  is_this: 1,
};
const DEVICES = ['Safari · iPhone', 'Firefox · Linux', 'Edge · macOS', ''];
const others = (count: number): Session[] =>
  Array.from({ length: count }, (_, index) => ({
    ...HERE,
    id: `s_${index}`,
    device: DEVICES[index % DEVICES.length] ?? '',
    created_at: HERE.created_at - index * 86_400,
    seen_at: HERE.seen_at - index * 7200,
    is_this: 0,
  }));
const answer = (list: Session[]) => ({ sessions: { list } });

export const examples: RendererExample<StoredPropsOf<typeof definition>>[] = [
  { name: 'empty', props: {}, data: answer([HERE]) },
  { name: 'typical', props: {}, data: answer([HERE, ...others(2)]) },
  { name: 'maximal', props: {}, data: answer([HERE, ...others(9)]) },
];
