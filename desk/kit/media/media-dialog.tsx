/** The media library as a box: what is pressed in it is chosen. */
import type { LibraryKind } from '#schemas/api/console/library.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { Modal } from '#ui/modal.tsx';
import { MediaBrowser, type ChosenMedia } from './media-browser.tsx';
import { mediaWords } from './words.ts';

interface MediaDialogProps {
  kind?: LibraryKind | undefined;
  /** Kinds the place takes where it takes several. */
  takes?: readonly LibraryKind[] | undefined;
  onChoose: (media: ChosenMedia) => void;
  onClose: () => void;
}

export function MediaDialog({ kind, takes, onChoose, onClose }: MediaDialogProps) {
  const t = useTranslation(mediaWords);
  return (
    <Modal title={t('library')} size="m" onClose={onClose}>
      <MediaBrowser
        kind={kind}
        takes={takes}
        onChoose={(media) => {
          onChoose(media);
          onClose();
        }}
      />
    </Modal>
  );
}
