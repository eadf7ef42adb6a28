import type { components } from './contract';

type Esquemas = components['schemas'];

/** Short names for what the contract describes (src/backend/contract/openapi.yaml). */
export type Estado = Esquemas['Estado'];
export type Grado = Esquemas['Grado'];

export type Convocatoria = Esquemas['Convocatoria'];
export type Catalogos = Esquemas['Catalogos'];
export type TipoDeDocumento = Esquemas['TipoDeDocumento'];
export type GradoOfrecido = Esquemas['GradoOfrecido'];
export type CondicionOfrecida = Esquemas['CondicionOfrecida'];

export type Oferta = Esquemas['Oferta'];
export type PaginaDeOfertas = Esquemas['PaginaDeOfertas'];
export type OfertaDeGestion = Esquemas['OfertaDeGestion'];
export type PaginaDeOfertasDeGestion = Esquemas['PaginaDeOfertasDeGestion'];
export type FilaDeOferta = Esquemas['FilaDeOferta'];
export type ErrorDeFila = Esquemas['ErrorDeFila'];
export type CambioDeFila = Esquemas['CambioDeFila'];
export type InformeDeImportacion = Esquemas['InformeDeImportacion'];
export type Institucion = Esquemas['Institucion'];
export type Instituciones = Esquemas['Instituciones'];

export type Archivo = Esquemas['Archivo'];
export type ContenidoDeArchivo = Esquemas['ContenidoDeArchivo'];
export type DatosDeSolicitud = Esquemas['DatosDeSolicitud'];
export type SolicitudNueva = Esquemas['SolicitudNueva'];
export type Comprobante = Esquemas['Comprobante'];
export type Identificacion = Esquemas['Identificacion'];
export type CondicionDecidida = Esquemas['CondicionDecidida'];
export type Resultado = Esquemas['Resultado'];
export type ResultadoDeOpcion = Esquemas['ResultadoDeOpcion'];
export type SolicitudDeFamilia = Esquemas['SolicitudDeFamilia'];
export type AccionDeFamilia = SolicitudDeFamilia['acciones'][number];
export type Edicion = Esquemas['Edicion'];
export type Retiro = Esquemas['Retiro'];
export type RespuestaAOferta = Esquemas['RespuestaAOferta'];

export type PaginaDeSolicitudes = Esquemas['PaginaDeSolicitudes'];
export type SolicitudDeFuncionario = Esquemas['SolicitudDeFuncionario'];
export type AccionDeFuncionario = SolicitudDeFuncionario['acciones'][number];
export type DecisionDeCondicion = Esquemas['DecisionDeCondicion'];
export type MovimientoPedido = Esquemas['MovimientoPedido'];
export type RegistroDeBitacora = Esquemas['RegistroDeBitacora'];
export type PaginaDeBitacora = Esquemas['PaginaDeBitacora'];

export type ReglasDeConvocatoria = Esquemas['ReglasDeConvocatoria'];
export type ConvocatoriaDeGestion = Esquemas['ConvocatoriaDeGestion'];
export type Etapa = Esquemas['Etapa'];
export type Etapas = Esquemas['Etapas'];
export type Replica = Esquemas['Replica'];
export type Resultados = Esquemas['Resultados'];
export type Corte = Esquemas['Corte'];
export type PaginaDeCortes = Esquemas['PaginaDeCortes'];
export type Explicacion = Esquemas['Explicacion'];
export type ArchivoDeTexto = Esquemas['ArchivoDeTexto'];

export type Problema = Esquemas['Problema'];
