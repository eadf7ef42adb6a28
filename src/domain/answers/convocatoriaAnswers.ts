// Written by `npm run contract:types` from src/backend/contract/openapi.yaml.
import * as v from 'valibot';
import {
  alcanceSchema,
  contactoSchema,
  dateChangeSchema,
  etapaDeConvocatoriaSchema,
  gradoSchema,
  integerSchema,
  momentSchema,
  reservaSchema,
} from './answerParts';
import type {
  ComparisonData,
  ConvocatoriaRules,
  Convocatorias,
  LastExtension,
  ManagedContacto,
  ManagedConvocatoria,
  RulesChanges,
  Summary,
} from '../contractTypes';

const estadoDeConvocatoriaSchema = v.picklist(['en_preparacion', 'publicada', 'archivada']);

export const convocatoriasSchema: v.GenericSchema<unknown, Convocatorias> = v.object({
  ahora: momentSchema,
  elementos: v.array(
    v.object({
      anio: integerSchema,
      nombre: v.string(),
      estado: estadoDeConvocatoriaSchema,
      version: integerSchema,
      abre: v.nullable(momentSchema),
      cierra: v.nullable(momentSchema),
      publica: v.nullable(momentSchema),
      esLaDeHoy: v.boolean(),
      solicitudes: integerSchema,
      ofertas: integerSchema,
      vacantes: integerSchema,
      falta: v.array(
        v.object({
          donde: v.picklist(['reglas', 'oferta', 'contacto', 'aviso', 'solicitudes', 'asignacion']),
          mensaje: v.string(),
        }),
      ),
      seBorra: v.boolean(),
      cambios: v.array(
        v.object({
          en: momentSchema,
          quien: v.string(),
          de: v.nullable(estadoDeConvocatoriaSchema),
          a: v.nullable(estadoDeConvocatoriaSchema),
          desde: v.nullable(integerSchema),
        }),
      ),
    }),
  ),
});

const convocatoriaRulesSchema: v.GenericSchema<unknown, ConvocatoriaRules> = v.object({
  nombre: v.string(),
  maximoOpciones: integerSchema,
  sorteo: v.picklist(['unico', 'por_lugar']),
  reglaDeSemilla: v.string(),
  diasParaResponder: integerSchema,
  etapas: v.array(etapaDeConvocatoriaSchema),
  prioridades: v.array(v.string()),
  hermanos: v.nullable(v.string()),
  reservas: v.array(reservaSchema),
  fechasDeLista: v.array(v.string()),
  matricula: v.nullable(v.object({ desde: v.string(), hasta: v.string() })),
  aniosDeDatos: integerSchema,
});

const condicionDeReglasSchema = v.object({ codigo: v.string(), nombre: v.string(), alcance: alcanceSchema });

export const managedConvocatoriaSchema: v.GenericSchema<unknown, ManagedConvocatoria> = v.object({
  anio: integerSchema,
  version: integerSchema,
  editable: v.boolean(),
  ahora: momentSchema,
  fijas: v.object({ congeladas: v.array(v.string()), publicadas: v.array(v.string()), listaCerrada: v.boolean() }),
  solicitudes: v.object({ total: integerSchema, porOpciones: v.array(integerSchema) }),
  reglas: convocatoriaRulesSchema,
  condiciones: v.array(condicionDeReglasSchema),
});

export const rulesChangesSchema: v.GenericSchema<unknown, RulesChanges> = v.object({
  actuales: convocatoriaRulesSchema,
  condiciones: v.array(condicionDeReglasSchema),
  elementos: v.array(
    v.object({
      version: integerSchema,
      en: momentSchema,
      quien: v.string(),
      motivo: v.nullable(v.string()),
      antes: convocatoriaRulesSchema,
    }),
  ),
});

export const lastExtensionSchema: v.GenericSchema<unknown, LastExtension> = v.object({
  ampliacion: v.nullable(
    v.object({
      version: integerSchema,
      en: momentSchema,
      quien: v.string(),
      motivo: v.string(),
      cambios: v.array(dateChangeSchema),
      impedimento: v.nullable(v.string()),
      pedida: v.nullable(v.object({ en: momentSchema, quien: v.string(), motivo: v.string() })),
      acciones: v.array(v.picklist(['pedir', 'decidir'])),
    }),
  ),
});

export const managedContactoSchema: v.GenericSchema<unknown, ManagedContacto> = v.object({
  version: integerSchema,
  contacto: contactoSchema,
});

export const summarySchema: v.GenericSchema<unknown, Summary> = v.object({
  solicitudes: v.pipe(integerSchema, v.minValue(0)),
  cupos: v.pipe(integerSchema, v.minValue(0)),
});

export const comparisonDataSchema: v.GenericSchema<unknown, ComparisonData> = v.object({
  sorteo: v.picklist(['unico', 'por_lugar']),
  prioridades: v.array(v.string()),
  hermanos: v.nullable(v.string()),
  reservas: v.array(reservaSchema),
  ofertas: v.array(
    v.object({
      id: v.string(),
      grado: gradoSchema,
      dane: v.string(),
      institucion: v.string(),
      sede: v.string(),
      jornada: v.string(),
    }),
  ),
});

export const rasgosDeListaSchema = v.object({ contenido: v.string() });
