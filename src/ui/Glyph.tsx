/** A drawing of the interface itself, inline: it neither waits for the icons' font nor costs a request. */
export function Glyph({ shape }: { shape: string }) {
  return (
    <svg className="glyph" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false">
      <path d={shape} />
    </svg>
  );
}
