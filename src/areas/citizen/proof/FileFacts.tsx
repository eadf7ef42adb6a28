import { useSelector } from 'react-redux';
import { selectConfig } from '#core/config/configSlice.ts';
import { joinAddress, resolveBase } from '#services/http/httpAddress.ts';
import type { PublishedFile } from '#domain/contractTypes.ts';
import { numberText } from '#domain/words/numbers.ts';
import { Hash } from '#ui/Hash.tsx';
import { type EtapaPlace, fileCall } from './proofPaths';

interface FileFactsProps {
  etapa: EtapaPlace;
  /** The batch's number; null: the stage's own file. */
  tanda: number | null;
  archivo: PublishedFile;
}

/** A published file: a plain link, that can be handed on, and by what it is known to be whole. */
export function FileFacts({ etapa, tanda, archivo: { bytes, sha256 } }: FileFactsProps) {
  const { apiBase } = useSelector(selectConfig);
  const address = joinAddress(resolveBase(apiBase, document.baseURI) ?? '/', fileCall(etapa, tanda));
  return (
    <>
      <p>
        <a className="btn btn-quiet" href={address} download>
          {tanda === null ? 'Descargar el archivo de réplica (CSV)' : `Descargar el archivo de la tanda ${tanda} (CSV)`}
        </a>
      </p>
      <p>{`Tamaño: ${numberText(bytes)} bytes. No tiene nombres, documentos ni radicados.`}</p>
      <Hash name="SHA-256 del archivo" value={sha256} />
    </>
  );
}
