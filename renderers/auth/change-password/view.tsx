/** Draws the change of a password: the proof somebody has, what came of it, and the forgotten password for a stranger. */
import { useEffect, useRef, useState } from 'react';
import { defineView } from '#engine/define-view.ts';
import { useViewer } from '#engine/provider.tsx';
import { Button } from '#ui/button.tsx';
import { FormCard } from '#ui/form-card.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { ByOld } from './by-old.tsx';
import { ByPhone } from './by-phone.tsx';
import { definition } from './definition.ts';
import type { PartProps } from './part.ts';
import { words } from './words.ts';

/** The button that was pressed is gone: whoever listens is told what came of it. */
function Done({ view: { root, id, t } }: Pick<PartProps, 'view'>) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <FormCard
      root={root}
      id={id}
      icon="success"
      title={t('doneTitle')}
      hint={t('doneHint')}
      heading={heading}
    >
      <Button tone="primary" block href="/">
        {t('home')}
      </Button>
    </FormCard>
  );
}

export default defineView(definition, words, function ChangePassword(view) {
  const { root, id, t, slots, intend } = view;
  const { status } = useViewer();
  const [part, turn] = useState<'old' | 'phone' | 'done'>('old');
  const say: PartProps['say'] = (text, tone) => intend('message.toast', { text, tone });
  if (status === 'out') return <div {...root}>{slots.stranger}</div>;
  if (status === 'unknown')
    return (
      <FormCard root={root} id={id} icon="lock" title={t('title')} hint={t('loading')} busy>
        <Skeleton lines={4} />
      </FormCard>
    );
  if (part === 'done') return <Done view={view} />;
  const Part = part === 'old' ? ByOld : ByPhone;
  return <Part view={view} say={say} turn={turn} />;
});
