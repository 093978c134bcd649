/** A button that opens the choice of files. */
import { useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';

interface FilePickerProps {
  label: string;
  accept: string;
  icon: 'image' | 'audio';
  isFull: boolean;
  onPick: (files: readonly File[]) => void;
}

export function FilePicker({ label, accept, icon, isFull, onPick }: FilePickerProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple
        hidden
        aria-label={label}
        onChange={({ target }) => {
          onPick([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <Button
        size="s"
        unavailable={isFull}
        icon={<Icon name={icon} size={16} />}
        onClick={() => {
          if (!isFull) input.current?.click();
        }}
      >
        {label}
      </Button>
    </>
  );
}
