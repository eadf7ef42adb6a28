import type { CondicionOfrecida } from '#domain/contractTypes.ts';
import { Choice } from '#ui/Choice.tsx';
import { FieldGroup } from '#ui/FormField.tsx';
import { fieldId } from './fieldId';
import { InstitucionField } from './InstitucionField';
import { Supports } from './SoporteFiles';
import { useProblem } from './useProblem';
import { useStep } from './useStep';

/** One condition that can be claimed, and what it needs once it is. */
export function Condicion({ offered }: { offered: CondicionOfrecida }) {
  const { draft, events, dispatch } = useStep();
  const { codigo, nombre, descripcion, sensible, autorizacion, alcance, soporte } = offered;
  const place = draft.values.condiciones.findIndex((own) => own.codigo === codigo);
  const claimed = draft.values.condiciones[place];
  const campo = `condiciones.${place}`;
  return (
    <div className="solicitud-condicion">
      <Choice
        type="checkbox"
        id={fieldId(`condiciones-${codigo}`)}
        label={sensible ? `${nombre} (opcional)` : nombre}
        hint={descripcion}
        checked={claimed !== undefined}
        onChange={() => dispatch(events.condicionToggled({ codigo }))}
      />
      {claimed && (
        <div className="solicitud-condicion-more">
          {alcance === 'institucion' && <InstitucionField campo={`${campo}.institucion`} claimed={claimed} />}
          {sensible && <Authorisation campo={`${campo}.autorizada`} text={autorizacion} claimed={claimed} />}
          <Supports campo={`${campo}.archivos`} claimed={claimed} nombre={nombre} soporte={soporte} />
        </div>
      )}
    </div>
  );
}

interface AuthorisationProps {
  campo: string;
  text: string | null;
  claimed: { codigo: string; autorizada: boolean };
}

/** A sensitive answer has its own authorisation, apart from everything else (domain.md, law). */
function Authorisation({ campo, text, claimed }: AuthorisationProps) {
  const { events, dispatch } = useStep();
  const { codigo, autorizada } = claimed;
  return (
    <FieldGroup id={fieldId(campo)} label="Autorización" error={useProblem(campo)}>
      <Choice
        type="checkbox"
        label={text ?? 'Autorizo el uso de este dato sensible para esta solicitud.'}
        checked={autorizada}
        onChange={({ target }) => dispatch(events.condicionAuthorised({ codigo, autorizada: target.checked }))}
      />
    </FieldGroup>
  );
}
