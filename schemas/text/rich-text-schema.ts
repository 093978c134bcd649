/** Rich text on the wire: the tree of `rich-text-tree.ts`, made on the server and sent as it is, drawn without a parser. */
import { Type } from 'typebox';
import { field } from '../page/field.ts';
import type { Tree } from './rich-text-tree.ts';

export const RichTextSchema = Type.Unsafe<Tree>({
  type: 'object',
  required: ['type', 'children'],
  properties: {
    type: field({ cn: '节点类型', en: 'Kind of node', group: 'advanced' }, Type.Unsafe({ const: 'root' })),
    children: field(
      { cn: '正文', en: 'Text' },
      Type.Array(Type.Unsafe({ type: 'object', additionalProperties: true })),
    ),
  },
});
