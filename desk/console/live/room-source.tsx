/** Where the picture of a room comes from: shown with the address it is pushed to, and changed in a box. */
import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { consoleLiveList, consoleLiveSourceGet, consoleLiveSourceSave } from '#schemas/api/console/live.ts';
import type { DataOf } from '#schemas/api/define-endpoint.ts';
import { isElsewhere, MEDIA_SOURCES } from '#schemas/live/kinds.ts';
import { useConsoleMutation, useConsoleQuery } from '#desk/kit/calls/use-console.ts';
import { WhenRead } from '#desk/kit/screens/detail-screen.tsx';
import { Facts, Panel, Quiet } from '#desk/kit/screens/panel.tsx';
import { Question } from '#desk/kit/screens/question.tsx';
import { useAct } from '#desk/kit/screens/use-act.ts';
import { Button } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { TextField } from '#ui/field.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { liveWords } from './words.ts';

type StoredSource = DataOf<typeof consoleLiveSourceGet>;

function useSource(id: string, { item, version }: StoredSource) {
  const t = useTranslation(liveWords);
  const act = useAct<'open'>();
  const [next, setNext] = useState(item);
  const { mutateAsync } = useConsoleMutation(consoleLiveSourceSave, [consoleLiveSourceGet, consoleLiveList]);
  const save = () => {
    const { source, url, flv_url: flv, hosts } = next;
    const isOut = isElsewhere(source);
    if (isOut && url.trim() === '') return act.setFault(t('needUrl'));
    const own = { source, url: isOut ? url.trim() : '', flv_url: isOut ? flv.trim() : '', hosts };
    return void act.run(() => mutateAsync({ id, version, item: own }), t('sourceSaved'));
  };
  const open = () => {
    setNext(item);
    act.open('open');
  };
  return { act, next, change: (part: Partial<typeof item>) => setNext({ ...next, ...part }), save, open };
}

function ChangeSource({ id, current }: { id: string; current: StoredSource }) {
  const t = useTranslation(liveWords);
  const { act, next, change, save, open } = useSource(id, current);
  return (
    <>
      <Button size="s" data-action="source" onClick={open}>
        {t('changeSource')}
      </Button>
      {act.target !== undefined && (
        <Question
          title={t('changeSource')}
          busy={act.busy}
          fault={act.fault}
          onConfirm={save}
          onClose={act.close}
        >
          <SelectField
            name="source"
            label={t('source')}
            value={next.source}
            options={MEDIA_SOURCES.map((value) => ({ value, label: t(value) }))}
            onChange={(source) => change({ source: source ?? next.source })}
          />
          {isElsewhere(next.source) && (
            <>
              <TextField
                id="source-url"
                name="url"
                label={t('sourceUrl')}
                value={next.url}
                onChange={(url) => change({ url })}
              />
              <TextField
                id="source-flv"
                name="flv_url"
                label={t('sourceFlv')}
                value={next.flv_url}
                onChange={(flv) => change({ flv_url: flv })}
              />
            </>
          )}
        </Question>
      )}
    </>
  );
}

export function RoomSource({ id }: { id: string }) {
  const t = useTranslation(liveWords);
  const query = useConsoleQuery(consoleLiveSourceGet, { id });
  return (
    <Panel title={t('source')}>
      <WhenRead query={query}>
        {(current) => (
          <>
            <Facts
              facts={[
                { label: t('source'), value: t(current.item.source) },
                { label: t('sourceUrl'), value: current.item.url },
              ]}
            />
            {current.push_address === '' ? (
              <Quiet>{t('noPush')}</Quiet>
            ) : (
              <p>
                {t('pushAddress')}: <code>{current.push_address}</code>{' '}
                <CopyButton text={current.push_address} />
              </p>
            )}
            <ChangeSource id={id} current={current} />
          </>
        )}
      </WhenRead>
    </Panel>
  );
}
