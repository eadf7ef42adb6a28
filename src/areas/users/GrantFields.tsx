import type { ReactNode } from 'react';
import { SECCION_NAMES, SECCIONES } from '#domain/usuario.ts';
import type { Seccion } from '#domain/contractTypes.ts';
import { Choice } from '#ui/Choice.tsx';
import { FieldGroup } from '#ui/FormField.tsx';
import { TextField } from '#ui/TextField.tsx';
import type { TypedGrants } from './typedGrants';

export const GRANT_IDS: Readonly<Record<string, string>> = { nombre: 'usuario-nombre', secciones: 'usuario-secciones' };

interface GrantFieldsProps {
  typed: TypedGrants;
  problems: Readonly<Record<string, string>>;
  isOff: boolean;
  /** The person's own: they stay who administers (F81). */
  isOwn?: boolean;
  onType: (typed: TypedGrants) => void;
  /** Between the two: the login of a new one. */
  children?: ReactNode;
}

const HINTS: Readonly<Record<Seccion, string>> = {
  tramitacion: 'Revisa, decide y radica por las familias.',
  gestion: 'Publica también los resultados, menos los de la asignación que ejecutó.',
  administracion: 'Crea, cambia e inhabilita usuarios.',
};
const OWN_HINT = 'Solo otra persona que administre puede quitárselo.';

/** Name and permissions. */
export function GrantFields({ typed, problems, isOff, isOwn = false, onType, children }: GrantFieldsProps) {
  const grant = (seccion: Seccion, isGiven: boolean) =>
    onType({ ...typed, secciones: SECCIONES.filter((one) => (one === seccion ? isGiven : typed.secciones.includes(one))) });
  return (
    <>
      <TextField
        id={GRANT_IDS['nombre'] ?? ''}
        label="Nombre y apellidos"
        hint="Como lo conocen sus compañeros: así aparece en la historia de las solicitudes."
        autoComplete="off"
        error={problems['nombre']}
        readOnly={isOff}
        value={typed.nombre}
        onType={(nombre) => onType({ ...typed, nombre })}
      />
      {children}
      <FieldGroup id={GRANT_IDS['secciones'] ?? ''} label="Qué hace" error={problems['secciones']}>
        {SECCIONES.map((seccion) => {
          const stays = isOwn && seccion === 'administracion';
          return (
            <Choice
              key={seccion}
              type="checkbox"
              label={SECCION_NAMES[seccion]}
              hint={stays ? OWN_HINT : HINTS[seccion]}
              checked={typed.secciones.includes(seccion)}
              disabled={isOff || stays}
              onChange={({ target }) => grant(seccion, target.checked)}
            />
          );
        })}
      </FieldGroup>
    </>
  );
}
