// Written by `npm run contract:types` from src/backend/contract/openapi.yaml.
import * as v from 'valibot';
import type { TextFile } from '../contractTypes';

export const textFileSchema: v.GenericSchema<unknown, TextFile> = v.object({ nombre: v.string(), contenido: v.string() });
