/** Why a person may study a course or not: each rule that was asked, and what came of it (D72). */
import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { consoleAccessExplain } from '#schemas/api/console/access.ts';
import type { AccessExplained } from '#schemas/content/access-explained.ts';
import { readText } from '#schemas/page/text.ts';
import { useLocale } from '#i18n/use-words.ts';
import { useConsoleMutation } from '#desk/kit/calls/use-console.ts';
import { Facts, Panel, Quiet } from '#desk/kit/screens/panel.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { accessWords, knownSource } from './access-words.ts';
import styles from './people.module.css';
import { peopleWords } from './words.ts';

function Outcome({ good }: { good: AccessExplained['good'] }) {
  const t = useTranslation(peopleWords);
  const say = useTranslation(accessWords);
  const locale = useLocale();
  const key = knownSource(good.source);
  return (
    <div role="status" data-explained={good.can_study}>
      <Facts
        facts={[
          {
            label: readText(good.title, locale),
            value: (
              <Badge tone={good.can_study ? 'success' : 'warning'}>
                {t(good.can_study ? 'canStudy' : 'cannotStudy')}
              </Badge>
            ),
          },
          { label: t('reason'), value: say(`reason.${good.reason}`) },
          { label: t('source'), value: key === undefined ? good.source : say(`source.${key}`) },
        ]}
      />
      <p>{t('rules')}</p>
      <ol className={styles.rules}>
        {good.asked.map((rule) => (
          <li key={rule}>{say(`rule.${rule}`)}</li>
        ))}
      </ol>
    </div>
  );
}

export function ExplainPanel({ goods }: { goods: readonly { id: string; title: string }[] }) {
  const t = useTranslation(peopleWords);
  const [phone, setPhone] = useState('');
  const [goodsId, setGoodsId] = useState(goods[0]?.id ?? '');
  const { mutate, data, error, isPending } = useConsoleMutation(consoleAccessExplain);
  return (
    <Panel title={t('explain')}>
      <Quiet>{t('explainHint')}</Quiet>
      <form
        className={styles.explain}
        onSubmit={(event) => {
          event.preventDefault();
          mutate({ phone: phone.trim(), goods_id: goodsId.trim() });
        }}
      >
        <TextField
          id="explain-phone"
          name="phone"
          type="tel"
          label={t('explainPhone')}
          value={phone}
          onChange={setPhone}
        />
        <TextField
          id="explain-goods"
          name="goods_id"
          label={t('explainGoods')}
          value={goodsId}
          onChange={setGoodsId}
        />
        <Button type="submit" data-action="explain" busy={isPending}>
          {t('explainRun')}
        </Button>
      </form>
      {error !== null && <p role="alert">{error.message}</p>}
      {data !== undefined && <Outcome good={data.good} />}
    </Panel>
  );
}
