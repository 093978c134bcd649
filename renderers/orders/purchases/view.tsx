/** Draws the purchases of a tab; the tabs are links, so that each is an address of its own. */
import { defineView } from '#engine/define-view.ts';
import { usePurchases } from '#features/order/index.ts';
import { emptyOf, PersonalList } from '#pieces/personal-list.tsx';
import { OWNED_TABS, type OwnedTab } from '#schemas/content/owned.ts';
import { PATHS } from '#schemas/paths.ts';
import { Button } from '#ui/button.tsx';
import { definition } from './definition.ts';
import { Row } from './row.tsx';
import { words } from './words.ts';

const hrefOf = (tab: OwnedTab) => (tab === 'all' ? PATHS.bought : `${PATHS.bought}?tab=${tab}`);

export default defineView(definition, words, function Purchases({ root, props, t, locale, act, can }) {
  const { tab } = props;
  const purchases = usePurchases(act, tab);
  return (
    <PersonalList
      root={root}
      words={{ title: t('title'), tabs: t('tabs'), loading: t('loading'), more: t('more') }}
      tabs={OWNED_TABS.map((one) => ({ href: hrefOf(one), text: t(one), isCurrent: one === tab }))}
      aside={
        <Button tone="text" size="s" href={PATHS.orders}>
          {t('orders')}
        </Button>
      }
      listState={purchases}
      empty={emptyOf(tab === 'all', {
        title: t('empty'),
        hint: t('emptyHint'),
        tab: t('emptyTab'),
        home: t('home'),
      })}
      rows={purchases.list.map((purchase) => (
        <Row key={purchase.goods_id} purchase={purchase} isSelling={can.selling} t={t} locale={locale} />
      ))}
    />
  );
});
