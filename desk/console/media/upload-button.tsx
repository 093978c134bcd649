/** Uploads files into the library, several at once, with how far each is. */
import { useTranslation } from '#i18n/use-translation.ts';
import { UploadList } from '#desk/kit/media/upload-list.tsx';
import { useUploads } from '#desk/kit/media/use-uploads.ts';
import { FileButton } from '#desk/kit/screens/file-button.tsx';
import { toast } from '#ui/toasts.tsx';
import { mediaWords } from './words.ts';

export function UploadButton() {
  const t = useTranslation(mediaWords);
  const { uploads, add, callOff } = useUploads(() => toast(t('uploaded'), 'success'));
  return (
    <>
      <UploadList uploads={uploads} callOff={callOff} />
      <FileButton
        tone="primary"
        data-action="upload"
        label={t('upload')}
        name="file"
        multiple
        onFiles={add}
      />
    </>
  );
}
