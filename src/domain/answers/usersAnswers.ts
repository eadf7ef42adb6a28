// Written by `npm run contract:types` from src/backend/contract/openapi.yaml.
import * as v from 'valibot';
import { integerSchema, momentSchema } from './answerParts';
import type { OneTimePassword, Usuario, UsuariosPage } from '../contractTypes';

export const usuarioSchema: v.GenericSchema<unknown, Usuario> = v.object({
  usuario: v.string(),
  nombre: v.string(),
  secciones: v.array(v.picklist(['tramitacion', 'gestion', 'administracion'])),
  inhabilitadoEn: v.nullable(momentSchema),
  claveTemporalHasta: v.nullable(momentSchema),
  ultimoIngreso: v.nullable(momentSchema),
  propio: v.boolean(),
  version: integerSchema,
});

export const usuariosPageSchema: v.GenericSchema<unknown, UsuariosPage> = v.object({
  elementos: v.array(usuarioSchema),
  pagina: integerSchema,
  total: integerSchema,
});

export const oneTimePasswordSchema: v.GenericSchema<unknown, OneTimePassword> = v.object({
  usuario: usuarioSchema,
  clave: v.string(),
});
