/** Why an upload is not taken. */
import type { ImageRefusal } from '../store/image-rows.ts';
import type { SignatureFault } from './signatures.ts';

export type UploadRefusal = ImageRefusal | SignatureFault | 'spent' | 'type' | 'quota' | 'busy';

/** Thrown where a file is refused while it is still coming in. */
export class UploadRefusedError extends Error {
  readonly reason: UploadRefusal;
  constructor(reason: UploadRefusal) {
    super(reason);
    this.reason = reason;
  }
}
