/** The browser's start: takes over the page the server drew, then listens. */
import '#ui/base.css';
import '#ui/theme/tokens.css';
import { startApp } from './start-app.tsx';
import { readState } from './read-state.ts';

const root = document.getElementById('root');
const state = readState(document);
if (root !== null && state !== undefined) startApp(root, state);
