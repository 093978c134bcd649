/** Draws the language switch and the account menu. */
import { defineView } from '#engine/define-view.ts';
import { usePath, useViewer } from '#engine/provider.tsx';
import { AccountMenu } from '#pieces/account-menu.tsx';
import { LanguageLink } from '#pieces/language-link.tsx';
import { definition } from './definition.ts';
import { words } from './words.ts';
import styles from './view.module.css';

export default defineView(definition, words, function PageTools({ root, id, can, intend }) {
  const viewer = useViewer();
  const user = viewer.status === 'in' ? viewer.user : undefined;
  const owns = can.adminLink === 'owner-back-end' && user?.owner === true;
  return (
    <div {...root} className={styles.tools}>
      <LanguageLink
        path={usePath()}
        className={styles.language}
        change={(locale) => intend('locale.set', { locale })}
      />
      {can.login && (
        <AccountMenu
          id={`${id}-account`}
          user={user}
          login={() => intend('login.open', {})}
          logout={() => intend('logout.ask', {})}
          enterBackEnd={owns ? () => intend('owner.enter', {}) : undefined}
        />
      )}
    </div>
  );
});
