/** The box a config is pasted into: checked as the server checks what is published, and drawn as a page draws it. */
import { useId, useMemo, useState } from 'react';
import { defineWords } from '#i18n/define-words.ts';
import { Band } from '#ui/band.tsx';
import { Badge } from '#ui/badge.tsx';
import { checkDocument } from '#schemas/page/check.ts';
import { catalogue } from '#renderers/catalogue.gen.ts';
import { DocumentStage } from './document-stage.tsx';
import { readPasted } from './pasted.ts';
import { localeOf, type Globals } from './toolbars.ts';
import styles from './paste-config.module.css';

const pasteWords = defineWords('paste-config', {
  cn: {
    title: '粘贴你的配置',
    lead: '粘贴一个组件、一组组件或整份页面文档。检查规则与发布时服务器所用的相同。',
    label: '配置 JSON',
    sound: '没有问题，可以发布',
    faults: '有 {{n}} 处问题',
    json: '第 {{n}} 行不是有效的 JSON',
    drawn: '顾客看到的样子',
  },
  en: {
    title: 'Paste your config',
    lead: 'A node, a list of nodes or a whole page document. It is judged by the rules the server publishes by.',
    label: 'Config JSON',
    sound: 'Nothing wrong; it may be published',
    faults: 'Faults: {{n}}',
    json: 'Line {{n}} is not valid JSON',
    drawn: 'What shoppers see of it',
  },
});

export function PasteConfig({ start, globals }: { start: string; globals: Globals }) {
  const [text, setText] = useState(start);
  const input = useMemo(() => readPasted(text), [text]);
  const faults = 'body' in input ? checkDocument(input.body, catalogue).length : 0;
  const id = useId();
  const t = pasteWords.in(localeOf(globals));
  return (
    <main>
      <Band space="m">
        <h1 className={styles.title}>{t('title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
        <label className={styles.label} htmlFor={id}>
          {t('label')}
        </label>
        <textarea
          id={id}
          className={styles.box}
          rows={16}
          spellCheck={false}
          value={text}
          aria-describedby={`${id}-verdict`}
          onChange={(event) => setText(event.target.value)}
        />
        <p id={`${id}-verdict`} className={styles.verdict} role="status">
          {'problem' in input ? (
            <>
              <Badge tone="error">{t('json', { n: input.line })}</Badge> <code>{input.problem}</code>
            </>
          ) : (
            <Badge tone={faults === 0 ? 'success' : 'error'}>
              {faults === 0 ? t('sound') : t('faults', { n: faults })}
            </Badge>
          )}
        </p>
      </Band>
      {'body' in input && (
        <section aria-label={t('drawn')}>
          <DocumentStage body={input.body} globals={globals} />
        </section>
      )}
    </main>
  );
}
