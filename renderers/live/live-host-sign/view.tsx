/** Draws live-host-sign. */
import { useState } from 'react';
import { liveSignStart } from '#schemas/api/live/signs.ts';
import { defineView } from '#engine/define-view.ts';
import { makeHostCall, useRoom } from '#features/live/index.ts';
import { HostBeside, HostHint, HostPart } from '#pieces/host-part.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { definition } from './definition.ts';
import { words } from './words.ts';

export default defineView(definition, words, function LiveHostSign({ root, props, t, act, intend }) {
  const { alive_id: id } = props;
  const view = useRoom(id);
  const [seconds, setSeconds] = useState('60');
  const call = makeHostCall({ act, toast: (toast) => intend('message.toast', toast), doneText: t('done') });
  const start = () => call(liveSignStart, { alive_id: id, time: Math.round(Number(seconds)) });
  if (view === undefined) return null;
  return (
    <HostPart root={root} title={t('title')}>
      {view.state.sign_id !== '' && <HostHint>{t('isOpen')}</HostHint>}
      <HostBeside>
        <TextField
          id="host-seconds"
          name="seconds"
          label={t('seconds')}
          inputMode="numeric"
          value={seconds}
          onChange={setSeconds}
        />
        <Button data-action="start-sign" onClick={() => void start()}>
          {t('start')}
        </Button>
      </HostBeside>
    </HostPart>
  );
});
