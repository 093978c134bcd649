/** Draws the tabs; without script each is an address that opens it (M22: navIndex). */
import { useState } from 'react';
import { defineView } from '#engine/define-view.ts';
import { Tabs } from '#ui/tabs.tsx';
import { definition } from './definition.ts';
import { words } from './words.ts';

const ANCHOR = 'tabs';

export default defineView(definition, words, function DetailTabs({ root, props, slots, t }) {
  const { tabs, start } = props;
  const [currentKey, setCurrentKey] = useState(tabs[start]?.key ?? tabs[0]?.key);
  if (tabs.length === 0) return null;
  return (
    <div {...root} id={ANCHOR}>
      <Tabs
        label={t('label')}
        value={currentKey}
        onChange={(id) => setCurrentKey(tabs.find(({ key }) => key === id)?.key)}
        tabs={tabs.map(({ key, title, count }, index) => ({
          id: key,
          label: title || t(key),
          ...(count > 0 ? { count } : {}),
          href: `?navIndex=${String(index)}#${ANCHOR}`,
          panel: slots[key],
        }))}
      />
    </div>
  );
});
