/** Edits the words of one message, beside how it reads with sample data (ADR-837). */
import { useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useLocale } from '#i18n/use-words.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import {
  consoleMessagesGet,
  consoleMessagesList,
  consoleMessagesSave,
  isFixed,
} from '#schemas/api/console/messages.ts';
import type { DataOf } from '#schemas/api/define-endpoint.ts';
import { placesOf } from '#schemas/messages/compose-message.ts';
import { isMessageKind, templateOf, type MessageKind } from '#schemas/messages/message-templates.ts';
import { useDesk } from '#desk/kit/calls/desk-context.ts';
import { useConsoleQuery } from '#desk/kit/calls/use-console.ts';
import { WhenRead } from '#desk/kit/screens/detail-screen.tsx';
import { EditScreen } from '#desk/kit/screens/editor/edit-screen.tsx';
import { FieldGrid, FieldRows, TextEdit } from '#desk/kit/screens/editor/fields.tsx';
import { PlacesEdit } from '#desk/kit/screens/editor/places-edit.tsx';
import { useItemEditor } from '#desk/kit/screens/editor/use-item-editor.ts';
import { DeadEnd } from '#desk/kit/shell/dead-end.tsx';
import { Panel, Quiet } from '#desk/kit/screens/panel.tsx';
import { Button } from '#ui/button.tsx';
import { CONSOLE } from '../addresses.ts';
import { carriersNote } from './carriers-text.ts';
import { MessagePreview } from './message-preview.tsx';
import { TrialButton } from './trial-button.tsx';
import { messagesWords } from './words.ts';

interface EditorProps {
  kind: MessageKind;
  data: DataOf<typeof consoleMessagesGet>;
}

function useMessageEditor({ kind, data: { item, version } }: EditorProps) {
  const { ask } = useDesk();
  const client = useQueryClient();
  const t = useTranslation(messagesWords);
  return useItemEditor({
    start: { item: { ...item }, version },
    save: (input) => ask(consoleMessagesSave, { ...input, kind }),
    reload: async () => {
      const answer = await ask(consoleMessagesGet, { kind });
      return answer.ok ? { item: { ...answer.data.item }, version: answer.data.version } : undefined;
    },
    onSaved: () => {
      for (const { name } of [consoleMessagesList, consoleMessagesGet])
        void client.invalidateQueries({ queryKey: [name] });
    },
    refusals: { registered: t('registeredOnly') },
  });
}

function MessageEditor(props: EditorProps) {
  const { kind, data } = props;
  const t = useTranslation(messagesWords);
  const template = templateOf(kind);
  const locale = useLocale();
  const editor = useMessageEditor(props);
  const note = carriersNote(data.carriers, t);
  const reset = () => {
    editor.change('/subject', template.subject);
    editor.change('/text', template.text);
  };
  return (
    <EditScreen
      editor={editor}
      title={template.name[locale]}
      back={{ href: CONSOLE.messages, label: t('messages') }}
      labelOf={(name) => t(name === 'subject' ? 'subject' : 'text')}
      actions={{
        main: <TrialButton kind={kind} />,
        more: [
          <Button key="reset" data-action="reset" onClick={reset} unavailable={isFixed(data.carriers)}>
            {t('reset')}
          </Button>,
        ],
      }}
    >
      {note !== '' && <Quiet>{note}</Quiet>}
      {!isFixed(data.carriers) && (
        <Panel title={t('words')}>
          <FieldGrid>
            <TextEdit pointer="/subject" label={t('subject')} />
          </FieldGrid>
          <FieldRows>
            <PlacesEdit pointer="/text" label={t('text')} hint={t('places')} places={placesOf(template)} />
          </FieldRows>
        </Panel>
      )}
      <MessagePreview kind={kind} shopName={data.shop_name} hasSubject={data.carriers.mail !== 'none'} />
    </EditScreen>
  );
}

function StoredMessage({ kind }: { kind: MessageKind }) {
  const query = useConsoleQuery(consoleMessagesGet, { kind });
  return <WhenRead query={query}>{(data) => <MessageEditor kind={kind} data={data} />}</WhenRead>;
}

export function MessageScreen() {
  const { kind = '' } = useParams();
  return isMessageKind(kind) ? <StoredMessage key={kind} kind={kind} /> : <DeadEnd isMissing />;
}
