/** Crowds of viewers as processes: begun, asked and ended from here. */
import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { CrowdCount, CrowdReport, CrowdTask } from './live-crowd.ts';
import type { CrowdPerson } from './live-people.ts';

const FILE = join(import.meta.dirname, 'live-crowd.ts');

export interface Crowds {
  count(): Promise<CrowdCount>;
  report(): Promise<CrowdReport[]>;
  end(): void;
}

/** One question at a time: the next answer is to it. */
function ask<Answer>(child: ChildProcess, question: object): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const leave = (code: number | null) => reject(new Error(`a crowd ended: ${String(code)}`));
    child.once('exit', leave);
    child.once('message', (answer: Answer) => {
      child.off('exit', leave);
      resolve(answer);
    });
    child.send(question);
  });
}

/** The people in as many processes as named, each beginning at another node. */
export async function beginCrowds(
  ports: readonly number[],
  people: readonly CrowdPerson[],
  processes: number,
): Promise<Crowds> {
  const children = Array.from({ length: processes }, () => fork(FILE, { execArgv: ['--import', 'tsx'] }));
  const killAll = () => children.forEach((child) => child.kill('SIGKILL'));
  process.once('exit', killAll);
  const share = Math.ceil(people.length / processes);
  await Promise.all(
    children.map((child, index) => {
      const theirs = people.slice(index * share, (index + 1) * share);
      const task: CrowdTask = { ports: [...ports], people: theirs, from: index };
      return ask<CrowdCount>(child, { ask: 'begin', task });
    }),
  );
  return {
    count: async () => {
      const counts = await Promise.all(children.map((child) => ask<CrowdCount>(child, { ask: 'count' })));
      return {
        viewers: counts.reduce((sum, { viewers }) => sum + viewers, 0),
        joinedCount: counts.reduce((sum, { joinedCount: joinedValue }) => sum + joinedValue, 0),
        head: Math.min(...counts.map(({ head }) => head)),
      };
    },
    report: () => Promise.all(children.map((child) => ask<CrowdReport>(child, { ask: 'report' }))),
    end: () => {
      process.off('exit', killAll);
      children.forEach((child) => child.connected && child.send({ ask: 'end' }));
    },
  };
}
