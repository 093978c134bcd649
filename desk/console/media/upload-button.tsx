/** Uploads files into the library, several at once, with how far each is. */
import { useRef } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { UploadList } from '#desk/kit/media/upload-list.tsx';
import { useUploads } from '#desk/kit/media/use-uploads.ts';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toasts.tsx';
import { mediaWords } from './words.ts';

export function UploadButton() {
  const t = useTranslation(mediaWords);
  const input = useRef<HTMLInputElement>(null);
  const { uploads, add, callOff } = useUploads(() => toast(t('uploaded'), 'success'));
  return (
    <>
      <UploadList uploads={uploads} callOff={callOff} />
      <Button tone="primary" data-action="upload" onClick={() => input.current?.click()}>
        {t('upload')}
      </Button>
      <input
        ref={input}
        type="file"
        name="file"
        multiple
        hidden
        aria-label={t('upload')}
        onChange={(event) => {
          add([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
    </>
  );
}
