import type { OfferedCondicion } from '#domain/contractTypes.ts';
import { Choice } from '#ui/Choice.tsx';
import { FieldGroup } from '#ui/FormField.tsx';
import { pendingIn } from '../solicitudState';
import { fieldId } from './fieldId';
import { InstitucionField } from './InstitucionField';
import { SoporteFiles } from './SoporteFiles';
import { useProblem } from './useProblem';
import { useStep } from './useStep';

/** One condition that can be claimed, and what it needs once it is. */
export function Condicion({ offered }: { offered: OfferedCondicion }) {
  const { draft, state, events, dispatch } = useStep();
  const { codigo, nombre, descripcion, sensible, autorizacion, alcance, soporte } = offered;
  const place = draft.values.condiciones.findIndex((own) => own.codigo === codigo);
  const claimed = draft.values.condiciones[place];
  const field = `condiciones.${place}`;
  const hasFiles = [...(claimed?.archivos ?? []), ...pendingIn(state).filter((own) => own.codigo === codigo)].length > 0;
  return (
    <div className="solicitud-condicion">
      <Choice
        type="checkbox"
        id={fieldId(`condiciones-${codigo}`)}
        label={sensible ? `${nombre} (opcional)` : nombre}
        hint={descripcion}
        checked={claimed !== undefined}
        onChange={() => dispatch((hasFiles ? events.condicionDropRequested : events.condicionToggled)({ codigo }))}
      />
      {claimed && (
        <div className="solicitud-condicion-more">
          {alcance === 'institucion' && <InstitucionField field={`${field}.institucion`} claimed={claimed} />}
          {sensible && <Authorisation field={`${field}.autorizada`} text={autorizacion} claimed={claimed} />}
          <SoporteFiles
            field={`${field}.archivos`}
            codigo={codigo}
            label="Soporte"
            hint={soporte}
            inputLabel={`Adjuntar un soporte de: ${nombre}`}
          />
        </div>
      )}
    </div>
  );
}

interface AuthorisationProps {
  field: string;
  text: string | null;
  claimed: { codigo: string; autorizada: boolean };
}

/** A sensitive answer has its own authorisation, apart from everything else (F21). */
function Authorisation({ field, text, claimed }: AuthorisationProps) {
  const { events, dispatch } = useStep();
  const { codigo, autorizada } = claimed;
  return (
    <FieldGroup id={fieldId(field)} label="Autorización" error={useProblem(field)}>
      <Choice
        type="checkbox"
        label={text ?? 'Autorizo el uso de este dato sensible para esta solicitud.'}
        checked={autorizada}
        onChange={({ target }) => dispatch(events.condicionAuthorised({ codigo, autorizada: target.checked }))}
      />
    </FieldGroup>
  );
}
