/** The look of the no-permission screen. */
import { defineView } from '#engine/define-view.ts';
import { NO_PERMISSION } from '#schemas/account/no-permission.ts';
import { PATHS } from '#schemas/paths.ts';
import { useBoot } from '#engine/provider.tsx';
import { WaysOn } from '#pieces/ways-on.tsx';
import { shopContact } from '#schemas/page/shop-contact.ts';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { definition } from './definition.ts';
import { words } from './words.ts';

/** States that another account would change. */
const BY_ACCOUNT: ReadonlySet<number> = new Set([NO_PERMISSION.notMember, NO_PERMISSION.accountDisabled]);

export default defineView(definition, words, function NoPermission({ root, props, t, can }) {
  const boot = useBoot();
  return (
    <div {...root}>
      <Empty
        level={1}
        icon="lock"
        title={t(`title${props.state}`)}
        hint={t(`hint${props.state}`)}
        action={
          BY_ACCOUNT.has(props.state) ? (
            <Button tone="primary" href={PATHS.logout}>
              {t('change')}
            </Button>
          ) : (
            <Button tone="primary" href="/">
              {t('home')}
            </Button>
          )
        }
      />
      {/* Who is to change the account finds nothing here: the content is closed to this one. */}
      <WaysOn scope={BY_ACCOUNT.has(props.state) ? undefined : can.searchScope} contact={shopContact(boot)} />
    </div>
  );
});
