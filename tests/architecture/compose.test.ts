/** compose.yml and the Dockerfile do what the README says of them, read as Docker reads them: there is no engine in the gate. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from '#server/start/config.ts';
import { KNOWN_VARIABLES } from '#server/start/known-variables.ts';
import { resolveCompose } from '../../tools/compose.ts';
import { ROOT } from '../../tools/imports.ts';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const COMPOSE = read('compose.yml');
const DOCKERFILE = read('Dockerfile');
/** As a .env would have them. */
const ALL = Object.fromEntries(KNOWN_VARIABLES.map((name) => [name, `value of ${name}`]));

describe('compose.yml', () => {
  it.each([
    { profiles: ['demo'], services: ['shop-demo'] },
    { profiles: ['small'], services: ['shop'] },
    { profiles: ['small', 'tls'], services: ['shop', 'caddy'] },
    { profiles: ['full'], services: ['shop-full', 'postgres', 'valkey'] },
    { profiles: ['full', 'tls'], services: ['shop-full', 'postgres', 'valkey', 'caddy'] },
  ])('starts $services for $profiles with an empty .env', ({ profiles, services }) => {
    expect(Object.keys(resolveCompose(COMPOSE, {}, profiles)).sort()).toEqual([...services].sort());
  });

  it.each(['demo', 'small', 'full'])('hands every variable of .env.example to the shop of %s', (profile) => {
    const services = resolveCompose(COMPOSE, ALL, [profile]);
    const shop = Object.values(services).find(({ image }) => image === 'lectern');
    expect(Object.keys(shop?.variables ?? {}).sort()).toEqual(expect.arrayContaining([...KNOWN_VARIABLES]));
    expect(shop?.variables['OPS_TOKEN']).toBe('value of OPS_TOKEN');
  });

  it.each(['demo', 'small', 'full'])('R63: the shop of %s has an environment the server takes', (profile) => {
    const services = resolveCompose(COMPOSE, { POSTGRES_PASSWORD: 'secret' }, [profile]);
    const shop = Object.values(services).find(({ image }) => image === 'lectern');
    const config = readConfig(shop?.variables ?? {});
    expect(config.demo).toBe(profile === 'demo');
    expect(config.dataDir).toBe('/data');
    expect(config.databaseUrl).toBe(
      profile === 'full' ? 'postgres://lectern@postgres:5432/lectern' : undefined,
    );
  });

  it('R63: a password of PostgreSQL reaches the shop as it is, whatever characters it has', () => {
    const password = 'p@ss/w:rd#?&=%41 €';
    const { 'shop-full': shop, postgres } = resolveCompose(COMPOSE, { POSTGRES_PASSWORD: password }, [
      'full',
    ]);
    expect(postgres?.variables['POSTGRES_PASSWORD']).toBe(password);
    expect(shop?.variables['PGPASSWORD']).toBe(password);
    const url = new URL(shop?.variables['DATABASE_URL'] ?? '');
    expect([url.username, url.password, url.hostname]).toEqual(['lectern', '', 'postgres']);
  });

  it('publishes the RTMP port that is set, and opens it to this machine alone where none is set', () => {
    for (const profile of ['small', 'full']) {
      const ports = (env: Record<string, string>) =>
        Object.values(resolveCompose(COMPOSE, env, [profile])).find(({ image }) => image === 'lectern')
          ?.ports;
      expect(ports({ RTMP_PORT: '1935' })).toContain('1935:1935');
      expect(ports({})).toContain('127.0.0.1:1936:1936');
    }
  });

  it('has a writable place for backups beside a root that is read-only', () => {
    for (const profile of ['demo', 'small', 'full']) {
      const services = resolveCompose(COMPOSE, {}, [profile]);
      const shop = Object.values(services).find(({ image }) => image === 'lectern');
      expect(shop?.volumes).toContain('backups:/backups');
    }
    expect(DOCKERFILE).toMatch(/chown node:node \/data \/backups/);
  });

  it('starts a media server only with the secret its reports go under', () => {
    const { mediamtx } = resolveCompose(COMPOSE, { LIVE_HOOK_SECRET: 'a1b2c3d4e5f6a7b8' }, ['small', 'live']);
    expect(mediamtx?.variables['LIVE_HOOK_SECRET']).toBe('a1b2c3d4e5f6a7b8');
    expect(mediamtx?.variables['MTX_AUTHHTTPADDRESS']).toContain('/live-hooks/a1b2c3d4e5f6a7b8/mediamtx');
    expect(mediamtx?.entrypoint?.join(' ')).toContain('[ -n "$LIVE_HOOK_SECRET" ]');
  });

  it('docs: OPERATING names each profile and its service, and execs into services that are there', () => {
    const text = read('docs/OPERATING.md');
    const services = Object.keys(resolveCompose(COMPOSE, {}, ['demo', 'small', 'full', 'tls', 'live']));
    const namedItems = [...text.matchAll(/docker compose (?:exec|cp) ([\w-]+)/g)].map(
      ([, name = '']) => name,
    );
    expect(namedItems.length).toBeGreaterThan(2);
    expect(namedItems.filter((name) => !services.includes(name))).toEqual([]);
    for (const profile of ['demo', 'small', 'full', 'tls', 'live'])
      expect(text).toContain(`| \`${profile}\``);
  });

  it('R63: only this machine reaches a shop past its proxy', () => {
    for (const profile of ['small', 'full']) {
      const services = resolveCompose(COMPOSE, { PORT: '8080' }, [profile]);
      const ports = Object.values(services).flatMap((service) => service.ports ?? []);
      expect(ports[0]).toBe('127.0.0.1:8080:3000');
      expect(ports.filter((port) => !port.startsWith('127.0.0.1:'))).toEqual([]);
    }
    const [demo] = Object.values(resolveCompose(COMPOSE, {}, ['demo']));
    expect(demo?.network_mode).toBe('host');
    expect(demo?.variables['HOST']).toBe('127.0.0.1');
  });

  it('lets Caddy find the shop of either profile', () => {
    expect(read('Caddyfile')).toContain('reverse_proxy app:3000');
    for (const profile of ['small', 'full']) {
      const services = Object.values(resolveCompose(COMPOSE, {}, [profile, 'tls']));
      expect(services.flatMap(({ networks }) => networks?.['default']?.aliases ?? [])).toEqual(['app']);
      expect(services.flatMap(({ ports }) => ports ?? [])).toContain('443:443');
    }
  });
});

describe('the image', () => {
  const copiedPaths = [...DOCKERFILE.matchAll(/^COPY --from=build (.+) \S+$/gm)].flatMap(([, from = '']) =>
    from.split(' ').map((path) => path.replace('/app/', '')),
  );

  it('copies what is there, or is built', () => {
    expect(copiedPaths).toContain('schemas/presets');
    expect(copiedPaths).toEqual(
      expect.arrayContaining(['cli/shop.mjs', 'tools/built.mjs', 'tools/start.mjs']),
    );
    const madeItems = ['dist', 'node_modules'];
    expect(copiedPaths.filter((path) => !madeItems.includes(path) && !existsSync(join(ROOT, path)))).toEqual(
      [],
    );
  });

  it('runs Node 24', () => {
    expect([...DOCKERFILE.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image)).toEqual([
      'node:24-bookworm-slim',
      'node:24-bookworm-slim',
    ]);
  });
});
