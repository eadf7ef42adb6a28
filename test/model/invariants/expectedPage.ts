/**
 * Where a good sign-in of `user` leads (D1, D13): to the page that was asked for, if no one in particular or
 * this very user had asked for it; else to /sitio. `kept`: the stored return address, unparsed.
 */
export function expectedPage(kept: string | null, user: string): string {
  const asked = kept === null ? null : (JSON.parse(kept) as { path: string; user: string | null });
  return asked !== null && (asked.user === null || asked.user === user) ? asked.path : '/sitio';
}
