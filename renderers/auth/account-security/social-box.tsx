/** The boxes of a social account: a code whose scan binds it, and the consequences before it is taken off (M261, D90). */
import { useId, useState } from 'react';
import { personalChannelUnbind } from '#schemas/api/identity/account.ts';
import type { ScanCompanyName } from '#schemas/auth/identity-companies.ts';
import { QR_SIZE_PX } from '#schemas/constants.ts';
import { withSpaces } from '#schemas/text/with-spaces.ts';
import type { QrPhase } from '#features/auth/index.ts';
import { useBindQr } from '#features/auth/use-bind-qr.ts';
import { Button } from '#ui/button.tsx';
import { FieldError } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { Modal, ModalActions } from '#ui/modal.tsx';
import { QrCode } from '#ui/qr-code.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { ProveOwnPhone, sayBy, type BoxProps, type Info } from './own-phone.tsx';
import styles from './view.module.css';

interface SocialProps extends BoxProps {
  provider: ScanCompanyName;
  /** What the company is called. */
  name: string;
}

/** Why there is nothing to scan now; nothing while there is. */
function troubleOf(phase: QrPhase, t: BoxProps['t']): string {
  if (phase.name === 'expired') return t('expired');
  if (phase.name === 'bound-elsewhere') return t('elsewhere');
  if (phase.name !== 'failed') return '';
  return phase.text === '' ? t('qrFailed') : phase.text;
}

interface ScanProps extends SocialProps {
  token: string | undefined;
  unproven: (code: 'proof-needed' | 'reset-token-expired') => void;
}

function Scan({ act, intend, t, close, provider, name, token, unproven }: ScanProps) {
  const { phase, refresh } = useBindQr(act, provider, {
    token,
    onUnproven: unproven,
    onBind: () => {
      sayBy(intend)(withSpaces(t('bindDone', { name })), 'success');
      close();
    },
    leave: (href) => intend('page.go', { href }),
  });
  const place = phase.name === 'waiting' ? phase.place : undefined;
  const trouble = troubleOf(phase, t);
  return (
    <div className={styles.scan}>
      <div className={styles.code} style={{ width: QR_SIZE_PX, height: QR_SIZE_PX }}>
        {place?.opens === 'phone' && <QrCode text={place.url} label={t('code')} size={QR_SIZE_PX} />}
        {(phase.name === 'fetching' || phase.name === 'leaving') && <Skeleton shape="block" height="100%" />}
        {place?.opens === 'page' && <Icon name="external" size={40} />}
        {trouble !== '' && <Icon name="warning" size={40} />}
      </div>
      <p role="status">{trouble === '' ? t(place?.opens === 'page' ? 'scanThere' : 'scan') : trouble}</p>
      {place?.opens === 'page' && (
        <Button tone="primary" size="s" href={place.url}>
          {withSpaces(t('openThere', { name }))}
        </Button>
      )}
      {trouble !== '' && (
        <Button tone="primary" size="s" icon={<Icon name="refresh" size={16} />} onClick={refresh}>
          {t(phase.name === 'expired' ? 'refresh' : 'again')}
        </Button>
      )}
    </div>
  );
}

/** Another way in: an old login proves the phone before there is anything to scan (requirement 24, B32). */
export function BindBox(props: SocialProps) {
  const { intend, t, close, name } = props;
  const [token, setToken] = useState<string>();
  const [isProving, setProving] = useState(false);
  const unproven = (code: 'proof-needed' | 'reset-token-expired') => {
    if (code === 'reset-token-expired') sayBy(intend)(t('proofLost'), 'warning');
    setProving(true);
  };
  const onProof = (proof: string) => {
    setToken(proof);
    setProving(false);
  };
  return (
    <Modal title={withSpaces(t('bindTitle', { name }))} onClose={close}>
      {isProving ? (
        <ProveOwnPhone {...props} step={null} onProof={onProof} />
      ) : (
        <Scan {...props} token={token} unproven={unproven} />
      )}
    </Modal>
  );
}

function nicknameOf({ channels }: Info, provider: ScanCompanyName, name: string): string {
  return channels.find((one) => one.provider === provider)?.nickname || name;
}

export function UnbindBox(props: SocialProps) {
  const { act, intend, t, info, close, provider, name } = props;
  const id = useId();
  const [error, setError] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [isProving, setProving] = useState(false);
  const unbind = async (token?: string) => {
    setBusy(true);
    setError('');
    const answer = await act(personalChannelUnbind, { provider, ...(token === undefined ? {} : { token }) });
    setBusy(false);
    if (answer.ok || answer.code === 'not-found') {
      sayBy(intend)(withSpaces(t('unbindDone', { name })), 'success');
      return close();
    }
    if (answer.code === 'proof-needed') return setProving(true);
    setProving(false);
    return setError(answer.code === 'reset-token-expired' ? t('proofLost') : answer.msg);
  };
  return (
    <Modal title={withSpaces(t('unbindTitle', { name }))} busy={isBusy} onClose={close}>
      {isProving ? (
        <ProveOwnPhone {...props} step={null} onProof={(token) => void unbind(token)} />
      ) : (
        <>
          <p>{t('unbindHint', { nickname: nicknameOf(info, provider, name) })}</p>
          <FieldError id={`${id}-error`} text={error} />
          <ModalActions>
            <Button unavailable={isBusy} onClick={close}>
              {t('cancel')}
            </Button>
            <Button tone="danger" busy={isBusy} onClick={() => void unbind()}>
              {t('unbind')}
            </Button>
          </ModalActions>
        </>
      )}
    </Modal>
  );
}
