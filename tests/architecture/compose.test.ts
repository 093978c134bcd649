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
      profile === 'full' ? 'postgres://lectern:secret@postgres:5432/lectern' : undefined,
    );
  });

  it('R63: nobody but this machine reaches a shop past its proxy', () => {
    for (const profile of ['small', 'full']) {
      const services = resolveCompose(COMPOSE, { PORT: '8080' }, [profile]);
      const ports = Object.values(services).flatMap((service) => service.ports ?? []);
      expect(ports).toEqual(['127.0.0.1:8080:3000']);
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
  const copied = [...DOCKERFILE.matchAll(/^COPY --from=build (.+) \S+$/gm)].flatMap(([, from = '']) =>
    from.split(' ').map((path) => path.replace('/app/', '')),
  );

  it('copies what is there, or is built', () => {
    expect(copied).toContain('schemas/presets');
    expect(copied).toEqual(expect.arrayContaining(['tools/built.mjs', 'tools/shop.mjs', 'tools/start.mjs']));
    const made = ['dist', 'node_modules'];
    expect(copied.filter((path) => !made.includes(path) && !existsSync(join(ROOT, path)))).toEqual([]);
  });

  it('runs Node 24', () => {
    expect([...DOCKERFILE.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image)).toEqual([
      'node:24-bookworm-slim',
      'node:24-bookworm-slim',
    ]);
  });
});
