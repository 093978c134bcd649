/** What readers do not get of the HTML in goods and lessons, said by row and field (D127). */
import type { Text } from '#schemas/page/text.ts';
import { droppedHtmlOf } from '#schemas/text/rich-text-dropped.ts';
import { withPlaces, type FitTables } from './check-tables.ts';
import type { GoodsFault } from '#schemas/goods-table/import-report.ts';

type Place = Pick<GoodsFault, 'table' | 'row' | 'pointer'>;

function ofText(place: Place, text: Text | undefined): GoodsFault[] {
  const parts: readonly (readonly [string, string | undefined])[] =
    typeof text === 'string' || text === undefined
      ? [['', text]]
      : [
          ['/cn', text.cn],
          ['/en', text.en],
        ];
  return parts.flatMap(([language, html = '']) =>
    droppedHtmlOf(html).map((loss) => ({
      ...place,
      pointer: place.pointer + language,
      rule: 'dropped-html',
      ...loss,
    })),
  );
}

export function droppedHtml({ goods, outline }: Pick<FitTables, 'goods' | 'outline'>): GoodsFault[] {
  return [
    ...withPlaces(goods).flatMap(([line, row]) => [
      ...ofText({ table: 'goods', row, pointer: '/introduction' }, line.introduction),
      ...ofText({ table: 'goods', row, pointer: '/text' }, line.text),
    ]),
    ...withPlaces(outline).flatMap(([line, row]) =>
      ofText({ table: 'outline', row, pointer: '/text' }, line.text),
    ),
  ];
}
