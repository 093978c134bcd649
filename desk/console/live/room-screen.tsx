/** One live room: its settings, where its picture comes from, the way to its studio, and what it came to. */
import { useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useTranslation } from '#i18n/use-translation.ts';
import { consoleLiveGet, consoleLiveList, consoleLiveSave } from '#schemas/api/console/live.ts';
import type { DataOf } from '#schemas/api/define-endpoint.ts';
import { pathTo } from '#schemas/paths.ts';
import { useDesk, useMay } from '#desk/kit/calls/desk-context.ts';
import { useConsoleQuery } from '#desk/kit/calls/use-console.ts';
import { WhenRead } from '#desk/kit/screens/detail-screen.tsx';
import { EditScreen } from '#desk/kit/screens/editor/edit-screen.tsx';
import { ChoiceEdit, FieldGrid, LineEdit, SwitchEdit } from '#desk/kit/screens/editor/fields.tsx';
import { NumberEdit } from '#desk/kit/screens/editor/typed-edit.tsx';
import { useItemEditor } from '#desk/kit/screens/editor/use-item-editor.ts';
import { Panel } from '#desk/kit/screens/panel.tsx';
import { Button } from '#ui/button.tsx';
import { CONSOLE } from '../addresses.ts';
import { RoomReport } from './room-report.tsx';
import { RoomSource } from './room-source.tsx';
import { liveWords } from './words.ts';

const KINDS = [0, 1, 2, 3, 4] as const;
const LOOKS = [0, 1, 2] as const;

function Settings() {
  const t = useTranslation(liveWords);
  return (
    <Panel title={t('settings')}>
      <FieldGrid>
        <ChoiceEdit
          pointer="/alive_type"
          label={t('kind')}
          options={KINDS.map((value) => ({ value, label: t(`kind_${value}`) }))}
        />
        <LineEdit pointer="/form_id" label={t('form')} />
        <ChoiceEdit
          pointer="/look/type"
          label={t('look')}
          options={LOOKS.map((value) => ({ value, label: t(`look_${value}`) }))}
        />
        <NumberEdit pointer="/look/seconds" label={t('lookSeconds')} />
        <LineEdit pointer="/courseware_image" label={t('courseware')} />
        <SwitchEdit pointer="/marquee" label={t('marquee')} />
        <SwitchEdit pointer="/wall" label={t('wall')} />
        <SwitchEdit pointer="/im" label={t('im')} />
        <SwitchEdit pointer="/fast" label={t('fast')} />
      </FieldGrid>
    </Panel>
  );
}

interface RoomEditorProps {
  id: string;
  title: string;
  room: DataOf<typeof consoleLiveGet>;
}

/** An emptied line is an empty text to a room, never null. */
const EMPTY_LINES: Readonly<Record<string, string>> = { form_id: '', courseware_image: '' };

function RoomEditor({ id, title, room }: RoomEditorProps) {
  const t = useTranslation(liveWords);
  const { ask } = useDesk();
  const client = useQueryClient();
  const mayReport = useMay('reports');
  const editor = useItemEditor({
    start: { item: { ...room.item }, version: room.version },
    save: ({ version, item }) => {
      const lines = Object.fromEntries(
        Object.entries(item).map(([name, value]) => [name, value ?? EMPTY_LINES[name]]),
      );
      return ask(consoleLiveSave, { id, ...(version === undefined ? {} : { version }), item: lines });
    },
    reload: async () => {
      const answer = await ask(consoleLiveGet, { id });
      return answer.ok ? { ...answer.data, item: { ...answer.data.item } } : undefined;
    },
    onSaved: () => {
      for (const { name } of [consoleLiveGet, consoleLiveList])
        void client.invalidateQueries({ queryKey: [name] });
    },
    refusals: { 'no-form': t('noForm') },
  });
  return (
    <EditScreen
      editor={editor}
      title={title}
      back={{ href: CONSOLE.live, label: t('live') }}
      labelOf={(name) => name}
      actions={{ main: <Button href={pathTo('live-host', { id })}>{t('studio')}</Button> }}
    >
      <Settings />
      <RoomSource id={id} />
      {mayReport && <RoomReport id={id} />}
    </EditScreen>
  );
}

export function RoomScreen() {
  const { id = '' } = useParams();
  const query = useConsoleQuery(consoleLiveGet, { id });
  const { data: list } = useConsoleQuery(consoleLiveList, { q: id, limit: 1 });
  const title = list?.items.find((room) => room.alive_id === id)?.title ?? id;
  return (
    <WhenRead query={query}>{(room) => <RoomEditor key={id} id={id} title={title} room={room} />}</WhenRead>
  );
}
