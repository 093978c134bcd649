/** One coupon: read, edited, saved; new ones begin here too. */
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router-dom';
import { useTranslation } from '#i18n/use-translation.ts';
import { useLocale } from '#i18n/use-words.ts';
import { consoleCouponsGet, consoleCouponsList, consoleCouponsSave } from '#schemas/api/console/coupons.ts';
import { readText } from '#schemas/page/text.ts';
import { useDesk } from '#desk/kit/calls/desk-context.ts';
import { useConsoleQuery } from '#desk/kit/calls/use-console.ts';
import { WhenRead } from '#desk/kit/screens/detail-screen.tsx';
import { EditScreen } from '#desk/kit/screens/editor/edit-screen.tsx';
import { ChoiceEdit, FieldGrid, TextEdit } from '#desk/kit/screens/editor/fields.tsx';
import { MoneyEdit, NumberEdit } from '#desk/kit/screens/editor/typed-edit.tsx';
import type { Item } from '#desk/kit/screens/editor/item-edit.ts';
import { PickedEdit } from '#desk/kit/screens/editor/picked-edit.tsx';
import { MomentEdit } from '#desk/kit/screens/editor/moment-edit.tsx';
import { useItemEditor } from '#desk/kit/screens/editor/use-item-editor.ts';
import { Panel } from '#desk/kit/screens/panel.tsx';
import { CONSOLE, oneOf } from '../addresses.ts';
import { couponsWords } from './words.ts';

const EMPTY: Item = { amount: 0, state: 'on' };

const LABELS = {
  title: 'title',
  amount: 'amount',
  threshold: 'threshold',
  total: 'total',
  use_total: 'useTotal',
  goods_ids: 'goods',
  start: 'start',
  end: 'end',
  state: 'state',
} as const;
const isLabel = (name: string): name is keyof typeof LABELS => Object.hasOwn(LABELS, name);

function CouponForm() {
  const t = useTranslation(couponsWords);
  const states = (['on', 'off'] as const).map((value) => ({ value, label: t(value) }));
  return (
    <Panel title={t('facts')}>
      <FieldGrid>
        <TextEdit pointer="/title" label={t('title')} />
        <MoneyEdit pointer="/amount" label={t('amount')} />
        <MoneyEdit pointer="/threshold" label={t('threshold')} />
        <MomentEdit pointer="/start" label={t('start')} />
        <MomentEdit pointer="/end" label={t('end')} />
        <NumberEdit pointer="/total" label={t('total')} />
        <NumberEdit pointer="/use_total" label={t('useTotal')} />
        <ChoiceEdit pointer="/state" label={t('state')} options={states} emptyLabel={t('on')} />
        <PickedEdit pointer="/goods_ids" label={t('goods')} of="goods" />
      </FieldGrid>
    </Panel>
  );
}

interface CouponEditorProps {
  id?: string;
  title?: string;
  start: { item: Item; version?: string };
}

function CouponEditor({ id, title, start }: CouponEditorProps) {
  const t = useTranslation(couponsWords);
  const { ask } = useDesk();
  const client = useQueryClient();
  const navigate = useNavigate();
  const editor = useItemEditor({
    start,
    save: (input) =>
      ask(
        consoleCouponsSave,
        id === undefined ? { item: { ...start.item, ...input.item } } : { ...input, id },
      ),
    reload: async () => {
      const answer = id === undefined ? undefined : await ask(consoleCouponsGet, { id });
      return answer?.ok === true ? { ...answer.data, item: { ...answer.data.item } } : undefined;
    },
    onSaved: ({ id: savedId }) => {
      for (const { name } of [consoleCouponsList, consoleCouponsGet])
        void client.invalidateQueries({ queryKey: [name] });
      if (id === undefined) void navigate(oneOf('coupons', savedId), { replace: true });
    },
  });
  return (
    <EditScreen
      editor={editor}
      title={title ?? t('create')}
      back={{ href: CONSOLE.coupons, label: t('coupons') }}
      labelOf={(name) => (isLabel(name) ? t(LABELS[name]) : name)}
    >
      <CouponForm />
    </EditScreen>
  );
}

function StoredCoupon({ id }: { id: string }) {
  const locale = useLocale();
  const query = useConsoleQuery(consoleCouponsGet, { id });
  return (
    <WhenRead query={query}>
      {({ item, version }) => (
        <CouponEditor id={id} title={readText(item.title, locale)} start={{ item: { ...item }, version }} />
      )}
    </WhenRead>
  );
}

export function CouponScreen() {
  const { id = '' } = useParams();
  return id === 'new' ? <CouponEditor start={{ item: EMPTY }} /> : <StoredCoupon key={id} id={id} />;
}
