/** The box in which something is said: its draft is kept, what was refused stays in it, and Escape leaves it. */
import {
  useEffect,
  useId,
  useRef,
  useState,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { useWords } from '#i18n/use-words.ts';
import { COMMENT_MAX } from '#schemas/content/comment.ts';
import { Button } from '#ui/button.tsx';
import { FieldFrame } from '#ui/field-frame.tsx';
import control from '#ui/field.module.css';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { Talk } from './talk.ts';
import { TalkPictures } from './talk-pictures.tsx';
import { usePictures } from './use-pictures.ts';
import { talkWords } from './talk-words.ts';
import styles from './talk.module.css';

export interface TalkFormProps {
  label: string;
  /** Where its draft is kept. */
  place: string;
  /** What stands in it where there is no draft. */
  start?: string;
  takesFocus: boolean;
  talk: Pick<Talk, 'isIn' | 'login' | 'draftOf' | 'keepDraft' | 'sendPicture'>;
  /** More to choose above the button. */
  choices?: ReactNode;
  send: (content: string, images: readonly string[]) => Promise<string | undefined>;
  onSent?: () => void;
  /** Leaves the box; absent for one that stays. */
  leave?: () => void;
}

/** From here on the letters left are told to who listens. */
const NEAR_THE_END = 50;

export function TalkForm(props: TalkFormProps) {
  const { label, place, start = '', takesFocus, talk, choices, send, onSent, leave } = props;
  const t = useWords(talkWords);
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(() => talk.draftOf(place) || start);
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const pictures = usePictures(talk.sendPicture);
  useEffect(() => {
    const box = field.current;
    if (!takesFocus || box === null) return;
    box.focus();
    box.setSelectionRange(box.value.length, box.value.length);
  }, [takesFocus]);
  const write = (value: string) => {
    setText(value);
    talk.keepDraft(place, value === start ? '' : value);
  };
  const submit = async () => {
    if (isBusy || pictures.isBusy) return;
    if (!talk.isIn) return talk.login();
    const content = text.trim();
    if (content === start.trim()) {
      field.current?.focus();
      return setFault(t('nothing'));
    }
    if (pictures.hasFailed) return setFault(t('imageFailed'));
    setBusy(true);
    setFault(undefined);
    setText('');
    const wrong = await send(content, pictures.paths);
    setBusy(false);
    if (wrong === undefined) {
      talk.keepDraft(place, '');
      pictures.clear();
      return onSent?.();
    }
    // Nothing written is lost, whatever the server said of it.
    setText(text);
    setFault(wrong);
    field.current?.focus();
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void submit();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && leave !== undefined) {
      event.stopPropagation();
      leave();
    }
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void submit();
  };
  const left = COMMENT_MAX - text.length;
  const name = talk.isIn ? t(fault === undefined ? 'send' : 'again') : t('login');
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <label htmlFor={id}>{label}</label>
      <FieldFrame isWrong={fault !== undefined}>
        <textarea
          ref={field}
          id={id}
          className={control.area}
          rows={3}
          maxLength={COMMENT_MAX}
          value={text}
          aria-invalid={fault === undefined ? undefined : true}
          aria-describedby={`${id}-count${fault === undefined ? '' : ` ${id}-fault`}`}
          onKeyDown={onKeyDown}
          onChange={({ target }) => write(target.value)}
        />
      </FieldFrame>
      <p id={`${id}-fault`} className={styles.fault} role="alert">
        {fault}
      </p>
      {choices}
      <TalkPictures pictures={pictures} isIn={talk.isIn} />
      <div className={styles.foot}>
        <span id={`${id}-count`} className={styles.quiet}>
          {text.length}/{COMMENT_MAX}
        </span>
        <VisuallyHidden>
          <span aria-live="polite">{left <= NEAR_THE_END ? t('left', { count: left }) : ''}</span>
        </VisuallyHidden>
        {leave !== undefined && (
          <Button tone="text" onClick={leave}>
            {t('cancel')}
          </Button>
        )}
        <Button type="submit" tone="primary" busy={isBusy || pictures.isBusy}>
          {name}
        </Button>
      </div>
    </form>
  );
}
