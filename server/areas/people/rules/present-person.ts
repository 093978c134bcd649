/** A person as the owner of their shop reads them: phone and e-mail masked, money in fen, moments in unix seconds. */
import { PERSON_ROLES, type Person, type PersonLine } from '#schemas/api/console/people.ts';
import type { Locale } from '#schemas/locale.ts';
import { readText } from '#schemas/page/text.ts';
import { secondsOf } from '#schemas/time.ts';
import { deskRoleOf, maskEmail, maskPhone } from '#server/areas/identity/area.ts';
import { wireState } from '#server/areas/orders/area.ts';
import type { PersonRow } from '../store/people.store.ts';
import type { PersonHistoryStore } from '../store/person-history.store.ts';

type ListPart<Name extends 'rights' | 'orders' | 'records'> = Awaited<ReturnType<PersonHistoryStore[Name]>>;

export interface PersonHistory {
  rights: ListPart<'rights'>;
  orders: ListPart<'orders'>;
  records: ListPart<'records'>;
  certificates: number;
}

export function presentLine({ roles, ...row }: PersonRow): PersonLine {
  return {
    id: row.id,
    nickname: row.nickname,
    avatar: row.avatar,
    phone: row.phone === '' ? '' : maskPhone(row.phone),
    roles: PERSON_ROLES.filter((role) => roles.includes(role)),
    role: deskRoleOf({ roles }) ?? '',
    is_disabled: row.disabledAt !== null,
    joined_ts: secondsOf(row.createdAt),
    last_study_ts: secondsOf(row.lastStudyAt),
    owned: row.ownedCount,
    orders: row.orders,
    spent: row.spending,
    studied_s: secondsOf(row.studiedMs),
  };
}

export function presentPerson(row: PersonRow, history: PersonHistory, locale: Locale): Person {
  const { rights, orders, records, certificates } = history;
  return {
    ...presentLine(row),
    email: maskEmail(row.email ?? ''),
    certificates,
    rights: rights.map(({ goodsId, goodsType, title, source, fromAt, toAt }) => ({
      goods_id: goodsId,
      goods_type: goodsType,
      title: readText(title, locale),
      source,
      from_ts: secondsOf(fromAt),
      to_ts: secondsOf(toAt ?? 0),
    })),
    last_orders: orders.map(({ id, goodsId, title, amount, refunded, state, closeReason, createdAt }) => ({
      order_id: id,
      goods_id: goodsId,
      title: readText(title, locale),
      state: wireState({ state, closeReason: closeReason ?? undefined }),
      amount,
      refunded,
      created_ts: secondsOf(createdAt),
    })),
    records: records.map(({ goodsId, title, progress, lastStudyAt, studiedMs, isFinished }) => ({
      goods_id: goodsId,
      title: readText(title, locale),
      progress,
      last_study_ts: secondsOf(lastStudyAt),
      studied_s: secondsOf(studiedMs),
      is_finished: isFinished,
    })),
  };
}
