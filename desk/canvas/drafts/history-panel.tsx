/** Older versions of a document and releases of the shop: looked at, compared, opened in the editor, put live again. */
import { useState } from 'react';
import { useWords } from '#i18n/use-words.ts';
import { Modal } from '#ui/modal.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { parseKey } from '../model/document.ts';
import type { DraftDialogProps } from './publish-dialog.tsx';
import { ReleaseList } from './release-list.tsx';
import { VersionList } from './version-list.tsx';
import { draftWords } from './words.ts';

export function HistoryPanel({ documents, catalogue, onClose }: DraftDialogProps) {
  const t = useWords(draftWords);
  const [tab, setTab] = useState('versions');
  const name = parseKey(documents[0] ?? '');
  const panels = [
    {
      id: 'versions',
      label: t('versions'),
      panel: name !== undefined && <VersionList name={name} catalogue={catalogue} onClose={onClose} />,
    },
    { id: 'releases', label: t('releases'), panel: tab === 'releases' && <ReleaseList onClose={onClose} /> },
  ];
  return (
    <Modal title={t('history-title')} onClose={onClose} size="m">
      <Tabs label={t('history-title')} tabs={panels} value={tab} onChange={setTab} />
    </Modal>
  );
}
