/** The fields that prove a phone: the phone with its area code, a picture where one is asked for, and the code with its button. */
import { useWords } from '#i18n/use-words.ts';
import { AreaPicker } from './area-picker.tsx';
import { TextField, type HeldField } from '#ui/field.tsx';
import { phoneCodeWords } from './phone-code-words.ts';
import { SentCode, type SentCodeState } from './sent-code.tsx';

/** The fields as the feature of the login holds them. */
export interface PhoneCodeState extends SentCodeState {
  area: string;
  onArea: (area: string) => void;
  phone: HeldField;
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
  const { id, only, area, onArea, phone, onPhoneLeft, onFull = nothing, ...codeProps } = props;
  const t = useWords(phoneCodeWords);
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
      <SentCode
        {...codeProps}
        id={id}
        isLabelQuiet
        label={t('code')}
        placeholder={t('enterCode')}
        get={t('get')}
        onFull={onFull}
      />
    </>
  );
}
