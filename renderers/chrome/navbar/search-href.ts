/** Where a search leads: courses of the shop, or everything of an organization (M38, M39). */
export function searchHref(scope: 'courses' | 'company', text: string): string {
  const path = scope === 'company' ? '/company_search/' : '/search/';
  return path + encodeURIComponent(text.trim());
}
