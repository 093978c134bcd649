/** Views that stand in no first window, by the table that names them: those of live rooms come with no other page. */
export const furtherViews = (kind: string) =>
  kind.startsWith('live-') ? import('./views-live.gen.ts') : import('./views-screens.gen.ts');
