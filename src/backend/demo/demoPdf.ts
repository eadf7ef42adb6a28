/** Between the brackets of a PDF's text. */
const escaped = (line: string): string => line.replaceAll(/[\\()]/g, '\\$&');

function pageOf(lines: readonly string[]): { readonly refers: string; readonly objects: string } {
  if (lines.length === 0) return { refers: '', objects: '' };
  const drawn = `BT /F1 16 Tf 24 TL 60 780 Td ${lines.map((line) => `(${escaped(line)}) '`).join(' ')} ET`;
  const font = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>';
  return {
    refers: `/Contents 4 0 R/Resources<</Font<</F1 ${font}>>>>`,
    objects: `4 0 obj<</Length ${drawn.length}>>stream\n${drawn}\nendstream endobj\n`,
  };
}

/**
 * The smallest file that a reader takes for a PDF: one page with some lines on it.
 * @param lines in letters of Latin-1
 */
export function makePdf(lines: readonly string[]): Buffer {
  const { refers, objects } = pageOf(lines);
  return Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
      `3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]${refers}>>endobj\n${objects}trailer<</Root 1 0 R>>\n%%EOF\n`,
    'latin1',
  );
}
