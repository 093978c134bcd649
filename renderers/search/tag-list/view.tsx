/** Draws the goods of a tag under the ways to narrow, order and leave them. */
import { defineView, type ViewProps } from '#engine/define-view.ts';
import type { Translate, WordKeys } from '#i18n/words.ts';
import { ALL_TAG, LIST_SORTS } from '#schemas/content/listing.ts';
import { resourceOfType } from '#schemas/content/resource-type.ts';
import type { Locale } from '#schemas/locale.ts';
import type { PropsOf, ViewDataOf } from '#schemas/page/define-renderer.ts';
import { Band } from '#ui/band.tsx';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { GoodsCard } from '#pieces/goods-card.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { Choices, type Choice } from './choices.tsx';
import { definition } from './definition.ts';
import { listHref, type ListState } from './list-href.ts';
import { words } from './words.ts';
import styles from './view.module.css';

type Words = Translate<WordKeys<typeof words>>;
type Answer = ViewDataOf<typeof definition>['list'];

interface Parts {
  id: string;
  state: ListState;
  answer: Answer;
  t: Words;
  locale: Locale;
}

/** The address may ask for a page that is not there; links go on from the one that is. */
function stateOf(props: PropsOf<typeof definition>, answer: Answer): ListState {
  return { ...props, page: answer.page };
}

/** A name as it is compared: one case, and an English plural as its singular. */
const sameWord = (name: string) => name.toLowerCase().replace(/s$/, '');

function tagChoices({ state, answer, t, locale }: Parts): Choice[] {
  const to = (id: string, label: string): Choice => ({
    id,
    label,
    // Another tag is another list: what narrowed this one stays behind, the order goes along.
    href: listHref(state, { tag_id: id, component_id: '', type: 0 }),
    isChosen: answer.component === undefined && state.tag_id === id,
  });
  const types = new Set(answer.types.map(({ type }) => sameWord(resourceOfType(type)?.name[locale] ?? '')));
  // A category called like a type of this list says twice what the row of types says with its number.
  const own = answer.tags.filter(({ id, title }) => id === state.tag_id || !types.has(sameWord(title)));
  return [to(ALL_TAG, t('everything')), ...own.map(({ id, title }) => to(id, title))];
}

function typeChoices({ state, answer, t, locale }: Parts): Choice[] {
  const all = answer.types.reduce((sum, { count }) => sum + count, 0);
  const to = (type: number, label: string, count: number): Choice => ({
    id: String(type),
    label,
    count,
    href: listHref(state, { type }),
    isChosen: state.type === type,
  });
  const namedTypes = answer.types.flatMap(({ type, count }) => {
    const resource = resourceOfType(type);
    return resource === undefined ? [] : [to(type, resource.name[locale], count)];
  });
  return [to(0, t('anyType'), all), ...namedTypes];
}

function sortChoices({ state, t }: Parts, prices: boolean): Choice[] {
  return LIST_SORTS.filter((sort) => prices || !sort.startsWith('price')).map((sort) => ({
    id: sort,
    label: t(sort),
    href: listHref(state, { sort }),
    isChosen: state.sort === sort,
  }));
}

function titleOf({ answer, t }: Parts): string {
  if (answer.component?.title) return answer.component.title;
  if (!answer.tag.known && answer.component === undefined) return t('unknown');
  return answer.tag.title || t('all');
}

/** Nothing to show, and the one way on that is sure to lead somewhere. */
function Nothing({ state, answer, t, locale }: Parts) {
  const resource = resourceOfType(state.type);
  if (state.type !== 0 && answer.types.length > 0)
    return (
      <Empty
        className={styles.empty}
        title={t('noneOfType', { type: resource?.name[locale] ?? '' })}
        hint={t('noneOfTypeHint')}
        action={<Button href={listHref(state, { type: 0 })}>{t('clear')}</Button>}
      />
    );
  const isKnown = answer.tag.known || answer.component !== undefined;
  return (
    <Empty
      className={styles.empty}
      title={t('empty')}
      hint={t(isKnown ? 'emptyHint' : 'unknownHint')}
      action={
        <Button tone="primary" href={state.tag_id === ALL_TAG ? '/' : listHref(state, ALL_LIST)}>
          {t('toAll')}
        </Button>
      }
    />
  );
}

const ALL_LIST = { tag_id: ALL_TAG, component_id: '', type: 0 };

function Goods({ answer, locale, prices }: Parts & { prices: boolean }) {
  return (
    <ul className={styles.cards}>
      {answer.list.map((card, place) => (
        <li key={card.id}>
          <GoodsCard card={card} locale={locale} level={2} prices={prices} priority={place < 4} />
        </li>
      ))}
    </ul>
  );
}

function TagList({
  root,
  id,
  props,
  data,
  t,
  locale,
  can,
}: ViewProps<typeof definition, WordKeys<typeof words>>) {
  const answer = data.list;
  const state = stateOf(props, answer);
  const parts: Parts = { id, state, answer, t, locale };
  const pages = Math.max(1, Math.ceil(answer.total / answer.page_size));
  return (
    <Band {...root} as="section" aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <h1 id={`${id}-title`} className={styles.title}>
          {titleOf(parts)}
        </h1>
        {answer.total > 0 && <p className={styles.total}>{t('total', { n: answer.total })}</p>}
      </div>
      <div className={styles.bar}>
        <Choices label={t('tags')} prefix={`${id}-tag`} choices={tagChoices(parts)} look="plain" />
        {answer.types.length > 0 && (
          <>
            <Choices label={t('types')} prefix={`${id}-type`} choices={typeChoices(parts)} look="plain" />
            <Choices
              label={t('sorts')}
              prefix={`${id}-sort`}
              choices={sortChoices(parts, can.prices)}
              look="plain"
            />
          </>
        )}
      </div>
      {answer.list.length === 0 ? <Nothing {...parts} /> : <Goods {...parts} prices={can.prices} />}
      {pages > 1 && (
        <div className={styles.pages}>
          <Pagination
            label={t('pages')}
            page={answer.page}
            pages={pages}
            hrefOf={(page) => listHref(state, { page })}
            words={{
              previous: t('previous'),
              next: t('next'),
              page: (page) => t('page', { n: page }),
            }}
          />
          <p className={styles.place}>{t('pageOf', { page: answer.page, pages })}</p>
        </div>
      )}
    </Band>
  );
}

export default defineView(definition, words, TagList);
