/** Draws the login by a scan: the code, how long it holds, and what became of it. */
import { defineView, type ViewProps } from '#engine/define-view.ts';
import { useQrLogin, useShownWay, type QrPhase, type QrPlace } from '#features/auth/index.ts';
import type { WordKeys } from '#i18n/words.ts';
import { companyLabel, SCAN_COMPANIES } from '#schemas/auth/identity-companies.ts';
import type { QrProviderName } from '#schemas/auth/login-fields.ts';
import { QR_LIFE_S, QR_SIZE_PX, QR_TICKS_MAX } from '#schemas/constants.ts';
import { withSpaces } from '#schemas/text/with-spaces.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { QrCode } from '#ui/qr-code.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { definition } from './definition.ts';
import { MessagingFrame } from './messaging-frame.tsx';
import { words } from './words.ts';
import styles from './view.module.css';

type Props = ViewProps<typeof definition, WordKeys<typeof words>>;
type T = Props['t'];

interface OverlayProps {
  text: string;
  button: string;
  onPress: () => void;
}

/** Over the code: why it cannot be scanned, and how to get another. */
function Overlay({ text, button, onPress }: OverlayProps) {
  return (
    <div className={styles.overlay} role="alert">
      <p>{text}</p>
      <Button tone="primary" size="s" onClick={onPress} icon={<Icon name="refresh" size={16} />}>
        {button}
      </Button>
    </div>
  );
}

/** The phone has it: what is to be done now is done there, and a code opened by mistake can be left. */
function ScannedView({ t, refresh }: { t: T; refresh: () => void }) {
  return (
    <div className={styles.overlay} role="status">
      <Icon name="success" size={32} />
      <p className={styles.scanned}>{t('scanned')}</p>
      <p>{t('confirmThere')}</p>
      <button type="button" className={styles.other} onClick={refresh}>
        {t('otherCode')}
      </button>
    </div>
  );
}

/** How long the code still holds; for eyes alone, the words stand below. @param share what of its time is over, 0 to 1 */
function Ring({ share }: { share: number }) {
  const place = { x: 1, y: 1, width: 166, height: 166 };
  return (
    <svg className={styles.ring} viewBox="0 0 168 168" aria-hidden="true" focusable="false" fill="none">
      <rect {...place} />
      <rect {...place} className={styles.left} pathLength={1} strokeDashoffset={share} />
    </svg>
  );
}

interface PictureProps {
  phase: QrPhase;
  provider: QrProviderName;
  t: T;
  say: Say;
  refresh: () => void;
}

type Say = (what: 'title' | 'hint' | 'open') => string;

/** What is said of a code, by whose it is: a company's of this name, or the shop's own for a phone. */
const sayOf =
  (t: T, name: string | undefined): Say =>
  (what) =>
    name === undefined ? t(`${what}_local`) : withSpaces(t(what, { name }));

/** A company shows its code on a page of its own, which comes back to the shop (D48). */
function CompanyPage({ place, provider, say }: { place: QrPlace; provider: QrProviderName; say: Say }) {
  return (
    <div className={styles.company}>
      <Icon name={provider === 'local' ? 'phone' : SCAN_COMPANIES[provider].icon} size={48} />
      <Button tone="primary" size="s" href={place.url}>
        {say('open')}
      </Button>
    </div>
  );
}

/** M127, M280, M281. */
function Picture({ phase, provider, t, say, refresh }: PictureProps) {
  const place = 'place' in phase ? phase.place : undefined;
  const isFailed = phase.name === 'failed' && phase.of === 'fetch';
  const isComing = phase.name === 'idle' || phase.name === 'fetching' || phase.name === 'leaving';
  return (
    <div className={styles.picture}>
      {place?.opens === 'phone' && <QrCode text={place.url} label={t('code')} size={QR_SIZE_PX} />}
      {place?.opens === 'page' && <CompanyPage place={place} provider={provider} say={say} />}
      {phase.name === 'waiting' && <Ring share={phase.ticks / QR_TICKS_MAX} />}
      {isComing && <Skeleton shape="block" height="100%" />}
      {phase.name === 'waiting' && phase.isScanned && <ScannedView t={t} refresh={refresh} />}
      {phase.name === 'expired' && <Overlay text={t('expired')} button={t('refresh')} onPress={refresh} />}
      {isFailed && <Overlay text={t('Qr_Fail')} button={t('refresh')} onPress={refresh} />}
      {phase.name === 'failed' && !isFailed && (
        <Overlay text={phase.text} button={t('refresh')} onPress={refresh} />
      )}
      {phase.name === 'shop-closed' && <p className={styles.overlay}>{t('closed')}</p>}
      {phase.name === 'checking' && <p className={styles.overlay}>{t('checking')}</p>}
      {phase.name === 'entered' && <p className={styles.overlay}>{t('entered')}</p>}
    </div>
  );
}

function WayWechat({ view, isLive }: { view: Props; isLive: boolean }) {
  const { root, t, act, intend, locale } = view;
  const { phase, provider, refresh, told } = useQrLogin(act, (href) => intend('page.go', { href }), isLive);
  const name = provider === 'local' ? undefined : companyLabel(provider, locale);
  const say = sayOf(t, name);
  const isPage = 'place' in phase && phase.place.opens === 'page';
  const isFramed = phase.name === 'waiting' && phase.place.frameDomains.length > 0;
  return (
    <div {...root} className={styles.way}>
      <p className={styles.title}>{say('title')}</p>
      {phase.name === 'bound-elsewhere' ? (
        // M126, M139: the line that says so, and a new code.
        <p className={styles.failed} role="alert">
          <Icon name="warning" size={32} />
          {t('failed')}
          <button type="button" className={styles.again} onClick={refresh}>
            {t('goLogin')}
          </button>
        </p>
      ) : isFramed && name !== undefined ? (
        <MessagingFrame view={view} name={name} place={phase.place} onToken={told} />
      ) : (
        <Picture phase={phase} provider={provider} t={t} say={say} refresh={refresh} />
      )}
      <p className={styles.hint}>{isPage ? t('hintPage') : say('hint')}</p>
      {phase.name === 'waiting' && <p className={styles.hint}>{t('holds', { minutes: QR_LIFE_S / 60 })}</p>}
    </div>
  );
}

export default defineView(definition, words, (view) => {
  const { isShown, isLive } = useShownWay(view.props.tab);
  // Leaving the tab ends the polling with the part that polls (M122).
  return isShown ? <WayWechat view={view} isLive={isLive} /> : null;
});
