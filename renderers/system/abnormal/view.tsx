/** The look of the abnormal-situation screen. */
import { defineView } from '#engine/define-view.ts';
import { Abnormal } from '#ui/abnormal.tsx';
import { Button } from '#ui/button.tsx';
import { definition } from './definition.ts';
import { words } from './words.ts';

export default defineView(definition, words, ({ root, props, t, intend }) => (
  <div {...root}>
    <Abnormal
      title={props.title}
      hint={props.hint}
      code={props.code}
      requestId={props.request_id}
      onRetry={() => intend('page.reload', {})}
      action={<Button href="/">{t('home')}</Button>}
    />
  </div>
));
