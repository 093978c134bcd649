/** Lets so many load at once, in the order they asked. */
export interface Slots {
  /** Runs `begin` as soon as there is a place. The returned function gives the place back, or leaves the queue; once. */
  take: (begin: () => void) => () => void;
}

export function createSlots(max: number): Slots {
  let busy = 0;
  const queue: { begin: () => void }[] = [];
  const next = () => {
    while (busy < max) {
      const waiting = queue.shift();
      if (waiting === undefined) return;
      busy += 1;
      waiting.begin();
    }
  };
  return {
    take: (begin) => {
      let hasBegun = false;
      let isOver = false;
      const entry = {
        begin: () => {
          hasBegun = true;
          begin();
        },
      };
      queue.push(entry);
      next();
      return () => {
        if (isOver) return;
        isOver = true;
        if (hasBegun) busy -= 1;
        else queue.splice(queue.indexOf(entry), 1);
        next();
      };
    },
  };
}
