/** The moments at which a film stops and asks, of those still open (D83). */
export interface Stop {
  /** Seconds. */
  at: number;
  /** It is not passed by, neither by playing nor by a jump. */
  isRequired: boolean;
}

export interface Stops {
  /** Those that are open, by their seconds. */
  give(list: readonly Stop[]): void;
  /** The first that playing from one second to another passes. */
  passedFrom(from: number, to: number): number | undefined;
  /** Where a jump ends: at the first it may not pass, else where it was to. */
  landing(from: number, to: number): number;
  isOpen(at: number): boolean;
  /** Goes by one from now on. */
  close(at: number): void;
}

/** Elements land a little beside the second they were sent to. */
const BESIDE_S = 0.25;

export function makeStops(): Stops {
  let open: readonly Stop[] = [];
  return {
    give: (list) => {
      open = list;
    },
    passedFrom: (from, to) => open.find(({ at }) => at > from - BESIDE_S && at <= to)?.at,
    landing: (from, to) =>
      open.find(({ at, isRequired }) => isRequired && at > from - BESIDE_S && at < to - BESIDE_S)?.at ?? to,
    isOpen: (at) => open.some((one) => one.at === at),
    close: (at) => {
      open = open.filter((one) => one.at !== at);
    },
  };
}
