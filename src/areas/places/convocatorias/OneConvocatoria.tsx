import { useDispatch, useSelector } from 'react-redux';
import { selectTimeZone } from '#core/config/configSlice.ts';
import type { ListedConvocatoria } from '#domain/contractTypes.ts';
import { createWords } from '#domain/words/words.ts';
import { numberText } from '#domain/words/numbers.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Lines } from '#ui/Lines.tsx';
import { Mark } from '#ui/Mark.tsx';
import { Section } from '#ui/Section.tsx';
import { withAnio } from '../anio';
import { usePersonName } from '../people';
import { PLACES_PATHS } from '../placesPaths';
import { stepAsked } from './convocatoriaStep';
import { changeText, ESTADO_NAMES, ESTADO_TONES } from './convocatoriasTexts';
import { MissingList } from './MissingList';
import { RetentionPart } from './RetentionPart';

interface OneConvocatoriaProps {
  one: ListedConvocatoria;
  isBusy: boolean;
}

/** A year's convocatoria: how far it is, what keeps it from its next step, and the step. */
export function OneConvocatoria({ one, isBusy }: OneConvocatoriaProps) {
  const { anio, nombre, estado, esLaDeHoy } = one;
  const at = (path: string) => withAnio(path, anio);
  return (
    <Section className="rules-part" id={`convocatoria-${anio}`} title={`${anio}: ${nombre}`}>
      <p className="convocatoria-marks">
        <Mark tone={ESTADO_TONES[estado]} label={ESTADO_NAMES[estado]} />
        {esLaDeHoy && <span>Es la que ven hoy las familias.</span>}
      </p>
      <Facts one={one} />
      <MissingList one={one} />
      <div className="actions screen-only">
        <ButtonLink label={`Convocatoria ${anio}`} to={at(PLACES_PATHS.convocatoria)} />
        <ButtonLink label={`Oferta ${anio}`} to={at(PLACES_PATHS.oferta)} />
        <Steps one={one} isBusy={isBusy} />
      </div>
      {estado === 'archivada' && <RetentionPart anio={anio} />}
      <History one={one} />
    </Section>
  );
}

function Facts({ one: { abre, cierra, publica, solicitudes, ofertas, vacantes } }: { one: ListedConvocatoria }) {
  const { moment, deadline } = createWords(null, useSelector(selectTimeZone));
  const dates =
    abre === null || cierra === null || publica === null
      ? [{ key: 'fechas', name: 'Fechas', value: 'Todavía no tiene etapas' }]
      : [
          { key: 'abre', name: 'Abre', value: moment(abre) },
          { key: 'cierra', name: 'Cierra', value: deadline(cierra) },
          { key: 'publica', name: 'Último resultado', value: moment(publica) },
        ];
  return (
    <Lines
      lines={[
        ...dates,
        { key: 'solicitudes', name: 'Solicitudes', value: numberText(solicitudes) },
        { key: 'ofertas', name: 'Ofertas', value: numberText(ofertas) },
        { key: 'vacantes', name: 'Vacantes', value: numberText(vacantes) },
      ]}
    />
  );
}

function Steps({ one: { anio, nombre, estado, version, falta, seBorra }, isBusy }: OneConvocatoriaProps) {
  const dispatch = useDispatch();
  const isOff = isBusy || falta.length > 0;
  const ask = (kind: 'publish' | 'archive' | 'reopen' | 'delete') => () => dispatch(stepAsked({ kind, anio, nombre, version }));
  const named = (label: string) => ({ label, 'aria-label': `${label} la convocatoria ${anio}` });
  switch (estado) {
    case 'en_preparacion':
      return (
        <>
          <Button primary {...named('Publicar')} isOff={isOff} onClick={ask('publish')} />
          {seBorra && <Button {...named('Borrar')} isOff={isBusy} onClick={ask('delete')} />}
        </>
      );
    case 'publicada':
      return <Button {...named('Archivar')} isOff={isOff} onClick={ask('archive')} />;
    case 'archivada':
      return <Button {...named('Volver a abrir')} isOff={isBusy} onClick={ask('reopen')} />;
  }
}

function History({ one: { cambios } }: { one: ListedConvocatoria }) {
  const { moment } = createWords(null, useSelector(selectTimeZone));
  const person = usePersonName();
  if (cambios.length === 0) return null;
  return (
    <details>
      <summary>Quién la hizo, la publicó o la archivó</summary>
      <ol className="rules-changes" reversed>
        {cambios.map((change) => (
          <li key={change.en}>{`${changeText(change)}: ${person(change.quien)}, ${moment(change.en)}`}</li>
        ))}
      </ol>
    </details>
  );
}
