/** Keys of providers set at a desk: listed without their secrets, judged as a start would, stored sealed (ADR-793). */
import type { ProviderState } from '#schemas/api/console/providers.ts';
import {
  CHOICE_VARIABLES,
  PROVIDERS,
  type ProviderField,
  type ProviderKind,
  type ProviderRow,
} from '#schemas/console/provider-fields.ts';
import { secondsOf } from '#schemas/time.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { ConfigError } from '#server/kernel/config/config-error.ts';
import { contentHash } from '#server/kernel/db/canonical-json.ts';
import type { ProviderSettingStore, SealedSetting, SettingChange } from '../store/provider-settings.store.ts';
import type { Seal } from './seal.ts';

/** Variables as the environment has them. */
export type Variables = Readonly<Record<string, string>>;

/** What the server that runs does with them. */
export interface ProviderChoices {
  /** Which are on by these variables beside those of the environment. @throws ConfigError as a start would */
  read(variables: Variables): Readonly<Record<ProviderKind, readonly string[]>>;
  /** Whether the environment sets a variable. */
  isFixed(name: string): boolean;
  /** Takes what is stored now. */
  reload(): Promise<void>;
}

export interface ProviderKeyDeps {
  store: ProviderSettingStore;
  seal: Seal;
  clock: Clock;
  choices: ProviderChoices | undefined;
}

const TAIL = 4;
const TAIL_OF = 12;

const versionOf = (rows: readonly SealedSetting[]): string => contentHash(rows);

/** The variables that are stored and can be opened. */
export function openVariables(seal: Seal, rows: readonly SealedSetting[]): Record<string, string> {
  const entries = rows.flatMap(({ name, ciphertext }): [string, string][] => {
    const value = seal.open(name, ciphertext);
    return value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(entries);
}

/** Which are on; none where what is stored could not be started with. */
function chosenNames(choices: ProviderChoices | undefined, variables: Variables) {
  try {
    return choices?.read(variables);
  } catch (error) {
    if (error instanceof ConfigError) return undefined;
    throw error;
  }
}

export async function listProviders(
  deps: ProviderKeyDeps,
): Promise<{ items: ProviderState[]; version: string }> {
  const { store, seal, choices } = deps;
  const rows = await store.list();
  const variables = openVariables(seal, rows);
  const active = chosenNames(choices, variables);
  const isFixed = (name: string) => choices?.isFixed(name) ?? false;
  const presentField = ({ name, isSecret = false, isLong = false }: ProviderField) => {
    const { [name]: value = '' } = variables;
    const setAt = rows.find((row) => row.name === name)?.setAt ?? 0;
    const hasTail = isSecret && !isLong && value.length >= TAIL_OF;
    return {
      name,
      is_secret: isSecret,
      is_long: isLong,
      is_set: value !== '' || isFixed(name),
      is_fixed: isFixed(name),
      value: isSecret ? '' : value,
      tail: hasTail ? value.slice(-TAIL) : '',
      set_ts: value === '' ? 0 : secondsOf(setAt),
    };
  };
  const items = PROVIDERS.map(({ kind, name, fields }) => ({
    kind,
    name,
    is_on: active?.[kind].includes(name) ?? false,
    is_fixed: isFixed(CHOICE_VARIABLES[kind]),
    fields: fields.map(presentField),
  }));
  return { items, version: versionOf(rows) };
}

export interface ProviderChange {
  version: string | undefined;
  isOn: boolean | undefined;
  /** Null removes one. */
  values: Readonly<Record<string, string | null>>;
}

export type ProviderSaved =
  | { kind: 'saved'; version: string; names: string[] }
  | { kind: 'stale' }
  /** A variable the environment sets, or one the provider has not. */
  | { kind: 'fixed'; name: string }
  | { kind: 'unknown'; name: string }
  | { kind: 'faulty'; name: string; message: string };

/** The choice of a kind with this provider on or off; undefined where the usual one is left. */
function choiceWith(row: ProviderRow, names: readonly string[], isOn: boolean): string | undefined {
  const { kind, name } = row;
  if (kind !== 'payment') return isOn ? name : undefined;
  const others = names.filter((one) => one !== name);
  const next = isOn ? [...others, name] : others;
  return next.length === 0 ? 'none' : next.join(',');
}

type Decision = { changes: SettingChange[] } | { refusal: Exclude<ProviderSaved, { kind: 'saved' }> };

function decide(
  deps: ProviderKeyDeps,
  row: ProviderRow,
  change: ProviderChange,
  rows: SealedSetting[],
): Decision {
  const { seal, choices } = deps;
  if (change.version !== undefined && change.version !== versionOf(rows))
    return { refusal: { kind: 'stale' } };
  const texts: Record<string, string | undefined> = {};
  for (const [name, value] of Object.entries(change.values)) {
    if (!row.fields.some((field) => field.name === name)) return { refusal: { kind: 'unknown', name } };
    if (choices?.isFixed(name) === true) return { refusal: { kind: 'fixed', name } };
    texts[name] = value?.trim() === '' ? undefined : (value?.trim() ?? undefined);
  }
  const before = openVariables(seal, rows);
  const choice = CHOICE_VARIABLES[row.kind];
  const names = chosenNames(choices, before)?.[row.kind] ?? [];
  if (change.isOn !== undefined && change.isOn !== names.includes(row.name)) {
    if (choices === undefined || choices.isFixed(choice)) return { refusal: { kind: 'fixed', name: choice } };
    texts[choice] = choiceWith(row, names, change.isOn);
  }
  const after = Object.fromEntries(
    Object.entries({ ...before, ...texts }).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  );
  try {
    choices?.read(after);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return { refusal: { kind: 'faulty', name: error.variable, message: error.message } };
  }
  return {
    changes: Object.entries(texts).map(([name, value]) => ({
      name,
      ciphertext: value === undefined ? undefined : seal.close(name, value),
    })),
  };
}

/** Stored only where a start with it would succeed; then every node takes it. */
export async function saveProvider(
  deps: ProviderKeyDeps,
  row: ProviderRow,
  change: ProviderChange,
): Promise<ProviderSaved> {
  const { store, clock } = deps;
  let result: ProviderSaved = { kind: 'stale' };
  let names: string[] = [];
  const isSaved = await store.change((rows) => {
    const decision = decide(deps, row, change, rows);
    if ('refusal' in decision) {
      result = decision.refusal;
      return undefined;
    }
    names = decision.changes.map(({ name }) => name);
    return decision.changes;
  }, clock.now());
  return isSaved ? { kind: 'saved', version: versionOf(await store.list()), names } : result;
}
