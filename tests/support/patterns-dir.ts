/** A directory for what a run makes once and copies; workers end too soon to remove it themselves. */
import type { TestProject } from 'vitest/node';
import { makeTempDir, removeTempDir } from './temp-dir.ts';

declare module 'vitest' {
  interface ProvidedContext {
    patternsDir: string;
  }
}

export default function makePatternsDir(project: TestProject): () => void {
  const dir = makeTempDir('once');
  project.provide('patternsDir', dir);
  return () => removeTempDir(dir);
}
