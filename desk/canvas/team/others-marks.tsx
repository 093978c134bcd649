/** Marks over the page for the blocks others have chosen, each with the names of who did. */
import { useLocale } from '#i18n/use-words.ts';
import { useCanvas } from '../canvas-context.ts';
import { wordsOfPlace } from '../model/labels.ts';
import { useEditor } from '../model/use-editor.ts';
import { useBox } from '../overlay/use-box.ts';
import { useTeam } from './team-context.ts';
import type { OtherChoice } from './use-presence.ts';
import styles from './team.module.css';

/** What the fields are called that others are in; one text, so that a letter typed elsewhere draws nothing anew. */
function useFieldNames(node: string, those: readonly OtherChoice[]): string {
  const { editor, pageKey: document } = useCanvas();
  const locale = useLocale();
  return useEditor(({ documents }) => {
    if (document === undefined) return '';
    const nameOf = (pointer: string) =>
      wordsOfPlace(documents[document]?.body, { document, node, pointer }, editor.kinds).field[locale];
    const names = those.flatMap(({ pointer }) => (pointer === undefined ? [] : [nameOf(pointer)]));
    return [...new Set(names)].join(', ');
  });
}

function OthersMark({ node, those, zoom }: { node: string; those: readonly OtherChoice[]; zoom: number }) {
  const box = useBox(node, zoom);
  const fields = useFieldNames(node, those);
  const [first] = those;
  if (box === undefined || first === undefined) return null;
  const { x, y, width, height } = box;
  const names = [...new Set(those.map(({ name }) => name))].join(', ');
  const place = { transform: `translate(${String(x)}px, ${String(y)}px)`, width, height };
  return (
    <div
      className={styles.mark}
      style={{ ...place, outlineColor: first.colour }}
      data-chosen-by={names}
      data-chosen-fields={fields}
    >
      <span className={styles.markName} style={{ backgroundColor: first.colour }}>
        {fields === '' ? names : `${names} · ${fields}`}
      </span>
    </div>
  );
}

export function OthersMarks({ zoom }: { zoom: number }) {
  const { others } = useTeam();
  const nodes = [...new Set(others.map(({ node }) => node))];
  return nodes.map((node) => (
    <OthersMark key={node} node={node} those={others.filter((one) => one.node === node)} zoom={zoom} />
  ));
}
