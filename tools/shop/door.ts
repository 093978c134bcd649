/** The two ways to a shop's documents: through a running server, or straight into its store. */
import { catalogue } from '#renderers/catalogue.gen.ts';
import type { LocaleText } from '#schemas/page/text.ts';
import { mediaAddress } from '#schemas/rules/media.ts';
import { openPictureMaker } from '#server/adapters/pictures/maker.ts';
import { readConfig, type Config } from '#server/config/config.ts';
import { openSecrets } from '#server/config/secrets.ts';
import { REFUSAL_TEXTS } from '#server/domain/image-refusals.ts';
import { makeImageKeeper } from '#server/domain/images.ts';
import { NAMED_KINDS, type ConfigKind, type ConfigVersion } from '#server/domain/ports.ts';
import { publishDrafts, type Draft, type Published, type PublishOptions } from '#server/domain/publish.ts';
import { demoShops } from '#server/seed/shops.gen.ts';
import { setZonePassword } from '#server/domain/zone-password.ts';
import { baseUrl, readServerFile } from '#server/server-file.ts';
import { openStores } from '#server/store/open.ts';

export interface ShopName {
  label: string;
  app_id: string;
  name: string | LocaleText;
}

export type Uploaded = { ok: true; url: string } | { ok: false; message: LocaleText };

export interface ShopDoor {
  /** What the user is told of the way taken. */
  readonly way: string;
  shops(): Promise<ShopName[]>;
  /** Undefined for a shop nobody knows. */
  documents(shop: string): Promise<{ shop: Omit<ShopName, 'name'>; documents: ConfigVersion[] } | undefined>;
  /** Undefined for a shop nobody knows. */
  upload(shop: string, file: { name: string; bytes: Uint8Array }): Promise<Uploaded | undefined>;
  publish(shop: string, drafts: readonly Draft[], options: PublishOptions): Promise<Published | undefined>;
  /** Answers what became of it; `not-found` for a shop or a zone nobody knows. */
  zonePassword(shop: string, zoneId: string, password: string): Promise<PasswordOutcome>;
  close(): Promise<void>;
}

export type PasswordOutcome = Awaited<ReturnType<typeof setZonePassword>>;

/** A fault the user can do something about: one plain line. */
export class ShopError extends Error {
  override readonly name = 'ShopError';
}

export function unknownShop(shop: string): ShopError {
  return new ShopError(`There is no shop "${shop}". See them with: npm run shop -- list`);
}

interface Answer {
  code: number;
  msg: string;
  data: unknown;
}

const BAD_PARAMETERS = 40000;
const NOT_FOUND = 40400;
const INVALID = 42200;
const REFUSED = 42201;
const CONFLICT = 40900;
const TIMEOUT_MS = 30_000;
/** Making all sizes of a large picture takes seconds, and others may be before it. */
const UPLOAD_TIMEOUT_MS = 120_000;

async function isAnswering(base: string): Promise<boolean> {
  try {
    return (await fetch(`${base}/healthz`, { signal: AbortSignal.timeout(3_000) })).ok;
  } catch {
    return false;
  }
}

