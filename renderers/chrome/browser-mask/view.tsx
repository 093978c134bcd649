/** The browser-support notice, which most browsers are shown nothing of; gone for the visit once dismissed. */
import { lazy, Suspense, useEffect, useState } from 'react';
import { defineView } from '#engine/define-view.ts';
import { isUcBrowser } from '#schemas/uc-browser.ts';
import { definition } from './definition.ts';
import { words } from './words.ts';

const Notice = lazy(() => import('./notice.tsx'));

export default defineView(definition, words, (view) => {
  const [isAsked, setAsked] = useState(false);
  useEffect(() => setAsked(isUcBrowser(navigator.userAgent)), []);
  if (!isAsked) return null;
  return (
    <Suspense fallback={null}>
      <Notice {...view} />
    </Suspense>
  );
});
