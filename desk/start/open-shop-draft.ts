/** What is filled in of the first shop: kept in this tab but for the password, so that a reload loses nothing. */
import { useState } from 'react';
import type { InputOf } from '#schemas/api/define-endpoint.ts';
import type { deskOpeningCreate } from '#schemas/api/onboarding/opening.ts';
import { DEFAULT_AREA_CODE } from '#schemas/auth/phone.ts';
import { isObject } from '#schemas/page/json.ts';
import { sessionStore } from '#platform/storage.ts';

/** Everything but the code of the address and the language, which belong to the page. */
export type OpeningDraft = Omit<InputOf<typeof deskOpeningCreate>, 'code' | 'locale'>;

const KEY = 'desk.opening';

/** The address the form was opened at may become the shop's own, unless it is a number or a name of this machine. */
function hostHere({ hostname }: Pick<Location, 'hostname'>): string {
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  const isNumber = hostname.startsWith('[') || /^[\d.]+$/.test(hostname);
  return isLocal || isNumber ? '' : hostname;
}

function emptyDraft(): OpeningDraft {
  return {
    label: '',
    name_cn: '',
    name_en: '',
    host: hostHere(window.location),
    kind: 'knowledge',
    area_code: DEFAULT_AREA_CODE,
    phone: '',
    password: '',
    look: '',
  };
}

function readDraft(): OpeningDraft {
  const draft = emptyDraft();
  try {
    const content: unknown = JSON.parse(sessionStore.get(KEY) ?? 'null');
    if (!isObject(content)) return draft;
    const textOf = (name: keyof OpeningDraft) => {
      const value = content[name];
      return typeof value === 'string' ? value : draft[name];
    };
    return {
      label: textOf('label'),
      name_cn: textOf('name_cn'),
      name_en: textOf('name_en'),
      host: textOf('host'),
      kind: textOf('kind'),
      area_code: textOf('area_code'),
      phone: textOf('phone'),
      password: '',
      look: textOf('look'),
    };
  } catch {
    return draft;
  }
}

/** A label made of the English name: what browsers can write before `.localhost`. */
export function labelOf(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+/, '')
    .slice(0, 29)
    .replace(/-+$/, '');
}

export function useOpeningDraft() {
  const [draft, setDraft] = useState(readDraft);
  const change = (part: Partial<OpeningDraft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    sessionStore.set(KEY, JSON.stringify({ ...next, password: '' }));
  };
  return { draft, change, forget: () => sessionStore.remove(KEY) };
}

/** Where the shop will answer, seen from the address the form was opened at. */
export function shopAddress(
  { label, host }: Pick<OpeningDraft, 'label' | 'host'>,
  { protocol, hostname, port }: Pick<Location, 'protocol' | 'hostname' | 'port'>,
): string {
  const isHere = hostHere({ hostname }) === '';
  const root = isHere ? 'localhost' : hostname;
  const name = host.trim() !== '' ? host.trim().toLowerCase() : `${label}.${root}`;
  return `${protocol}//${name}${port === '' ? '' : `:${port}`}`;
}
