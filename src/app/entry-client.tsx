/** The browser's start: takes over the page the server drew, then listens. */
import '#ui/base.css';
import '#ui/theme/tokens.css';
import { whenIdle } from '#platform/idle.ts';
import { readState } from './read-state.ts';
import { startApp } from './start-app.tsx';

const root = document.getElementById('root');
const state = readState(document);
// The page can be read and its links followed already; taking it over must not hold up its first seconds.
if (root !== null && state !== undefined) whenIdle(() => startApp(root, state));
