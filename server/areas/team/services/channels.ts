/** Documents that are open at this node, each for as long as it has a listener. */
import type { AppContext, Areas } from '#server/kernel/area.ts';
import type { Gateway } from '#server/kernel/realtime/gateway.ts';
import { makePersonNames } from '../rules/present-people.ts';
import type { DocumentPlace } from '../store/presence.store.ts';
import { openChannel, type DocumentChannel } from './document-channel.ts';
import { channelOf, type Listener } from './listener.ts';

export interface Channels {
  /** Opened where it is not. */
  of: (place: DocumentPlace) => DocumentChannel;
  /** Reads the document and sends what is new to its listeners here. */
  refresh: (place: DocumentPlace) => void;
  refreshAll: () => void;
  /** Drops those without a listener. */
  dropSilent: () => void;
}

export function createChannels(
  world: AppContext,
  areas: Pick<Areas, 'pages'>,
  gateway: Gateway<Listener>,
): Channels {
  const channels = new Map<string, DocumentChannel>();
  const namePerson = makePersonNames(world.keys.signing);
  return {
    of: (place) => {
      const name = channelOf(place);
      const send = (text: string) => gateway.broadcast(name, text);
      const channel = channels.get(name) ?? openChannel(place, { world, areas, namePerson, send });
      channels.set(name, channel);
      return channel;
    },
    refresh: (place) => void channels.get(channelOf(place))?.refresh(),
    refreshAll: () => {
      for (const channel of channels.values()) void channel.refresh();
    },
    dropSilent: () => {
      const openChannels = new Set(gateway.channels());
      for (const name of channels.keys()) if (!openChannels.has(name)) channels.delete(name);
    },
  };
}
