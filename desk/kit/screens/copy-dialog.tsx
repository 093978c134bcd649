/** Shows a text that was made just now, to be copied. */
import { CopyButton } from '#ui/copy-button.tsx';
import { Modal } from '#ui/modal.tsx';

interface CopyDialogProps {
  title: string;
  hint: string;
  /** Empty while there is nothing to show. */
  text: string;
  onClose: () => void;
}

export function CopyDialog({ title, hint, text, onClose }: CopyDialogProps) {
  if (text === '') return null;
  return (
    <Modal title={title} onClose={onClose}>
      <p>{hint}</p>
      <p>
        <code data-copy>{text}</code> <CopyButton text={text} />
      </p>
    </Modal>
  );
}
