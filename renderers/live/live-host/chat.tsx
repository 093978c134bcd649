/** The chat as its host keeps it: switches beside what waits and who was silenced. */
import type { Caller } from '#schemas/api/define-endpoint.ts';
import cards from './cards.module.css';
import { People } from './people.tsx';
import type { HostProps } from './say.ts';
import { Switches } from './switches.tsx';
import styles from './view.module.css';

export function Chat(props: HostProps & { act: Caller }) {
  return (
    <section className={styles.part} aria-labelledby="host-chat">
      <h2 className={styles.name} id="host-chat">
        {props.t('switches')}
      </h2>
      <div className={cards.halves}>
        <div className={styles.form}>
          <Switches {...props} />
        </div>
        <div className={styles.form}>
          <People {...props} />
        </div>
      </div>
    </section>
  );
}
