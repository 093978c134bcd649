/** What an action answered stands until the facts are asked for anew. */
import { useState } from 'react';

export function useNewest<Value>(given: Value): readonly [Value, (answered: Value) => void] {
  const [answer, setAnswer] = useState({ of: given, value: given });
  return [answer.of === given ? answer.value : given, (value) => setAnswer({ of: given, value })];
}
