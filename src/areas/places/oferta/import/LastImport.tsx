import { useDispatch, useSelector } from 'react-redux';
import { CardCell, CardTable } from '#kits/listing/CardTable.tsx';
import { ReadingOf } from '#kits/reading/ReadingView.tsx';
import { SendingOutcome } from '#kits/sending/SendingOutcome.tsx';
import { fullSedeName } from '#domain/sedeNames.ts';
import type { ImportReversal, SavedImport } from '#domain/contractTypes.ts';
import { sentence } from '#domain/words/sentence.ts';
import { numberText } from '#domain/words/numbers.ts';
import { usePersonName } from '#areas/places/people.ts';
import { useWords } from '#areas/places/useWords.ts';
import { Button } from '#ui/Button.tsx';
import { Section } from '#ui/Section.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { importReversal, lastImport } from './lastImport';
import { ofertaImport } from './ofertaImport';
import { takeBackRequested } from './takeBackSaga';

const ID = 'ultima-importacion';
/** Of many that stay, these show that there are some. */
const SHOWN = 50;

/** The import that can be taken back, with what stays as it is then (F75); nothing while another file is looked at. */
export function LastImport() {
  const dispatch = useDispatch();
  const sending = useSelector(importReversal.select);
  const { status } = useSelector(ofertaImport.select);
  if (status !== 'idle' && status !== 'saved') return null;
  const done = sending.status === 'sent' ? sending.answer : null;
  return (
    <Section className="last-import" id={ID} title="Última importación">
      <SendingOutcome
        state={sending}
        done={done && doneText(done)}
        onRetry={() => sending.status === 'unanswered' && dispatch(importReversal.events.submitted(sending.command))}
      />
      {done && <Staying places={done.quedan} />}
      <ReadingOf reading={lastImport} skeleton={<Skeleton lines={2} />} notFound="Todavía no hay ninguna convocatoria.">
        {({ importacion }) =>
          importacion ? (
            <Last saved={importacion} isWorking={sending.status === 'sending'} />
          ) : (
            <p>No hay ninguna que se pueda deshacer.</p>
          )
        }
      </ReadingOf>
    </Section>
  );
}

function Last({ saved, isWorking }: { saved: SavedImport; isWorking: boolean }) {
  const dispatch = useDispatch();
  const words = useWords();
  const person = usePersonName();
  const { id, en, quien, nuevas, cambiadas, congelada, vuelven, quedan } = saved;
  const what = `Ofertas nuevas: ${numberText(nuevas)}. Ofertas que cambiaron: ${numberText(cambiadas)}.`;
  return (
    <>
      <p>{`${sentence(`La guardó ${person(quien)} el ${words.moment(en)}`)} ${what}`}</p>
      {congelada && <p>Ya se congeló una lista con esta oferta: la importación no se puede deshacer.</p>}
      {!congelada && vuelven === 0 && <p>No se puede deshacer: todas sus ofertas cambiaron después o ya tienen solicitudes.</p>}
      {!congelada && vuelven > 0 && <p>{backText(vuelven, quedan.length)}</p>}
      {!congelada && <Staying places={quedan} />}
      {!congelada && vuelven > 0 && (
        <Button
          label="Deshacer la importación"
          isOff={isWorking}
          isWorking={isWorking}
          onClick={() => dispatch(takeBackRequested({ id }))}
        />
      )}
    </>
  );
}

function backText(back: number, stay: number): string {
  const returning =
    back === 1
      ? 'Si la deshace, una oferta vuelve a como estaba antes del archivo, o se quita si llegó con él.'
      : `Si la deshace, ${numberText(back)} ofertas vuelven a como estaban antes del archivo, o se quitan si llegaron con él.`;
  if (stay === 0) return returning;
  return `${returning} ${stay === 1 ? 'Una se queda como está:' : `${numberText(stay)} se quedan como están:`}`;
}

function doneText({ vuelven }: ImportReversal): string {
  return vuelven === 1
    ? 'La importación se deshizo: una oferta está como antes del archivo.'
    : `La importación se deshizo: ${numberText(vuelven)} ofertas están como antes del archivo.`;
}

function Staying({ places }: { places: ImportReversal['quedan'] }) {
  const words = useWords();
  if (places.length === 0) return null;
  return (
    <>
      <CardTable labelledBy={ID} columns={['Sede', 'Grado y jornada', 'Por qué se queda']}>
        {places.slice(0, SHOWN).map((place) => (
          <tr key={`${place.institucion.dane} ${place.sede} ${place.grado} ${place.jornada}`}>
            <th scope="row">{fullSedeName(place)}</th>
            <CardCell label="Grado y jornada">
              <span>{words.grado(place.grado)}</span>
              <span className="card-table-note">{`Jornada: ${words.name('jornadas', place.jornada)}`}</span>
            </CardCell>
            <CardCell label="Por qué se queda">
              <span>{place.motivo}</span>
            </CardCell>
          </tr>
        ))}
      </CardTable>
      {places.length > SHOWN && <p>{`Y ${numberText(places.length - SHOWN)} más.`}</p>}
    </>
  );
}
