/** Draws the login by a scan: the code, how long it holds, and what became of it. */
import { defineView, type ViewProps, type WordKeys } from '#engine/define-view.ts';
import { isShown, useLoginBox, useQrLogin, type QrPhase } from '#features/auth/index.ts';
import { QR_SIZE_PX } from '#schemas/constants.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { QrCode } from '#ui/qr-code.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { definition } from './definition.ts';
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

/** M127, M280, M281. */
function Picture({ phase, t, refresh }: { phase: QrPhase; t: T; refresh: () => void }) {
  const url = 'url' in phase ? phase.url : '';
  const isFailed = phase.name === 'failed' && phase.of === 'fetch';
  return (
    <div className={styles.picture}>
      {url !== '' && <QrCode text={url} label={t('code')} size={QR_SIZE_PX} />}
      {url === '' && phase.name === 'fetching' && <Skeleton shape="block" height="100%" />}
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

function WayWechat({ root, t, act }: Props) {
  const { phase, provider, refresh } = useQrLogin(act);
  return (
    <div {...root} className={styles.way}>
      <p className={styles.title}>{t(`title_${provider}`)}</p>
      {phase.name === 'bound-elsewhere' ? (
        // M126, M139: the line that says so, and a new code.
        <p className={styles.failed} role="alert">
          <Icon name="warning" size={32} />
          {t('failed')}
          <button type="button" className={styles.again} onClick={refresh}>
            {t('goLogin')}
          </button>
        </p>
      ) : (
        <Picture phase={phase} t={t} refresh={refresh} />
      )}
      <p className={styles.hint}>{t(`hint_${provider}`)}</p>
    </div>
  );
}

export default defineView(definition, words, (view) => {
  const box = useLoginBox();
  // Leaving the tab ends the polling with the part that polls (M122).
  return isShown(box, view.props.tab) ? <WayWechat {...view} /> : null;
});
