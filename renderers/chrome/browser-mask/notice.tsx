/** The notice itself, brought to the one browser that is asked about: a box of 540 by 300 over the page. */
import { useEffect, useRef } from 'react';
import type { ViewProps } from '#engine/define-view.ts';
import { useBrowserNotice } from '#features/system/index.ts';
import type { WordKeys } from '#i18n/words.ts';
import { envUcCheck } from '#schemas/api/shop/browsers.ts';
import { BROWSER_MASK_HEIGHT_PX, BROWSER_MASK_WIDTH_PX } from '#schemas/constants.ts';
import { Button } from '#ui/button.tsx';
import type { definition } from './definition.ts';
import type { words } from './words.ts';
import styles from './view.module.css';

/** D19: the recommended browser's own download page, which knows the visitor's platform. */
const DOWNLOAD_PAGE = 'https://www.google.cn/chrome/';
const BOX = { width: BROWSER_MASK_WIDTH_PX, height: BROWSER_MASK_HEIGHT_PX };

export type NoticeProps = ViewProps<typeof definition, WordKeys<typeof words>>;

export default function Notice({ root, id, props, t, act }: NoticeProps) {
  const { isShown, dismiss } = useBrowserNotice(async () => {
    const answer = await act(envUcCheck, {});
    return !answer.ok && answer.code === 'browser-unsupported';
  });
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isShown) box.current?.showModal();
  }, [isShown]);
  if (!isShown) return null;
  return (
    <dialog
      {...root}
      ref={box}
      className={styles.box}
      style={BOX}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-tip`}
      onClose={dismiss}
    >
      <h2 className={styles.title} id={`${id}-title`}>
        {props.title || t('title')}
      </h2>
      <p className={styles.tip} id={`${id}-tip`}>
        {props.tip || t('tip')}
      </p>
      <Button tone="primary" href={props.download_url || DOWNLOAD_PAGE}>
        {t('download')}
      </Button>
      <Button tone="text" size="s" onClick={dismiss}>
        {t('close')}
      </Button>
    </dialog>
  );
}
