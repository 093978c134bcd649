/** Draws the forgotten password in the login box; its form comes when somebody has forgotten, for most people have not. */
import { lazy, Suspense } from 'react';
import { defineView } from '#engine/define-view.ts';
import { isShown, useLoginBox } from '#features/auth/index.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { definition } from './definition.ts';
import { words } from './words.ts';
import styles from './view.module.css';

const Form = lazy(() => import('./form.tsx').then(({ ForgotPassword }) => ({ default: ForgotPassword })));

function Coming({ root }: { root: object }) {
  return (
    <div {...root} className={styles.coming} aria-busy="true">
      <Skeleton lines={4} />
    </div>
  );
}

export default defineView(definition, words, (view) => {
  const box = useLoginBox();
  // Its own component, so that a proof and what was typed go when it is left (M121).
  if (!isShown(box, view.props.tab)) return null;
  return (
    <Suspense fallback={<Coming root={view.root} />}>
      <Form {...view} />
    </Suspense>
  );
});
