import type { ConvocatoriaRules } from './contractTypes';

/** What is wrong with a stage among the others: the field, and what to do. */
export function violationsAmongEtapas(
  etapas: readonly ConvocatoriaRules['etapas'][number][],
  index: number,
): (readonly [campo: 'codigo' | 'abre' | 'publica' | 'condiciones', mensaje: string])[] {
  const [etapa, previous] = [etapas[index], etapas[index - 1]];
  if (!etapa) return [];
  const violations: ReturnType<typeof violationsAmongEtapas> = [];
  if (etapas.findIndex(({ codigo }) => codigo === etapa.codigo) < index) {
    violations.push(['codigo', 'Otra etapa ya tiene este código: escriba uno distinto.']);
  }
  if (previous && etapa.abre < previous.cierra) {
    violations.push(['abre', 'Elija una apertura que no sea antes del cierre de la etapa anterior.']);
  }
  if (previous && etapa.publica <= previous.publica) {
    violations.push(['publica', 'Elija una publicación después de la de la etapa anterior.']);
  }
  // Whoever has none of the conditions would be in no stage at all (F28).
  if (index === etapas.length - 1 && etapa.condiciones.length > 0) {
    violations.push(['condiciones', 'La última etapa es para todos: quite sus condiciones.']);
  }
  return violations;
}
