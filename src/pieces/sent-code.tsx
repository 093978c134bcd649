/** A code that was sent, typed in: a picture where one is asked for, then the code with the button that asks for it. */
import { CodeField, type CodeFieldProps } from './code-field.tsx';
import { ImageCode, type ImageState } from './image-code.tsx';

/** The two fields as a feature holds them. */
export interface SentCodeState {
  image: ImageState | undefined;
  code: Pick<CodeFieldProps, 'value' | 'onChange' | 'error'>;
  /** Seconds until the next code may be asked for, or 0. */
  wait: number;
  isSending: boolean;
  onSend: () => void;
}

interface SentCodeProps
  extends SentCodeState, Pick<CodeFieldProps, 'label' | 'placeholder' | 'get' | 'onFull' | 'isLabelQuiet'> {
  /** Of the form they stand in. */
  id: string;
}

export function SentCode({ id, image, code, ...rest }: SentCodeProps) {
  return (
    <>
      {image !== undefined && <ImageCode {...image} id={`${id}-image`} />}
      <CodeField {...code} {...rest} id={`${id}-code`} />
    </>
  );
}
