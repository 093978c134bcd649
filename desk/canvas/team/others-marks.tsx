/** Marks over the page for the blocks others have chosen, each with the names of who did. */
import { useBox } from '../overlay/use-box.ts';
import { useTeam } from './team-context.ts';
import type { OtherChoice } from './use-presence.ts';
import styles from './team.module.css';

function OthersMark({ node, those, zoom }: { node: string; those: readonly OtherChoice[]; zoom: number }) {
  const box = useBox(node, zoom);
  const [first] = those;
  if (box === undefined || first === undefined) return null;
  const { x, y, width, height } = box;
  const names = [...new Set(those.map(({ name }) => name))].join(', ');
  const place = { transform: `translate(${String(x)}px, ${String(y)}px)`, width, height };
  return (
    <div className={styles.mark} style={{ ...place, outlineColor: first.colour }} data-chosen-by={names}>
      <span className={styles.markName} style={{ backgroundColor: first.colour }}>
        {names}
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
