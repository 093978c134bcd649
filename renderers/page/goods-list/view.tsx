import { defineView } from '#engine/define-view.ts';
import { definition } from './definition.ts';
const words = { cn: { more: '更多' }, en: { more: 'More' } };
export default defineView(definition, words, ({ root, props, data, t }) => {
  const x: string | undefined = props.title;
  return <div {...root}>{x} {t('more')} {data.goods.lists[0]?.map((card) => card.title)}</div>;
});
