/** Resolves compose.yml as `docker compose` does: merge keys, `${VAR:-x}` and `${VAR:?x}` of every service, profiles, env_file. */
import { parse } from 'yaml';

export interface ComposeService {
  image?: string;
  build?: string;
  ports?: string[];
  entrypoint?: string[];
  network_mode?: string;
  networks?: Record<string, { aliases?: string[] }>;
  profiles?: string[];
  environment?: Record<string, string>;
  env_file?: { path: string; required: boolean }[];
  volumes?: string[];
  depends_on?: Record<string, unknown>;
}

interface ComposeFile {
  services: Record<string, ComposeService>;
  volumes: Record<string, unknown>;
}

export type Variables = Readonly<Record<string, string>>;

const VARIABLE = /\$\$|\$\{(\w+)(?:(:?[-?+])([^}]*))?\}|\$(\w+)/g;

/** @throws Error where a variable that is asked for with `?` is not set. */
function interpolate(text: string, env: Variables): string {
  return text.replace(
    VARIABLE,
    (all: string, bracedName: string | undefined, sign: string | undefined, word: string, plain: string) => {
      if (all === '$$') return '$';
      const name = bracedName ?? plain;
      const value = env[name];
      const isThere = value !== undefined && (sign?.startsWith(':') !== true || value !== '');
      if (sign?.endsWith('?') === true && !isThere) throw new Error(`${name} is asked for: ${word}`);
      if (sign?.endsWith('-') === true) return isThere ? value : word;
      if (sign?.endsWith('+') === true) return isThere ? word : '';
      return value ?? '';
    },
  );
}

function interpolateAll(value: unknown, env: Variables): unknown {
  if (typeof value === 'string') return interpolate(value, env);
  if (Array.isArray(value)) return value.map((one) => interpolateAll(one, env));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, interpolateAll(one, env)]));
}

/** The services these profiles start, each with the variables it has in the end; all of the file is interpolated, as compose does. */
export function resolveCompose(
  text: string,
  env: Variables,
  profiles: readonly string[],
): Record<string, ComposeService & { variables: Variables }> {
  const file = interpolateAll(parse(text, { merge: true }), env) as ComposeFile;
  const services = Object.entries(file.services).filter(
    ([, { profiles: own = [] }]) => own.length === 0 || own.some((one) => profiles.includes(one)),
  );
  return Object.fromEntries(
    services.map(([name, service]) => {
      for (const volume of service.volumes ?? []) {
        const [source = ''] = volume.split(':');
        if (!source.startsWith('.') && !(source in file.volumes)) throw new Error(`No volume ${source}`);
      }
      const fromFile = service.env_file === undefined ? {} : env;
      return [name, { ...service, variables: { ...fromFile, ...service.environment } }];
    }),
  );
}
