/**
 * In which order the test files of a run begin. A worker is kept only while the next file wants the same environment: a
 * file of another in between costs two workers, and each reads all modules again. So files of one environment run together,
 * and of those the long ones begin first: begun last, one of them leaves a processor without work until its end.
 */
import { closeSync, openSync, readSync } from 'node:fs';
import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { ROOT } from '../imports.ts';
import { longSeconds } from './budgets.ts';

/** As much of a file as its first comment takes. */
const HEAD_BYTES = 600;

/** What its first comment asks for; empty where it takes its project's environment. */
function ownEnvironment(path: string): string {
  const head = Buffer.alloc(HEAD_BYTES);
  const file = openSync(path, 'r');
  const length = readSync(file, head, 0, HEAD_BYTES, 0);
  closeSync(file);
  return /@vitest-environment\s+([\w-]+)/.exec(head.toString('utf8', 0, length))?.[1] ?? '';
}

export interface PlacedSpec {
  /** Project and environment: a worker serves one of them. */
  readonly environment: string;
  /** What a long file may take; 0 for an ordinary one. */
  readonly seconds: number;
}

/** Those of one environment together, the long ones first; else as they came. */
export function inOrder<Of extends PlacedSpec>(files: readonly Of[]): Of[] {
  return files.toSorted((a, b) => {
    if (a.environment === b.environment) return b.seconds - a.seconds;
    return a.environment < b.environment ? -1 : 1;
  });
}

export class Sequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const places = (await super.sort(files)).map((spec) => ({
      spec,
      environment: `${spec.project.name} ${ownEnvironment(spec.moduleId)}`,
      seconds: longSeconds(relative(ROOT, spec.moduleId)),
    }));
    return inOrder(places).map(({ spec }) => spec);
  }
}
