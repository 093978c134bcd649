/** Publications of one document, the newest first. */
import { useState } from 'react';
import {
  consoleVersionGet,
  consoleVersionList,
  consoleVersionRestore,
} from '#schemas/api/console/versions.ts';
import type { DataOf } from '#schemas/api/define-endpoint.ts';
import type { Catalogue } from '#schemas/page/catalogue.ts';
import { formatMoment } from '#i18n/format-moment.ts';
import { useLocale, useWords } from '#i18n/use-words.ts';
import { useDesk } from '#desk/kit/calls/desk-context.ts';
import { useConsoleQuery } from '#desk/kit/calls/use-console.ts';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toasts.tsx';
import { useMoment } from '#ui/use-moment.ts';
import { describeChanges, type DescribedChange } from '../model/describe/describe-changes.ts';
import { keyOf, type DocumentName } from '../model/document.ts';
import { sayBoth } from '../model/say-both.ts';
import { useEditorActions } from '../model/use-editor.ts';
import { usePreviewTab } from '../views/use-preview-tab.ts';
import { HistoryList } from './history-list.tsx';
import { withKeys } from './with-keys.ts';
import { RestoreReasons } from './restore-reasons.tsx';
import type { RefusedAnswer } from './restore-refusal.ts';
import { SureButton } from './sure-button.tsx';
import { useAfterRestore } from './use-after-restore.ts';
import { draftWords } from './words.ts';
import styles from './drafts.module.css';

type Version = DataOf<typeof consoleVersionList>['items'][number];

interface VersionListProps {
  name: DocumentName;
  catalogue: Catalogue;
  onClose: () => void;
}

interface VersionProps extends VersionListProps {
  version: Version;
  hash: string;
  isLive: boolean;
}

/** Asks for the body of the version and hands it on. */
function useBody({ name: { kind, id }, hash }: VersionProps) {
  const { ask } = useDesk();
  return async (use: (body: unknown) => void) => {
    const answer = await ask(consoleVersionGet, { kind, id, hash });
    if (answer.ok) use(answer.data.body);
    else toast(answer.msg, 'error');
  };
}

function useRollback({ name, hash, onClose }: VersionProps) {
  const { ask } = useDesk();
  const afterRestore = useAfterRestore(onClose);
  const [refusal, setRefusal] = useState<RefusedAnswer>();
  const rollback = async () => {
    const { kind, id } = name;
    const answer = await ask(consoleVersionRestore, { kind, id, hash, note: '', salvage: false });
    setRefusal(await afterRestore(answer, [keyOf(name)]));
  };
  return { rollback, refusal };
}

function Comparison({ changes }: { changes: readonly DescribedChange[] }) {
  const t = useWords(draftWords);
  const locale = useLocale();
  if (changes.length === 0) return <p className={styles.quiet}>{t('compare-same')}</p>;
  return (
    <ul className={styles.list}>
      {withKeys(changes, ({ words }) => words.en).map(({ key, item }) => (
        <li key={key}>{item.words[locale]}</li>
      ))}
    </ul>
  );
}

function VersionActions(props: VersionProps) {
  const { name, catalogue, version, hash, isLive, onClose } = props;
  const t = useWords(draftWords);
  const editor = useEditorActions();
  const [changes, setChanges] = useState<readonly DescribedChange[]>();
  const withBody = useBody(props);
  const openTab = usePreviewTab();
  const { rollback, refusal } = useRollback(props);
  const key = keyOf(name);
  const preview = () => openTab({ versions: [{ kind: name.kind, id: name.id, hash }], in_desk: false });
  const compare = (body: unknown) =>
    setChanges(describeChanges(name.kind, body, editor.getState().documents[key]?.body, catalogue));
  const open = (body: unknown) => {
    const moment = { cn: formatMoment(version.at, 'cn'), en: formatMoment(version.at, 'en') };
    editor.replaceBody(key, body, sayBoth(draftWords, 'version-label', { moment }));
    onClose();
  };
  return (
    <>
      <div className={styles.actions}>
        <Button size="s" data-action="preview" onClick={preview}>
          {t('preview')}
        </Button>
        <Button size="s" data-action="compare" onClick={() => void withBody(compare)}>
          {t('compare')}
        </Button>
        <Button size="s" onClick={() => void withBody(open)}>
          {t('edit-version')}
        </Button>
        {!isLive && <SureButton label={t('rollback')} question={t('rollback-sure')} run={rollback} />}
      </div>
      {refusal !== undefined && <RestoreReasons refusal={refusal} />}
      {changes !== undefined && <Comparison changes={changes} />}
    </>
  );
}

function VersionLine({
  version,
  isLive,
  ...props
}: VersionListProps & { version: Version; isLive: boolean }) {
  const t = useWords(draftWords);
  const sayMoment = useMoment(useLocale());
  const { hash, at, by, note } = version;
  return (
    <li className={styles.document} data-version={hash ?? ''}>
      <p>
        <strong>{sayMoment(at)}</strong> <span className={styles.quiet}>{by}</span>
        {isLive && <span className={styles.live}>{t('is-live')}</span>}
        {hash === null && <span className={styles.quiet}> {t('taken-down')}</span>}
      </p>
      {note !== '' && <p>{note}</p>}
      {hash !== null && <VersionActions {...props} version={version} hash={hash} isLive={isLive} />}
    </li>
  );
}

export function VersionList(props: VersionListProps) {
  const { kind, id } = props.name;
  const [cursor, setCursor] = useState<string>();
  const input = { kind, id, ...(cursor === undefined ? {} : { cursor }) };
  const query = useConsoleQuery(consoleVersionList, input);
  return (
    <HistoryList
      query={query}
      onOlder={setCursor}
      textOf={({ at, hash }) => `${String(at)} ${hash ?? ''}`}
      row={(version, index) => (
        <VersionLine
          {...props}
          version={version}
          isLive={index === 0 && cursor === undefined && version.hash !== null}
        />
      )}
    />
  );
}
