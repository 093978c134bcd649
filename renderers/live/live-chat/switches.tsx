/** What a moderator allows in the room: whether anybody writes, and how often (M243, D102). */
import type { Caller } from '#schemas/api/define-endpoint.ts';
import { liveSwitchSet } from '#schemas/api/live/hosting.ts';
import type { RoomState } from '#schemas/live/state.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Popover } from '#ui/popover.tsx';
import { useChoices } from '#ui/use-choices.ts';
import styles from './composer.module.css';
import type { Say } from './words.ts';

const SLOW_S = [0, 2, 10, 30, 60] as const;

type ChatSwitches = Pick<RoomState, 'forbid_talk' | 'slow_seconds'>;

interface SwitchesProps {
  aliveId: string;
  state: RoomState;
  act: Caller;
  look: () => void;
  showError: (text: string) => void;
  t: Say;
}

export function Switches({ aliveId, state, act, look, showError, t }: SwitchesProps) {
  const { now, choose } = useChoices<ChatSwitches>(state, async (change) => {
    const answer = await act(liveSwitchSet, { alive_id: aliveId, ...change });
    if (!answer.ok) showError(answer.msg);
    look();
    return answer.ok;
  });
  return (
    <Popover
      trigger={<Icon name="settings" size={20} />}
      label={t('switches')}
      openOn="click"
      place="top"
      className={styles.switches}
      triggerClassName={styles.switchesButton}
      panelClassName={styles.switchesPanel}
    >
      <Button size="s" block onClick={() => void choose({ forbid_talk: !now.forbid_talk })}>
        {t(now.forbid_talk ? 'allowTalk' : 'forbidTalk')}
      </Button>
      <fieldset className={styles.slow}>
        <legend>{t('slow')}</legend>
        {SLOW_S.map((seconds) => (
          <button
            key={seconds}
            type="button"
            className={styles.slowChoice}
            aria-pressed={now.slow_seconds === seconds}
            onClick={() => void choose({ slow_seconds: seconds })}
          >
            {seconds === 0 ? t('slowOff') : t('slowS', { n: seconds })}
          </button>
        ))}
      </fieldset>
    </Popover>
  );
}
