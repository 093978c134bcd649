/** The fields that prove a phone: the phone with its area code, a picture where one is asked for, and the code with its button. */
import { useTranslation } from '#i18n/use-translation.ts';
import { AreaPicker } from './area-picker.tsx';
import { CodeField } from './code-field.tsx';
import { TextField, type HeldField } from '#ui/field.tsx';
import { ImageCode, type ImageState } from './image-code.tsx';
import { phoneCodeWords } from './phone-code-words.ts';

/** The fields as the feature of the login holds them. */
export interface PhoneCodeState {
  area: string;
  onArea: (area: string) => void;
  phone: HeldField;
  image: ImageState | undefined;
  code: HeldField;
  /** Seconds until the next code may be asked for, or 0. */
  wait: number;
  isSending: boolean;
  onSend: () => void;
}

interface PhoneCodeProps extends PhoneCodeState {
  id: string;
  /** Area codes that may be chosen; every one where absent. */
  only: readonly string[] | undefined;
  /** The phone was typed and left. */
  onPhoneLeft?: (() => void) | undefined;
  /** The last digit of the code stands there. */
  onFull?: ((code: string) => void) | undefined;
}

const nothing = () => undefined;

export function PhoneCode(props: PhoneCodeProps) {
  const { id, only, area, onArea, phone, image, code, wait, isSending, onSend } = props;
  const { onPhoneLeft, onFull = nothing } = props;
  const t = useTranslation(phoneCodeWords);
  return (
    <>
      <TextField
        {...phone}
        id={`${id}-phone`}
        name="phone"
        isLabelQuiet
        label={t('phone')}
        placeholder={t('enterPhone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={20}
        before={<AreaPicker value={area} onChange={onArea} label={t('area')} only={only} />}
        onBlur={onPhoneLeft}
      />
      {image !== undefined && <ImageCode {...image} id={`${id}-image`} />}
      <CodeField
        {...code}
        id={`${id}-code`}
        isLabelQuiet
        label={t('code')}
        placeholder={t('enterCode')}
        wait={wait}
        isSending={isSending}
        get={t('get')}
        onSend={onSend}
        onFull={onFull}
      />
    </>
  );
}
