/** Runs steps in lanes: one after the other in each, the lanes beside each other. */
import type { Step } from './steps.ts';

/** Runs every step once those it needs have ended, however they ended; answers the results in the order of the steps. */
export function runLanes<Result, Of extends Pick<Step, 'name' | 'needs' | 'lane'>>(
  steps: readonly Of[],
  run: (step: Of) => Promise<Result>,
): Promise<Result[]> {
  const running = new Map<string, Promise<Result>>();
  const last = new Map<Step['lane'], Promise<Result>>();
  for (const step of steps) {
    const before = [last.get(step.lane), ...step.needs.map((name) => running.get(name))].filter(
      (one) => one !== undefined,
    );
    const result = Promise.all(before).then(() => run(step));
    running.set(step.name, result);
    last.set(step.lane, result);
  }
  return Promise.all(running.values());
}
