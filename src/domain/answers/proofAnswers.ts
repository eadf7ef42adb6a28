// Written by `npm run contract:types` from src/backend/contract/openapi.yaml.
import * as v from 'valibot';
import { actaDeSorteoSchema, integerSchema, momentSchema } from './answerParts';
import type { Proofs, PublishedFile } from '../contractTypes';

const listaPublicadaSchema = v.object({
  en: momentSchema,
  solicitudes: v.pipe(integerSchema, v.minValue(0)),
  huella: v.string(),
});

const semillaPublicadaSchema = v.object({ en: momentSchema, semilla: v.string(), acta: v.nullable(actaDeSorteoSchema) });

const publishedFileSchema: v.GenericSchema<unknown, PublishedFile> = v.object({
  bytes: v.pipe(integerSchema, v.minValue(1)),
  sha256: v.string(),
});

export const proofsSchema: v.GenericSchema<unknown, Proofs> = v.object({
  anio: integerSchema,
  elementos: v.array(
    v.object({
      codigo: v.string(),
      nombre: v.string(),
      cierra: momentSchema,
      publica: momentSchema,
      sorteo: v.picklist(['unico', 'por_lugar']),
      reglaDeSemilla: v.string(),
      lista: v.nullable(listaPublicadaSchema),
      semilla: v.nullable(semillaPublicadaSchema),
      resultado: v.nullable(v.object({ en: momentSchema, huella: v.string(), archivo: publishedFileSchema })),
      tandas: v.array(
        v.object({
          numero: v.pipe(integerSchema, v.minValue(1)),
          en: momentSchema,
          ofrecidos: v.nullable(v.pipe(integerSchema, v.minValue(0))),
          huellaLista: v.nullable(v.string()),
          huella: v.string(),
          archivo: publishedFileSchema,
        }),
      ),
      anuladas: v.array(
        v.object({
          en: momentSchema,
          motivo: v.string(),
          lista: v.nullable(listaPublicadaSchema),
          semilla: v.nullable(semillaPublicadaSchema),
        }),
      ),
    }),
  ),
  otrosAnios: v.array(integerSchema),
});
