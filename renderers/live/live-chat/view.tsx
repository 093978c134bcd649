/** Draws the chat of a live room: what is pinned, the list, and where one writes. */
import { useMemo } from 'react';
import { msOf } from '#schemas/time.ts';
import { defineView } from '#engine/define-view.ts';
import { useServerNow } from '#engine/server-now.ts';
import { useHasEarlier, useOutbox, useRoom, useRoomActions, useRoomEvents } from '#features/live/index.ts';
import { Empty } from '#ui/empty.tsx';
import { Icon } from '#ui/icon.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Composer } from './composer.tsx';
import { messageActionsOf } from './message-actions.ts';
import { definition } from './definition.ts';
import { linesOf, type Line } from './lines.ts';
import { List } from './list.tsx';
import { Message } from './message.tsx';
import { OwnMessage } from './own-message.tsx';
import { Person } from './person.tsx';
import { Switches } from './switches.tsx';
import { useMessageActions } from './use-message-actions.ts';
import { words } from './words.ts';
import styles from './view.module.css';

export default defineView(definition, words, function LiveChat({ root, props, t, locale, act, intend }) {
  const { alive_id: id } = props;
  const view = useRoom(id);
  const events = useRoomEvents(id);
  const outbox = useOutbox(id);
  const { send, again, letGo, look, earlier } = useRoomActions(id);
  const hasEarlier = useHasEarlier(id);
  const actions = useMessageActions({ aliveId: id, act, intend, look, t });
  const nowMs = msOf(useServerNow());
  const ownId = view?.viewer.room_user_id ?? '';
  const lines = useMemo(() => linesOf(events, outbox.own, ownId), [events, outbox.own, ownId]);
  if (view === undefined) return <section {...root} className={styles.chat} aria-label={t('label')} />;
  const { state, viewer, isReplay, connection } = view;
  const isModerator = viewer.role !== 'viewer' && !isReplay;
  const facts = { isModerator, state, hasWall: view.room.switches.show_on_wall, nowMs };
  const draw = (line: Line) =>
    line.is === 'own' ? (
      <OwnMessage own={line.own} again={again} letGo={letGo} t={t} />
    ) : (
      <Message
        event={line.event}
        isOwn={line.isOwn}
        actions={isReplay ? [] : messageActionsOf(line, facts)}
        run={(action) => actions.run(action, line.event)}
        t={t}
        locale={locale}
      />
    );
  return (
    <section {...root} className={styles.chat} aria-label={t('label')} data-connection={connection}>
      {state.pinned !== null && !isReplay && !state.pinned.is_recalled && (
        <p className={styles.pinned}>
          <Icon name="bell" size={16} />
          <span>{t('pinned', { name: state.pinned.user.nickname, text: state.pinned.content })}</span>
        </p>
      )}
      <p className={styles.connection} role="status">
        {connection === 'lost' ? t('lost') : ''}
      </p>
      <List
        lines={lines}
        draw={draw}
        empty={
          state.offset > 0 && events.length === 0 && !isReplay ? (
            <Skeleton lines={6} className={styles.waiting} />
          ) : (
            <Empty
              className={styles.empty}
              title={t(isReplay ? 'emptyReplay' : 'empty')}
              hint={isReplay ? '' : t('emptyHint')}
            />
          )
        }
        earlier={hasEarlier ? earlier : undefined}
        t={t}
        locale={locale}
      />
      <div className={styles.foot}>
        {isModerator && (
          <Switches
            aliveId={id}
            state={state}
            act={act}
            look={look}
            showError={(text) => intend('message.toast', { text, tone: 'error' })}
            t={t}
          />
        )}
        <Composer
          view={view}
          outbox={outbox}
          send={send}
          login={() => intend('login.open', {})}
          t={t}
          locale={locale}
        />
      </div>
      {actions.person !== undefined && (
        <Person
          aliveId={id}
          user={actions.person}
          act={act}
          recall={(event) => actions.run('recall', event)}
          close={actions.close}
          t={t}
        />
      )}
    </section>
  );
});
