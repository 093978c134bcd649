/** A good as the person here may have it (D67): asked once for every part of the page that shows it, never for a stranger. */
import { useEffect, useState } from 'react';
import type { Engine } from '#engine/engine.ts';
import { useEngine, useViewer } from '#engine/provider.tsx';
import type { AnswerOf, DataOf, InputOf } from '#schemas/api/define-endpoint.ts';
import type { OpenedFrom } from '#schemas/content/detail.ts';
import { goodsDetailGet } from '#schemas/api/catalogue/goods.ts';

export type OwnDetail = DataOf<typeof goodsDetailGet>;
export type DetailInput = InputOf<typeof goodsDetailGet>;
type Answer = AnswerOf<typeof goodsDetailGet>;

/** What is asked of a good that was opened somewhere: the same for every part of its page, so that it is asked once (M22). */
export function detailInput(goods: { id: string; type: number }, origin: OpenedFrom): DetailInput {
  const { product_id, content_app_id, course_content_app_id, is_mall_course } = origin;
  const fields = Object.entries({ product_id, content_app_id, course_content_app_id, is_mall_course });
  const fieldsWithValue = Object.fromEntries(
    fields.filter(([, value]) => value !== undefined && value !== ''),
  );
  return { goods_id: goods.id, goods_type: goods.type, ...fieldsWithValue };
}

const underWay = new WeakMap<Engine, Map<string, Promise<Answer>>>();

/** Asks the server; who asks for the same while an answer is on its way gets that one. */
export function askDetail(engine: Engine, input: DetailInput): Promise<Answer> {
  const calls = underWay.get(engine) ?? new Map<string, Promise<Answer>>();
  underWay.set(engine, calls);
  const key = JSON.stringify(input);
  const pendingCall = calls.get(key);
  if (pendingCall !== undefined) return pendingCall;
  const call = engine.call(goodsDetailGet, input).finally(() => calls.delete(key));
  calls.set(key, call);
  return call;
}

/** Undefined for a stranger, and until the server has answered: then the page says what it says to all. */
export function useOwnDetail(input: DetailInput): OwnDetail | undefined {
  const engine = useEngine();
  const isIn = useViewer().status === 'in';
  const [turn, setTurn] = useState(0);
  const [own, setOwn] = useState<{ of: string; detail: OwnDetail }>();
  const key = JSON.stringify(input);
  useEffect(() => {
    const anew = () => setTurn((last) => last + 1);
    const stops = [engine.events.on('auth:changed', anew), engine.events.on('access:changed', anew)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [engine]);
  useEffect(() => {
    let isGone = !isIn;
    if (isIn)
      void askDetail(engine, input).then(
        (answer) => {
          if (!isGone && answer.ok) setOwn({ of: key, detail: answer.data });
        },
        () => undefined,
      );
    return () => {
      isGone = true;
    };
    // The key is the input; an equal one is asked for once.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [engine, isIn, key, turn]);
  return isIn && own?.of === key ? own.detail : undefined;
}
