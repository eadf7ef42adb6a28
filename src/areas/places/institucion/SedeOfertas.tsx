import { useDispatch } from 'react-redux';
import type { ManagedSede } from '#domain/contractTypes.ts';
import { CUPOS_FIELDS, CUPOS_NAMES } from '#domain/cupos.ts';
import { numberText } from '#domain/words/numbers.ts';
import { CardCell, CardTable } from '#kits/listing/CardTable.tsx';
import { Button } from '#ui/Button.tsx';
import { Section } from '#ui/Section.tsx';
import { PLACES_PATHS } from '../placesPaths';
import { useWords } from '../useWords';
import { ButtonLink } from '../PlacesLink';
import { NewOfertaForm } from './NewOfertaForm';
import { sedeStepAsked } from './sedeStep';

const COLUMNS = ['Grado', 'Jornada', ...CUPOS_FIELDS.map((field) => CUPOS_NAMES[field]), 'Vacantes', 'Solicitudes'];

interface SedeOfertasProps {
  data: ManagedSede;
  isBusy: boolean;
}

/** What the sede offers in the call's year; one that nobody asked for can be taken away (F115). */
export function SedeOfertas({ data, isBusy }: SedeOfertasProps) {
  const words = useWords();
  const dispatch = useDispatch();
  const { ofertas, anio, cerradaEn } = data;
  if (anio === null) return null;
  const canRemove = ofertas.some(({ seQuita }) => seQuita);
  return (
    <Section className="institucion-part" id="ofertas" title={`Oferta de ${anio}`}>
      {ofertas.length === 0 ? (
        <p>Todavía no ofrece ningún grado.</p>
      ) : (
        <CardTable labelledBy="ofertas" columns={canRemove ? [...COLUMNS, 'Quitar'] : COLUMNS} actions={canRemove}>
          {ofertas.map((oferta) => {
            const name = `${words.grado(oferta.grado)}, jornada ${words.name('jornadas', oferta.jornada)}`;
            return (
              <tr key={oferta.id}>
                <th scope="row">{words.grado(oferta.grado)}</th>
                <CardCell label="Jornada">
                  <span>{words.name('jornadas', oferta.jornada)}</span>
                </CardCell>
                {CUPOS_FIELDS.map((field) => (
                  <CardCell key={field} label={CUPOS_NAMES[field]}>
                    <span>{numberText(oferta[field])}</span>
                  </CardCell>
                ))}
                <CardCell label="Vacantes">
                  <strong>{numberText(oferta.vacantes)}</strong>
                </CardCell>
                <CardCell label="Solicitudes">
                  <span>{numberText(oferta.solicitudes)}</span>
                </CardCell>
                {canRemove && (
                  <td className="card-table-whole">
                    {oferta.seQuita && (
                      <Button
                        label="Quitar"
                        isOff={isBusy}
                        aria-label={`Quitar ${name}`}
                        onClick={() =>
                          dispatch(sedeStepAsked({ step: { kind: 'retiro', seen: data, oferta, ofertaName: name } }))
                        }
                      />
                    )}
                  </td>
                )}
              </tr>
            );
          })}
        </CardTable>
      )}
      <p className="screen-only">
        <ButtonLink label="Cambiar los cupos en la oferta" to={PLACES_PATHS.oferta} />
      </p>
      {cerradaEn === null ? (
        <NewOfertaForm isBusy={isBusy} />
      ) : (
        <p>La sede está cerrada: ábrala para ofrecer más grados en ella.</p>
      )}
    </Section>
  );
}
