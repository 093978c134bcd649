/** `npm run proofs`: proofs in Chromium too long for the gate, with the journeys' server and browser. */
import { defineConfig } from '@playwright/test';
import journeys from '../../playwright.config.ts';

export default defineConfig({
  ...journeys,
  testDir: '../proofs',
  // The proofs beside them that need no browser are vitest's.
  testMatch: '**/*.spec.ts',
  projects: [{ name: 'proofs' }],
  // Most of a page's time is waiting; each has a shop of its own.
  workers: 4,
  // The proof is of what happens, not of how soon.
  timeout: 300_000,
  expect: { timeout: 60_000 },
});
