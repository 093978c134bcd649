/** A shop of two documents in memory, with the laws of the real one, behind the client of the console. */
import { createHash } from 'node:crypto';
import { catalogue } from '#renderers/catalogue.gen.ts';
import type { InputOf } from '#schemas/api/define-endpoint.ts';
import { consolePageExport, consolePagePublish } from '#schemas/api/console/documents.ts';
import { consoleFormAnswersExport } from '#schemas/api/console/form-answers.ts';
import { consoleImageAdd } from '#schemas/api/console/images.ts';
import { secondsOf } from '#schemas/time.ts';
import type { ConfigVersion } from '#server/areas/pages/store/config-rows.ts';
import { checkDrafts } from '#server/areas/pages/rules/publish.ts';
import { openClient, type Client } from '#cli/client/client.ts';
import type { Transport, TransportRequest } from '#cli/client/transport.ts';

interface Envelope {
  code: number;
  data: unknown;
}

const LABEL = 'knowledge';
const NOT_FOUND: Envelope = { code: 40400, data: null };

/** A version as the console tells of it. */
function toWire({ author: by, at, body: _body, ...version }: ConfigVersion) {
  return { ...version, by, at: secondsOf(at) };
}

export interface MemoryShop {
  client: Client;
  /** What is live, by kind and id. */
  live: ReadonlyMap<string, ConfigVersion>;
  put(kind: ConfigVersion['kind'], id: string, body: unknown): ConfigVersion;
}

export function openMemoryShop(home: unknown): MemoryShop {
  const live = new Map<string, ConfigVersion>();
  const put: MemoryShop['put'] = (kind, id, body) => {
    const hash = createHash('sha256').update(JSON.stringify(body)).digest('hex');
    const version = { kind, id, body, hash, author: 'somebody', note: '', at: 0 };
    live.set(`${kind}/${id}`, version);
    return version;
  };
  put('page', 'home', home);
  put('theme', 'main', { primary: '#1f5eff' });

  function publish({ documents, salvage = false }: InputOf<typeof consolePagePublish>): Envelope {
    const hiddenFaults = checkDrafts(documents, catalogue);
    if (hiddenFaults.length > 0 && !salvage) return { code: 42200, data: { errors: hiddenFaults } };
    for (const { kind, id, base } of documents) {
      const current = live.get(`${kind}/${id}`);
      if (base !== undefined && current !== undefined && current.hash !== base)
        return { code: 40900, data: { yours: { base }, theirs: toWire(current) } };
    }
    const versions = documents.map(({ kind, id, body }) => {
      const before = live.get(`${kind}/${id}`)?.hash;
      const version = put(kind, id, body);
      const change = before === undefined ? 'new' : before === version.hash ? 'unchanged' : 'replaced';
      return { ...toWire(version), change };
    });
    return { code: 0, data: { versions, gone: [], release: 1, hidden: hiddenFaults } };
  }

  function answer({ path, body }: TransportRequest): Envelope {
    const [address, query] = path.split('?');
    if (address === consoleImageAdd.path) {
      if (!(body instanceof Uint8Array) || body[0] !== 0xff)
        return {
          code: 42201,
          data: { reason: 'no-picture', message: { cn: '不是图片', en: 'This is no picture' } },
        };
      return { code: 0, data: { url: `/media/${new URLSearchParams(query).get('name') ?? ''}` } };
    }
    const input = JSON.parse(String(body)) as { shop: string; form?: string };
    if (input.shop !== LABEL) return NOT_FOUND;
    switch (address) {
      case consolePageExport.path: {
        const documents = [...live.values()].map((one) => ({ ...toWire(one), body: one.body }));
        return { code: 0, data: { shop: { label: LABEL, app_id: 'appknowledge' }, documents } };
      }
      case consolePagePublish.path:
        return publish(input as InputOf<typeof consolePagePublish>);
      case consoleFormAnswersExport.path:
        return input.form === 'enrol' ? { code: 0, data: { csv: 'name\r\nAnn\r\n' } } : NOT_FOUND;
      default:
        throw new Error(`This shop knows live documents alone, not ${path}.`);
    }
  }

  const transport: Transport = {
    name: 'The shop in memory',
    send: (request) => {
      const text = JSON.stringify({ msg: '', ...answer(request) });
      return Promise.resolve({ status: 200, type: 'application/json', text });
    },
    sendFile: () => Promise.reject(new Error('This shop takes no films.')),
  };
  const client = openClient('', {
    transport,
    way: 'in memory',
    isServer: true,
    addressOf: (label) => `http://${label}.localhost`,
    lockDemo: () => Promise.resolve(0),
    close: () => Promise.resolve(),
  });
  return { client, live, put };
}
