/** One remark: who wrote it and when, its text, and what the viewer may do with it. */
import { useState } from 'react';
import {
  consoleRemarkDelete,
  consoleRemarkList,
  consoleRemarkResolve,
} from '#schemas/api/console/remarks.ts';
import { useConsoleMutation } from '#desk/kit/calls/use-console.ts';
import { useLocale, useWords } from '#i18n/use-words.ts';
import { Button } from '#ui/button.tsx';
import { useMoment } from '#ui/use-moment.ts';
import type { DocumentName } from '../model/document.ts';
import { RemarkEditor } from './remark-editor.tsx';
import { useRemarkFault } from './use-remark-fault.ts';
import type { Remark } from './use-remarks.ts';
import { teamWords } from './words.ts';
import styles from './team.module.css';

/** `@name` stands out; it sends no message. */
function RemarkText({ text }: { text: string }) {
  const parts = text.split(/(@[\p{L}\p{N}_-]+)/u);
  return (
    <p className={styles.text}>
      {parts.map((part, index) =>
        part.startsWith('@') ? <strong key={String(index)}>{part}</strong> : part,
      )}
    </p>
  );
}

export function RemarkRow({ document, remark }: { document: DocumentName; remark: Remark }) {
  const t = useWords(teamWords);
  const moment = useMoment(useLocale());
  const [isEditing, setEditing] = useState(false);
  const resolve = useConsoleMutation(consoleRemarkResolve, [consoleRemarkList]);
  const remove = useConsoleMutation(consoleRemarkDelete, [consoleRemarkList]);
  const { id, node, text, by, is_own: isOwn, state, at, edited_at: editedAt, resolved_by: resolver } = remark;
  const isOpen = state === 'open';
  const fault = useRemarkFault(resolve.error ?? remove.error);
  if (isEditing)
    return (
      <li className={styles.remark}>
        <RemarkEditor document={document} node={node} remark={remark} onClose={() => setEditing(false)} />
      </li>
    );
  return (
    <li className={styles.remark} data-row={id} data-state={state}>
      <p className={styles.meta}>
        <strong>{by}</strong> {moment(at)} {editedAt !== undefined && t('edited')}
      </p>
      <RemarkText text={text} />
      {resolver !== undefined && <p className={styles.meta}>{t('resolvedBy', { by: resolver })}</p>}
      {fault !== '' && <p role="alert">{fault}</p>}
      <span className={styles.acts}>
        {isOwn && isOpen && (
          <>
            <Button size="s" tone="text" onClick={() => setEditing(true)}>
              {t('edit')}
            </Button>
            <Button
              size="s"
              tone="text"
              busy={remove.isPending}
              onClick={() => remove.mutate({ remark_id: id })}
            >
              {t('delete')}
            </Button>
          </>
        )}
        <Button
          size="s"
          tone="text"
          busy={resolve.isPending}
          onClick={() => resolve.mutate({ remark_id: id, state: isOpen ? 'resolved' : 'open' })}
        >
          {t(isOpen ? 'resolve' : 'reopen')}
        </Button>
      </span>
    </li>
  );
}
