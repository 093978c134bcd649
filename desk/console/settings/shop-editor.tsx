/** Edits the settings of the shop: one stored thing, of which each screen shows a part. */
import type { ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#i18n/use-translation.ts';
import { consoleShopGet, consoleShopSave } from '#schemas/api/console/shop.ts';
import type { DataOf } from '#schemas/api/define-endpoint.ts';
import { useDesk } from '#desk/kit/calls/desk-context.ts';
import { useConsoleQuery } from '#desk/kit/calls/use-console.ts';
import { WhenRead } from '#desk/kit/screens/detail-screen.tsx';
import { EditScreen } from '#desk/kit/screens/editor/edit-screen.tsx';
import { useItemEditor } from '#desk/kit/screens/editor/use-item-editor.ts';
import { shopWords } from './shop-words.ts';
import { useSettingsParts } from './use-settings-parts.ts';

type ShopData = DataOf<typeof consoleShopGet>;
type ShopWord = keyof (typeof shopWords)['cn'];

const isWord = (name: string): name is ShopWord => Object.hasOwn(shopWords.cn, name);

interface ShopEditorProps {
  title: string;
  children: (offers: ShopData['offers']) => ReactNode;
}

function Editor({ data, title, children }: ShopEditorProps & { data: ShopData }) {
  const t = useTranslation(shopWords);
  const { ask } = useDesk();
  const client = useQueryClient();
  const parts = useSettingsParts();
  const { item, version, offers } = data;
  const editor = useItemEditor({
    start: { item: { ...item }, version },
    save: (input) => ask(consoleShopSave, input),
    reload: async () => {
      const answer = await ask(consoleShopGet, {});
      return answer.ok ? { item: { ...answer.data.item }, version: answer.data.version } : undefined;
    },
    onSaved: () => void client.invalidateQueries({ queryKey: [consoleShopGet.name] }),
  });
  return (
    <EditScreen
      editor={editor}
      title={title}
      parts={parts}
      labelOf={(name) => (isWord(name) ? t(name) : name)}
    >
      {children(offers)}
    </EditScreen>
  );
}

export function ShopEditor(props: ShopEditorProps) {
  const query = useConsoleQuery(consoleShopGet, {});
  return <WhenRead query={query}>{(data) => <Editor data={data} {...props} />}</WhenRead>;
}
