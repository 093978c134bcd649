/** Chooses files of this machine, by a button in the desk's own words: the browser's control speaks the browser's language. */
import { useRef } from 'react';
import { Button, type ButtonProps } from '#ui/button.tsx';

interface FileButtonProps extends Pick<ButtonProps, 'tone' | 'busy' | 'data-action'> {
  /** On the button. */
  label: string;
  /** Of the control, for those who fill it by a script. */
  name: string;
  accept?: string | undefined;
  multiple?: boolean;
  onFiles: (files: File[]) => void;
}

export function FileButton({ label, name, accept, multiple = false, onFiles, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        name={name}
        multiple={multiple}
        hidden
        aria-label={label}
        accept={accept}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // The same file, once it is mended, is chosen again.
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}
