/** Edits how the certificates of the shop look, beside a sample of one (ADR-836). */
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#i18n/use-translation.ts';
import {
  consoleCertificatesDesignGet,
  consoleCertificatesDesignSave,
} from '#schemas/api/console/certificates.ts';
import type { DataOf } from '#schemas/api/define-endpoint.ts';
import { STANDARD_DESIGN } from '#schemas/certificate/certificate-design.ts';
import { useDesk } from '#desk/kit/calls/desk-context.ts';
import { useConsoleQuery } from '#desk/kit/calls/use-console.ts';
import { WhenRead } from '#desk/kit/screens/detail-screen.tsx';
import { EditScreen } from '#desk/kit/screens/editor/edit-screen.tsx';
import { useItemEditor } from '#desk/kit/screens/editor/use-item-editor.ts';
import { Quiet } from '#desk/kit/screens/panel.tsx';
import { Button } from '#ui/button.tsx';
import { CONSOLE } from '../addresses.ts';
import { DesignFields } from './design-fields.tsx';
import { DesignPreview } from './design-preview.tsx';
import { designWords } from './design-words.ts';
import styles from './design.module.css';

type DesignData = DataOf<typeof consoleCertificatesDesignGet>;
type DesignWord = keyof (typeof designWords)['cn'];

const isWord = (name: string): name is DesignWord => Object.hasOwn(designWords.cn, name);

function DesignEditor({ data: { item, version, issuer, theme } }: { data: DesignData }) {
  const t = useTranslation(designWords);
  const { ask } = useDesk();
  const client = useQueryClient();
  const editor = useItemEditor({
    start: { item: { ...item }, version },
    save: (input) => ask(consoleCertificatesDesignSave, input),
    reload: async () => {
      const answer = await ask(consoleCertificatesDesignGet, {});
      return answer.ok ? { item: { ...answer.data.item }, version: answer.data.version } : undefined;
    },
    onSaved: () => void client.invalidateQueries({ queryKey: [consoleCertificatesDesignGet.name] }),
  });
  const reset = () => {
    for (const [name, value] of Object.entries(STANDARD_DESIGN)) editor.change(`/${name}`, value);
  };
  return (
    <EditScreen
      editor={editor}
      title={t('design')}
      back={{ href: CONSOLE.certificates, label: t('certificates') }}
      labelOf={(name) => (isWord(name) ? t(name) : name)}
      actions={{
        more: [
          <Button key="reset" data-action="reset" onClick={reset}>
            {t('reset')}
          </Button>,
        ],
      }}
    >
      <Quiet>{t('designHint')}</Quiet>
      <div className={styles.columns}>
        <DesignFields primary={theme.primary} />
        <DesignPreview issuer={issuer} theme={theme} />
      </div>
    </EditScreen>
  );
}

export function CertificateDesignScreen() {
  const query = useConsoleQuery(consoleCertificatesDesignGet, {});
  return <WhenRead query={query}>{(data) => <DesignEditor data={data} />}</WhenRead>;
}
