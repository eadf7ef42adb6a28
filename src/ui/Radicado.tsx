/** A solicitud's number: not translated, and whole on a line as long as the line has room for it. */
export function Radicado({ children }: { children: string }) {
  return (
    <span className="radicado" translate="no">
      {children}
    </span>
  );
}
