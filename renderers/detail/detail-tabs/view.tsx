/** Draws the tabs; without script each is an address that opens it (M22: navIndex). */
import { useState } from 'react';
import { defineView } from '#engine/define-view.ts';
import { Tabs } from '#ui/tabs.tsx';
import { definition } from './definition.ts';
import { words } from './words.ts';

const ANCHOR = 'tabs';

export default defineView(definition, words, function DetailTabs({ root, props, slots, t }) {
  const { tabs, start } = props;
  const [chosen, setChosen] = useState(tabs[start]?.id ?? tabs[0]?.id);
  if (tabs.length === 0) return null;
  return (
    <div {...root} id={ANCHOR}>
      <Tabs
        label={t('label')}
        value={chosen}
        onChange={(id) => setChosen(tabs.find((tab) => tab.id === id)?.id)}
        tabs={tabs.map(({ id, count }, index) => ({
          id,
          label: t(id),
          ...(count > 0 ? { count } : {}),
          href: `?navIndex=${String(index)}#${ANCHOR}`,
          panel: slots[id],
        }))}
      />
    </div>
  );
});
