/** Rich text on the wire: the tree of `rich-text-tree.ts`, made on the server and sent as it is, drawn without a parser. */
import { Type } from 'typebox';
import type { Tree } from './rich-text-tree.ts';

export const RichTextSchema = Type.Unsafe<Tree>({
  type: 'object',
  required: ['type', 'children'],
  properties: {
    type: { const: 'root' },
    children: { type: 'array', items: { type: 'object', additionalProperties: true } },
  },
});
