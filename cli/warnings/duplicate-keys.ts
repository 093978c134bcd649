/** A field written twice in one object: JSON keeps the last, and nobody meant the first to vanish. */
import { getNodePath, type Node } from 'jsonc-parser';
import { pointerTo } from '#schemas/page/json.ts';
import type { FileFault } from '../reading/source.ts';
import { fileOf } from '#server/areas/pages/store/document-folder.ts';
import { warningAt, type WarningInput } from './warning.ts';

function namesOf(node: Node): Node[] {
  return (node.children ?? []).flatMap((property) => property.children?.slice(0, 1) ?? []);
}

function twice(node: Node): Node[] {
  const own = node.type === 'object' ? namesOf(node) : [];
  const repeats = own.filter(({ value }, at) => own.findIndex((other) => other.value === value) < at);
  return [...repeats, ...(node.children ?? []).flatMap(twice)];
}

export function duplicateKeys({ drafts, sources }: WarningInput): FileFault[] {
  return drafts.flatMap((draft) => {
    const root = sources.get(fileOf(draft))?.root;
    return (root === undefined ? [] : twice(root)).map((name) => {
      const path = getNodePath(name).reduce<string>((base, step) => pointerTo(base, step), '');
      const field = String(name.value);
      return {
        ...warningAt(draft, path, {
          rule: 'duplicate-key',
          message: {
            cn: `字段 ${field} 写了两次，只有最后一次有效`,
            en: `The field ${field} stands twice, and the last one counts`,
          },
          hint: { cn: '删掉其中一个', en: 'Take one of them out' },
        }),
        span: { offset: name.offset, length: name.length },
      };
    });
  });
}
