/** One placed renderer in a page document, as it is stored (D35). */
import type { When } from './condition.ts';

export const KIND_PATTERN = '^[a-z][a-z0-9-]{0,39}$';

export interface PageNode {
  /** Unique in its document; keeps patches and history readable. */
  id: string;
  /** Name of a renderer. */
  kind: string;
  /** Version of the renderer's props this node was written for. */
  v: number;
  props: Readonly<Record<string, unknown>>;
  slots?: Readonly<Record<string, readonly PageNode[]>>;
  when?: When;
  /** The merchant's own remark; never drawn. */
  note?: string;
}
