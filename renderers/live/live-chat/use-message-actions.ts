/** Does what a moderator wants done about a line: at once, after a question, or in a box of its own. */
import { useState } from 'react';
import type { Intend } from '#engine/intents.ts';
import type { Caller } from '#schemas/api/define-endpoint.ts';
import { liveMemberBan } from '#schemas/api/live/members.ts';
import { liveMessageMark, liveMessageRecall } from '#schemas/api/live/messages.ts';
import type { LiveEvent } from '#schemas/live/event.ts';
import type { MessageAction } from './message-actions.ts';
import type { Say } from './words.ts';

const MUTE_MINUTES = 10;
const MARKS = { pin: 'pin', wall: 'wall', unpin: 'none', unwall: 'none' } as const;

interface Tools {
  aliveId: string;
  act: Caller;
  intend: Intend;
  /** Asks for what has changed, where no socket tells. */
  look: () => void;
  t: Say;
}

export interface MessageActions {
  run: (action: MessageAction, event: LiveEvent) => void;
  /** Whose lines are looked at; undefined for nobody's. */
  person: LiveEvent['user'] | undefined;
  close: () => void;
}

export function useMessageActions({ aliveId, act, intend, look, t }: Tools): MessageActions {
  const [person, setPerson] = useState<LiveEvent['user']>();
  const showResult = (answer: { ok: boolean; msg?: string }, doneText: string) => {
    intend('message.toast', {
      text: answer.ok ? doneText : (answer.msg ?? t('notDone')),
      tone: answer.ok ? 'success' : 'error',
    });
    look();
  };
  const ban = (event: LiveEvent, how: { kind: 'mute' | 'kick'; minutes?: number }, doneText: string) => {
    void act(liveMemberBan, { alive_id: aliveId, user_id: event.user.id, ...how }).then((answer) =>
      showResult(answer, doneText),
    );
  };
  const run = (action: MessageAction, event: LiveEvent) => {
    const { id: message, user } = event;
    switch (action) {
      case 'recall':
        void act(liveMessageRecall, { alive_id: aliveId, message_id: message }).then((answer) =>
          showResult(answer, t('didRecall')),
        );
        return;
      case 'pin':
      case 'unpin':
      case 'wall':
      case 'unwall':
        void act(liveMessageMark, { alive_id: aliveId, message_id: message, as: MARKS[action] }).then(
          (answer) => showResult(answer, t('didMark')),
        );
        return;
      case 'mute':
        return ban(event, { kind: 'mute', minutes: MUTE_MINUTES }, t('didMute', { name: user.nickname }));
      case 'silence':
        return ban(event, { kind: 'mute', minutes: 0 }, t('didSilence', { name: user.nickname }));
      case 'kick':
        return intend('message.ask', {
          title: t('askKick', { name: user.nickname }),
          content: t('askKickHint'),
          confirmText: t('kick'),
          danger: true,
          onConfirm: () => ban(event, { kind: 'kick' }, t('didKick', { name: user.nickname })),
        });
      case 'all':
        return setPerson(user);
    }
  };
  return { run, person, close: () => setPerson(undefined) };
}
