/** A place a file is dropped on or chosen from a box, by Arco; what becomes of the file is the caller's. */
import Upload from '@arco-design/web-react/es/Upload';
import '@arco-design/web-react/es/Upload/style/css.js';
import type { KeyboardEvent, ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Arco } from './arco.tsx';
import styles from './file-drop.module.css';

export interface FileDropProps {
  /** Types the file box offers; a file of another type reaches the caller too, who says what is wrong with it. */
  accept: readonly string[];
  onFile: (file: File) => void;
  /** A file is being looked at: no box opens for another. */
  busy: boolean;
  className?: string | undefined;
  /** Words, and the button that opens the file box: whatever is pressed in it opens that box. */
  children: ReactNode;
}

// The button in it is pressed by this key already; Arco would open a second box for it.
const keys = {
  onKeyDown: (event: KeyboardEvent) => {
    if (event.key === 'Enter') event.stopPropagation();
  },
};

export function FileDrop({ accept, onFile, busy, className, children }: FileDropProps) {
  return (
    <Arco>
      <Upload
        drag
        disabled={busy}
        autoUpload={false}
        showUploadList={false}
        accept={{ type: accept.join(','), strict: false }}
        beforeUpload={(file) => {
          onFile(file);
          return false;
        }}
      >
        <div className={cx(styles.drop, className)} {...keys}>
          {children}
        </div>
      </Upload>
    </Arco>
  );
}
