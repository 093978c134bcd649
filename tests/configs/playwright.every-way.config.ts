/**
 * `npm run proofs -- every-way`: all journeys, side roads too, in every way they are walked, of which the gate walks one
 * (ADR-413, ADR-434).
 */
import { defineConfig } from '@playwright/test';
import journeys from '../../playwright.config.ts';

// Read where a journey is declared, in this process and in each worker, which begins with this file too.
process.env['EVERY_WAY'] = '1';

export default defineConfig({ ...journeys, grepInvert: [] });
