/** The desk's entry: puts its theme on the page and draws it. */
import '#ui/base.css';
import '#ui/theme/tokens.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { readFacts } from '#desk/kit/facts.ts';
import { themeCss } from '#ui/theme/derive-theme.ts';
import { DeskApp } from './desk-app.tsx';
import { DESK_THEME } from './desk-theme.ts';

const sheet = new CSSStyleSheet();
sheet.replaceSync(themeCss(DESK_THEME));
document.adoptedStyleSheets = [sheet];

const root = document.getElementById('desk');
if (root !== null)
  createRoot(root).render(
    <StrictMode>
      <DeskApp facts={readFacts(document)} />
    </StrictMode>,
  );
