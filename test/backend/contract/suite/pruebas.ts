import { readOperations } from '../operations';
import type { Prueba } from './correr';
import { archivos } from './pruebas/archivos';
import { consulta } from './pruebas/consulta';
import { gestion, permisos } from './pruebas/gestion';
import { limites } from './pruebas/limites';
import { publico } from './pruebas/publico';
import { radicacion } from './pruebas/radicacion';
import { tramitacion } from './pruebas/tramitacion';
import { vida } from './pruebas/vida';

/** All that a backend must do. */
export function todasLasPruebas(): readonly Prueba[] {
  return [
    ...publico,
    ...radicacion,
    ...consulta,
    ...vida,
    ...tramitacion,
    ...archivos,
    ...permisos(readOperations()),
    ...gestion,
    ...limites,
  ];
}
