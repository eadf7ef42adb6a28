import type { components } from './contract';

type Schemas = components['schemas'];

/** Short names for what the contract describes (src/backend/contract/openapi.yaml). */
export type Estado = Schemas['Estado'];
export type Grado = Schemas['Grado'];

export type Convocatoria = Schemas['Convocatoria'];
export type Contacto = Schemas['Contacto'];
export type ManagedContacto = Schemas['ContactoDeGestion'];
export type Catalogues = Schemas['Catalogos'];
export type TipoDocumento = Schemas['TipoDeDocumento'];
export type OfferedGrado = Schemas['GradoOfrecido'];
export type OfferedCondicion = Schemas['CondicionOfrecida'];

export type Oferta = Schemas['Oferta'];
export type OfertasPage = Schemas['PaginaDeOfertas'];
export type Sede = Schemas['Sede'];
export type OfertaDeSede = Schemas['OfertaDeSede'];
export type SedesPage = Schemas['PaginaDeSedes'];
export type ManagedOferta = Schemas['OfertaDeGestion'];
export type ManagedOfertasPage = Schemas['PaginaDeOfertasDeGestion'];
export type ImportRow = Schemas['FilaDeOferta'];
export type RowError = Schemas['ErrorDeFila'];
export type RowChange = Schemas['CambioDeFila'];
export type ImportReport = Schemas['InformeDeImportacion'];
export type Matricula = Schemas['Matricula'];
export type MatriculaRow = Schemas['FilaDeMatricula'];
export type MatriculaReport = Schemas['InformeDeMatricula'];
export type Institucion = Schemas['Institucion'];
export type Instituciones = Schemas['Instituciones'];

export type StoredFile = Schemas['Archivo'];
export type FileContent = Schemas['ContenidoDeArchivo'];
export type SolicitudData = Schemas['DatosDeSolicitud'];
export type NewSolicitud = Schemas['SolicitudNueva'];
export type FilingReceipt = Schemas['Comprobante'];
export type Identification = Schemas['Identificacion'];
export type LostRadicado = Schemas['RadicadoPerdido'];
export type DecidedCondicion = Schemas['CondicionDecidida'];
export type DecidedCupo = Schemas['CupoDecidido'];
export type SolicitudResult = Schemas['Resultado'];
export type OpcionResult = Schemas['ResultadoDeOpcion'];
export type FamilySolicitud = Schemas['SolicitudDeFamilia'];
export type FamilyMoveName = FamilySolicitud['acciones'][number];
export type FamilyHermano = Schemas['HermanoDeFamilia'];
export type SolicitudEdit = Schemas['Edicion'];
export type Withdrawal = Schemas['Retiro'];
export type GuardianContact = Schemas['ContactoDeAcudiente'];
export type GuardianContactChange = Schemas['CambioDeContacto'];
export type OfertaAnswer = Schemas['RespuestaAOferta'];

export type SolicitudesPage = Schemas['PaginaDeSolicitudes'];
export type Expediente = Schemas['SolicitudDeFuncionario'];
export type FuncionarioMoveName = Expediente['acciones'][number];
export type HermanoDecision = Schemas['DecisionDeHermano'];
export type ExpedienteHermano = Schemas['HermanoDeFuncionario'];
export type CondicionDecision = Schemas['DecisionDeCondicion'];
export type AskedMove = Schemas['MovimientoPedido'];
export type BitacoraEntry = Schemas['RegistroDeBitacora'];
export type BitacoraEntries = Schemas['PaginaDeBitacora'];
export type WholeBitacora = Schemas['BitacoraGeneral'];
export type FamilyAsking = Schemas['PeticionDeFamilia'];
export type AnswerInName = Schemas['RespuestaEnSuNombre'];
export type WithdrawalInName = Schemas['RetiroEnSuNombre'];
export type ContactInName = Schemas['ContactoEnSuNombre'];
export type EditInName = Schemas['EdicionEnSuNombre'];
export type DataChange = Schemas['CambioDeDato'];
export type CallToMake = Schemas['LlamadaPorHacer'];
export type CallsToMake = Schemas['PaginaDeLlamadas'];
export type MadeCall = Schemas['Llamada'];
export type RecordedCall = Schemas['LlamadaRegistrada'];

export type ConvocatoriaRules = Schemas['ReglasDeConvocatoria'];
export type ManagedConvocatoria = Schemas['ConvocatoriaDeGestion'];
export type Etapa = Schemas['Etapa'];
export type Etapas = Schemas['Etapas'];
export type Replica = Schemas['Replica'];
export type ComparisonData = Schemas['DatosDeComparacion'];
export type SignIns = Schemas['Ingresos'];
export type ActaDeSorteo = Schemas['ActaDeSorteo'];
export type Proofs = Schemas['Pruebas'];
export type EtapaProof = Schemas['PruebaDeEtapa'];
export type PublishedFile = Schemas['ArchivoPublicado'];
export type Summary = Schemas['Resumen'];
export type Results = Schemas['Resultados'];
export type CutOffs = Schemas['PaginaDeCortes'];
export type Explanation = Schemas['Explicacion'];
export type TextFile = Schemas['ArchivoDeTexto'];

export type Problem = Schemas['Problema'];
