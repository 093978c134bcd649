/** Four characters of a picture, typed: a press on the picture brings another one (M174, M267). */
import { IMAGE_CODE_LENGTH } from '#schemas/constants.ts';
import { useWords } from '#i18n/use-words.ts';
import { captchaWords } from './captcha-words.ts';
import { TextField, type HeldField } from '#ui/field.tsx';
import styles from './image-code.module.css';

export interface ImageCodeProps extends HeldField {
  id: string;
  /** Data address of the picture; empty while it is on its way. */
  picture: string;
  /** It could not be had. */
  isFailed: boolean;
  onRefresh: () => void;
}

/** A picture as the captcha feature holds it. */
export type ImageState = Omit<ImageCodeProps, 'id'>;

export function ImageCode({ picture, isFailed, onRefresh, ...rest }: ImageCodeProps) {
  const t = useWords(captchaWords);
  const image = (
    <button
      type="button"
      className={styles.picture}
      aria-label={isFailed ? t('imageFailed') : t('imageNew')}
      onClick={onRefresh}
    >
      {isFailed && <span>{t('imageFailed')}</span>}
      {picture !== '' && <img src={picture} alt="" className={styles.image} />}
    </button>
  );
  return (
    <TextField
      icon="image"
      {...rest}
      name="captcha"
      isLabelQuiet
      label={t('image')}
      placeholder={t('image')}
      type="text"
      autoComplete="off"
      autoCapitalize="none"
      maxLength={IMAGE_CODE_LENGTH}
      after={image}
    />
  );
}
