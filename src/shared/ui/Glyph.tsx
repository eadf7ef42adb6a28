const SHAPES = {
  menu: 'M3 6h18M3 12h18M3 18h18',
  close: 'M5 5l14 14M19 5L5 19',
  warning: 'M12 4 2.8 20h18.4L12 4Zm0 6v5m0 2.4v.2',
  danger: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 5v5m0 2.8v.2',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 8v5m0-8.2V8',
  calendar: 'M4 6h16v14H4V6Zm0 4.5h16M8 3.5v4m8-4v4',
  external: 'M14 4h6v6m0-6-9 9M18 14v6H4V6h6',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm5 11.5L20.5 20.5',
} as const;

export type GlyphName = keyof typeof SHAPES;

/** A drawing of the interface itself, inline: it neither waits for the icons' font nor costs a request. */
export function Glyph({ name }: { name: GlyphName }) {
  return (
    <svg className="glyph" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false">
      <path d={SHAPES[name]} />
    </svg>
  );
}
