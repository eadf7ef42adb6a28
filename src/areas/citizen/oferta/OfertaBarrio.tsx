import { useListQuery } from '#kits/listing/useListQuery.ts';
import { BarrioField } from '#requestForm/pages/BarrioField.tsx';
import { solicitud } from '../solicitudForms';
import { useWords } from '../useWords';
import { ofertaAddress } from './ofertaAddress';

/** Asks for the sedes of the comuna that a barrio is in (F63). */
export function OfertaBarrio() {
  const { query, ask } = useListQuery(ofertaAddress);
  const { name } = useWords();
  return (
    <BarrioField
      barrios={solicitud.barrios}
      hint="Escriba parte del nombre y elija de la lista: se muestran los cupos de su comuna."
      comunaName={(codigo) => name('comunas', codigo)}
      onChoose={({ comuna }) => ask({ ...query, comuna, pagina: 1 })}
      done="estos son sus cupos"
    />
  );
}
