/** Draws the forgotten password in the login box; its form comes when somebody has forgotten, for most people have not. */
import { useEffect, useState, type ComponentType } from 'react';
import { defineView, type ViewProps } from '#engine/define-view.ts';
import { useLoginBox, useShownWay } from '#features/auth/index.ts';
import type { WordKeys } from '#i18n/words.ts';
import { Button } from '#ui/button.tsx';
import { FailedLine } from '#ui/failed-band.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { definition } from './definition.ts';
import { words } from './words.ts';
import styles from './view.module.css';

type Props = ViewProps<typeof definition, WordKeys<typeof words>>;
type Part = { name: 'coming' } | { name: 'lost' } | { name: 'here'; Form: ComponentType<Props> };

function ForgotPassword(view: Props) {
  const { root, t } = view;
  const { send } = useLoginBox();
  const [part, setPart] = useState<Part>({ name: 'coming' });
  const isComing = part.name === 'coming';
  useEffect(() => {
    if (!isComing) return undefined;
    let isGone = false;
    const become = (next: Part) => {
      if (!isGone) setPart(next);
    };
    import('./form.tsx').then(
      ({ ForgotPassword: Form }) => become({ name: 'here', Form }),
      () => become({ name: 'lost' }),
    );
    return () => {
      isGone = true;
    };
  }, [isComing]);
  if (part.name === 'here') return <part.Form {...view} />;
  return (
    <div {...root} className={styles.coming} aria-busy={isComing}>
      {isComing ? <Skeleton lines={4} /> : <FailedLine retry={() => setPart({ name: 'coming' })} />}
      <p className={styles.back}>
        <Button tone="text" size="s" onClick={() => send({ type: 'back-pressed' })}>
          {t('back')}
        </Button>
      </p>
    </div>
  );
}

export default defineView(definition, words, (view) => {
  const { isShown } = useShownWay(view.props.tab);
  // Its own component, so that a proof and what was typed go when it is left (M121).
  return isShown ? <ForgotPassword {...view} /> : null;
});
