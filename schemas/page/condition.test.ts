/** When a placed node is drawn: each condition by itself, and all of them together (D35). */
import { describe, expect, test } from 'vitest';
import { capabilities } from '../shop/capabilities.ts';
import { decide, type When, type WhenFacts } from './condition.ts';

const can = capabilities({ variant: 'knowledge', traits: new Set() });
const facts: WhenFacts = {
  locale: 'cn',
  capabilities: { ...can, purchases: true, myTasks: false },
  now: 1_000,
};
const stranger = { loggedIn: false, svip: false, bought: [] };
const learner = { loggedIn: true, svip: false, bought: ['a', 'b'] };
const member = { loggedIn: true, svip: true, bought: [] };

describe('what the page itself decides', () => {
  test.each<[When | undefined, 'draw' | 'skip']>([
    [undefined, 'draw'],
    [{}, 'draw'],
    [{ locale: 'cn' }, 'draw'],
    [{ locale: 'en' }, 'skip'],
    [{ from: 999 }, 'draw'],
    [{ from: 1_000 }, 'draw'],
    [{ from: 1_001 }, 'skip'],
    [{ from: 0 }, 'draw'],
    [{ to: 999 }, 'skip'],
    [{ to: 1_000 }, 'skip'],
    [{ to: 1_001 }, 'draw'],
    [{ to: 0 }, 'skip'],
    [{ from: 900, to: 1_100 }, 'draw'],
    [{ can: 'purchases' }, 'draw'],
    [{ can: 'myTasks' }, 'skip'],
    [{ locale: 'cn', can: 'myTasks' }, 'skip'],
    [{ locale: 'en', can: 'purchases' }, 'skip'],
  ])('D35: %j is a %s, whoever looks', (when, verdict) => {
    expect(decide(when, facts)).toBe(verdict);
    for (const viewer of [stranger, learner, member]) {
      expect(decide(when, { ...facts, viewer })).toBe(verdict);
    }
  });
});

describe('what depends on who looks', () => {
  test.each<[When, Record<'stranger' | 'learner' | 'member', 'draw' | 'skip'>]>([
    [{ login: 'in' }, { stranger: 'skip', learner: 'draw', member: 'draw' }],
    [{ login: 'out' }, { stranger: 'draw', learner: 'skip', member: 'skip' }],
    [{ svip: true }, { stranger: 'skip', learner: 'skip', member: 'draw' }],
    [{ svip: false }, { stranger: 'draw', learner: 'draw', member: 'skip' }],
    [{ bought: ['a'] }, { stranger: 'skip', learner: 'draw', member: 'skip' }],
    [{ bought: ['z', 'b'] }, { stranger: 'skip', learner: 'draw', member: 'skip' }],
    [{ bought: ['z'] }, { stranger: 'skip', learner: 'skip', member: 'skip' }],
    [{ bought: [] }, { stranger: 'skip', learner: 'skip', member: 'skip' }],
    [
      { login: 'in', svip: false },
      { stranger: 'skip', learner: 'draw', member: 'skip' },
    ],
    [
      { login: 'in', bought: ['a'] },
      { stranger: 'skip', learner: 'draw', member: 'skip' },
    ],
    [
      { login: 'in', from: 900, locale: 'cn' },
      { stranger: 'skip', learner: 'draw', member: 'draw' },
    ],
  ])('D35: %j', (when, verdicts) => {
    expect(decide(when, { ...facts, viewer: stranger })).toBe(verdicts.stranger);
    expect(decide(when, { ...facts, viewer: learner })).toBe(verdicts.learner);
    expect(decide(when, { ...facts, viewer: member })).toBe(verdicts.member);
    expect(decide(when, facts)).toBe('ask-viewer');
  });

  test('D35: nobody is asked about what the page does not draw anyhow', () => {
    expect(decide({ login: 'in', to: 1_000 }, facts)).toBe('skip');
    expect(decide({ svip: true, locale: 'en' }, facts)).toBe('skip');
  });
});
