/** Faults of a config as a merchant is told them: where, which rule, what is wrong and how to mend it. */
import type { ReactNode } from 'react';
import type { Locale } from '#schemas/locale.ts';
import type { Fault } from '#schemas/page/ready.ts';
import styles from './fault-list.module.css';

const HEADS = {
  cn: { caption: '配置中的问题', where: '位置', rule: '规则', what: '问题', mend: '怎么改' },
  en: {
    caption: 'Faults of this config',
    where: 'Where',
    rule: 'Rule',
    what: 'What is wrong',
    mend: 'How to mend it',
  },
} as const;

export function FaultList({ faults, locale }: { faults: readonly Fault[]; locale: Locale }): ReactNode {
  if (faults.length === 0) return null;
  const head = HEADS[locale];
  return (
    <div className={styles.faults} role="alert">
      <table className={styles.table}>
        <caption className={styles.caption}>{head.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{head.where}</th>
            <th scope="col">{head.rule}</th>
            <th scope="col">{head.what}</th>
            <th scope="col">{head.mend}</th>
          </tr>
        </thead>
        <tbody>
          {faults.map((fault) => (
            <tr key={`${fault.pointer} ${fault.rule} ${fault.message.en}`}>
              <td>
                <code>{fault.pointer || '/'}</code>
              </td>
              <td>
                <code>{fault.rule}</code>
              </td>
              <td>{fault.message[locale]}</td>
              <td>{fault.hint[locale]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
