/** Where a teacher's program pushes to: the server and the key, shown when asked for, copied, and changed. */
import { useState } from 'react';
import { useAnswer } from '#features/live/index.ts';
import hostPart from '#pieces/host-part.module.css';
import type { Caller } from '#schemas/api/define-endpoint.ts';
import { liveKeyChange } from '#schemas/api/live/hosting.ts';
import { type MediaSource, needsPush } from '#schemas/live/kinds.ts';
import { Button } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { FailedLine } from '#ui/failed-band.tsx';
import { Icon } from '#ui/icon.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { Ask, PartProps } from './part-props.ts';
import styles from './view.module.css';

/** As programs ask for it: a server, and what stands behind it. */
function partsOf(address: string): { server: string; key: string } {
  const at = address.lastIndexOf('/') + 1;
  return { server: address.slice(0, at), key: address.slice(at) };
}

const HIDDEN = '•'.repeat(24);

type PushProps = PartProps & { source: MediaSource; act: Caller; ask: Ask };

export function Push({ id, t, call, source, act, ask }: PushProps) {
  const [isShown, setShown] = useState(false);
  const isAsked = needsPush(source);
  const { value, isFailed, again } = useAnswer(isAsked ? id : '', () =>
    act(liveKeyChange, { alive_id: id, keep: true }),
  );
  const change = async () => {
    if (await call(liveKeyChange, { alive_id: id })) again();
  };
  const { server, key } = partsOf(value?.address ?? '');
  return (
    <section className={styles.part} aria-labelledby="host-push">
      <h2 className={hostPart.name} id="host-push">
        {t('pushTo')}
      </h2>
      {isFailed && <FailedLine retry={again} message={t('failed')} />}
      {!isAsked && <p className={styles.hint}>{t('notPushed')}</p>}
      {isAsked && value === undefined && !isFailed && <Skeleton lines={2} />}
      {value !== undefined && key === '' && <p className={styles.hint}>{t('noPushes')}</p>}
      {key !== '' && (
        <>
          <dl className={styles.addresses}>
            <dt className={styles.hint}>{t('server')}</dt>
            <dd className={styles.address}>
              <code>{server}</code>
              <CopyButton text={server} />
            </dd>
            <dt className={styles.hint}>{t('key')}</dt>
            <dd className={styles.address} data-part="key">
              <code>{isShown ? key : HIDDEN}</code>
              <button
                type="button"
                className={styles.small}
                aria-pressed={isShown}
                aria-label={t(isShown ? 'hideKey' : 'showKey')}
                title={t(isShown ? 'hideKey' : 'showKey')}
                onClick={() => setShown(!isShown)}
              >
                <Icon name={isShown ? 'eye-off' : 'eye'} size={16} />
              </button>
              <CopyButton text={key} />
            </dd>
          </dl>
          <p className={styles.hint}>{t('keyHint')}</p>
          <Button
            size="s"
            data-action="change-key"
            onClick={() =>
              ask({
                title: t('changeKey'),
                content: t('changeKeyAsked'),
                confirmText: t('changeKey'),
                danger: true,
                onConfirm: () => void change(),
              })
            }
          >
            {t('changeKey')}
          </Button>
        </>
      )}
    </section>
  );
}
