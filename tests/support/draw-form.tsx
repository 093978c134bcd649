/** Draws an information form before a server that answers what a test says, and fills it in. */
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import type { InfoField, InfoForm } from '#schemas/api/forms/forms.ts';
import type { Viewer } from '#engine/engine.ts';
import { forget } from '#renderers/page/info-form/memory.ts';
import view from '#renderers/page/info-form/view.tsx';
import { drawView } from './draw-view.tsx';

export const FORM_ID = 'enrol';
export const field = (id: string, kind: InfoField['kind'], more: Partial<InfoField> = {}): InfoField => ({
  id,
  kind,
  label: id,
  hint: '',
  required: false,
  max: 20,
  options: [],
  ...more,
});
export const FIELDS = [
  field('name', 'text', { required: true, hint: 'As your friends call you' }),
  field('mail', 'email'),
  field('level', 'radio', { required: true, options: ['New', 'Skilled'] }),
  field('topics', 'checkbox', { options: ['A', 'B', 'C'], max: 2 }),
  field('place', 'region'),
];
export const formOf = (more: Partial<InfoForm> = {}): InfoForm => ({
  id: FORM_ID,
  version: '1',
  title: 'Enrol',
  intro: '',
  submit: '',
  thanks: '',
  login: false,
  fields: FIELDS,
  ...more,
});

export type FormCall = { endpoint: string; input: { answers?: object; key?: string } };
/** What was asked of the server since the test began. */
export const sentItems: FormCall[] = [];
/** Answers by the call's name, first to last; the last one stays. */
function answering(answers: Record<string, readonly unknown[]>) {
  const counts = new Map<string, number>();
  return (endpoint: { name: string }, input: never) => {
    sentItems.push({ endpoint: endpoint.name, input });
    const count = counts.get(endpoint.name) ?? 0;
    counts.set(endpoint.name, count + 1);
    const list = answers[endpoint.name] ?? [];
    return Promise.resolve(list[Math.min(count, list.length - 1)]);
  };
}
export const OK = { ok: true, data: { saved: 1 } };
export const buildRefusal = (code: string) => ({ ok: false, code, msg: `said: ${code}` });
export const draw = (
  answers: Record<string, readonly unknown[]> = {},
  more: { form?: Partial<InfoForm>; viewer?: Viewer; locale?: 'cn' | 'en' } = {},
) =>
  drawView(view, {
    props: { form_id: FORM_ID, scene: 'page', show_title: true },
    data: { form: formOf(more.form) },
    locale: more.locale ?? 'en',
    act: answering(answers),
    ...(more.viewer === undefined ? {} : { viewer: more.viewer }),
  });

export const input = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
export const type = (label: string, value: string) => fireEvent.input(input(label), { target: { value } });
export const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }));
export const region = () => waitFor(() => screen.getByLabelText('place', { selector: 'div' }));
/** Chooses down the levels of a region, each as soon as it is offered. */
export async function choose(...names: string[]) {
  if ((await region()).getAttribute('aria-expanded') !== 'true') fireEvent.click(await region());
  for (const name of names)
    fireEvent.click(await screen.findByText(name, { selector: '.arco-cascader-list-item-label' }));
}
export const buildRequests = (name: string) =>
  sentItems.flatMap(({ endpoint, input }) => (endpoint === name ? [input] : []));
export const listOf = (...list: [string, string][]) => ({
  ok: true,
  data: { list: list.map(([code, name]) => ({ code, name, has_more: 1 })) },
});
export const REGIONS = {
  'form.region.get': [
    listOf(['330100', 'Hangzhou'], ['330200', 'Ningbo']),
    listOf(['330105', 'Gongshu'], ['330106', 'Xihu']),
  ],
};
export const LEARNER: Viewer = {
  status: 'in',
  user: { nickname: 'Ann', avatar: '', svip: false, bought: [] },
};

/** Each test of the file begins with nothing sent and nothing kept. */
export function beginAnew(): void {
  // Read once, so that no test waits for it.
  beforeAll(
    () => Promise.all([import('#ui/arco/cascade.tsx'), import('#renderers/page/info-form/proof.tsx')]),
    30_000,
  );
  beforeEach(() => {
    sentItems.length = 0;
    forget(FORM_ID);
  });
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
  });
}
