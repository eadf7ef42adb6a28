/** A name, or what else a page's translation must leave as it is. */
export function Untranslated({ children }: { children: string }) {
  return <span translate="no">{children}</span>;
}
