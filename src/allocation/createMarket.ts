import type { MarketInput, MarketSettings, OfertaInput, SolicitudInput } from './marketInput';
import { createMarketRows } from './marketRows';
import type { Market } from './market';
import { NO_GROUPS, RECORDS } from './replica/replicaFormat';
import { createRow } from './replica/row';
import { collectViolations } from './violations';

/** Takes a market in, as people and databases have it, and checks it; what is wrong is kept until the end. */
export interface MarketBuilder {
  /** `where`: how a person finds it, such as 'Solicitud 12'. All ofertas come before the first solicitud. */
  addOferta(oferta: OfertaInput, where: string): void;
  addSolicitud(solicitud: SolicitudInput, where: string): void;
  /** @throws InvalidMarket */
  finish(): Market;
}

/** @throws InvalidMarket, with all that is wrong */
export function createMarket({ settings, ofertas, solicitudes }: MarketInput): Market {
  const builder = createMarketBuilder(settings);
  ofertas.forEach((oferta, index) => builder.addOferta(oferta, `oferta ${index + 1}`));
  solicitudes.forEach((solicitud, index) => builder.addSolicitud(solicitud, `solicitud ${index + 1}`));
  return builder.finish();
}

/** Its rows are those of a replication file: there is one reader. */
export function createMarketBuilder(settings: MarketSettings): MarketBuilder {
  let place = '';
  const rows = createMarketRows(settings, collectViolations(), () => place);
  const ownEtapa = (settings.semillasAnteriores?.length ?? 0) + 1;
  return {
    addOferta({ id, vacantes, reservas, institucion, turno }, where) {
      place = where;
      const ofGrado = institucion === undefined ? [] : [named(institucion), turno === undefined ? '' : String(turno)];
      rows.addOferta(createRow([RECORDS.oferta, id, String(vacantes), reservas.join(' '), ...ofGrado], 0));
    },
    addSolicitud({ ticket, etapa = ownEtapa, family, cupoActual, groupOfCupo, opciones }, where) {
      place = where;
      rows.addSolicitud(
        createRow(
          [
            RECORDS.solicitud,
            ticket,
            String(etapa),
            family === undefined ? '' : named(family),
            cupoActual === undefined ? '' : named(cupoActual),
            groupOfCupo === undefined ? '' : named(groupOfCupo),
            opciones.map(({ oferta }) => listed(oferta)).join(' '),
            opciones.map(({ priorityClass }) => String(priorityClass)).join(' '),
            opciones.map(({ groups }) => groups.map(listed).join('+') || NO_GROUPS).join(' '),
          ],
          0,
        ),
      );
    },
    finish: () => rows.finish(),
  };
}

/** A name that is there and is empty: a sign that is no identifier stands for it. */
const named = (name: string): string => name || '·';

/** The same of a name in a list, in which it must not become two. */
const listed = (name: string): string => named(name).replace(/[ +]/g, '·');
