import type { Prueba } from '../runSuite';
import { exigir, exigirIgual } from '../checkOutcome';

const cincoMegas = 5 * 1024 * 1024;

const muestras = {
  'application/pdf': Buffer.from('%PDF-1.7\n%prueba del contrato\n'),
  'image/jpeg': Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0]),
  'image/png': Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]),
} as const;

function formulario(contenido: Uint8Array, nombre: string): FormData {
  const form = new FormData();
  form.append('archivo', new Blob([new Uint8Array(contenido)]), nombre);
  return form;
}

export const archivos: readonly Prueba[] = [
  {
    grupo: 'archivos',
    nombre: 'un soporte se acepta por su contenido: PDF, JPG o PNG, diga lo que diga su nombre',
    correr: async ({ cliente }) => {
      for (const [tipo, contenido] of Object.entries(muestras)) {
        const archivo = await cliente.lograr('cargarArchivo', { cuerpo: formulario(contenido, 'soporte.bin') }, 201);
        exigirIgual([archivo.tipo, archivo.tamano], [tipo, contenido.length], 'tipo y tamaño');
      }
    },
  },
  {
    grupo: 'archivos',
    nombre: 'lo que no es PDF, JPG ni PNG se rechaza (415) aunque su nombre lo diga; más de 5 MB, 413; nada, 400',
    correr: async ({ cliente }) => {
      const texto = formulario(Buffer.from('<script>alert(1)</script>'), 'soporte.pdf');
      await cliente.rechazar('cargarArchivo', { status: 415 }, { cuerpo: texto });
      const grande = Buffer.concat([muestras['application/pdf'], Buffer.alloc(cincoMegas)]);
      await cliente.rechazar('cargarArchivo', { status: 413 }, { cuerpo: formulario(grande, 'soporte.pdf') });
      await cliente.rechazar('cargarArchivo', { status: 400 }, { cuerpo: new FormData() });
    },
  },
  {
    grupo: 'archivos',
    nombre: 'el soporte de una solicitud lo lee quien tramita, y la bitácora lo cuenta; no sirve para otra',
    correr: async ({ cliente, condicion, cuentas, datos, nueva, radicar, token }) => {
      const contenido = muestras['application/pdf'];
      const { id } = await cliente.lograr('cargarArchivo', { cuerpo: formulario(contenido, 'soporte.pdf') }, 201);
      const alegada = await condicion([id]);
      const { radicado } = await radicar({ condiciones: [alegada] });
      const como = await token('revisora');
      const leido = await cliente.lograr('leerArchivo', { ruta: { radicado, archivo: id }, como });
      exigirIgual(Buffer.from(leido.contenido, 'base64').equals(contenido), true, 'el contenido es el cargado');
      const { elementos } = await cliente.lograr('leerBitacora', { ruta: { radicado }, como });
      const leyo = elementos.some(({ que, quien }) => que === 'lectura_archivo' && quien === cuentas.revisora.usuario);
      exigir(leyo, 'la bitácora no cuenta quién leyó el archivo');

      const otra = await radicar();
      await cliente.rechazar('leerArchivo', { status: 404 }, { ruta: { radicado: otra.radicado, archivo: id }, como });
      const cuerpo = await nueva(await datos({ condiciones: [alegada] }));
      await cliente.rechazar('radicarSolicitud', { status: 422 }, { cuerpo });
    },
  },
];
