/** Reads of PromQL what tests need: which metrics a query names. */

/** Functions and words of PromQL that look like names. */
const WORDS = new Set(
  'by or and offset min max sum topk rate increase absent clamp_min histogram_quantile'.split(' '),
);

/** Metrics a query names: what is neither a word, nor within braces, brackets, quotes, or a list of labels. */
export function metricsOf(query: string): string[] {
  const bare = query
    .replace(/"[^"]*"/g, '')
    .replace(/\{[^}]*\}|\[[^\]]*\]/g, '')
    .replace(/\bby \([^)]*\)/g, '')
    .replace(/\b\d[\w.]*/g, '');
  return [...bare.matchAll(/[a-z_][a-z0-9_]*/g)].map(([name]) => name).filter((name) => !WORDS.has(name));
}

/** Of these metrics those that the text of /metrics does not declare. */
export function unknownMetrics(names: readonly string[], text: string): string[] {
  const there = new Set([...text.matchAll(/^# TYPE (\w+) /gm)].map(([, name = '']) => name));
  const base = (name: string) => name.replace(/_(?:bucket|count|sum)$/, '');
  return names.filter((name) => !there.has(name) && !there.has(base(name)));
}
