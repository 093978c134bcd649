/** Providers of a service: which one is chosen, what ends the start, what is opened. */
import { describe, expect, it } from 'vitest';
import { readVariables } from './config/read-variables.ts';
import { neededBy } from './config/variable-kinds.ts';
import { defineProvider, providerRegistry, providerSet } from './providers.ts';

interface Courier {
  carry(shoe: string): string;
}

const pretending = defineProvider({
  name: 'pretend',
  isBuiltIn: true,
  read: () => ({}),
  open: (_settings, { town }: { town: string }): Courier => ({ carry: (shoe) => `${shoe} stays in ${town}` }),
});
const bicycle = defineProvider({
  name: 'bicycle',
  read: (env, name) => ({ key: readVariables(env, { BICYCLE_KEY: neededBy(name) }).BICYCLE_KEY }),
  open: ({ key }, { town }: { town: string }): Courier => ({
    carry: (shoe) => `${shoe} to ${town} with ${key}`,
  }),
});
const couriers = providerRegistry('COURIER', [pretending, bicycle]);
const hostname = 'shop.example';
const [loopback, reachable] = [
  { allowsBuiltIn: true, hostname },
  { allowsBuiltIn: false, hostname },
];
const world = { town: 'Ghent' };

describe('a provider', () => {
  it('is chosen by name, reads its own variables, and is opened later', () => {
    const providerChoice = couriers.choose({ COURIER: 'bicycle', BICYCLE_KEY: 'k' }, reachable);
    expect([providerChoice.name, providerChoice.settings]).toEqual(['bicycle', { key: 'k' }]);
    expect(providerChoice.open(world)?.carry('boot')).toBe('boot to Ghent with k');
  });

  it('without a choice it is the built-in one of a private demo, and none elsewhere', () => {
    expect(couriers.choose({}, loopback).open(world)?.carry('boot')).toBe('boot stays in Ghent');
    const none = couriers.choose({}, reachable);
    expect([none.name, none.open(world)]).toEqual(['none', undefined]);
    expect(couriers.choose({ COURIER: 'none' }, loopback).open(world)).toBeUndefined();
    expect(providerRegistry('COURIER', [bicycle]).choose({}, loopback).name).toBe('none');
  });

  it.each([
    [{ COURIER: 'carriage' }, loopback, 'COURIER must be one of pretend, bicycle, none, but is "carriage".'],
    [
      { COURIER: 'pretend' },
      reachable,
      'COURIER must be a real provider or none: pretend is for DEMO=1 on a loopback address alone.',
    ],
    [{ COURIER: 'bicycle' }, loopback, 'BICYCLE_KEY must be set where the provider is bicycle.'],
  ])('R63: %j ends the start with one plain line', (env, installation, line) => {
    expect(() => couriers.choose(env, installation)).toThrow(line);
  });

  it('whose name another has ends the start', () => {
    expect(() => providerRegistry('COURIER', [bicycle, bicycle])).toThrow('two providers of COURIER');
    expect(() => providerRegistry('COURIER', [{ ...bicycle, name: 'none' }])).toThrow(
      'two providers of COURIER',
    );
  });
});

describe('providers of a service that may have several', () => {
  const fleet = providerSet('COURIERS', [pretending, bicycle]);

  it('are chosen by name, in their order, each once', () => {
    const chosenChoices = fleet.choose({ COURIERS: 'bicycle, pretend,bicycle', BICYCLE_KEY: 'k' }, loopback);
    expect(chosenChoices.map(({ name }) => name)).toEqual(['bicycle', 'pretend']);
    expect(chosenChoices.map((one) => one.open(world)?.carry('boot'))).toEqual([
      'boot to Ghent with k',
      'boot stays in Ghent',
    ]);
  });

  it('without a choice they are the built-in one of a private demo, and none elsewhere', () => {
    expect(fleet.choose({ COURIERS: '' }, loopback).map(({ name }) => name)).toEqual(['pretend']);
    expect(fleet.choose({}, reachable)).toEqual([]);
    expect(fleet.choose({ COURIERS: 'none' }, loopback)).toEqual([]);
  });

  it.each([
    ['none,bicycle', loopback, 'COURIERS must be none, or some of pretend, bicycle, but is'],
    ['carriage', loopback, 'COURIERS must be none, or some of pretend, bicycle, but is "carriage".'],
    ['bicycle,pretend', reachable, 'pretend is for DEMO=1 on a loopback address alone'],
    ['pretend,bicycle', loopback, 'BICYCLE_KEY must be set'],
  ])('R63: %j ends the start with one plain line', (value, facts, line) => {
    const env = value === 'bicycle,pretend' ? { BICYCLE_KEY: 'k' } : {};
    expect(() => fleet.choose({ ...env, COURIERS: value }, facts)).toThrow(line);
  });
});

describe('a service that is never wanting', () => {
  const always = providerRegistry('COURIER', [{ ...pretending, isBuiltIn: false }, bicycle], 'pretend');

  it('has its usual provider without a choice, and `none` cannot be chosen', () => {
    expect(always.choose({}, reachable).name).toBe('pretend');
    expect(() => always.choose({ COURIER: 'none' }, reachable)).toThrow(
      'COURIER must be one of pretend, bicycle, but is "none".',
    );
  });
});
