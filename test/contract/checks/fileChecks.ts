import { checksOf } from '../runSuite';
import { requireThat, requireEqual } from '../checkOutcome';

const fiveMegabytes = 5 * 1024 * 1024;

const samples = {
  'application/pdf': Buffer.from('%PDF-1.7\n%prueba del contrato\n'),
  // Its head, the picture's, and its end.
  'image/jpeg': Buffer.from('ffd8ffe000104a46494600010100000100010000ffda000801010000ff00ffd9', 'hex'),
  'image/png': Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]),
} as const;

function formWith(content: Uint8Array, name: string): FormData {
  const form = new FormData();
  form.append('archivo', new Blob([new Uint8Array(content)]), name);
  return form;
}

export const fileChecks = checksOf('archivos', {
  'un soporte se acepta por su contenido, PDF, JPG o PNG, diga lo que diga su nombre, que termina como lo que es': async ({
    client,
  }) => {
    for (const [kind, content] of Object.entries(samples)) {
      const uploaded = await client.expectSuccess('cargarArchivo', { payload: formWith(content, 'soporte.html') }, 201);
      requireEqual([uploaded.tipo, uploaded.tamano], [kind, content.length], 'tipo y tamaño');
      requireThat(/\.(pdf|jpe?g|png)$/i.test(uploaded.nombre), `el nombre quedó «${uploaded.nombre}»`);
    }
  },
  'lo que no es PDF, JPG ni PNG, o es un JPG cortado, se rechaza (415) diga lo que diga su nombre; más de 5 MB, 413; nada, 400':
    async ({ client }) => {
      const text = formWith(Buffer.from('<script>alert(1)</script>'), 'soporte.pdf');
      await client.expectRefusal('cargarArchivo', { status: 415 }, { payload: text });
      const cut = formWith(samples['image/jpeg'].subarray(0, -2), 'soporte.jpg');
      await client.expectRefusal('cargarArchivo', { status: 415, codigo: 'archivo_incompleto' }, { payload: cut });
      const big = Buffer.concat([samples['application/pdf'], Buffer.alloc(fiveMegabytes)]);
      await client.expectRefusal('cargarArchivo', { status: 413 }, { payload: formWith(big, 'soporte.pdf') });
      await client.expectRefusal('cargarArchivo', { status: 400 }, { payload: new FormData() });
    },
  'el soporte de una solicitud lo lee quien tramita, y la bitácora lo cuenta; no sirve para otra': async ({
    client,
    condicion,
    accounts,
    datos,
    newSolicitud,
    file,
    token,
  }) => {
    const content = samples['application/pdf'];
    const { id } = await client.expectSuccess('cargarArchivo', { payload: formWith(content, 'soporte.pdf') }, 201);
    const claimed = await condicion([id]);
    const { radicado } = await file({ condiciones: [claimed] });
    const bearer = await token('revisora');
    const readBack = await client.expectSuccess('leerArchivo', { pathParams: { radicado, archivo: id }, bearer });
    requireEqual(Buffer.from(readBack.contenido, 'base64').equals(content), true, 'el contenido es el cargado');
    const { elementos } = await client.expectSuccess('leerBitacora', { pathParams: { radicado }, bearer });
    const readEntry = elementos.some(({ que, quien }) => que === 'lectura_archivo' && quien === accounts.revisora.user);
    requireThat(readEntry, 'la bitácora no cuenta quién leyó el archivo');

    const other = await file();
    await client.expectRefusal('leerArchivo', { status: 404 }, { pathParams: { radicado: other.radicado, archivo: id }, bearer });
    const payload = await newSolicitud(await datos({ condiciones: [claimed] }));
    await client.expectRefusal('radicarSolicitud', { status: 422 }, { payload });
  },
});
