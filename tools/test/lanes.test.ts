/** Lanes of the gate: what runs beside what, and what waits. */
import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { runLanes } from './lanes.ts';

const main = (name: string, needs: readonly string[] = []) => ({ name, needs, lane: 'main' as const });
const side = (name: string, needs: readonly string[] = []) => ({ name, needs, lane: 'side' as const });

it('gate: lanes run beside each other, steps of a lane in order, and none before what it needs', async () => {
  const messages: string[] = [];
  const steps = [
    main('gen'),
    main('unit', ['gen']),
    side('lint', ['gen']),
    side('build'),
    main('end', ['build']),
  ];
  const results = await runLanes(steps, async ({ name }) => {
    messages.push(`${name} begins`);
    // The build takes longer than anything else.
    for (let turns = name === 'build' ? 20 : 2; turns > 0; turns -= 1) await turn();
    messages.push(`${name} ends`);
    return name;
  });
  const at = (word: string) => messages.indexOf(word);
  expect(results).toEqual(['gen', 'unit', 'lint', 'build', 'end']);
  expect(at('lint begins')).toBeLessThan(at('unit ends'));
  expect(at('gen ends')).toBeLessThan(Math.min(at('unit begins'), at('lint begins')));
  expect(at('lint ends')).toBeLessThan(at('build begins'));
  expect(at('build ends')).toBeLessThan(at('end begins'));
});
