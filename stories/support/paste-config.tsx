/** The box a config is pasted into: checked as the server checks what is published, and drawn as a page draws it. */
import { useId, useMemo, useState } from 'react';
import { Band } from '#ui/band.tsx';
import { Badge } from '#ui/badge.tsx';
import { checkDocument } from '#schemas/page/check.ts';
import { catalogue } from '#renderers/catalogue.gen.ts';
import { DocumentStage } from './document-stage.tsx';
import { readPasted } from './pasted.ts';
import { say } from './pseudo.ts';
import { localeOf, type Globals } from './toolbars.ts';
import styles from './paste-config.module.css';

const WORDS = {
  cn: {
    title: '粘贴你的配置',
    lead: '粘贴一个组件、一组组件或整份页面文档。检查规则与发布时服务器所用的相同。',
    label: '配置 JSON',
    sound: '没有问题，可以发布',
    faults: '有 {n} 处问题',
    json: '第 {n} 行不是有效的 JSON',
    drawn: '顾客看到的样子',
  },
  en: {
    title: 'Paste your config',
    lead: 'A node, a list of nodes or a whole page document. It is judged by the rules the server publishes by.',
    label: 'Config JSON',
    sound: 'Nothing wrong; it may be published',
    faults: 'Faults: {n}',
    json: 'Line {n} is not valid JSON',
    drawn: 'What shoppers see of it',
  },
} as const;

export function PasteConfig({ start, globals }: { start: string; globals: Globals }) {
  const [text, setText] = useState(start);
  const pasted = useMemo(() => readPasted(text), [text]);
  const faults = 'body' in pasted ? checkDocument(pasted.body, catalogue).length : 0;
  const id = useId();
  const words = WORDS[localeOf(globals)];
  const count = (word: string, n: number) => say(word).replace('{n}', String(n));
  return (
    <main>
      <Band space="m">
        <h1 className={styles.title}>{say(words.title)}</h1>
        <p className={styles.lead}>{say(words.lead)}</p>
        <label className={styles.label} htmlFor={id}>
          {say(words.label)}
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
          {'problem' in pasted ? (
            <>
              <Badge tone="error">{count(words.json, pasted.line)}</Badge> <code>{pasted.problem}</code>
            </>
          ) : (
            <Badge tone={faults === 0 ? 'success' : 'error'}>
              {faults === 0 ? say(words.sound) : count(words.faults, faults)}
            </Badge>
          )}
        </p>
      </Band>
      {'body' in pasted && (
        <section aria-label={say(words.drawn)}>
          <DocumentStage body={pasted.body} globals={globals} />
        </section>
      )}
    </main>
  );
}