function serverDoor(base: string, token: string): ShopDoor {
  async function ask(path: string, options: RequestInit & { type: string }): Promise<Answer> {
    const { type, ...rest } = options;
    const headers = { authorization: `Bearer ${token}`, 'content-type': type, 'accept-language': 'en' };
    const response = await fetch(base + path, { signal: AbortSignal.timeout(TIMEOUT_MS), ...rest, headers });
    return (await response.json()) as Answer;
  }
  const call = (path: string, body?: unknown, method = 'POST'): Promise<Answer> =>
    ask(path, {
      type: 'application/json',
      ...(body === undefined ? {} : { method, body: JSON.stringify(body) }),
    });
  function refuse({ code, msg }: Answer): never {
    throw new ShopError(`The server at ${base} answered ${code}: ${msg}`);
  }
  return {
    way: `through the server at ${base}`,
    async shops() {
      const answer = await call('/console/shops');
      return answer.code === 0 ? (answer.data as { shops: ShopName[] }).shops : refuse(answer);
    },
    async documents(shop) {
      const answer = await call(`/console/configs?shop=${encodeURIComponent(shop)}`);
      if (answer.code === NOT_FOUND) return undefined;
      return answer.code === 0
        ? (answer.data as { shop: Omit<ShopName, 'name'>; documents: ConfigVersion[] })
        : refuse(answer);
    },
    async upload(shop, { name, bytes }) {
      const answer = await ask(`/console/images?${new URLSearchParams({ shop, name }).toString()}`, {
        type: 'application/octet-stream',
        method: 'POST',
        body: Uint8Array.from(bytes),
        signal: AbortSignal.timeout(UPLOAD_TIMEOUT_MS),
      });
      const data = answer.data as { url: string; message: LocaleText };
      if (answer.code === 0) return { ok: true, url: data.url };
      if (answer.code === REFUSED) return { ok: false, message: data.message };
      return answer.code === NOT_FOUND ? undefined : refuse(answer);
    },
    async publish(shop, drafts, { salvage, author, note }) {
      const documents = drafts.map(({ base: base_version, ...draft }) => ({
        ...draft,
        ...(base_version === undefined ? {} : { base_version }),
      }));
      const answer = await call('/console/publish', { shop, documents, salvage, author, note });
      const data = answer.data as { versions: []; hidden: []; errors: []; current: ConfigVersion };
      if (answer.code === 0) return { ok: true, versions: data.versions, hidden: data.hidden };
      if (answer.code === INVALID) return { ok: false, reason: 'invalid', faults: data.errors };
      if (answer.code === CONFLICT) return { ok: false, reason: 'conflict', current: data.current };
      return answer.code === NOT_FOUND ? undefined : refuse(answer);
    },
    async zonePassword(shop, zoneId, password) {
      const path = `/console/zones/${encodeURIComponent(zoneId)}/password?shop=${encodeURIComponent(shop)}`;
      const answer = await call(path, { password }, 'PUT');
      if (answer.code === NOT_FOUND) return 'not-found';
      if (answer.code === BAD_PARAMETERS) return 'bad-parameters';
      return answer.code === 0 ? 'set' : refuse(answer);
    },
    close: () => Promise.resolve(),
  };
}

async function storeDoor(config: Config): Promise<ShopDoor> {
  const opened = await openStores(config, {
    demoShops: (now) => [...demoShops.values()].map((build) => build(now)),
  });
  const { stores, bus, files } = opened;
  const keeper = makeImageKeeper({ images: stores.images, files, pictures: openPictureMaker() });
  const rowOf = async (shop: string) => (await stores.shops.byLabel(shop)) ?? (await stores.shops.byId(shop));
  return {
    way: `in the store (no server is running on ${config.dataDir})`,
    async shops() {
      return (await stores.shops.list()).map(({ label, info }) => ({
        label,
        app_id: info.app_id,
        name: info.base.shop_name,
      }));
    },
    async documents(shop) {
      const row = await rowOf(shop);
      if (row === undefined) return undefined;
      const { app_id } = row.info;
      return { shop: { label: row.label, app_id }, documents: await stores.configs.listLive(app_id) };
    },
    async upload(shop, file) {
      const row = await rowOf(shop);
      if (row === undefined) return undefined;
      const kept = await keeper.keep(row.info.app_id, file);
      return kept.ok
        ? { ok: true, url: mediaAddress(kept.image) }
        : { ok: false, message: REFUSAL_TEXTS[kept.reason] };
    },
    async publish(shop, drafts, options) {
      const row = await rowOf(shop);
      return row === undefined
        ? undefined
        : publishDrafts({ stores, bus, catalogue }, row.info.app_id, drafts, options);
    },
    async zonePassword(shop, zoneId, password) {
      const row = await rowOf(shop);
      return row === undefined ? 'not-found' : setZonePassword(stores, row.info.app_id, zoneId, password);
    },
    close: () => opened.close(),
  };
}

/** A running server is asked; without one its data is opened here. */
export async function openDoor(): Promise<ShopDoor> {
  const config = readConfig(process.env);
  const address = readServerFile(config.dataDir);
  const base = address === undefined ? undefined : baseUrl(address);
  if (base !== undefined && (await isAnswering(base)))
    return serverDoor(base, openSecrets(config).consoleToken);
  return storeDoor(config);
}

export function fileOf({ kind, id }: { kind: ConfigKind; id: string }): string {
  return NAMED_KINDS.includes(kind) ? `${kind}/${id}.json` : `${kind}.json`;
}
