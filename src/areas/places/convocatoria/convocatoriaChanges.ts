import { changedLines, type Change, type Line } from '#ui/lineChanges.ts';
import { lineasDeEtapa, lineasDeReglas, nombreDeEtapa, type Condiciones } from './convocatoriaLines';
import type { EtapaEscrita, Valores } from './convocatoriaFields';

/** What is not the same in two versions of the rules, rule by rule and stage by stage. */
export function cambiosDeReglas(antes: Valores, ahora: Valores, condiciones: Condiciones, timeZone: string): Change[] {
  const lineas = (valores: Valores): Line[] => [
    ...lineasDeReglas(valores, condiciones),
    ...valores.etapas.map((etapa, puesto) => ({
      key: `etapas.${claveDeEtapa(etapa, puesto, antes.etapas, ahora.etapas)}`,
      name: nombreDeEtapa(etapa, puesto),
      value: [{ name: 'Nombre', value: etapa.nombre }, ...lineasDeEtapa(etapa, condiciones, timeZone)]
        .map(({ name, value }) => `${name}: ${value}`)
        .join('; '),
    })),
  ];
  return changedLines(lineas(antes), lineas(ahora));
}

/** A stage is known by its code; one whose code has changed, by its place. */
function claveDeEtapa({ codigo }: EtapaEscrita, puesto: number, antes: readonly EtapaEscrita[], ahora: readonly EtapaEscrita[]): string {
  const esta = (una: string, etapas: readonly EtapaEscrita[]) => etapas.some((etapa) => etapa.codigo === una);
  const vieja = antes[puesto]?.codigo;
  const isRenamed = vieja !== undefined && !esta(codigo, antes) && !esta(vieja, ahora);
  return isRenamed ? vieja : codigo;
}
