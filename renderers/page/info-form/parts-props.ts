/** What an answer of several parts is given: a date, a region. */
export interface PartsProps {
  id: string;
  field: string;
  required: boolean;
  /** What is wrong with the whole answer, and where that is said. */
  invalid: true | undefined;
  describedBy: string | undefined;
  valueOf: (name: string) => string;
}
