/** The look of logging out; a stranger is told that there is nothing to log out of. */
import { useEffect } from 'react';
import { defineView } from '#engine/define-view.ts';
import { useViewer } from '#engine/provider.tsx';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { definition } from './definition.ts';
import { words } from './words.ts';

export default defineView(definition, words, function Logout({ root, props, t, intend }) {
  const { status } = useViewer();
  const inside = status === 'in';
  const leaves = inside && props.at_once;
  useEffect(() => {
    if (leaves) intend('logout.ask', {});
  }, [leaves, intend]);
  const home = (
    <Button tone={inside ? 'secondary' : 'primary'} href="/">
      {t('home')}
    </Button>
  );
  return (
    <div {...root}>
      <Empty
        level={1}
        icon="logout"
        title={t(leaves ? 'leaving' : inside ? 'title' : 'out')}
        hint={t(inside ? 'hint' : 'outHint')}
        action={
          inside ? (
            <>
              <Button tone="primary" onClick={() => intend('logout.ask', {})}>
                {t('confirm')}
              </Button>
              {home}
            </>
          ) : (
            home
          )
        }
      />
    </div>
  );
});
