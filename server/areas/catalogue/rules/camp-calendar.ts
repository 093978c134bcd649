/** The camps of a shop over a span of time: the terms that run and the lessons that open in it (D87, ADR-832). */
import { msOf } from '#schemas/time.ts';
import type { CampLesson, CampRow, CampStore, CampTerm } from '../store/camps.store.ts';
import { opensAt } from './terms.ts';

/** Unix seconds, the end excluded. */
export interface CampSpan {
  from: number;
  to: number;
}

interface OpeningLesson extends CampLesson {
  /** Empty where it opens at a moment of its own. */
  termId: string;
  opensTs: number;
}

export interface CampCalendar {
  camps: (CampRow & { termCount: number })[];
  terms: CampTerm[];
  lessons: OpeningLesson[];
  /** The camp each of these goods is, or is a lesson of. */
  campsOf(goodsIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

type TermOfCamp = Omit<CampTerm, 'campId'>;

/** Once in each term; a day of a camp without terms is each learner's own, and none of the calendar. */
function openingsOf<Lesson extends Pick<CampLesson, 'unlockTs' | 'unlockDay'>>(
  lesson: Lesson,
  terms: readonly TermOfCamp[],
): (Lesson & { termId: string; opensTs: number })[] {
  if (lesson.unlockDay === 0) return [{ ...lesson, termId: '', opensTs: lesson.unlockTs }];
  return terms.map((term) => {
    const start = msOf(term.startTs);
    return { ...lesson, termId: term.id, opensTs: opensAt(lesson, [term], { since: start, now: start }) };
  });
}

/** By the moment; lessons of one moment stand in the order of their outline. */
function openingsIn(
  lessons: readonly CampLesson[],
  termsOf: (campId: string) => readonly CampTerm[],
  { from, to }: CampSpan,
): OpeningLesson[] {
  return lessons
    .flatMap((lesson) => openingsOf(lesson, termsOf(lesson.campId)))
    .filter(({ opensTs }) => opensTs >= from && opensTs < to)
    .toSorted((one, other) => one.opensTs - other.opensTs);
}

export async function readCampCalendar(
  { camps: store }: { camps: CampStore },
  appId: string,
  span: CampSpan,
): Promise<CampCalendar> {
  const [camps, terms] = await Promise.all([store.list(appId), store.terms(appId)]);
  const ids = camps.map(({ id }) => id);
  const lessons = await store.lessons(appId, ids);
  const termsOf = (campId: string) => terms.filter((term) => term.campId === campId);
  return {
    camps: camps.map((camp) => ({ ...camp, termCount: termsOf(camp.id).length })),
    terms: terms.filter(({ startTs, endTs }) => startTs < span.to && endTs > span.from),
    lessons: openingsIn(lessons, termsOf, span),
    campsOf: (goodsIds) => store.campsOf(appId, ids, goodsIds),
  };
}
