/** Switches of a room: each stands where it was put at once, and goes back where the server refuses. */
import hostPart from '#pieces/host-part.module.css';
import { liveSwitchSet } from '#schemas/api/live/hosting.ts';
import { useChoices } from '#ui/use-choices.ts';
import type { HostProps } from './part-props.ts';

type Name = 'forbid_talk' | 'is_pre_approved' | 'allows_links' | 'can_record';
type Word = 'forbid' | 'preApprove' | 'links' | 'record';

type SwitchesProps = HostProps & { of: readonly (readonly [name: Name, word: Word])[] };

export function Switches({ id, t, call, host, of }: SwitchesProps) {
  const { now, choose } = useChoices<Pick<HostProps['host'], Name>>(host, (change) =>
    call(liveSwitchSet, { alive_id: id, ...change }),
  );
  return of.map(([name, word]) => (
    <label key={name} className={hostPart.check}>
      <input
        type="checkbox"
        checked={now[name]}
        onChange={(event) => void choose({ [name]: event.target.checked })}
      />
      {t(word)}
    </label>
  ));
}
