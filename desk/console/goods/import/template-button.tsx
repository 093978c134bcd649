/** Downloads tables to begin with: every column explained, with examples. */
import { useTranslation } from '#i18n/use-translation.ts';
import { Button } from '#ui/button.tsx';
import { goodsWords } from '../words.ts';
import { useWorkbook } from './use-workbook.ts';

export function TemplateButton() {
  const t = useTranslation(goodsWords);
  const { run, isPending } = useWorkbook('template', 'goods-template.xlsx');
  return (
    <Button size="s" data-action="template" busy={isPending} onClick={run}>
      {t('template')}
    </Button>
  );
}
