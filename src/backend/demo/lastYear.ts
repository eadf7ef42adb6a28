import { ANSWER_DAYS, lastConvocatoria } from './demoConvocatoria';
import { midnightAfter } from './demoDates';
import type { DemoYear, MakeYear } from './demoYear';
import type { DemoSetting } from './demoProcessing';
import { createFactory, type DemoSolicitud } from './demoSolicitud';
import { decideEtapa } from './decidedEtapa';
import { later, move } from './life';
import { publishEtapa } from './publishedEtapa';

/** Its pupils are none of this year's: so many documents are left for these. */
const DOCUMENTOS = 500_000;

/**
 * How each ends once the list has moved: who was offered a seat accepts it, the list closes, and who accepted one is
 * enrolled.
 */
function end({ luck, convocatoria }: DemoSetting, { life }: DemoSolicitud, listClosed: Date): void {
  if (life.estado === 'asignada') {
    move(life, convocatoria, { to: 'aceptada', role: 'familia', en: later(life, luck, life.plazo ?? listClosed) });
  }
  const motivo = 'La lista de espera se cerró.';
  const closing = { role: 'asignacion', who: 'secretaria', en: listClosed, motivo } as const;
  if (life.estado === 'en_lista_de_espera') move(life, convocatoria, { to: 'sin_cupo', ...closing });
  if (life.estado === 'aceptada_y_en_lista') move(life, convocatoria, { to: 'aceptada', ...closing });
  if (life.estado !== 'aceptada') return;
  const en = later(life, luck, convocatoria.matricula.hasta);
  move(life, convocatoria, { to: 'matriculada', role: 'funcionario', who: 'funcionario', en });
}

/** Last year's, complete: published, its list closed, its pupils enrolled. */
export const makeLastYear: MakeYear = (luck, city, now): DemoYear => {
  const then = midnightAfter(now, -365);
  const setting = { luck, convocatoria: lastConvocatoria(luck, now, then), now: then };
  const { anio } = setting.convocatoria;
  const ofertas = city.ofertas.map((oferta) => ({ ...oferta, id: luck.uuid(), anio }));
  const factory = createFactory(luck, city, setting.convocatoria, DOCUMENTOS);
  const demoSolicitudes = decideEtapa(setting, factory, ofertas);
  const listClosed = midnightAfter(then, ANSWER_DAYS);
  const published = publishEtapa(setting, demoSolicitudes, ofertas, listClosed);
  for (const demoSolicitud of demoSolicitudes) end(setting, demoSolicitud, listClosed);
  return { setting, ofertas, demoSolicitudes, enrolled: [], published };
};
