import { numberText } from '#domain/words/numbers.ts';
import { Glyph } from '#ui/Glyph.tsx';
import { CHECK } from '#ui/glyphs.ts';
import { Hash } from '#ui/Hash.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Shares } from '#ui/Shares.tsx';
import type { Obtained, WantedCheck } from './checkState';
import { compareRun } from './compareRun';
import { AGREES, AGREES_BECAUSE, DIFFERENCES, DIFFERS, FETCH_AGAIN, TELL } from './proofTexts';

/** How what this browser obtained compares with what was published, in words; then its figures. */
export function Verdict({ wanted, obtained }: { wanted: WantedCheck; obtained: Obtained }) {
  const { bytes, fileHash, outcome } = obtained;
  const differences = compareRun(wanted, obtained);
  return (
    <>
      {differences.length === 0 ? (
        <div className="verdict-good" role="status">
          <Glyph shape={CHECK} />
          <div>
            <p>
              <strong>{`Comprobado. ${wanted.tanda === null ? AGREES.etapa : AGREES.tanda}`}</strong>
            </p>
            <p>{AGREES_BECAUSE}</p>
          </div>
        </div>
      ) : (
        <Notice tone="danger" role="alert">
          <p>
            <strong>{DIFFERS}</strong>
          </p>
          <ul>
            {differences.map((difference) => (
              <li key={difference}>{DIFFERENCES[difference]}</li>
            ))}
          </ul>
          {outcome.findings.length > 0 && (
            <ul aria-label="Lo que encontró el comprobador">
              {outcome.findings.map(({ message }) => (
                <li key={message}>{message}</li>
              ))}
            </ul>
          )}
          <p>{differences.includes('file') ? FETCH_AGAIN : TELL}</p>
        </Notice>
      )}
      <h4>Lo que obtuvo este equipo</h4>
      <p>{`Tamaño del archivo: ${numberText(bytes)} bytes.`}</p>
      <Hash name="SHA-256 del archivo" value={fileHash} />
      {wanted.huellaLista !== null && <Hash name="Huella de la lista" value={outcome.inputHash} />}
      <Hash name="Huella del resultado" value={outcome.hash} />
      <Shares summary={outcome.summary} />
    </>
  );
}
