/** The look of logging out; a stranger is told that there is nothing to log out of. */
import { defineView } from '#engine/define-view.ts';
import { useViewer } from '#engine/provider.tsx';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { definition } from './definition.ts';
import { words } from './words.ts';

export default defineView(definition, words, ({ root, t, intend }) => {
  const { status } = useViewer();
  const inside = status === 'in';
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
        title={t(inside ? 'title' : 'out')}
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
