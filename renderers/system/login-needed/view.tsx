/** The look of a page that waits for a login: works as a plain link where no box can open. */
import { defineView } from '#engine/define-view.ts';
import { usePath } from '#engine/provider.tsx';
import { loginHref } from '#schemas/address/safe-next.ts';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { definition } from './definition.ts';
import { words } from './words.ts';

export default defineView(definition, words, function LoginNeeded({ root, t }) {
  const path = usePath();
  return (
    <div {...root}>
      <Empty
        level={1}
        icon="user"
        title={t('title')}
        hint={t('hint')}
        action={
          <Button tone="primary" href={loginHref(path)}>
            {t('login')}
          </Button>
        }
      />
    </div>
  );
});
