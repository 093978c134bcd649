/** Draws the login box: logo, title, corner switch, notices, the ways to log in, agreement. */
import type { ReactNode } from 'react';
import { defineView } from '#engine/define-view.ts';
import { useBoot, usePath } from '#engine/provider.tsx';
import { hasNoWay, LoginBoxContext, useLastWay, type LoginTabsState } from '#features/auth/index.ts';
import { isPrivate } from '#schemas/shop/gate.ts';
import { blockedState, isShut } from '#schemas/shop/gate-state.ts';
import { readText } from '#schemas/page/text.ts';
import { safeImageUrl } from '#schemas/address/safe-url.ts';
import { PATHS } from '#schemas/paths.ts';
import { cx } from '#ui/cx.ts';
import { Link } from '#ui/link.tsx';
import { Card, CardPlace } from '#ui/form-card.tsx';
import { Icon } from '#ui/icon.tsx';
import { AgreementRow, LegalNotice } from './agreement-row.tsx';
import { CornerSwitch, OtherWays, PhoneWay, WayTabs } from './choices.tsx';
import { definition } from './definition.ts';
import { hasAll, useBox, type PanelProps } from './use-box.ts';
import { words } from './words.ts';
import styles from './view.module.css';

const LOGO_WIDTH_PX = 132;
const LOGO_HEIGHT_PX = 40;

/** What stands over the box: whose login it is, unless it is a page of one way or another screen. */
function titleOf({ props, t, can }: PanelProps, screen: LoginTabsState['screen'], shop: string): string {
  if (screen === 'reset') return t('reset');
  if (props.only === 'account') return t('college');
  if (props.only === 'email') return t('email');
  return can.brandOnLogin === 'shown' ? t('title', { shop }) : t('plain');
}

/** The first level of a home is the shop itself. */
function Title({ id, children }: { id: string; children: ReactNode }) {
  const Level = usePath() === PATHS.home ? 'h2' : 'h1';
  return (
    <Level className={styles.title} id={`${id}-title`}>
      {children}
    </Level>
  );
}

function Brand({ view, screen }: { view: PanelProps; screen: LoginTabsState['screen'] }) {
  const { id, can, locale } = view;
  const { info, navbar } = useBoot();
  const shop = readText(info.base.shop_name, locale);
  const logo = safeImageUrl(navbar.basic.logo) ?? safeImageUrl(info.pc.pc_shop_logo);
  // A Tencent-type shop shows neither logo nor name on its login.
  const isBranded = can.brandOnLogin === 'shown';
  return (
    <div className={styles.brand}>
      {isBranded && logo !== undefined && (
        <Link href={PATHS.home}>
          <img className={styles.logo} src={logo} alt={shop} width={LOGO_WIDTH_PX} height={LOGO_HEIGHT_PX} />
        </Link>
      )}
      <Title id={id}>{titleOf(view, screen, shop)}</Title>
    </div>
  );
}

/** M128: a training shop that is closed trains on; any other lets in those it knows. */
function Notices({ can, t }: PanelProps) {
  return (
    <>
      {blockedState(can) === 'closed' && (
        <p className={styles.notice} role="status">
          <Icon name="info" size={18} />
          {t(can.loginPanel === 'training' ? 'training' : 'members')}
        </p>
      )}
      {can.messagingLogin && (
        <p className={styles.notice}>
          <Icon name="community" size={18} />
          {t('messaging')}
        </p>
      )}
    </>
  );
}

/** Where nobody may log in, nothing but that is said (M284, D116). */
function Shut({ root, id, t }: PanelProps) {
  return (
    <CardPlace root={root}>
      <Card labelledBy={`${id}-title`}>
        <div className={styles.brand}>
          <Title id={id}>{t('shut')}</Title>
        </div>
      </Card>
    </CardPlace>
  );
}

/** Of two beginnings the window shows one, by its width alone, until scripts have said which it is (D118). */
const SIDES = ['wide', 'narrow'] as const;

interface FacesProps {
  faces: readonly LoginTabsState[];
  className?: string | undefined;
  children: (tabs: LoginTabsState) => ReactNode;
}

function Faces({ faces, className, children }: FacesProps) {
  return SIDES.map((side, index) => {
    const tabs = faces[index];
    if (tabs === undefined) return null;
    return (
      <div key={side} className={cx(className, faces.length > 1 && styles[side])}>
        {children(tabs)}
      </div>
    );
  });
}

export default defineView(definition, words, function LoginPanel(view) {
  const { root, id, props, slots, t, can, locale } = view;
  const { box, consent, faces } = useBox(view);
  const last = useLastWay(useBoot().info.app_id);
  const { tabs, send } = box;
  if (isShut(can)) return <Shut {...view} />;
  const isReset = tabs.screen === 'reset';
  const isOff = !can.login || hasNoWay(tabs.ways);
  const tabProps = { send, t, last, locale };
  return (
    <CardPlace root={root} isTall>
      <Notices {...view} />
      <Card labelledBy={`${id}-title`}>
        <Brand view={view} screen={tabs.screen} />
        {isOff ? (
          <p className={styles.none}>{t('none')}</p>
        ) : (
          <div
            className={cx(styles.body, hasAll(props.only) && styles.tall, faces.length > 1 && styles.both)}
          >
            <noscript>
              <p className={styles.noScript}>
                {t('noScript')} {!isPrivate(can) && t('noScriptBrowse')}
              </p>
            </noscript>
            {!isReset && (
              <Faces faces={faces}>
                {(face) => (
                  <>
                    {face.ways.loginPanel === 'knowledge' && <CornerSwitch {...tabProps} tabs={face} />}
                    <WayTabs {...tabProps} tabs={face} />
                  </>
                )}
              </Faces>
            )}
            <LoginBoxContext value={box}>{slots.ways}</LoginBoxContext>
            {!isReset && (
              <Faces faces={faces} className={styles.foot}>
                {(face) => (
                  <>
                    <PhoneWay {...tabProps} tabs={face} />
                    <AgreementRow id={id} t={t} consent={consent} isScan={face.tab === 'wechat'} />
                    {hasAll(props.only) && <OtherWays {...tabProps} tabs={face} />}
                  </>
                )}
              </Faces>
            )}
            <LegalNotice />
          </div>
        )}
      </Card>
    </CardPlace>
  );
});
