/** The member card: an offer to everybody, a greeting to members, and nothing personal in the HTML. */
import { cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Viewer } from '#engine/engine.ts';
import { drawBlock } from '../../../tests/support/draw-block.tsx';
import { examples } from './examples.ts';

const typical = examples.find((example) => example.name === 'typical');
const soldOut = examples.find((example) => example.name === 'sold-out');
const person = (svip: boolean, boughtItems: string[] = []): Viewer => ({
  status: 'in',
  user: { nickname: 'Lin', avatar: '', svip, bought: boughtItems },
});
const block = (viewer: Viewer, example = typical, can = {}) =>
  drawBlock({
    kind: 'member-card',
    props: example?.props,
    data: example?.data,
    locale: 'en',
    viewer,
    can,
  });
const greeting = () => screen.queryByText('You’re a member');

afterEach(cleanup);

describe('the member card', () => {
  it.each<[string, Viewer, boolean]>([
    ['a stranger', { status: 'out' }, false],
    ['a learner', person(false, ['p_other']), false],
    ['a super VIP', person(true), true],
    ['who owns this membership', person(false, ['p_1']), true],
  ])('D36: %s', (_name, viewer, isMember) => {
    render(block(viewer));
    expect(greeting() !== null).toBe(isMember);
    expect(screen.queryByRole('link', { name: 'Join for a year' }) !== null).toBe(!isMember);
    expect(screen.queryByRole('link', { name: 'To the member courses' }) !== null).toBe(isMember);
  });

  it('D114: the HTML is the same for everybody', () => {
    expect(renderToString(block(person(true)))).toBe(renderToString(block({ status: 'unknown' })));
  });

  it('D20: price and page are those of the membership on sale', () => {
    render(block({ status: 'out' }));
    expect(screen.getByRole('link', { name: 'Join for a year' }).getAttribute('href')).toBe('/detail/p_1/5');
    expect(document.body.textContent).toMatch(/¥365\.00.*\/ year/);
  });

  it('M234: a membership nobody can buy now has its price but no way in', () => {
    render(block({ status: 'out' }, soldOut));
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('D14: where nothing carries a price the card has none', () => {
    render(block({ status: 'out' }, typical, { prices: false }));
    expect(document.body.textContent).not.toMatch(/¥/);
  });

  it('M158: a member’s button without a link leads to the page of their membership', () => {
    const intend = vi.fn<(name: string, payload: object) => void>();
    const { member_link: _link, ...props } = { member_link: undefined, ...typical?.props };
    const viewer: Viewer = {
      status: 'in',
      user: { nickname: 'Lin', avatar: '', svip: true, svipUrl: '/page/svip', bought: [] },
    };
    render(drawBlock({ kind: 'member-card', props, data: typical?.data, locale: 'en', viewer, intend }));
    expect(screen.getByRole('link', { name: 'To the member courses' }).getAttribute('href')).toBe(
      '/page/svip',
    );
    expect(intend.mock.calls).toEqual([['membership.ask', {}]]);
  });
});
