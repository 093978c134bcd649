/** What an action answered stands until the facts are asked for anew. */
import { useState } from 'react';

export function useNewest<Value>(initial: Value): readonly [Value, (newer: Value) => void] {
  const [answer, setAnswer] = useState({ of: initial, value: initial });
  return [answer.of === initial ? answer.value : initial, (value) => setAnswer({ of: initial, value })];
}
