import { createHash } from 'node:crypto';

import type { Asking, Convocatoria, Cupo, RunOfSequence, Sequence } from './stageSequence';

/**
 * What families are told of the time between stages, read word by word over what happened. Shares nothing with the
 * engine, and nothing of a market: it goes by names and by who had which seat.
 */

const optionAt = ({ opciones }: Asking, oferta: string) => opciones.find((opcion) => opcion.oferta === oferta);

/** What a person would take, best first. */
const wish = ({ opciones }: Asking, cupo: Cupo | undefined): number => {
  if (cupo === undefined) return Infinity;
  const index = opciones.findIndex(({ oferta }) => oferta === cupo.oferta);
  return index < 0 ? opciones.length : index;
};

/** Whether somebody would rather have a seat at an oferta than what they have. */
const wouldTake = (one: Asking, oferta: string, cupo: Cupo | undefined): boolean => {
  const index = one.opciones.findIndex((opcion) => opcion.oferta === oferta);
  return index >= 0 && index < wish(one, cupo);
};

/** The class, then the earlier stage, then the number drawn in that stage, then one's own among siblings. */
function standing({ lottery }: Convocatoria, one: Asking, oferta: string): string {
  const number = (ticket: string) =>
    createHash('sha256')
      .update(`semilla de la etapa ${one.etapa}|${ticket}${lottery === 'por-oferta' ? `|${oferta}` : ''}`)
      .digest('hex');
  const digits = (value: number) => String(value).padStart(3, '0');
  return [
    digits(optionAt(one, oferta)?.priorityClass ?? 0),
    digits(one.etapa),
    number(one.family ?? one.ticket),
    number(one.ticket),
  ].join(' ');
}

const isOf = (one: Asking, oferta: string, group: string | undefined): boolean =>
  group !== undefined && (optionAt(one, oferta)?.groups.includes(group) ?? false);

/** Every sentence that does not hold. */
export function brokenSentences(convocatoria: Convocatoria, sequence: Sequence): readonly string[] {
  const everyone = new Map(convocatoria.etapas.flat().map((one) => [one.ticket, one]));
  return sequence.runs.flatMap((run, at) => {
    const asking = run.sample.solicitudes.flatMap(({ ticket }) => everyone.get(ticket) ?? []);
    return [
      ...passedOver(convocatoria, run, asking),
      ...emptySeats(convocatoria, run, asking, [...everyone.values()]),
      ...kinds(convocatoria, run, asking),
      ...losses(run, asking),
    ].map((sentence) => `run ${at + 1}: ${sentence}`);
  });
}

/** Nobody waits for a seat that somebody behind them got, except one that was reserved for a group that they are not in. */
function passedOver(convocatoria: Convocatoria, { before, after }: RunOfSequence, asking: readonly Asking[]): string[] {
  return asking.flatMap((got) => {
    const cupo = after.get(got.ticket);
    if (cupo === undefined || before.get(got.ticket)?.oferta === cupo.oferta) return [];
    return asking
      .filter((one) => wouldTake(one, cupo.oferta, after.get(one.ticket)))
      .filter((one) => standing(convocatoria, one, cupo.oferta) < standing(convocatoria, got, cupo.oferta))
      .filter((one) => cupo.group === undefined || isOf(one, cupo.oferta, cupo.group))
      .map((one) => `${one.ticket} waits for ${cupo.oferta}, which ${got.ticket} got`);
  });
}

/** No seat is given that is not there, none stays empty for which somebody waits; the kinds are those of the rules. */
function emptySeats(
  { ofertas, groups }: Convocatoria,
  { after }: RunOfSequence,
  asking: readonly Asking[],
  everyone: readonly Asking[],
): string[] {
  return ofertas.flatMap(({ id, cupos, reservas }) => {
    const total = cupos + everyone.filter(({ cupoActual }) => cupoActual === id).length;
    const held = [...after.values()].filter((cupo) => cupo?.oferta === id);
    const open = held.filter((cupo) => cupo?.group === undefined).length;
    const byGroup = groups.map((group) => held.filter((cupo) => cupo?.group === group).length);
    const waiting = asking.filter((one) => wouldTake(one, id, after.get(one.ticket)));
    return [
      ...(open + byGroup.reduce((sum, count) => sum + count, 0) > total ? [`${id} has more seats given than it has`] : []),
      ...(held.length < total && waiting.length > 0 ? [`a seat of ${id} is empty and ${waiting[0]?.ticket ?? ''} waits`] : []),
      ...groups.filter((_, at) => (byGroup[at] ?? 0) > (reservas[at] ?? 0)).map((group) => `${id} gave ${group} too many`),
    ];
  });
}

/** While a group has less than its reserve and one of it waits, no seat goes by the common order or to a later group. */
function kinds({ ofertas, groups }: Convocatoria, { before, after }: RunOfSequence, asking: readonly Asking[]): string[] {
  return ofertas.flatMap(({ id, reservas }) =>
    groups.flatMap((group, at) => {
      const has = [...after.values()].filter((cupo) => cupo?.oferta === id && cupo.group === group).length;
      const one = asking.find(({ ticket, ...rest }) => {
        const waiting: Asking = { ticket, ...rest };
        return isOf(waiting, id, group) && wouldTake(waiting, id, after.get(ticket));
      });
      if (has >= (reservas[at] ?? 0) || one === undefined) return [];
      return asking
        .filter(({ ticket }) => after.get(ticket)?.oferta === id && before.get(ticket)?.oferta !== id)
        .filter(({ ticket }) => {
          const kind = after.get(ticket)?.group;
          return kind === undefined || groups.indexOf(kind) > at;
        })
        .map(({ ticket }) => `${ticket} got a seat of ${id} that is reserved for ${group}, and ${one.ticket} waits`);
    }),
  );
}

/** A run takes from nobody the seat that they have, nor its kind. */
function losses({ before, after }: RunOfSequence, asking: readonly Asking[]): string[] {
  const outside = [...before.keys()].filter((ticket) => !asking.some((one) => one.ticket === ticket));
  return [
    ...asking
      .filter((one) => wish(one, after.get(one.ticket)) > wish(one, before.get(one.ticket)))
      .map(({ ticket }) => `${ticket} lost the seat that they had`),
    ...outside.filter((ticket) => before.get(ticket) !== after.get(ticket)).map((ticket) => `${ticket} was in no run`),
    ...asking
      .filter(({ ticket }) => before.get(ticket)?.oferta === after.get(ticket)?.oferta)
      .filter(({ ticket }) => before.get(ticket)?.group !== after.get(ticket)?.group)
      .map(({ ticket }) => `${ticket} keeps a seat of another kind`),
  ];
}
