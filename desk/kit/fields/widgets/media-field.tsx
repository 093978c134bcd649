/** A film, a recording or captions by address; where library addresses fit, also chosen from the library. */
import { useState } from 'react';
import type { LibraryKind } from '#schemas/api/console/library.ts';
import type { PropRow } from '#schemas/page/describe-props.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { Button } from '#ui/button.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { MediaDialog } from '#desk/kit/media/media-dialog.tsx';
import { mediaWords } from '#desk/kit/media/words.ts';
import { FieldShell } from '../field-shell.tsx';
import { useForm } from '../use-form.ts';
import { controlProps, useParts } from '../use-parts.ts';
import type { WidgetProps } from '../widget-props.ts';

/** Whether the field takes what the library calls its films by: blocks of pages take web addresses alone. */
function takesLibrary({ pattern }: PropRow): boolean {
  return pattern === undefined || new RegExp(pattern).test('media:0');
}

function MediaInput({ kind, ...props }: WidgetProps & { kind: LibraryKind }) {
  const { row, pointer, value } = props;
  const form = useForm();
  const parts = useParts(props);
  const t = useTranslation(mediaWords);
  const [isOpen, setOpen] = useState(false);
  return (
    <FieldShell
      {...props}
      parts={parts}
      end={
        takesLibrary(row) && (
          <Button size="s" aria-label={t('chooseOf', { label: parts.label })} onClick={() => setOpen(true)}>
            {t('choose')}
          </Button>
        )
      }
    >
      <TextInput
        {...controlProps(parts)}
        value={typeof value === 'string' ? value : ''}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => form.set(pointer, event.target.value)}
      />
      {isOpen && (
        <MediaDialog
          kind={kind}
          onChoose={({ address }) => form.set(pointer, address)}
          onClose={() => setOpen(false)}
        />
      )}
    </FieldShell>
  );
}

export const FilmField = (props: WidgetProps) => <MediaInput {...props} kind="video" />;
export const SoundField = (props: WidgetProps) => <MediaInput {...props} kind="audio" />;
export const CaptionsField = (props: WidgetProps) => <MediaInput {...props} kind="captions" />;
