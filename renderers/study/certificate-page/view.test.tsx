/** A certificate as anybody reads it, and as its holder decides what it shows (ADR-326). */
import { act as settle, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { AnyViewProps } from '#engine/define-view.ts';
import type { Viewer } from '#engine/engine.ts';
import type { OwnCertificate } from '#schemas/certificate/certificate.ts';
import { drawView } from '../../../tests/support/draw-view.tsx';
import { examples } from './examples.ts';
import view from './view.tsx';

const exampleOf = (name: string) => {
  const foundExample = examples.find((one) => one.name === name);
  if (foundExample === undefined) throw new Error(`no example ${name}`);
  return foundExample;
};

const OWN: OwnCertificate = {
  number: '7K3M9Q2R4T6V',
  goods_id: 'course_1',
  title: 'A manual for close relationships',
  name: 'Lin Xiaoman',
  seconds: 17_220,
  issued_ts: 1_795_435_200,
  revoked_ts: 0,
  is_shown: 0,
  is_named: 0,
};

const HOLDER: Viewer = { status: 'in', user: { nickname: 'Ann', avatar: '', svip: false, bought: [] } };

async function open(
  name: string,
  { mine, savedAnswer: savedValue }: { mine?: OwnCertificate; savedAnswer?: unknown } = {},
) {
  const calls: { name: string; input: unknown }[] = [];
  const act: AnyViewProps['act'] = (endpoint, input) => {
    calls.push({ name: endpoint.name, input });
    const list = { ok: true, data: { list: mine === undefined ? [] : [mine] } };
    return Promise.resolve(endpoint.name === 'certificate.list.get' ? list : savedValue);
  };
  const { props, data = {} } = exampleOf(name);
  drawView(view, { props, data, locale: 'en', act, ...(mine === undefined ? {} : { viewer: HOLDER }) });
  await settle(() => Promise.resolve());
  return calls;
}

afterEach(cleanup);

const sheet = () => screen.getByRole('region', { name: 'Certificate' });

describe('a certificate', () => {
  test('ADR-326: says first whether it is valid, then whom it is of, for what and how long', async () => {
    const calls = await open('typical');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This certificate is valid');
    expect(sheet().textContent).toContain('林小满');
    expect(sheet().textContent).toContain('4 hours');
    expect(screen.getByRole('link', { name: 'Signed credential (JWT)' }).getAttribute('href')).toBe(
      '/certificate/7K3M9Q2R4T6V/badge',
    );
    // A stranger is asked for nothing of their own.
    expect(calls).toEqual([]);
  });

  test('ADR-326: one that is not shown tells neither name nor course, and has no badge', async () => {
    await open('minimal');
    expect(sheet().textContent).toContain('The holder has hidden the name and course');
    expect(screen.queryByRole('link', { name: /JWT/ })).toBeNull();
  });

  test('ADR-326: one that was revoked says so in words, and cannot be printed', async () => {
    await open('revoked');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This certificate was revoked');
    expect(sheet().textContent).toContain('Revoked');
    expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
  });

  test('ADR-326: a number nobody has shows no sheet, and how numbers are written', async () => {
    await open('unknown');
    expect(screen.queryByRole('region', { name: 'Certificate' })).toBeNull();
    expect(document.body.textContent).toContain('numbers never contain I, L, O or U');
  });

  test('D133: its holder is asked for the name once, and shows it or not from then on', async () => {
    const calls = await open('minimal', {
      mine: OWN,
      savedAnswer: { ok: true, data: { ...OWN, name: 'Ann Lin', is_shown: 1, is_named: 1 } },
    });
    expect(sheet().textContent).toContain('Lin Xiaoman');
    fireEvent.change(screen.getByLabelText('Name on the certificate'), { target: { value: 'Ann Lin' } });
    expect(screen.getByText(/can’t change the name/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Issue and share' }));
    await waitFor(() => expect(sheet().textContent).toContain('Ann Lin'));
    expect(calls.at(-1)).toEqual({
      name: 'certificate.show.set',
      input: { number: OWN.number, name: 'Ann Lin', is_shown: 1 },
    });
    expect(screen.queryByLabelText('Name on the certificate')).toBeNull();
    expect(screen.getByText(/Wrong name\? Ask/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Hide name and course' }));
    await waitFor(() => expect(calls.at(-1)?.input).toMatchObject({ name: 'Ann Lin', is_shown: 0 }));
  });

  test('ADR-326: what cannot be kept is said, and nothing changes', async () => {
    await open('minimal', { mine: OWN, savedAnswer: { ok: false, msg: 'Down for a moment' } });
    fireEvent.click(screen.getByRole('button', { name: 'Issue privately' }));
    expect(await screen.findByText('Down for a moment')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Issue and share' })).toBeTruthy();
  });
});
