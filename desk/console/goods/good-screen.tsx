/** One good: read, edited by its type, saved; new ones begin here too, alone or as a copy. */
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { useTranslation } from '#i18n/use-translation.ts';
import { useLocale } from '#i18n/use-words.ts';
import { consoleGoodsGet, consoleGoodsList, consoleGoodsSave } from '#schemas/api/console/goods.ts';
import type { DataOf } from '#schemas/api/define-endpoint.ts';
import { isObject } from '#schemas/page/json.ts';
import { useDesk } from '#desk/kit/calls/desk-context.ts';
import { useConsoleQuery } from '#desk/kit/calls/use-console.ts';
import { WhenRead } from '#desk/kit/screens/detail-screen.tsx';
import { EditScreen } from '#desk/kit/screens/editor/edit-screen.tsx';
import type { Item } from '#desk/kit/screens/editor/item-edit.ts';
import { useItemEditor } from '#desk/kit/screens/editor/use-item-editor.ts';
import { useQueryClient } from '@tanstack/react-query';
import { CONSOLE, oneOf } from '../addresses.ts';
import { NavButton } from '../nav-button.tsx';
import { copyGood, EMPTY_GOOD } from './good-item.ts';
import { GoodForm } from './form/good-form.tsx';
import { labelKey } from './good-labels.ts';
import { goodsWords } from './words.ts';

type StoredGood = DataOf<typeof consoleGoodsGet>;

interface EditorProps {
  id: string | undefined;
  start: { item: Item; version?: string };
  /** Absent of a new one. */
  good?: StoredGood;
}

function titleOf(item: Item, locale: 'cn' | 'en'): string {
  const title = item['title'];
  if (typeof title === 'string') return title;
  const text = isObject(title) ? (title[locale] ?? title['cn'] ?? title['en']) : undefined;
  return typeof text === 'string' ? text : '';
}

function GoodEditor({ id, start, good }: EditorProps) {
  const t = useTranslation(goodsWords);
  const locale = useLocale();
  const { ask } = useDesk();
  const client = useQueryClient();
  const navigate = useNavigate();
  const editor = useItemEditor({
    start,
    save: (input) =>
      ask(consoleGoodsSave, id === undefined ? { item: { ...start.item, ...input.item } } : { ...input, id }),
    reload: async () => {
      const answer = id === undefined ? undefined : await ask(consoleGoodsGet, { id });
      return answer?.ok === true ? { ...answer.data, item: { ...answer.data.item } } : undefined;
    },
    onSaved: ({ id: savedId }) => {
      for (const { name } of [consoleGoodsList, consoleGoodsGet])
        void client.invalidateQueries({ queryKey: [name] });
      if (id === undefined) void navigate(oneOf('goods', savedId), { replace: true });
    },
  });
  const title = titleOf(editor.edit.base, locale);
  return (
    <EditScreen
      editor={editor}
      title={title === '' ? t('newGood') : title}
      back={{ href: CONSOLE.goods, label: t('goods') }}
      labelOf={(name) => {
        const key = labelKey(name);
        return key === undefined ? name : t(key);
      }}
      actions={{
        main: id !== undefined && (
          <NavButton to={`${oneOf('goods', 'new')}?copy=${encodeURIComponent(id)}`} action="copy">
            {t('copy')}
          </NavButton>
        ),
      }}
    >
      <GoodForm goodsId={id} hasPassword={good?.has_password === true} />
    </EditScreen>
  );
}

function CopiedGood({ from }: { from: string }) {
  const t = useTranslation(goodsWords);
  const query = useConsoleQuery(consoleGoodsGet, { id: from });
  return (
    <WhenRead query={query}>
      {({ item }) => (
        <GoodEditor
          id={undefined}
          start={{ item: copyGood({ ...item }, (title) => t('copyOf', { title })) }}
        />
      )}
    </WhenRead>
  );
}

function StoredGoodEditor({ id }: { id: string }) {
  const query = useConsoleQuery(consoleGoodsGet, { id });
  return (
    <WhenRead query={query}>
      {(good) => <GoodEditor id={id} start={{ item: { ...good.item }, version: good.version }} good={good} />}
    </WhenRead>
  );
}

export function GoodScreen() {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const copy = params.get('copy');
  if (id !== 'new') return <StoredGoodEditor key={id} id={id} />;
  return copy === null ? (
    <GoodEditor id={undefined} start={{ item: EMPTY_GOOD }} />
  ) : (
    <CopiedGood key={copy} from={copy} />
  );
}
