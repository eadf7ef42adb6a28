import type { Usuario } from '#domain/contractTypes.ts';
import { Mark } from '#ui/Mark.tsx';

/** Whether somebody signs in as it. */
export function SituacionMark({ usuario: { inhabilitadoEn, claveTemporalHasta } }: { usuario: Usuario }) {
  if (inhabilitadoEn !== null) return <Mark tone="over" label="Inhabilitado" />;
  if (claveTemporalHasta !== null) return <Mark tone="waiting" label="Por escoger contraseña" />;
  return <Mark tone="good" label="Habilitado" />;
}
