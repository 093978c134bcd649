/** The box that makes a new avatar: a picture chosen, cut, and sent, each step with its way back. */
import { useEffect, useRef } from 'react';
import { PICTURE_TYPES } from '#schemas/content/picture-types.ts';
import { AVATAR_STEPS, type useAvatar, type AvatarPhase } from '#features/account/index.ts';
import type { Translate, WordKeys } from '#i18n/words.ts';
import { FileDrop } from '#ui/arco/file-drop.tsx';
import { Button } from '#ui/button.tsx';
import { CropBox } from '#ui/crop-box.tsx';
import { Icon } from '#ui/icon.tsx';
import { Modal, ModalActions } from '#ui/modal.tsx';
import type { words } from './words.ts';
import styles from './view.module.css';

type T = Translate<WordKeys<typeof words>>;
type AvatarMaking = ReturnType<typeof useAvatar>;

export interface BoxProps {
  making: AvatarMaking;
  t: T;
}

/** A picture pasted while the box is open is as good as one chosen. */
function usePaste(pick: AvatarMaking['pick']): void {
  const latest = useRef(pick);
  useEffect(() => {
    latest.current = pick;
  });
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const file = event.clipboardData?.files[0];
      if (file !== undefined) latest.current(file);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, []);
}

function Chooser({ making, t, phase }: BoxProps & { phase: AvatarPhase }) {
  const fault = phase.name === 'choosing' ? phase.fault : undefined;
  const isReading = phase.name === 'reading';
  return (
    <>
      <FileDrop
        accept={[...PICTURE_TYPES.keys()]}
        onFile={making.pick}
        busy={isReading}
        className={styles.drop}
      >
        <Icon name="image" size={40} className={styles.sign} />
        <Button tone="primary" busy={isReading}>
          {t(isReading ? 'reading' : 'choose')}
        </Button>
        <p>{t('drop')}</p>
        <p className={styles.rules}>{t('rules')}</p>
      </FileDrop>
      <p className={styles.fault} role="alert">
        {fault !== undefined && t(`fault_${fault}`)}
      </p>
    </>
  );
}

/** How far the whole is: each step has an equal share. */
function wholeShare({ step, share }: Extract<AvatarPhase, { name: 'working' }>): number {
  return (AVATAR_STEPS.indexOf(step) + share) / AVATAR_STEPS.length;
}

function Progress({ phase, t }: { phase: Extract<AvatarPhase, { name: 'working' }>; t: T }) {
  return (
    <div className={styles.progress}>
      <progress max={1} value={wholeShare(phase)} aria-label={t('progress')} />
      <p role="status">{t(`step_${phase.step}`)}</p>
    </div>
  );
}

/** The server's own words where it said some about the avatar; else what did not work. */
function failedWords({ step, text }: Extract<AvatarPhase, { name: 'failed' }>, t: T): string {
  return step === 'save' && text !== '' ? text : t(`failed_${step}`);
}

function Cutting({ making, t, phase }: BoxProps & { phase: Extract<AvatarPhase, { crop: object }> }) {
  const picture = making.picture();
  const isWorking = phase.name === 'working';
  const { send } = making;
  return (
    <>
      {picture !== undefined && (
        <fieldset className={styles.cutting} disabled={isWorking}>
          <CropBox
            picture={picture}
            crop={phase.crop}
            onCrop={(crop) => send({ type: 'cropped', crop })}
            words={{
              picture: t('picture'),
              hint: t('hint'),
              zoom: t('zoom'),
              preview: t('preview'),
              up: t('up'),
              down: t('down'),
              left: t('left'),
              right: t('right'),
            }}
          />
        </fieldset>
      )}
      {isWorking && <Progress phase={phase} t={t} />}
      <p className={styles.fault} role="alert">
        {phase.name === 'failed' && failedWords(phase, t)}
      </p>
      <ModalActions>
        {isWorking ? (
          <Button onClick={() => send({ type: 'again' })}>{t('cancel')}</Button>
        ) : (
          <Button onClick={() => send({ type: 'again' })}>{t('again')}</Button>
        )}
        <Button tone="primary" busy={isWorking} onClick={() => send({ type: 'confirmed' })}>
          {t(phase.name === 'failed' ? 'retry' : 'save')}
        </Button>
      </ModalActions>
    </>
  );
}

export function AvatarBox({ making, t }: BoxProps) {
  const { phase, send, pick } = making;
  usePaste(pick);
  return (
    <Modal title={t('title')} size="m" onClose={() => send({ type: 'closed' })}>
      {'crop' in phase ? (
        <Cutting making={making} t={t} phase={phase} />
      ) : (
        <Chooser making={making} t={t} phase={phase} />
      )}
    </Modal>
  );
}
