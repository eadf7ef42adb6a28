import * as v from 'valibot';

/** What the client process is told. */
export const pedidoSchema = v.object({ url: v.string(), cuerpos: v.array(v.unknown()) });

/** What it tells of each filing that it sent. */
export const enviadoSchema = v.object({
  /** The place of the body among those given. */
  familia: v.number(),
  status: v.number(),
  /** Empty when there is none. */
  radicado: v.string(),
  ms: v.number(),
});
export type Enviado = v.InferOutput<typeof enviadoSchema>;
