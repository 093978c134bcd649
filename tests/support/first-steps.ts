/** The first steps of a newcomer as CONTRIBUTING.md has them: each numbered step with the commands, files and texts it names. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../tools/imports.ts';

const CHAPTER = 'From a clone to a changed block';

export interface FirstStep {
  readonly name: string;
  /** What stands in backticks, in its order. */
  readonly code: readonly string[];
  readonly text: string;
}

/** @throws where the document has no such chapter, or it has no steps. */
export function readFirstSteps(): FirstStep[] {
  const [, chapter] = readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8').split(`## ${CHAPTER}\n`);
  const [own = ''] = (chapter ?? '').split('\n## ');
  const steps = [...own.matchAll(/^\d\. \*\*(.+?)\*\*: ((?:.+\n)(?: {3}.+\n)*)/gm)].map(
    ([, name = '', text = '']) => ({
      name,
      text: text.replace(/\s+/g, ' '),
      code: [...text.replace(/\s+/g, ' ').matchAll(/`([^`]+)`/g)].map(([, code = '']) => code),
    }),
  );
  if (steps.length === 0) throw new Error(`CONTRIBUTING.md has no steps below "${CHAPTER}"`);
  return steps;
}

/** The one thing of a step that looks like this. @throws where it is not there */
export function namedIn({ name, code }: FirstStep, looks: RegExp): string {
  const match = code.find((one) => looks.test(one));
  if (match === undefined)
    throw new Error(`The step "${name}" of CONTRIBUTING.md names nothing like ${String(looks)}`);
  return match;
}
