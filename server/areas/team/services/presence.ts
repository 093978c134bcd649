/** Who has which document open at the desk, on every node: rows hold it, sockets hear it, the bus says when to look (ADR-740). */
import { CHOICE_BYTES_MAX, DESK_BEAT_S, DESK_SOCKET_PATH } from '#schemas/desk/presence.ts';
import type { ChoiceOfPerson } from '#schemas/desk/presence.ts';
import { msOf } from '#schemas/time.ts';
import type { AppContext, Areas } from '#server/kernel/area.ts';
import { createGateway, type Connection, type Gateway } from '#server/kernel/realtime/gateway.ts';
import { OPEN_MAX, PERSON_MAX, WAITING_MAX, WATCH_MS } from '../limits.ts';
import type { DocumentPlace } from '../store/presence.store.ts';
import { createChannels, type Channels } from './channels.ts';
import { endedSessions } from './ended-sessions.ts';
import { byeOf, channelOf, frameText, type Listener } from './listener.ts';
import { createPresenceWriter } from './presence-writer.ts';

/** People or remarks of a document have changed. */
export interface TeamNews extends DocumentPlace {
  subject: 'people' | 'remarks';
}

export interface Presence {
  gateway: Gateway<Listener>;
  /** To be called once a socket is one of its channel's. */
  join: (connection: Connection<Listener>) => void;
  choose: (connection: Connection<Listener>, choice: ChoiceOfPerson) => void;
  leave: (connection: Connection<Listener>) => void;
  /** Says on every node that remarks of a document have changed. */
  announceRemarks: (place: DocumentPlace) => Promise<void>;
}

interface PresenceWorld {
  world: AppContext;
  areas: Pick<Areas, 'identity' | 'pages'>;
}

function openGateway(): Gateway<Listener> {
  return createGateway<Listener>({
    name: DESK_SOCKET_PATH.slice(1),
    beatMs: msOf(DESK_BEAT_S),
    beat: () => frameText({ type: 'beat' }),
    waitingMax: WAITING_MAX,
    slow: byeOf('slow'),
    openMax: OPEN_MAX,
    incomingMax: CHOICE_BYTES_MAX,
  });
}

/** One person holds so many sockets of a document; with one more the oldest goes. */
function makePlace(gateway: Gateway<Listener>, { who }: Connection<Listener>): void {
  const theirs = gateway.connections(channelOf(who)).filter((one) => one.who.row.userId === who.row.userId);
  for (const one of theirs.slice(0, Math.max(0, theirs.length - PERSON_MAX)))
    void one.close(byeOf('too-many'));
}

/** Hears what other nodes say, and this one. */
function listenToBus({ bus, onClose }: AppContext, gateway: Gateway<Listener>, channels: Channels): void {
  const tellRemarks = (channel: string) => gateway.broadcast(channel, frameText({ type: 'remarks' }));
  onClose(
    bus.subscribe('team.news', ({ subject, ...place }) => {
      if (subject === 'remarks') tellRemarks(channelOf(place));
      else channels.refresh(place);
    }),
  );
  onClose(
    bus.subscribe('documents.written', ({ appId, names }) => {
      for (const document of names) channels.refresh({ appId, document });
    }),
  );
  onClose(
    bus.onGap(() => {
      channels.refreshAll();
      for (const channel of gateway.channels()) tellRemarks(channel);
    }),
  );
  onClose(
    bus.subscribe('session.revoked', ({ appId, publicId }) => {
      const isMeant = (who: Listener) => who.appId === appId && who.sessionPublicId === publicId;
      gateway.closeWhere(({ who }) => isMeant(who), byeOf('logged-out'));
    }),
  );
}

export function openPresence({ world, areas }: PresenceWorld): Presence {
  const { bus, log, onClose } = world;
  const gateway = openGateway();
  const channels = createChannels(world, areas, gateway);
  const announce = ({ appId, document }: DocumentPlace, subject: TeamNews['subject']) =>
    bus.publish('team.news', { appId, document, subject });
  const writer = createPresenceWriter(world, (place) => announce(place, 'people'));
  const endSessions = async () => {
    for (const { connection, reason } of await endedSessions(areas, gateway.connections()))
      void connection.close(byeOf(reason));
  };
  const watch = setInterval(() => {
    endSessions().catch((error: unknown) => log.warn({ err: error }, 'sessions of the desk were not read'));
  }, WATCH_MS).unref();
  const beat = setInterval(() => {
    for (const { who } of gateway.connections()) writer.renew(who);
    channels.refreshAll();
  }, msOf(DESK_BEAT_S)).unref();
  onClose(() => {
    clearInterval(watch);
    clearInterval(beat);
  });
  listenToBus(world, gateway, channels);
  return {
    gateway,
    join: (connection) => {
      const channel = channels.of(connection.who);
      makePlace(gateway, connection);
      writer.join(connection.who, async () => {
        const { id: you } = connection.who.row;
        connection.send(frameText({ type: 'hello', you, ...(await channel.readStand()) }));
      });
    },
    choose: ({ who }, choice) => writer.choose(who, choice),
    leave: ({ who }) => {
      channels.dropSilent();
      writer.leave(who);
    },
    announceRemarks: (place) => announce(place, 'remarks'),
  };
}
